import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../platform/cents.ts'
import { civilDate } from '../platform/civil-date.ts'
import type { Category } from '../umbrellas/plan.ts'
import type { BoughtDays } from './plan-days.ts'
import {
  allExtras,
  carnetPriceOf,
  daysPrice,
  isPlaceOfPlan,
  offeredExtras,
  planPriceOf,
  proRata,
  subscriptionPrice,
} from './plan-price.ts'
import { aPlan } from './plan-fixture.ts'

const bought = (days: number, wholeDays = 107): BoughtDays => ({
  from: civilDate('2027-06-01'),
  to: civilDate('2027-09-15'),
  days: Array.from({ length: days }, () => civilDate('2027-06-01')),
  wholeDays,
  movedBy: 0,
})
const words = { it: '', en: '', fr: '', nl: '', de: '' }
const category: Category = {
  id: 'human',
  kind: 'human',
  name: words,
  dogSizes: [],
  maxDogs: 0,
  people: 2,
  peopleFirstRow: 4,
  maxPeople: 4,
  maxPeopleFirstRow: 6,
  minBeds: 0,
  minBedsFirstRow: 1,
  extras: [
    { id: 'sun_bed', max: 4, included: 0 },
    { id: 'extra_seat', max: 2, included: 0 },
  ],
}

describe('R-102 the price by row and zone', () => {
  const plan = aPlan({
    categories: ['human', 'large-dog'],
    prices: [
      { categories: null, rows: null, cents: cents(100) },
      { categories: null, rows: ['A'], cents: cents(200) },
      { categories: ['human'], rows: null, cents: cents(300) },
      { categories: ['human'], rows: ['A'], cents: cents(400) },
    ],
  })
  test.each([
    ['large-dog', 'C', 100],
    ['large-dog', 'A', 200],
    ['human', 'C', 300],
    ['human', 'A', 400],
    ['small-dog', 'A', null],
  ])('%s in row %s costs %s', (id, row, price) => {
    expect(planPriceOf(plan, { category: id, row })).toBe(price)
  })

  test.each([
    [null, null, true],
    [['human'], null, true],
    [null, ['A'], true],
    [['human'], ['A', 'B'], true],
    [['large-dog'], ['A'], false],
    [['human'], ['B'], false],
  ])('categories %j and rows %j are for a human place in row A: %s', (categories, rows, isFor) => {
    expect(isPlaceOfPlan({ categories, rows }, { category: 'human', row: 'A' })).toBe(isFor)
  })

  test('the line with the most conditions holds, wherever it stands', () => {
    const reversed = { ...plan, prices: plan.prices.toReversed() }
    expect(planPriceOf(reversed, { category: 'human', row: 'A' })).toBe(400)
    expect(planPriceOf(reversed, { category: 'large-dog', row: 'A' })).toBe(200)
    expect(planPriceOf(reversed, { category: 'human', row: 'C' })).toBe(300)
  })

  test('among equals the later line holds, and a plan for some rows has none elsewhere', () => {
    const equals = [cents(1), cents(2)].map((price) => ({ categories: null, rows: null, cents: price }))
    expect(planPriceOf(aPlan({ prices: equals }), { category: 'human', row: 'B' })).toBe(2)
    expect(planPriceOf(aPlan({ rows: ['A'] }), { category: 'human', row: 'B' })).toBeNull()
  })

  test('a carnet has the price that names no place', () => {
    expect(carnetPriceOf(plan)).toBe(100)
    expect(carnetPriceOf(aPlan({ prices: [] }))).toBeNull()
  })
})

describe('R-102 pro rata', () => {
  const anyAmount = fc.integer({ min: 0, max: 10_000_000 }).map(cents)
  const anyDays = fc
    .integer({ min: 1, max: 400 })
    .chain((whole) => fc.tuple(fc.integer({ min: 0, max: whole }), fc.constant(whole)))

  test('the whole for the whole, nothing for none, never negative, never less for a day more, within half a cent', () => {
    fc.assert(
      fc.property(anyAmount, anyDays, (amount, [days, whole]) => {
        const part = proRata(amount, days, whole)
        expect(proRata(amount, whole, whole)).toBe(amount)
        expect(proRata(amount, 0, whole)).toBe(0)
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(amount)
        if (days > 0) expect(part).toBeGreaterThanOrEqual(proRata(amount, days - 1, whole))
        expect(Math.abs(part * whole - amount * days) * 2).toBeLessThanOrEqual(whole)
      }),
    )
  })

  test('half a cent is rounded up; more days than there are make no sense', () => {
    expect(proRata(cents(1), 1, 2)).toBe(1)
    expect(() => proRata(cents(1), 3, 2)).toThrow('3 of 2 days')
    expect(() => proRata(cents(1), -1, 2)).toThrow('-1 of 2 days')
    expect(() => proRata(cents(1), 0.5, 2)).toThrow('0.5 of 2 days')
    expect(proRata(cents(0), 0, 0)).toBe(0)
  })

  test('only where the plan says so', () => {
    expect(daysPrice(aPlan(), cents(107_00), bought(10))).toBe(10_00)
    expect(daysPrice(aPlan({ isProRata: false }), cents(107_00), bought(10))).toBe(107_00)
  })
})

describe('R-309 extras by the month', () => {
  test('two sun beds are in it, one more costs four months from June to September', () => {
    expect(offeredExtras(aPlan(), category, false, bought(107))).toEqual([
      { id: 'sun_bed', included: 2, max: 2, monthCents: 6000, totalCents: 24_000 },
    ])
  })

  test('never more than the place takes', () => {
    const plan = aPlan({
      extras: [
        { id: 'sun_bed', included: 9, monthCents: cents(1) },
        { id: 'hammock', included: 0, monthCents: cents(1) },
      ],
    })
    expect(offeredExtras(plan, category, false, bought(1))).toMatchObject([{ id: 'sun_bed', included: 4, max: 0 }])
  })

  test('the price is the sum of its rows', () => {
    const offered = offeredExtras(aPlan(), category, false, bought(107))
    const wish = [{ id: 'sun_bed' as const, quantity: 2 }]
    expect(allExtras(offered, wish)).toEqual([{ id: 'sun_bed', quantity: 4 }])
    expect(allExtras(offered, [])).toEqual([{ id: 'sun_bed', quantity: 2 }])
    const { rows, totalCents } = subscriptionPrice(cents(148_000), offered, wish)
    expect(rows).toMatchObject([
      { kind: 'place', extraId: null, day: null, quantity: 1, totalCents: 148_000 },
      { kind: 'extra', extraId: 'sun_bed', day: null, quantity: 2, totalCents: 48_000 },
    ])
    expect(totalCents).toBe(196_000)
    expect(subscriptionPrice(cents(1), offered, []).rows).toHaveLength(1)
  })

  test('what is neither in the price nor bought does not stand there, and each extra is counted for itself', () => {
    const seats = { id: 'extra_seat' as const, included: 0, max: 2, monthCents: cents(1), totalCents: cents(100) }
    const offered = [...offeredExtras(aPlan(), category, false, bought(107)), seats]
    expect(allExtras(offered, [])).toEqual([{ id: 'sun_bed', quantity: 2 }])
    const wish = [{ id: 'extra_seat' as const, quantity: 1 }]
    expect(allExtras(offered, wish)).toEqual([{ id: 'sun_bed', quantity: 2 }, wish[0]])
    expect(subscriptionPrice(cents(1000), offered, wish).totalCents).toBe(1100)
  })
})
