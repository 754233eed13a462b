import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, civilDate, countDays, type CivilDate } from '../platform/civil-date.ts'
import {
  addMonths,
  boughtDays,
  lastSuch,
  monthsBegun,
  offerOf,
  planDays,
  runsOf,
  type PlanSeason,
} from './plan-days.ts'
import { aPlan, monthDay } from './plan-fixture.ts'
import type { Plan } from './plan.ts'

const SEASON: PlanSeason = { from: civilDate('2027-05-15'), to: civilDate('2027-09-30'), isRolling: false }
const on = (today: string, halfNow: 0 | 1 = 0) => ({ today: civilDate(today), halfNow })
const rolling = (today: string): PlanSeason => {
  return { from: civilDate(today), to: addDays(civilDate(today), 200), isRolling: true }
}
const august = aPlan({ days: { kind: 'span', from: monthDay('08-01'), to: monthDay('08-31') } })
const fortnight = aPlan({ days: { kind: 'length', length: 15, from: monthDay('06-01'), to: monthDay('09-01') } })

describe('R-102 when a plan can begin', () => {
  test.each([
    ['before it begins', '2027-03-01', '2027-06-01', '2027-06-01'],
    ['on its first day', '2027-06-01', '2027-06-01', '2027-06-01'],
    ['once it has begun it may be joined until its last day', '2027-06-02', '2027-06-02', '2027-09-15'],
    ['on its last day', '2027-09-15', '2027-09-15', '2027-09-15'],
  ])('%s', (_, today, from, to) => {
    expect(offerOf(aPlan(), SEASON, on(today))?.start).toEqual({ from, to })
  })

  test('R-512 not today once its part of the day is over', () => {
    expect(offerOf(aPlan(), SEASON, on('2027-07-10', 1))?.start.from).toBe('2027-07-11')
    expect(offerOf(aPlan({ part: 'afternoon' }), SEASON, on('2027-07-10', 1))?.start.from).toBe('2027-07-10')
    expect(offerOf(aPlan(), SEASON, on('2027-09-15', 1))).toBeNull()
  })

  test('not when the season does not hold all of it', () => {
    expect(offerOf(aPlan(), { ...SEASON, to: civilDate('2027-09-01') }, on('2027-03-01'))).toBeNull()
    expect(offerOf(august, { ...SEASON, to: civilDate('2027-09-01') }, on('2027-03-01'))?.window).toMatchObject({
      from: '2027-08-01',
      to: '2027-08-31',
    })
    expect(offerOf(aPlan(), SEASON, on('2027-09-16'))).toBeNull()
  })

  test('a length begins on any of its days that leaves all of it in the season', () => {
    expect(offerOf(fortnight, SEASON, on('2027-03-01'))).toEqual({
      start: { from: '2027-06-01', to: '2027-09-01' },
      window: null,
    })
    expect(offerOf(fortnight, { ...SEASON, to: civilDate('2027-09-10') }, on('2027-08-20'))?.start).toEqual({
      from: '2027-08-20',
      to: '2027-08-27',
    })
    expect(offerOf(fortnight, SEASON, on('2027-09-02'))).toBeNull()
  })

  test('a span over New Year', () => {
    const winter = aPlan({ days: { kind: 'span', from: monthDay('12-01'), to: monthDay('02-28') } })
    const season: PlanSeason = { from: civilDate('2027-10-01'), to: civilDate('2028-04-30'), isRolling: false }
    expect(offerOf(winter, season, on('2027-10-05'))?.window).toMatchObject({ from: '2027-12-01', to: '2028-02-28' })
    expect(offerOf(winter, season, on('2028-01-05'))?.start).toEqual({ from: '2028-01-05', to: '2028-02-28' })
  })
})

