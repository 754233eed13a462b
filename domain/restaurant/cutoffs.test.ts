import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, civilDate } from '../platform/civil-date.ts'
import { isMealOver, lastBookingTime, type CutoffHours } from './cutoffs.ts'
import { MEALS } from './meals.ts'

const HOURS: CutoffHours = { restaurantLunchCutoff: 11, restaurantDinnerOnlyCutoff: 12, restaurantLastCutoff: 20 }
const TODAY = civilDate('2027-07-18')
/** The two days on which the clocks of Europe/Rome change, and the ones beside them. */
const CLOCK_CHANGES = ['2027-03-27', '2027-03-28', '2027-03-29', '2027-10-30', '2027-10-31', '2027-11-01'].map(
  civilDate,
)

/** Seconds since midnight as the wall shows them. */
const wall = (second: number) =>
  [second / 3600, (second / 60) % 60, second % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
const at = (time: string) => ({ today: TODAY, time })

describe('R-515 same-day cut-offs', () => {
  test.each([
    ['00:00:00', false, false],
    ['10:59:59', false, false],
    ['11:00:00', false, false],
    ['11:00:01', true, false],
    ['12:00:00', true, false],
    ['12:00:01', true, false],
    ['19:59:59', true, false],
    ['20:00:00', true, false],
    ['20:00:01', true, true],
    ['23:59:59', true, true],
  ])('at %s lunch is over: %s, dinner is over: %s', (time, lunch, dinner) => {
    expect(MEALS.map((meal) => isMealOver(meal, TODAY, at(time), HOURS))).toEqual([lunch, dinner])
  })

  test('later days are open at any second, past days at none, on every day of the year and where the clocks change', () => {
    const days = fc.oneof(
      fc.constantFrom(...CLOCK_CHANGES),
      fc.integer({ min: 0, max: 800 }).map((n) => addDays(TODAY, n)),
    )
    fc.assert(
      fc.property(days, fc.nat(86_399), fc.integer({ min: 1, max: 400 }), (today, second, away) => {
        const now = { today, time: wall(second) }
        for (const meal of MEALS) {
          expect(isMealOver(meal, addDays(today, away), now, HOURS)).toBe(false)
          expect(isMealOver(meal, addDays(today, -away), now, HOURS)).toBe(true)
        }
      }),
    )
  })

  test('today is a matter of the wall alone: in time up to and with the full hour, whatever the clocks did that night', () => {
    const near = fc
      .constantFrom(11, 12, 20)
      .chain((hour) => fc.integer({ min: -90, max: 90 }).map((n) => hour * 3600 + n))
    fc.assert(
      fc.property(fc.constantFrom(TODAY, ...CLOCK_CHANGES), fc.oneof(near, fc.nat(86_399)), (today, second) => {
        const now = { today, time: wall(second) }
        expect(isMealOver('lunch', today, now, HOURS)).toBe(second > 11 * 3600)
        expect(isMealOver('dinner', today, now, HOURS)).toBe(second > 20 * 3600)
      }),
    )
  })

  test('whatever hours a resort sets, a meal never opens again once it is over, and lunch is over first', () => {
    const hour = fc.integer({ min: 0, max: 23 })
    const hours = fc.record({
      restaurantLunchCutoff: hour,
      restaurantDinnerOnlyCutoff: hour,
      restaurantLastCutoff: hour,
    })
    fc.assert(
      fc.property(hours, fc.nat(86_398), fc.nat(86_398), (set, a, b) => {
        const [first, later] = [at(wall(Math.min(a, b))), at(wall(Math.max(a, b)))]
        for (const meal of MEALS) {
          if (isMealOver(meal, TODAY, first, set)) expect(isMealOver(meal, TODAY, later, set)).toBe(true)
        }
        if (isMealOver('dinner', TODAY, first, set)) expect(isMealOver('lunch', TODAY, first, set)).toBe(true)
        expect(lastBookingTime('lunch', set) <= lastBookingTime('dinner', set)).toBe(true)
      }),
    )
  })

  test('says until when one books', () => {
    expect(MEALS.map((meal) => lastBookingTime(meal, HOURS))).toEqual(['11:00', '20:00'])
    expect(lastBookingTime('lunch', { ...HOURS, restaurantDinnerOnlyCutoff: 9 })).toBe('09:00')
  })
})
