import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, civilDate, type CivilDate } from '../platform/civil-date.ts'
import type { MonthDay } from '../umbrellas/price-book.ts'
import type { Plan, PlanDays } from './plan.ts'
import { comingSeason, daysLeft } from './renewal.ts'

const words = { it: 'Stagione', en: 'Season', fr: 'Saison', nl: 'Seizoen', de: 'Saison' }
const plan = (days: PlanDays, changes: Partial<Plan> = {}): Plan => ({
  id: 1,
  name: words,
  text: words,
  days,
  weekdays: null,
  part: 'full_day',
  categories: null,
  rows: null,
  prices: [],
  extras: [],
  isProRata: true,
  depositPercent: 100,
  instalments: [],
  withdrawalDays: 0,
  firstRefusalUntil: '03-31' as MonthDay,
  fewPlaces: 10,
  ...changes,
})
const span = (from: string, to: string): PlanDays => ({ kind: 'span', from: from as MonthDay, to: to as MonthDay })
const season = plan(span('05-15', '09-15'))
const sold = (from: string, to: string) => ({ from: civilDate(from), to: civilDate(to) })

describe('the coming season of a subscription', () => {
  test.each([
    [season, '2027-05-15', '2027-09-15', '2028-05-15', '2028-09-15', '2028-03-31'],
    // Who joined in July has the whole next season.
    [season, '2027-07-10', '2027-09-15', '2028-05-15', '2028-09-15', '2028-03-31'],
    [plan(span('11-01', '02-28')), '2027-11-01', '2028-02-28', '2028-11-01', '2029-02-28', '2028-03-31'],
    [
      plan({ kind: 'length', length: 14, from: '05-01' as MonthDay, to: '09-01' as MonthDay }),
      '2027-07-03',
      '2027-07-16',
      '2028-07-03',
      '2028-07-16',
      '2028-03-31',
    ],
  ])('%#', (own, from, to, nextFrom, nextTo, until) =>
    expect(comingSeason(own, sold(from, to))).toMatchObject({ from: nextFrom, to: nextTo, until }),
  )

  test('days that begin on the day after the sold ones', () => {
    const whole = plan(span('01-01', '12-31'))
    expect(comingSeason(whole, sold('2027-01-01', '2027-12-31'))).toMatchObject({
      from: '2028-01-01',
      to: '2028-12-31',
    })
    const day = plan(span('06-01', '06-01'))
    expect(comingSeason(day, sold('2027-06-01', '2027-06-01'))).toMatchObject({ from: '2028-06-01', to: '2028-06-01' })
    // Moved days that were over before the plan's own began: those of the same year are next.
    expect(comingSeason(day, sold('2027-02-01', '2027-02-01'))).toMatchObject({ from: '2027-06-01', to: '2027-06-01' })
  })

  test('only the plan’s weekdays are kept, as runs', () => {
    const weekends = plan(span('06-05', '06-20'), { weekdays: [6, 7] })
    expect(comingSeason(weekends, sold('2027-06-05', '2027-06-20'))?.runs).toEqual([
      { from: '2028-06-10', to: '2028-06-11' },
      { from: '2028-06-17', to: '2028-06-18' },
    ])
  })

  test('none for a carnet, nor for a plan that keeps no place', () => {
    const carnet = plan({ kind: 'carnet', entries: 10, from: '05-15' as MonthDay, to: '09-15' as MonthDay })
    for (const own of [carnet, plan(season.days, { firstRefusalUntil: null })])
      expect(comingSeason(own, sold('2027-05-15', '2027-09-15'))).toBeNull()
  })

  test('always begins after the sold one, and is kept no longer than until it begins', () => {
    const days = fc.nat({ max: 123 }).map((offset) => addDays(civilDate('2027-05-15'), offset))
    fc.assert(
      fc.property(days, (from) => {
        const coming = comingSeason(season, { from, to: civilDate('2027-09-15') })
        expect(coming !== null && coming.from > '2027-09-15' && coming.until <= coming.from).toBe(true)
      }),
    )
  })
})

describe('days that are left', () => {
  test.each([
    ['2027-05-15', '2027-05-01', 124, 124],
    ['2027-05-15', '2027-09-15', 1, 124],
    ['2027-05-15', '2027-09-16', 0, 124],
    // Joined in July: the whole stays that of the plan.
    ['2027-07-10', '2027-07-10', 68, 124],
    ['2027-07-10', '2027-09-01', 15, 124],
  ])('of one from %s, on %s: %i of %i', (from, on, left, whole) =>
    expect(daysLeft(season, sold(from, '2027-09-15'), on as CivilDate)).toEqual({ left, whole }),
  )

  test('of a span over New Year', () => {
    const winter = plan(span('11-01', '02-28'))
    expect(daysLeft(winter, sold('2027-12-01', '2028-02-28'), civilDate('2028-02-01'))).toEqual({
      left: 28,
      whole: 120,
    })
  })

  test('of a length the whole is what was sold, before its first day as on it', () => {
    const length = plan({ kind: 'length', length: 14, from: '05-01' as MonthDay, to: '09-01' as MonthDay })
    const own = sold('2027-07-03', '2027-07-16')
    for (const on of ['2027-06-01', '2027-07-03'])
      expect(daysLeft(length, own, civilDate(on))).toEqual({ left: 14, whole: 14 })
  })

  test('of a moved span the whole is as long as the plan', () => {
    expect(daysLeft(season, sold('2026-12-10', '2027-04-12'), civilDate('2027-04-01'))).toEqual({
      left: 12,
      whole: 124,
    })
  })
})