describe('a season that moves along with today', () => {
  test('holds a plan on its own days where it can', () => {
    expect(offerOf(august, rolling('2027-03-01'), on('2027-03-01'))?.window).toEqual({
      from: '2027-08-01',
      to: '2027-08-31',
      movedBy: 0,
    })
    expect(offerOf(august, rolling('2027-08-10'), on('2027-08-10'))?.start).toEqual({
      from: '2027-08-10',
      to: '2027-08-31',
    })
  })

  test('moves the others, as many days, to the nearest month', () => {
    const moved = offerOf(aPlan(), rolling('2026-11-22'), on('2026-11-22'))
    expect(moved?.window).toMatchObject({ from: '2026-12-01', to: '2027-03-17' })
    expect(moved?.start).toEqual({ from: '2026-12-01', to: '2026-12-01' })
    expect(offerOf(fortnight, rolling('2026-11-22'), on('2026-11-22'))?.start).toEqual({
      from: '2026-11-22',
      to: '2027-05-27',
    })
  })

  test('but never beyond its last day', () => {
    const short = { from: civilDate('2026-11-22'), to: civilDate('2027-01-15'), isRolling: true }
    expect(offerOf(aPlan(), short, on('2026-11-22'))).toBeNull()
    expect(offerOf(august, short, on('2026-11-22'))?.window).toMatchObject({ from: '2026-12-01', to: '2026-12-31' })
  })

  const anyDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays(civilDate('2026-01-01'), days))
  const anyPlan = fc.constantFrom<Plan>(
    aPlan(),
    august,
    fortnight,
    aPlan({ weekdays: [6, 7] }),
    aPlan({ part: 'morning' }),
    aPlan({ days: { kind: 'length', length: 2, from: monthDay('06-01'), to: monthDay('09-01') }, weekdays: [6, 7] }),
    aPlan({ days: { kind: 'carnet', entries: 10, from: monthDay('06-01'), to: monthDay('09-15') } }),
  )
  test('every plan is sold on every day of the year, within the season and with as many days as ever', () => {
    fc.assert(
      fc.property(anyDay, anyPlan, fc.constantFrom<0 | 1>(0, 1), (today, plan, halfNow) => {
        const season = rolling(today)
        const offer = offerOf(plan, season, { today, halfNow })
        if (offer === null) throw new Error(`not sold on ${today}`)
        for (const from of [offer.start.from, offer.start.to]) {
          const bought = boughtDays(plan, offer, from)
          if (bought === null) throw new Error(`cannot begin on ${from}`)
          expect(bought.days.length).toBeGreaterThan(0)
          expect(bought.days.length).toBeLessThanOrEqual(bought.wholeDays)
          expect(bought.from >= today && bought.to <= season.to).toBe(true)
          expect(boughtDays(plan, offer, addDays(offer.start.from, -1))).toBeNull()
          expect(boughtDays(plan, offer, addDays(offer.start.to, 1))).toBeNull()
        }
        if (offer.window !== null && plan.days.kind === 'span') {
          expect(countDays(offer.window.from, offer.window.to)).toBe(plan.days.to === '09-15' ? 107 : 31)
        }
      }),
    )
  })
})

test('R-312 the days of a plan are those of its weekdays, in runs', () => {
  const [from, to] = [civilDate('2027-07-01'), civilDate('2027-07-12')]
  const weekend = planDays({ weekdays: [6, 7] }, from, to)
  expect(weekend).toEqual(['2027-07-03', '2027-07-04', '2027-07-10', '2027-07-11'])
  expect(runsOf(weekend)).toEqual([
    { from: '2027-07-03', to: '2027-07-04' },
    { from: '2027-07-10', to: '2027-07-11' },
  ])
  expect(runsOf(planDays({ weekdays: null }, from, to))).toEqual([{ from, to }])
  expect(runsOf([])).toEqual([])
})

test.each([
  ['2027-08-01', '2027-08-31', 1],
  ['2027-08-01', '2027-09-01', 2],
  ['2027-06-01', '2027-09-15', 4],
  ['2027-01-31', '2027-02-27', 1],
  ['2027-01-31', '2027-02-28', 2],
  ['2027-07-10', '2027-07-10', 1],
])('%s to %s begins %i months', (from, to, months) => {
  expect(monthsBegun(civilDate(from), civilDate(to))).toBe(months)
})

test('months are added to the last day that there is', () => {
  expect(addMonths(civilDate('2027-12-31'), 2)).toBe('2028-02-29')
  expect(addMonths(civilDate('2027-01-15'), 12)).toBe('2028-01-15')
})

test('the last such day that is not after another', () => {
  expect(lastSuch(monthDay('06-30'), civilDate('2027-09-15'))).toBe('2027-06-30')
  expect(lastSuch(monthDay('09-15'), civilDate('2027-09-15'))).toBe('2027-09-15')
  expect(lastSuch(monthDay('12-31'), civilDate('2027-09-15') satisfies CivilDate)).toBe('2026-12-31')
})

