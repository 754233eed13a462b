import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, civilDate, countDays, type CivilDate } from '../platform/civil-date.ts'
import { DAY_PARTS, type DayPart } from '../platform/day-part.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { Refusal } from '../platform/refusal.ts'
import { isPartOver, periodRefusal, requirePeriod, type Period, type PeriodRules } from './period.ts'

const TODAY = civilDate('2026-07-11')
const SEASON = { from: civilDate('2026-06-01'), to: civilDate('2026-09-15') }
const rules = (change: Partial<PeriodRules> = {}): PeriodRules => ({
  maxPeriodDays: 30,
  season: SEASON,
  today: TODAY,
  halfNow: 0,
  ...change,
})
const stay = (from: string, to: string, part: DayPart = 'full_day'): Period => ({
  from: from as CivilDate,
  to: to as CivilDate,
  part,
})

describe('R-512 a date must be chosen: end not before start, no past days', () => {
  test.each([
    [stay('2026-07-19', '2026-07-18'), { code: 'date_order' }],
    [stay('2026-07-10', '2026-07-12'), { code: 'date_past' }],
    [stay('2026-07-11', '2026-07-11'), null],
    [stay('2026-07-11', '2026-08-09'), null],
    [stay('2026-07-11', '2026-08-10'), { code: 'period_too_long', max: 30 }],
    [stay('2026-09-15', '2026-09-15'), null],
    [stay('2026-09-15', '2026-09-16'), { code: 'outside_season', ...SEASON }],
  ])('%o: %o', (period, refused) => {
    expect(periodRefusal(period, rules())).toEqual(refused)
  })

  test('R-903 a missing season closes the resort', () => {
    expect(periodRefusal(stay('2026-07-18', '2026-07-19'), rules({ season: null }))).toEqual({ code: 'resort_closed' })
  })

  test('days before the season opens are outside it', () => {
    const early = rules({ today: civilDate('2026-04-01') })
    expect(periodRefusal(stay('2026-05-31', '2026-06-02'), early)).toEqual({ code: 'outside_season', ...SEASON })
  })
})

describe('R-312 a part of today is over once its first half-day is', () => {
  test.each([
    ['full_day', 0, false],
    ['morning', 0, false],
    ['afternoon', 0, false],
    ['full_day', 1, true],
    ['morning', 1, true],
    ['afternoon', 1, false],
  ] as const)('%s, half-day %i: over is %s', (part, halfNow, over) => {
    expect(isPartOver(TODAY, part, rules({ halfNow }))).toBe(over)
    expect(periodRefusal(stay(TODAY, TODAY, part), rules({ halfNow }))).toEqual(
      over ? { code: 'day_part_over', part } : null,
    )
    expect(isPartOver(addDays(TODAY, 1), part, rules({ halfNow }))).toBe(false)
    expect(isPartOver(addDays(TODAY, -1), part, rules({ halfNow }))).toBe(true)
  })
})

test('R-512 wrong dates are wrong fields; the rest is a refusal with its values', () => {
  const refusalOf = (period: Period, change: Partial<PeriodRules> = {}) => {
    try {
      requirePeriod(period, rules(change))
      return null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error instanceof FieldRefusal ? error.problems : { code: error.code, data: error.data }
    }
  }
  expect(refusalOf(stay('2026-07-19', '2026-07-18'))).toEqual([{ field: 'to', code: 'date_order' }])
  expect(refusalOf(stay('2026-07-10', '2026-07-18'))).toEqual([{ field: 'from', code: 'date_past' }])
  expect(refusalOf(stay('2026-07-18', '2026-07-19'), { season: null })).toEqual({ code: 'resort_closed', data: {} })
  expect(refusalOf(stay('2026-07-18', '2026-07-19'), { maxPeriodDays: 1 })).toEqual({
    code: 'period_too_long',
    data: { max: 1 },
  })
  expect(refusalOf(stay('2026-07-18', '2026-07-19'))).toBeNull()
})

test('R-512 what is accepted lies between today and the end of the season, is in order and not too long', () => {
  const day = fc.integer({ min: -60, max: 120 }).map((offset) => addDays(TODAY, offset))
  fc.assert(
    fc.property(
      day,
      day,
      fc.constantFrom(...DAY_PARTS),
      fc.constantFrom(0 as const, 1 as const),
      (from, to, part, halfNow) => {
        const accepted = periodRefusal({ from, to, part }, rules({ halfNow })) === null
        const starts = from > TODAY || (from === TODAY && (halfNow === 0 || part === 'afternoon'))
        const expected = starts && from <= to && from >= SEASON.from && to <= SEASON.to && countDays(from, to) <= 30
        expect(accepted).toBe(expected)
      },
    ),
  )
})
