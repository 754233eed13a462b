import { expect, test } from 'vitest'
import { partOfTime, slotsOfDay } from './slots.ts'

const SLOTS = { from: '10:00', to: '11:30', everyMinutes: 30, atOnce: 2 }

test('B-22 each time has what is left of it; of one that has passed nothing is', () => {
  expect(slotsOfDay(SLOTS, { '10:30': 1, '11:00': 2, '11:30': 3 }, (time) => time < '10:10')).toEqual([
    { time: '10:00', left: 0 },
    { time: '10:30', left: 1 },
    { time: '11:00', left: 0 },
    { time: '11:30', left: 0 },
  ])
})

test.each([
  ['13:59', 'morning'],
  ['14:00', 'afternoon'],
] as const)('B-22 %s lies in the %s', (time, part) => {
  expect(partOfTime(time, 14)).toBe(part)
})
