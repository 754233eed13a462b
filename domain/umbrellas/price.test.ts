import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoResort, type DemoResort } from '../../tests/support/demo-resort.ts'
import { cents } from '../platform/cents.ts'
import { addDays, civilDate, countDays, type CivilDate } from '../platform/civil-date.ts'
import { DAY_PARTS, type DayPart } from '../platform/day-part.ts'
import type { Quantity } from './capacity.ts'
import type { Period } from './period.ts'
import { EXTRA_IDS } from './plan.ts'
import type { MonthDay, PriceBook, PriceRule } from './price-book.ts'
import { extraDayCents, lowestDayCents, placeDayCents, PriceMissing, priceOf, seasonOf, spanHolds } from './price.ts'

let demo: DemoResort
beforeAll(async () => {
  demo = await demoResort()
})

const stay = (from: string, to: string, part: DayPart = 'full_day'): Period => ({
  from: civilDate(from),
  to: civilDate(to),
  part,
})
const dayCents = (code: string, day: string, part: DayPart = 'full_day') =>
  placeDayCents(demo.model.prices, demo.place(code), civilDate(day), part)

describe('the demo’s price list, as on the mockups', () => {
  test.each([
    ['A7', '2026-07-18', 52],
    ['B5', '2026-07-18', 44],
    ['D4', '2026-07-19', 44],
    ['E1', '2026-07-18', 37],
    ['H24', '2026-07-15', 37],
    ['I9', '2026-07-18', 31],
    ['N17', '2026-07-31', 31],
    ['O3', '2026-07-18', 120],
    ['P11', '2026-07-18', 110],
    ['C5', '2026-08-15', 50],
    ['C5', '2026-07-08', 38],
    ['C5', '2026-07-11', 44],
    ['C5', '2026-06-10', 30],
    ['C5', '2026-06-13', 38],
    ['C5', '2026-09-09', 30],
    ['C5', '2026-11-22', 38],
    ['C5', '2028-02-29', 30],
  ])('%s on %s costs %i euro a day', (code, day, euro) => {
    expect(dayCents(code, day)).toBe(euro * 100)
  })

  test('half a day costs its percentage, rounded to the cent', () => {
    expect(dayCents('C5', '2026-07-18', 'morning')).toBe(2860)
    expect(dayCents('E1', '2026-07-18', 'morning')).toBe(2405)
    expect(dayCents('C5', '2026-07-18', 'afternoon')).toBe(2640)
  })

  test('an extra’s half-day is a line of its own, and the day’s price where there is none', () => {
    const extra = (id: 'sun_bed' | 'table', part: DayPart) =>
      extraDayCents(demo.model.prices, id, demo.place('O3'), civilDate('2026-07-18'), part)
    expect([extra('sun_bed', 'full_day'), extra('sun_bed', 'morning')]).toEqual([800, 500])
    expect([extra('table', 'full_day'), extra('table', 'morning')]).toEqual([600, 600])
  })
})

test('mockup 08: the breakdown has a row per day for the place and a row per extra, and sums to 132,00 €', () => {
  const extras = [
    { id: 'deck_chair', quantity: 1 },
    { id: 'sun_bed', quantity: 2 },
  ] as const
  const { rows, totalCents } = priceOf(demo.model.prices, demo.place('C5'), stay('2026-07-18', '2026-07-19'), extras)
  expect(rows).toEqual([
    { kind: 'place', extraId: null, day: '2026-07-18', quantity: 1, days: 1, unitCents: 4400, totalCents: 4400 },
    { kind: 'place', extraId: null, day: '2026-07-19', quantity: 1, days: 1, unitCents: 4400, totalCents: 4400 },
    { kind: 'extra', extraId: 'sun_bed', day: null, quantity: 2, days: 2, unitCents: 800, totalCents: 3200 },
    { kind: 'extra', extraId: 'deck_chair', day: null, quantity: 1, days: 2, unitCents: 600, totalCents: 1200 },
  ])
  expect(totalCents).toBe(13_200)
})

test('mockup 09: a gazebo with hammock and table for two days costs 276,00 €; its four sun beds cost nothing', () => {
  const extras = [
    { id: 'hammock', quantity: 1 },
    { id: 'table', quantity: 1 },
  ] as const
  expect(priceOf(demo.model.prices, demo.place('O3'), stay('2026-07-18', '2026-07-19'), extras).totalCents).toBe(27_600)
})

