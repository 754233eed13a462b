import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  civilDate,
  countDays,
  dayNumber,
  eachDay,
  fromDayNumber,
  monthBounds,
  parseCivilDate,
  weekday,
} from './civil-date.ts'

const day = fc.integer({ min: -100_000, max: 100_000 }).map(fromDayNumber)

describe('R-905 civil dates', () => {
  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00',
    '',
    '0000-01-01',
    '0099-12-31',
    '2026-01-00',
    '2026-06-99',
    ' 2026-01-01',
  ])('%j is no day of the calendar', (text) => {
    expect(parseCivilDate(text)).toBeNull()
    expect(() => civilDate(text)).toThrow(RangeError)
  })
  test.each(['2024-02-29', '2000-02-29', '2027-03-28', '2026-10-25', '9999-12-31', '0100-01-01'])(
    '%s is one',
    (text) => {
      expect(parseCivilDate(text)).toBe(text)
    },
  )
  test('numbers and dates are each other’s inverse, in the order of the text', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        expect(fromDayNumber(dayNumber(a))).toBe(a)
        expect(Math.sign(dayNumber(a) - dayNumber(b))).toBe(a < b ? -1 : a > b ? 1 : 0)
      }),
    )
  })
  test.each([
    ['2027-01-31', '2027-02-01'],
    ['2027-02-28', '2027-03-01'],
    ['2028-02-28', '2028-02-29'],
    ['2028-02-29', '2028-03-01'],
    ['2027-03-31', '2027-04-01'],
    ['2027-04-30', '2027-05-01'],
    ['2027-05-31', '2027-06-01'],
    ['2027-06-30', '2027-07-01'],
    ['2027-07-31', '2027-08-01'],
    ['2027-08-31', '2027-09-01'],
    ['2027-09-30', '2027-10-01'],
    ['2027-10-31', '2027-11-01'],
    ['2027-11-30', '2027-12-01'],
    ['2027-12-31', '2028-01-01'],
    ['2000-02-28', '2000-02-29'],
    ['2000-02-29', '2000-03-01'],
    ['2100-02-28', '2100-03-01'],
    ['2099-12-31', '2100-01-01'],
    ['2400-02-29', '2400-03-01'],
  ])('%s is followed by %s', (one, next) => {
    expect([addDays(civilDate(one), 1), addDays(civilDate(next), -1)]).toEqual([next, one])
    expect(countDays(civilDate(one), civilDate(next))).toBe(2)
  })
  test('a day has no hours: the nights when clocks change are days like any other', () => {
    expect(addDays(civilDate('2027-03-27'), 1)).toBe('2027-03-28')
    expect(addDays(civilDate('2027-03-28'), 1)).toBe('2027-03-29')
    expect(countDays(civilDate('2027-10-30'), civilDate('2027-11-01'))).toBe(3)
  })
  test('a range has as many days as are counted, one apart, and none backwards', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5, max: 400 }), (from, more) => {
        const to = addDays(from, more)
        const days = eachDay(from, to)
        expect(days).toHaveLength(Math.max(0, more + 1))
        for (const [index, each] of days.entries()) expect(each).toBe(addDays(from, index))
      }),
    )
  })
  test('Monday is 1, Sunday is 7, before 1970 too', () => {
    expect(weekday(civilDate('2026-07-18'))).toBe(6)
    expect(weekday(civilDate('1970-01-01'))).toBe(4)
    expect(weekday(civilDate('1969-12-28'))).toBe(7)
    fc.assert(
      fc.property(day, (date) => {
        expect(weekday(addDays(date, 7))).toBe(weekday(date))
      }),
    )
  })
  test('months end where they end', () => {
    expect(monthBounds(civilDate('2028-02-10'))).toEqual({ first: '2028-02-01', last: '2028-02-29' })
    expect(monthBounds(civilDate('2026-12-31'))).toEqual({ first: '2026-12-01', last: '2026-12-31' })
  })
})
