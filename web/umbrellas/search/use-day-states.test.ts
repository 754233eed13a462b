import { expect, test } from 'vitest'
import { restOfToday } from './use-day-states.ts'

test.each([
  ['is as full as it is before the day turns', 'few', undefined, 'few'],
  ['has its afternoon left', 'past', 'many', 'afternoon'],
  ['has its afternoon left, though it is nearly full', 'past', 'few', 'afternoon'],
  ['is full when its afternoon is', 'past', 'full', 'full'],
  ['is closed when the season is over', 'past', 'closed', 'closed'],
  ['is over, not past, while the afternoon is unknown', 'past', undefined, 'over'],
] as const)('R-512 today %s', (_name, state, afternoon, shown) => {
  expect(restOfToday(state, afternoon)).toBe(shown)
})
