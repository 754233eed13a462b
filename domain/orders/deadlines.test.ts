import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, civilDate, fromDayNumber } from '../platform/civil-date.ts'
import { DAY_PARTS } from '../platform/day-part.ts'
import { cashDeadline, hasBegun, hasPassed, payLaterDeadline } from './deadlines.ts'
import { instantOf, wallTime, type WallTime } from './resort-time.ts'

const HOURS = { full_day: 10, morning: 10, afternoon: 15 }
const wall = (text: string) => text as WallTime
const day = fc.integer({ min: 20_500, max: 21_500 }).map(fromDayNumber)
const stay = fc.record({ from: day, part: fc.constantFrom(...DAY_PARTS) })

describe('R-807 R-902 cash deadline', () => {
  test.each([
    { stays: [{ from: '2027-07-10', part: 'full_day' }], at: '2027-07-10 10', instant: '2027-07-10T08:00:00.000Z' },
    { stays: [{ from: '2027-07-10', part: 'morning' }], at: '2027-07-10 10', instant: '2027-07-10T08:00:00.000Z' },
    { stays: [{ from: '2027-07-10', part: 'afternoon' }], at: '2027-07-10 15', instant: '2027-07-10T13:00:00.000Z' },
    {
      stays: [
        { from: '2027-07-11', part: 'morning' },
        { from: '2027-07-10', part: 'afternoon' },
      ],
      at: '2027-07-10 15',
      instant: '2027-07-10T13:00:00.000Z',
    },
    {
      stays: [
        { from: '2027-07-10', part: 'afternoon' },
        { from: '2027-07-10', part: 'morning' },
      ],
      at: '2027-07-10 10',
      instant: '2027-07-10T08:00:00.000Z',
    },
    { stays: [{ from: '2027-01-10', part: 'full_day' }], at: '2027-01-10 10', instant: '2027-01-10T09:00:00.000Z' },
    { stays: [{ from: '2027-03-28', part: 'full_day' }], at: '2027-03-28 10', instant: '2027-03-28T08:00:00.000Z' },
    { stays: [{ from: '2027-10-31', part: 'full_day' }], at: '2027-10-31 10', instant: '2027-10-31T09:00:00.000Z' },
  ] as const)('$stays is $at', ({ stays, at, instant }) => {
    const found = cashDeadline(
      stays.map((one) => ({ from: civilDate(one.from), part: one.part })),
      HOURS,
    )
    expect(`${found.day} ${found.hour}`).toBe(at)
    expect(found.at).toBe(instant)
  })

  test('the 12 o’clock variant is only another hour', () => {
    const stays = [{ from: civilDate('2027-07-10'), part: 'full_day' as const }]
    expect(cashDeadline(stays, { ...HOURS, full_day: 12, morning: 12 }).hour).toBe(12)
  })

  test('is never after any line of the cart has begun to be over', () => {
    fc.assert(
      fc.property(fc.array(stay, { minLength: 1, maxLength: 5 }), (stays) => {
        const deadline = cashDeadline(stays, HOURS)
        expect(stays.every((one) => deadline.day <= one.from)).toBe(true)
        expect(stays.some((one) => deadline.day === one.from && deadline.hour === HOURS[one.part])).toBe(true)
        expect(cashDeadline(stays.toReversed(), HOURS)).toEqual(deadline)
      }),
      // On one day a full day and a morning begin at the same hour: either of them may be the first.
      {
        examples: [
          [
            [
              { from: civilDate('2026-02-22'), part: 'full_day' },
              { from: civilDate('2026-02-22'), part: 'morning' },
            ],
          ],
        ],
      },
    )
  })

  test('no stay is no deadline', () => expect(() => cashDeadline([], HOURS)).toThrow(RangeError))
})

