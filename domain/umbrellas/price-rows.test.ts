import { describe, expect, test } from 'vitest'
import { cents } from '../platform/cents.ts'
import { civilDate } from '../platform/civil-date.ts'
import type { PriceRow } from './calls.ts'
import { aBook, aRule, aPromotion } from './beach-fixture.ts'
import type { MonthDay } from './price-book.ts'
import { explainPrice } from './price-what-if.ts'
import { lowestDayCents, PriceMissing, priceOf, seasonOf, spanHolds, type Offers } from './price.ts'

const [FRIDAY, SATURDAY, SUNDAY] = ['2027-07-09', '2027-07-10', '2027-07-11'].map(civilDate) as [
  ReturnType<typeof civilDate>,
  ReturnType<typeof civilDate>,
  ReturnType<typeof civilDate>,
]
const place = { row: 'C', category: 'human' }
const weekend = { from: SATURDAY, to: SUNDAY, part: 'full_day' } as const
const name = { it: 's', en: 's', fr: 's', nl: 's', de: 's' }
const book = aBook(
  aRule(30),
  aRule(5, { extra: 'sun_bed' }),
  aRule(8, { extra: 'sun_bed', weekdays: [7] }),
  aRule(3, { extra: 'table' }),
)
const half = aPromotion({ id: 'half', name, percent: 50, channels: ['online'] })
const offers: Offers = { promotions: [half], booking: { today: FRIDAY, channel: 'online' } }
const kept = (day: PriceRow['day'], unitCents: number, more: Partial<PriceRow> = {}): PriceRow => ({
  kind: 'place',
  extraId: null,
  day,
  quantity: 1,
  days: 1,
  unitCents: cents(unitCents),
  totalCents: cents(unitCents),
  ...more,
})
const of = (rows: readonly PriceRow[]) =>
  rows.map(({ extraId, day, quantity, days, unitCents, totalCents }) => [
    extraId ?? 'place',
    day,
    quantity,
    days,
    unitCents,
    totalCents,
  ])

describe('the rows of a price', () => {
  test('an extra whose price changes has a row for each day', () => {
    const { rows, totalCents } = priceOf(book, place, weekend, [
      { id: 'sun_bed', quantity: 2 },
      { id: 'table', quantity: 1 },
    ])
    expect(of(rows)).toEqual([
      ['place', SATURDAY, 1, 1, 3000, 3000],
      ['place', SUNDAY, 1, 1, 3000, 3000],
      ['sun_bed', SATURDAY, 2, 1, 500, 1000],
      ['sun_bed', SUNDAY, 2, 1, 800, 1600],
      ['table', null, 1, 2, 300, 600],
    ])
    expect(rows.map(({ kind }) => kind)).toEqual(['place', 'place', 'extra', 'extra', 'extra'])
    expect(totalCents).toBe(9200)
  })

  test('an extra without a price is a defect that says which', () => {
    expect(() => priceOf(book, place, weekend, [{ id: 'hammock', quantity: 1 }])).toThrow(PriceMissing)
    expect(() => priceOf(book, place, weekend, [{ id: 'hammock', quantity: 1 }])).toThrow('no price for extra hammock')
  })
})

describe('a price seen is a price kept', () => {
  test('with its discounts, on its day only; what is new gets the promotions of now', () => {
    const discounts = [{ promotion: 'old', cents: cents(100) }]
    const { rows } = priceOf(book, place, weekend, [], [kept(SUNDAY, 2900, { discounts })], offers)
    expect(rows.map(({ unitCents, discounts: off }) => [unitCents, off])).toEqual([
      [1500, [{ promotion: 'half', cents: 1500 }]],
      [2900, discounts],
    ])
  })

  test('one row for all days keeps each of them; without promotions nothing is taken off', () => {
    const all = kept(null, 2500, { quantity: 1, days: 2, totalCents: cents(5000) })
    expect(priceOf(book, place, weekend, [], [all], offers).rows.map((row) => row.unitCents)).toEqual([2500, 2500])
    expect(priceOf(book, place, weekend, []).rows.map((row) => row.unitCents)).toEqual([3000, 3000])
    expect(priceOf(book, place, weekend, [])).not.toHaveProperty('rows.0.discounts')
  })

  test('of an extra on its own days', () => {
    const old = [
      kept(FRIDAY, 1, { kind: 'extra', extraId: 'table' }),
      kept(SATURDAY, 200, { kind: 'extra', extraId: 'table' }),
    ]
    expect(of(priceOf(book, place, weekend, [{ id: 'table', quantity: 1 }], old).rows).slice(2)).toEqual([
      ['table', SATURDAY, 1, 1, 200, 200],
      ['table', SUNDAY, 1, 1, 300, 300],
    ])
  })

  test('a stay that moves keeps what it was bought with', () => {
    const code = { ...half, code: 'SOLE' }
    const bought = { on: FRIDAY, left: [{ promotion: 'half', cents: 3000 }] }
    const { rows } = priceOf(book, place, weekend, [], [], { ...offers, promotions: [code], bought })
    expect(rows.map((row) => row.unitCents)).toEqual([1500, 1500])
    const now = priceOf(book, place, weekend, [], [], { ...offers, promotions: [code] })
    expect(now.rows.map((row) => row.unitCents)).toEqual([3000, 3000])
  })
})

describe('B-06 a price with its reasons', () => {
  const span = { from: '07-11' as MonthDay, to: '07-11' as MonthDay, weekdays: null }
  const seasonal = {
    ...aBook(aRule(30), aRule(40, { amounts: [{ season: 'high', cents: cents(4000) }] })),
    seasons: [{ id: 'high', name, spans: [span] }],
  }

  test('each day has its season, its line of the list and what promotions take off', () => {
    const explained = explainPrice(seasonal, place, weekend, [], {
      ...offers,
      promotions: [{ ...half, weekdays: [7] }],
    })
    expect(explained.days).toEqual([
      { day: SATURDAY, season: null, rule: 0, fullCents: 3000, cents: 3000, discounts: [] },
      {
        day: SUNDAY,
        season: 'high',
        rule: 1,
        fullCents: 4000,
        cents: 2000,
        discounts: [{ promotion: 'half', cents: 2000 }],
      },
    ])
    expect(explained.totalCents).toBe(5000)
    expect(explained.rows.map((row) => row.totalCents)).toEqual([3000, 2000])
  })

  test('a season of one day is that day, and days outside every season have none', () => {
    expect([FRIDAY, SATURDAY, SUNDAY].map((day) => seasonOf(seasonal, day))).toEqual([null, null, 'high'])
    const winter = { from: '12-20' as MonthDay, to: '01-06' as MonthDay, weekdays: null }
    const days = ['2027-12-19', '2027-12-20', '2028-01-06', '2028-01-07'].map(civilDate)
    expect(days.map((day) => spanHolds(winter, day))).toEqual([false, true, true, false])
  })

  test('the lowest price is the one of the cheapest day', () => {
    const cheap = aBook(aRule(30), aRule(20, { weekdays: [7] }), aRule(25, { weekdays: [6] }))
    expect(lowestDayCents(cheap, [place], { from: FRIDAY, to: SATURDAY })).toBe(2500)
    expect(lowestDayCents(cheap, [place], { from: FRIDAY, to: SUNDAY })).toBe(2000)
  })
})
