import { describe, expect, test } from 'vitest'
import { cents } from '../platform/cents.ts'
import { civilDate, eachDay } from '../platform/civil-date.ts'
import { aPromotion } from './beach-fixture.ts'
import type { PriceRow } from './calls.ts'
import type { Period } from './period.ts'
import type { MonthDay } from './price-book.ts'
import { tooShort, tooShortByRows, type MinimumStay } from './minimum-stay.ts'
import { discountsOf, fullCents, sharedOut } from './discounts.ts'
import { withCode, withoutCodes, withPromotions, type Promotion } from './promotion.ts'

const NAME = { it: 'A', en: 'A', fr: 'A', nl: 'A', de: 'A' }
const none = aPromotion({ name: NAME })
const today = civilDate('2027-07-01')
const booking = { today, channel: 'online' as const }
const spot = { row: 'C', category: 'human' }
const period: Period = { from: civilDate('2027-07-10'), to: civilDate('2027-07-12'), part: 'full_day' }
const rows = (unit: number, of: Period = period): PriceRow[] =>
  eachDay(of.from, of.to).map((day) => ({
    kind: 'place',
    extraId: null,
    day,
    quantity: 1,
    days: 1,
    unitCents: cents(unit),
    totalCents: cents(unit),
  }))
const units = (list: readonly PriceRow[]) => list.map((row) => row.unitCents)
const offered = (...promotions: Partial<Promotion>[]) =>
  units(
    withPromotions(
      rows(3000),
      promotions.map((one, index) => ({ ...none, id: `p${index}`, ...one })),
      spot,
      period,
      booking,
    ),
  )

describe('B-06 promotions that hold by themselves', () => {
  test.each<[string, Partial<Promotion>, number[]]>([
    ['percent', { percent: 10 }, [2700, 2700, 2700]],
    ['amount, shared out over the days', { amountCents: 1000 }, [2666, 2667, 2667]],
    ['never below 0', { amountCents: 100_000 }, [0, 0, 0]],
    ['only Saturdays and Sundays', { percent: 50, weekdays: [6, 7] }, [1500, 1500, 3000]],
    ['only some days', { percent: 50, days: { from: civilDate('2027-07-12'), to: null } }, [3000, 3000, 1500]],
    ['another row', { percent: 50, rows: ['A'] }, [3000, 3000, 3000]],
    ['another category', { percent: 50, categories: ['small-dog'] }, [3000, 3000, 3000]],
    ['another part', { percent: 50, parts: ['morning'] }, [3000, 3000, 3000]],
    ['9 days ahead are at least 9', { percent: 50, aheadLeast: 9 }, [1500, 1500, 1500]],
    ['and not 10', { percent: 50, aheadLeast: 10 }, [3000, 3000, 3000]],
    ['at most 8', { percent: 50, aheadMost: 8 }, [3000, 3000, 3000]],
    ['long enough', { percent: 50, leastDays: 3 }, [1500, 1500, 1500]],
    ['too short', { percent: 50, leastDays: 4 }, [3000, 3000, 3000]],
    ['only at the desk', { percent: 50, channels: ['desk'] }, [3000, 3000, 3000]],
    ['not booked yet', { percent: 50, valid: { from: civilDate('2027-07-02'), to: null } }, [3000, 3000, 3000]],
    ['a code does not hold by itself', { percent: 50, code: 'SOLE' }, [3000, 3000, 3000]],
  ])('%s', (_, promotion, expected) => {
    expect(offered(promotion)).toEqual(expected)
  })

  test('of two the better one, both only where both may be combined', () => {
    expect(offered({ percent: 10 }, { percent: 20 })).toEqual([2400, 2400, 2400])
    expect(offered({ percent: 10, isCombinable: true }, { percent: 20 })).toEqual([2400, 2400, 2400])
    expect(offered({ percent: 10, isCombinable: true }, { percent: 20, isCombinable: true })).toEqual([
      2100, 2100, 2100,
    ])
  })
})

