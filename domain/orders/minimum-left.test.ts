import { expect, test } from 'vitest'
import { civilDate } from '../platform/civil-date.ts'
import type { MinimumStay } from '../umbrellas/minimum-stay.ts'
import { tooShortLeft } from './minimum-left.ts'

/** Weekends of two days until three days before; 10 July 2027 is a Saturday. */
const WEEKEND: MinimumStay = { weekdays: [6, 7], rows: ['A'], spans: null, leastDays: 2, aheadDays: 3 }
/** The same, however near it is. */
const ALWAYS = { ...WEEKEND, rows: ['C'], aheadDays: 0 }
const stay = (from: number, to: number, row = 'A') => ({
  row,
  from: civilDate(`2027-07-${String(from).padStart(2, '0')}`),
  to: civilDate(`2027-07-${String(to).padStart(2, '0')}`),
})

test.each([
  ['a weekend loses its Sunday', stay(10, 11), [stay(10, 10)], 1, 2],
  ['all of it goes', stay(10, 11), [], 1, null],
  ['Friday to Sunday without Friday', stay(9, 11), [stay(10, 11)], 1, null],
  ['the middle of three days goes', stay(9, 11), [stay(9, 9), stay(11, 11)], 1, 2],
  ['half of the Sunday goes: two bookings of a day', stay(10, 11), [stay(10, 10), stay(11, 11)], 1, 2],
  ['it is near: one day is enough', stay(10, 11), [stay(10, 10)], 8, null],
  ['it is Saturday: the Sunday may go', stay(10, 11), [stay(10, 10)], 10, null],
  ['another row has no such rule', stay(10, 11, 'B'), [stay(10, 10, 'B')], 1, null],
  ['never relaxed, on its eve', stay(10, 11, 'C'), [stay(10, 10, 'C')], 9, 2],
  ['never relaxed, begun', stay(10, 11, 'C'), [stay(10, 10, 'C')], 10, null],
  ['to a row that has the rule', stay(10, 10, 'B'), [stay(10, 10, 'A')], 1, 2],
  ['a Saturday that the desk sold alone moves to the next one', stay(10, 10), [stay(17, 17)], 1, null],
  ['a weekday moves to a Saturday', stay(7, 7), [stay(10, 10)], 1, 2],
] as const)('B-06 %s', (_name, before, left, today, least) => {
  const at = { today: stay(today, today).from, season: null }
  expect(tooShortLeft([WEEKEND, ALWAYS], before, left, at)?.leastDays ?? null).toBe(least)
})