describe('R-102 the edges of a season', () => {
  const season = (from: string, to: string, isRolling = false): PlanSeason => {
    return { from: civilDate(from), to: civilDate(to), isRolling }
  }

  test('a plan of exactly the season’s days is sold, one of a day more is not', () => {
    const all = aPlan({ days: { kind: 'span', from: monthDay('05-15'), to: monthDay('09-30') } })
    expect(offerOf(all, SEASON, on('2027-03-01'))?.start).toEqual({ from: '2027-05-15', to: '2027-05-15' })
    expect(offerOf(all, season('2027-05-16', '2027-09-30'), on('2027-03-01'))).toBeNull()
    expect(offerOf(all, season('2027-05-15', '2027-09-29'), on('2027-03-01'))).toBeNull()
  })

  test('nothing is sold before the season of a later year', () => {
    const later = season('2028-05-15', '2028-09-30')
    expect(offerOf(aPlan(), later, on('2027-03-01'))?.window).toMatchObject({ from: '2028-06-01', to: '2028-09-15' })
    expect(offerOf(fortnight, later, on('2027-03-01'))?.start).toEqual({ from: '2028-06-01', to: '2028-09-01' })
  })

  test('a plan of weekends ends with its last weekend', () => {
    const weekends = aPlan({ weekdays: [6, 7] })
    expect(offerOf(weekends, SEASON, on('2027-07-01'))?.start).toEqual({ from: '2027-07-01', to: '2027-09-12' })
    expect(offerOf(weekends, SEASON, on('2027-09-13'))).toBeNull()
  })

  test('a window without one of its weekdays is not sold', () => {
    const days = { kind: 'span', from: monthDay('07-05'), to: monthDay('07-09') } as const
    expect(offerOf(aPlan({ days, weekdays: [6, 7] }), SEASON, on('2027-03-01'))).toBeNull()
    expect(offerOf(aPlan({ days, weekdays: [5] }), SEASON, on('2027-03-01'))).not.toBeNull()
  })

  test('a span of one day is that day', () => {
    const days = { kind: 'span', from: monthDay('08-15'), to: monthDay('08-15') } as const
    expect(offerOf(aPlan({ days }), SEASON, on('2027-03-01'))?.window).toEqual({
      from: '2027-08-15',
      to: '2027-08-15',
      movedBy: 0,
    })
  })

  test('a moved plan begins on the first day of the season and ends on its last where they are its own', () => {
    const short = season('2026-11-01', '2026-12-01', true)
    expect(offerOf(august, short, on('2026-11-01'))?.window).toEqual({
      from: '2026-11-01',
      to: '2026-12-01',
      movedBy: countDays(civilDate('2026-08-01'), civilDate('2026-11-01')) - 1,
    })
  })

  test('a length begins on the one day that leaves all of it in the season', () => {
    const short = season('2027-06-10', '2027-06-24')
    expect(offerOf(fortnight, short, on('2027-03-01'))?.start).toEqual({ from: '2027-06-10', to: '2027-06-10' })
    expect(offerOf(fortnight, season('2027-06-10', '2027-06-23'), on('2027-03-01'))).toBeNull()
  })

  test('a weekend is sold all week, from the first to the last start that has a day of it', () => {
    const days = { kind: 'length', length: 2, from: monthDay('06-01'), to: monthDay('09-01') } as const
    const weekend = aPlan({ days, weekdays: [6, 7] })
    expect(offerOf(weekend, SEASON, on('2027-07-05'))?.start).toEqual({ from: '2027-07-09', to: '2027-08-29' })
    expect(offerOf(weekend, SEASON, on('2027-07-10'))?.start.from).toBe('2027-07-10')
    expect(offerOf(weekend, SEASON, on('2027-08-30'))).toBeNull()
  })

  test('days after New Year are sold in the season that holds them', () => {
    const winter = season('2027-10-01', '2028-04-30')
    const february = aPlan({ days: { kind: 'span', from: monthDay('02-01'), to: monthDay('02-28') } })
    expect(offerOf(february, winter, on('2027-10-05'))?.window).toMatchObject({ from: '2028-02-01', to: '2028-02-28' })
  })

  test('a length without one of its weekdays cannot begin then', () => {
    const days = { kind: 'length', length: 3, from: monthDay('06-01'), to: monthDay('09-01') } as const
    const weekend = aPlan({ days, weekdays: [6, 7] })
    const offer = offerOf(weekend, SEASON, on('2027-07-08'))
    expect(offer?.start.from).toBe('2027-07-08')
    if (offer === null) return
    expect(boughtDays(weekend, offer, civilDate('2027-07-12'))).toBeNull()
    expect(boughtDays(weekend, offer, civilDate('2027-07-09'))).toEqual({
      from: '2027-07-09',
      to: '2027-07-11',
      days: ['2027-07-10', '2027-07-11'],
      wholeDays: 2,
      movedBy: 0,
    })
  })

  test('who joins late buys the days that are left of all', () => {
    const offer = offerOf(aPlan(), SEASON, on('2027-09-14'))
    if (offer === null) throw new Error('not sold')
    expect(boughtDays(aPlan(), offer, civilDate('2027-09-14'))).toEqual({
      from: '2027-09-14',
      to: '2027-09-15',
      days: ['2027-09-14', '2027-09-15'],
      wholeDays: 107,
      movedBy: 0,
    })
  })
})