describe('B-06 codes', () => {
  const code: Promotion = { ...none, id: 'code', code: 'SOLE', amountCents: 1001 }
  const line = (price: readonly PriceRow[]) => ({ ...period, spot, price })

  test('an amount is taken off once, shared out over every line to the cent', () => {
    const priced = withCode([line(rows(3000)), line(rows(1000))], code, [code], booking)
    const all = priced?.flatMap(({ price }) => price) ?? []
    expect(discountsOf(all)).toEqual([{ promotion: 'code', cents: 1001 }])
    expect(all.reduce((sum, row) => sum + row.totalCents, 0)).toBe(12_000 - 1001)
    expect(units(withoutCodes(all, [code]))).toEqual([3000, 3000, 3000, 1000, 1000, 1000])
  })

  test('a day keeps the larger discount; a code that gives nothing is told', () => {
    const auto = { ...none, id: 'auto', percent: 20 }
    const had = withPromotions(rows(3000), [auto], spot, period, booking)
    const small = { ...none, id: 'code', code: 'SOLE', percent: 10 }
    expect(withCode([line(had)], small, [auto, small], booking)).toBeNull()
    const large = withCode([line(had)], { ...small, percent: 30 }, [auto, small], booking)
    expect(units(large?.[0]?.price ?? [])).toEqual([2100, 2100, 2100])
    const both = { ...small, isCombinable: true }
    const added = withCode([line(had)], both, [{ ...auto, isCombinable: true }, both], booking)
    expect(units(added?.[0]?.price ?? [])).toEqual([2100, 2100, 2100])
    expect(added?.[0]?.price.map(fullCents)).toEqual([3000, 3000, 3000])
  })

  test('an amount takes the place of smaller discounts, and leaves larger ones alone', () => {
    const small = { ...none, id: 'auto', amountCents: 500 }
    const had = withPromotions(rows(3000), [small], spot, period, booking)
    const better = withCode([line(had)], code, [small, code], booking)?.[0]?.price ?? []
    expect(discountsOf(better)).toEqual([{ promotion: 'code', cents: 1001 }])
    expect(better.map(fullCents)).toEqual([3000, 3000, 3000])
    const large = { ...none, id: 'auto', amountCents: 1100 }
    const kept = withPromotions(rows(3000), [large], spot, period, booking)
    expect(withCode([line(kept)], code, [large, code], booking)).toBeNull()
    const both = withCode([line(kept), line(rows(1000))], code, [large, code], booking)?.flatMap((one) => one.price)
    expect(discountsOf(both ?? [])).toEqual([
      { promotion: 'auto', cents: 1100 },
      { promotion: 'code', cents: 1001 },
    ])
  })

  test('another code goes before the new one', () => {
    const other = { ...none, id: 'other', code: 'MARE', percent: 50 }
    const first = withCode([line(rows(3000))], other, [code, other], booking)
    const second = withCode([line(first?.[0]?.price ?? [])], code, [code, other], booking)
    expect(discountsOf(second?.[0]?.price ?? [])).toEqual([{ promotion: 'code', cents: 1001 }])
  })
})

describe('B-06 promotions that a moved stay was bought with', () => {
  const early = { ...none, id: 'early', percent: 20, aheadLeast: 9 }
  const late = { today: civilDate('2027-07-09'), channel: 'online' as const }
  const on = today
  const moved = (promotion: Promotion, left: number) =>
    units(
      withPromotions(rows(3000), [promotion], spot, period, late, {
        on,
        left: [{ promotion: promotion.id, cents: left }],
      }),
    )

  test.each<[string, () => number[], number[]]>([
    ['as of the day it was bought on', () => moved(early, 1800), [2400, 2400, 2400]],
    ['a code, too', () => moved({ ...early, code: 'SOLE' }, 1800), [2400, 2400, 2400]],
    ['not where it is not for the new days', () => moved({ ...early, weekdays: [1] }, 1800), [3000, 3000, 2400]],
    ['nor for the new place', () => moved({ ...early, rows: ['A'] }, 1800), [3000, 3000, 3000]],
    [
      'an amount for what is left of it',
      () => moved({ ...none, id: 'sum', amountCents: 900 }, 600),
      [2800, 2800, 2800],
    ],
    [
      'a place that was sold at the desk',
      () => moved({ ...none, id: 'desk', percent: 10, channels: ['desk'] }, 1),
      [2700, 2700, 2700],
    ],
  ])('%s', (_, found, expected) => {
    expect(found()).toEqual(expected)
  })
})

test('an amount shared out adds up, and no share is larger than its weight', () => {
  for (const amount of [0, 1, 7, 99, 100, 1000, 5000])
    for (const weights of [[1], [3, 3, 3], [1, 50, 49], [0, 7, 0, 13]]) {
      const all = weights.reduce((sum, one) => sum + one, 0)
      const shares = sharedOut(amount, weights)
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(Math.min(amount, all))
      expect(shares.every((share, index) => share <= (weights[index] ?? 0))).toBe(true)
    }
})