describe('which line of the price list holds', () => {
  const line = (euro: number, conditions: Partial<PriceRule> = {}, season: string | null = null): PriceRule => ({
    extra: null,
    categories: null,
    rows: null,
    weekdays: null,
    months: null,
    parts: null,
    ...conditions,
    amounts: [{ season, cents: cents(euro * 100) }],
  })
  const span = (from: string, to: string, weekdays: number[] | null = null) => ({
    from: from as MonthDay,
    to: to as MonthDay,
    weekdays,
  })
  const name = { it: 's', en: 's', fr: 's', nl: 's', de: 's' }
  const book = (...rules: PriceRule[]): PriceBook => ({
    seasons: [
      { id: 'all', name, spans: [span('01-01', '12-31')] },
      { id: 'summer', name, spans: [span('06-01', '08-31')] },
    ],
    rules,
    partPercent: { morning: 50, afternoon: 50 },
  })
  const priced = (prices: PriceBook, day = '2026-07-18', part: DayPart = 'full_day') =>
    placeDayCents(prices, { row: 'C', category: 'human' }, civilDate(day), part) / 100

  test('the one with more conditions, wherever it stands', () => {
    const narrow = line(20, { rows: ['C'], categories: ['human'] })
    expect(priced(book(line(10, { rows: ['C'] }), narrow))).toBe(20)
    expect(priced(book(narrow, line(10, { rows: ['C'] })))).toBe(20)
  })

  test('a season counts as a condition', () => {
    expect(priced(book(line(30, {}, 'summer'), line(10)))).toBe(30)
    expect(priced(book(line(30, {}, 'summer'), line(10)), '2026-05-30')).toBe(10)
  })

  test('among equals the later one', () => {
    expect(priced(book(line(10, { rows: ['C'] }), line(20, { weekdays: [6] })))).toBe(20)
    expect(priced(book(line(20, { weekdays: [6] }), line(10, { rows: ['C'] })))).toBe(10)
  })

  test('a line whose conditions are not met never holds', () => {
    const others = [
      line(99, { weekdays: [7] }),
      line(98, { months: [8] }),
      line(97, { rows: ['D'] }),
      line(96, { categories: ['dog'] }),
    ]
    expect(priced(book(line(10), ...others))).toBe(10)
  })

  test('a line that names the part of the day is its price, not a percentage of it', () => {
    expect(priced(book(line(10)), '2026-07-18', 'morning')).toBe(5)
    expect(priced(book(line(10), line(8, { parts: ['morning'] })), '2026-07-18', 'morning')).toBe(8)
  })

  test('a day that no line covers is a defect, said with what and when', () => {
    expect(() => priced(book(line(10, { months: [8] })))).toThrow(
      new PriceMissing('category human in row C', civilDate('2026-07-18'), 'full_day'),
    )
  })

  test.each([
    ['2026-12-31', true],
    ['2027-01-06', true],
    ['2027-01-07', false],
    ['2026-12-19', false],
  ])('a span from December to January goes over New Year: %s is %s', (day, inside) => {
    expect(spanHolds(span('12-20', '01-06'), civilDate(day))).toBe(inside)
  })

  test('of two seasons that hold, the later of the book does', () => {
    expect(seasonOf(book(), civilDate('2026-07-18'))).toBe('summer')
    expect(seasonOf(book(), civilDate('2026-09-18'))).toBe('all')
  })
})

const anyPeriod = fc
  .record({
    start: fc.integer({ min: 0, max: 1500 }),
    length: fc.integer({ min: 0, max: 20 }),
    part: fc.constantFrom(...DAY_PARTS),
  })
  .map(({ start, length, part }): Period => {
    const from = addDays(civilDate('2026-01-01'), start)
    return { from, to: addDays(from, length), part }
  })
const anyExtras = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...EXTRA_IDS), quantity: fc.integer({ min: 1, max: 4 }) }),
  {
    selector: (extra) => extra.id,
  },
)
const priced = (code: string, period: Period, extras: readonly Quantity[], kept?: Parameters<typeof priceOf>[4]) =>
  priceOf(demo.model.prices, demo.place(code), period, extras, kept)

test('the total is the sum of the rows, every row is quantity × days × unit, and every day is there once', () => {
  fc.assert(
    fc.property(fc.constantFrom('A7', 'C5', 'N24', 'O3', 'P11'), anyPeriod, anyExtras, (code, period, extras) => {
      const { rows, totalCents } = priced(code, period, extras)
      expect(totalCents).toBe(rows.reduce((sum, row) => sum + row.totalCents, 0))
      for (const row of rows) expect(row.totalCents).toBe(row.quantity * row.days * row.unitCents)
      const days = countDays(period.from, period.to)
      expect(rows.filter((row) => row.kind === 'place')).toHaveLength(days)
      for (const { id, quantity } of extras) {
        const own = rows.filter((row) => row.extraId === id)
        expect(own.reduce((sum, row) => sum + row.days * row.quantity, 0)).toBe(days * quantity)
      }
    }),
  )
})

test('more of an extra never costs less, an afternoon never more than the day, and the order of extras changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom('A7', 'C5', 'O3'), anyPeriod, anyExtras, fc.nat(5), (code, period, extras, pick) => {
      const { rows, totalCents } = priced(code, period, extras)
      expect(priced(code, period, extras.toReversed())).toEqual({ rows, totalCents })
      const more = extras.map((extra, index) => (index === pick ? { ...extra, quantity: extra.quantity + 1 } : extra))
      expect(priced(code, period, more).totalCents).toBeGreaterThanOrEqual(totalCents)
      expect(priced(code, { ...period, part: 'full_day' }, extras).totalCents).toBeGreaterThanOrEqual(totalCents)
    }),
  )
})

test('a price seen is a price kept: what a line had keeps its unit prices, what is new is priced now', () => {
  const period = stay('2026-07-18', '2026-07-19')
  const old = priced('C5', period, [{ id: 'sun_bed', quantity: 2 }]).rows.map((row) => ({
    ...row,
    unitCents: cents(row.unitCents - 100),
  }))
  const { rows } = priced(
    'C5',
    period,
    [
      { id: 'sun_bed', quantity: 3 },
      { id: 'deck_chair', quantity: 1 },
    ],
    old,
  )
  expect(rows.map((row) => row.unitCents)).toEqual([4300, 4300, 700, 600])
})

test('the lowest price of a season is found among its days and places', () => {
  const days = (from: string, to: string) => ({ from: from as CivilDate, to: to as CivilDate })
  const { prices } = demo.model
  expect(lowestDayCents(prices, demo.plan.places, days('2026-07-13', '2026-08-07'))).toBe(3100)
  expect(lowestDayCents(prices, demo.plan.places, days('2026-07-11', '2026-09-15'))).toBe(2000)
  expect(
    lowestDayCents(
      prices,
      demo.plan.places.filter((place) => place.row === 'O'),
      days('2026-07-13', '2026-08-07'),
    ),
  ).toBe(11_000)
  expect(lowestDayCents(prices, [], days('2026-07-13', '2026-08-07'))).toBeNull()
})