describe('R-807 the exact hour is over, the second before is not', () => {
  test.each([
    { now: '2027-07-10T09:59:59', passed: false },
    { now: '2027-07-10T10:00:00', passed: true },
    { now: '2027-07-10T10:00:01', passed: true },
    { now: '2027-07-09T23:59:59', passed: false },
    { now: '2027-07-11T00:00:00', passed: true },
  ])('$now: $passed', ({ now, passed }) => {
    expect(hasPassed({ day: civilDate('2027-07-10'), hour: 10 }, wall(now))).toBe(passed)
  })

  test('agrees with the instants on every day, also when the clocks change', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 4, max: 23 }),
        fc.integer({ min: -5400, max: 5400 }),
        (date, hour, seconds) => {
          const at = Date.parse(instantOf(date, hour))
          const now = new Date(at + seconds * 1000)
          const local = now.toLocaleString('sv-SE', { timeZone: 'Europe/Rome' }).replace(' ', 'T')
          expect(hasPassed({ day: date, hour }, wall(local))).toBe(seconds >= 0)
        },
      ),
      {
        examples: [
          [civilDate('2027-03-28'), 4, -1],
          [civilDate('2026-10-25'), 4, 0],
          [civilDate('2027-10-31'), 4, -3600],
        ],
      },
    )
  })
})

describe('R-902 pay later is due the day before', () => {
  test.each([
    { from: '2027-07-10', day: '2027-07-09', at: '2027-07-09T18:00:00.000Z' },
    { from: '2027-03-29', day: '2027-03-28', at: '2027-03-28T18:00:00.000Z' },
    { from: '2027-11-01', day: '2027-10-31', at: '2027-10-31T19:00:00.000Z' },
    { from: '2028-03-01', day: '2028-02-29', at: '2028-02-29T19:00:00.000Z' },
  ])('$from by $day at 20', (row) => {
    const found = payLaterDeadline([{ from: civilDate(row.from), part: 'morning' }], 20)
    expect(found).toEqual({ day: row.day, hour: 20, at: row.at })
  })

  test('is always before the cash deadline', () => {
    fc.assert(
      fc.property(fc.array(stay, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 23 }), (stays, hour) => {
        expect(payLaterDeadline(stays, hour).at < cashDeadline(stays, HOURS).at).toBe(true)
      }),
    )
  })
})

describe('R-301 a stay begins with its day, an afternoon with the turn', () => {
  test.each([
    { part: 'full_day', now: '2027-07-09T23:59:59', begun: false },
    { part: 'full_day', now: '2027-07-10T00:00:00', begun: true },
    { part: 'morning', now: '2027-07-10T00:00:00', begun: true },
    { part: 'afternoon', now: '2027-07-10T13:59:59', begun: false },
    { part: 'afternoon', now: '2027-07-10T14:00:00', begun: true },
  ] as const)('$part at $now: $begun', ({ part, now, begun }) => {
    expect(hasBegun({ from: civilDate('2027-07-10'), part }, wall(now), 14)).toBe(begun)
  })
})

test('R-905 the wall’s time sorts as text', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 22 }), (date, hour) => {
      expect(wallTime(date, hour) < wallTime(date, hour + 1)).toBe(true)
      expect(wallTime(date, hour + 1) < wallTime(addDays(date, 1), 0)).toBe(true)
    }),
  )
})

test('instants of the wall agree with the time zone database, the nights of the change included', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 23 }), (date, hour) => {
      const local = new Date(instantOf(date, hour))
        .toLocaleString('sv-SE', { timeZone: 'Europe/Rome' })
        .replace(' ', 'T')
      // Only the hour that a spring night skips reads otherwise: an hour later.
      if (local !== wallTime(date, hour)) expect([local, hour]).toEqual([wallTime(date, 3), 2])
    }),
    {
      examples: [
        [civilDate('2027-03-28'), 2],
        [civilDate('2027-03-28'), 3],
        [civilDate('2027-10-31'), 2],
        [civilDate('2026-10-25'), 3],
      ],
    },
  )
})