describe('B-06 least number of days of a weekend', () => {
  const weekend: MinimumStay = { weekdays: [6, 7], rows: ['A', 'B'], spans: null, leastDays: 2, aheadDays: 7 }
  const season = { from: civilDate('2027-06-01'), to: civilDate('2027-09-15') }
  const on = (from: string, to: string, row = 'A', now = today) =>
    tooShort([weekend], row, { from: civilDate(from), to: civilDate(to) }, { today: now, season })

  test.each<[string, () => ReturnType<typeof on>, string | null]>([
    ['a Saturday alone', () => on('2027-07-10', '2027-07-10'), '2027-07-10'],
    ['Saturday and Sunday', () => on('2027-07-10', '2027-07-11'), null],
    ['a Friday alone', () => on('2027-07-09', '2027-07-09'), null],
    ['another row', () => on('2027-07-10', '2027-07-10', 'C'), null],
    ['7 days ahead', () => on('2027-07-10', '2027-07-10', 'A', civilDate('2027-07-03')), '2027-07-10'],
    ['6 days ahead', () => on('2027-07-10', '2027-07-10', 'A', civilDate('2027-07-04')), null],
  ])('%s', (_, short, day) => {
    expect(short()?.day ?? null).toBe(day)
  })

  test('rows that are bound together are told together, all of them without their names', () => {
    const long: MinimumStay = { ...weekend, rows: ['C'], leastDays: 3 }
    const saturday = { from: civilDate('2027-07-10'), to: civilDate('2027-07-10') }
    const told = (rules: MinimumStay[], rows: string[]) =>
      tooShortByRows(rules, rows, saturday, { today, season }).map((one) => [one.leastDays, one.rows])
    expect(told([weekend, long], ['A', 'B', 'C', 'D'])).toEqual([
      [3, ['C']],
      [2, ['A', 'B']],
    ])
    expect(told([weekend], ['A', 'B'])).toEqual([[2, null]])
    expect(told([weekend], ['D'])).toEqual([])
  })

  const one = (rules: MinimumStay[], now = today, open: typeof season | null = season, from = '2027-07-10') =>
    tooShort(rules, 'A', { from: civilDate(from), to: civilDate(from) }, { today: now, season: open })

  test('the longest of several counts, whichever comes first; of equals the first', () => {
    const long: MinimumStay = { ...weekend, leastDays: 3 }
    for (const rules of [
      [weekend, long],
      [long, weekend],
    ])
      expect(one(rules)).toMatchObject({ leastDays: 3, aheadDays: 7 })
    expect(one([weekend, { ...weekend, aheadDays: 1 }])?.aheadDays).toBe(7)
    expect(one([{ ...weekend, rows: null }])?.leastDays).toBe(2)
  })

  test('a rule for some days of the year holds on them', () => {
    const span = (from: string, to: string) => ({ from: from as MonthDay, to: to as MonthDay, weekdays: null })
    const june = { ...weekend, spans: [span('06-01', '06-30')] }
    expect(one([june])).toBeNull()
    expect(one([{ ...weekend, spans: [...june.spans, span('07-10', '07-10')] }])?.day).toBe('2027-07-10')
  })

  test('the ways out begin today at the earliest, and on the first day of the season', () => {
    const eager: MinimumStay = { ...weekend, aheadDays: 0 }
    const later = { from: '2027-07-10', to: '2027-07-11' }
    const sooner = { from: '2027-07-09', to: '2027-07-10' }
    expect(one([eager], civilDate('2027-07-10'))?.ways).toEqual([later])
    expect(one([eager], civilDate('2027-07-09'))?.ways).toEqual([sooner, later])
    expect(one([eager], today, null)?.ways).toEqual([sooner, later])
    expect(one([eager], today, { ...season, from: civilDate('2027-07-09') })?.ways).toEqual([sooner, later])
    expect(one([eager], today, { ...season, from: civilDate('2027-07-10') })?.ways).toEqual([later])
  })

  test('the ways out are inside the season and not in the past', () => {
    expect(on('2027-07-10', '2027-07-10')?.ways).toEqual([
      { from: '2027-07-09', to: '2027-07-10' },
      { from: '2027-07-10', to: '2027-07-11' },
    ])
    const late = tooShort(
      [weekend],
      'A',
      { from: civilDate('2027-09-12'), to: civilDate('2027-09-12') },
      {
        today,
        season: { from: season.from, to: civilDate('2027-09-12') },
      },
    )
    expect(late?.ways).toEqual([{ from: '2027-09-11', to: '2027-09-12' }])
  })
})
