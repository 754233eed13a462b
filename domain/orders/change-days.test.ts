import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../platform/cents.ts'
import { addDays, civilDate } from '../platform/civil-date.ts'
import type { PriceRow } from '../umbrellas/calls.ts'
import { centsOf, divideDay, pricedDays, staysOf, type PricedStay } from './change-days.ts'
import { boughtWith, keptPrices, moveShares } from './change-move.ts'

const D10 = civilDate('2027-07-10')
const D11 = civilDate('2027-07-11')
const D12 = civilDate('2027-07-12')
const D13 = civilDate('2027-07-13')
const place = (day: typeof D10, unitCents: number, discounts?: PriceRow['discounts']): PriceRow => ({
  kind: 'place',
  extraId: null,
  day,
  quantity: 1,
  days: 1,
  unitCents: cents(unitCents),
  totalCents: cents(unitCents),
  ...(discounts === undefined ? {} : { discounts }),
})
const beds = (days: number, unitCents = 500, quantity = 2): PriceRow => ({
  kind: 'extra',
  extraId: 'sun_bed',
  day: null,
  quantity,
  days,
  unitCents: cents(unitCents),
  totalCents: cents(quantity * days * unitCents),
})
const THREE: PricedStay = {
  from: D10,
  to: D12,
  part: 'full_day',
  price: [place(D10, 3000), place(D11, 3500), place(D12, 3000), beds(3)],
  totalCents: 12_500,
}
/** Half a place costs 20.00, half of anything else as much as the day. */
const halfPrice = (extraId: string | null) => (extraId === null ? 2000 : 500)

describe('B-03 days of a stay', () => {
  test('each day has its own price with its share of the extras', () => {
    expect(pricedDays(THREE).map(centsOf)).toEqual([4000, 4500, 4000])
  })

  test('the middle day goes: two stays are left, each with its own price', () => {
    const left = staysOf(pricedDays(THREE).filter(({ day }) => day !== D11))
    expect(left).toEqual([
      { from: D10, to: D10, part: 'full_day', price: [place(D10, 3000), beds(1)], totalCents: 4000 },
      { from: D12, to: D12, part: 'full_day', price: [place(D12, 3000), beds(1)], totalCents: 4000 },
    ])
  })

  test('half of a day goes: what stays costs what a half-day costs, at most the day', () => {
    const [day] = pricedDays(THREE)
    if (day === undefined) throw new Error('no day')
    const divided = divideDay(day, 'afternoon', halfPrice)
    expect(divided).toMatchObject({ stays: { part: 'morning' }, goes: { part: 'afternoon' } })
    expect(divided?.stays && centsOf(divided.stays)).toBe(3000)
    expect(divided && centsOf(divided.goes)).toBe(1000)
    const dear = divideDay(day, 'morning', () => 9900)
    expect(dear && centsOf(dear.goes)).toBe(0)
    expect(divideDay({ ...day, part: 'morning' }, 'afternoon', halfPrice)).toBeNull()
    expect(divideDay({ ...day, part: 'morning' }, 'morning', halfPrice)?.stays).toBeNull()
  })

  test('B-06 half of a discounted day has the same share of its discounts', () => {
    const discounts = [
      { promotion: 'spring', cents: cents(1000) },
      { promotion: 'crumb', cents: cents(1) },
    ]
    const [day] = pricedDays({ ...THREE, to: D10, price: [place(D10, 2999, discounts)] })
    if (day === undefined) throw new Error('no day')
    // The full price is 40.00; half a day costs 10.00 now, a quarter, so a quarter of each discount is its share.
    const divided = divideDay(day, 'afternoon', () => 1000)
    expect(divided?.stays?.units).toEqual([
      {
        kind: 'place',
        extraId: null,
        quantity: 1,
        unitCents: 750,
        discounts: [{ promotion: 'spring', cents: 250 }],
      },
    ])
    expect(divided?.goes.units).toEqual([{ kind: 'place', extraId: null, quantity: 1, unitCents: 2249 }])
    expect(staysOf(divided?.stays ? [divided.stays] : [])[0]?.price[0]?.discounts).toHaveLength(1)
    expect(staysOf([day])[0]?.price).toEqual([place(D10, 2999, discounts)])
  })

  test('a day without discounts has none when it is divided', () => {
    const [day] = pricedDays(THREE)
    if (day === undefined) throw new Error('no day')
    expect(divideDay(day, 'afternoon', halfPrice)?.stays?.units[0]).toEqual({
      kind: 'place',
      extraId: null,
      quantity: 1,
      unitCents: 2000,
    })
    expect(staysOf([day])[0]?.price[0]).toEqual(place(D10, 3000))
    expect(divideDay({ ...day, part: 'afternoon' }, 'full_day', halfPrice)).toBeNull()
    expect(divideDay(day, 'full_day', halfPrice)).toEqual({ stays: null, goes: day })
  })

  test('days that follow each other in one part of the day are one stay, in whatever order they come', () => {
    const [one, two, three] = pricedDays(THREE)
    if (one === undefined || two === undefined || three === undefined) throw new Error('no days')
    expect(staysOf([three, one, two])).toEqual([THREE])
    const parts = staysOf([one, { ...two, part: 'morning' }, { ...three, part: 'morning' }])
    expect(parts.map(({ from, to, part }) => [from, to, part])).toEqual([
      [D10, D10, 'full_day'],
      [D11, D12, 'morning'],
    ])
    expect(staysOf([])).toEqual([])
  })

  test.each([
    ['another price', { unitCents: 400 }],
    ['another number of pieces', { quantity: 1 }],
  ])('an extra of %s on one day has a row for each day', (_, change) => {
    const days = pricedDays(THREE).map((day) => ({
      ...day,
      units: day.units.map((unit) => (unit.kind === 'extra' && day.day === D11 ? { ...unit, ...change } : unit)),
    }))
    const rows = staysOf(days)[0]?.price.filter(({ kind }) => kind === 'extra') ?? []
    expect(rows.map(({ day, days: count }) => [day, count])).toEqual([
      [D10, 1],
      [D11, 1],
      [D12, 1],
    ])
  })

  test('an extra of some days has a row for each of them alone', () => {
    const [one, ...others] = pricedDays(THREE)
    if (one === undefined) throw new Error('no day')
    const bare = { ...one, units: one.units.filter(({ kind }) => kind === 'place') }
    const rows = staysOf([bare, ...others])[0]?.price.filter(({ kind }) => kind === 'extra') ?? []
    expect(rows.map(({ day }) => day)).toEqual([D11, D12])
  })

  test('however a stay is divided, its parts cost what it cost', () => {
    const stay = fc.record({
      units: fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 1, maxLength: 8 }),
      bed: fc.nat(900),
      gone: fc.array(fc.constantFrom('none', 'full_day', 'morning', 'afternoon'), { minLength: 8, maxLength: 8 }),
    })
    fc.assert(
      fc.property(stay, ({ units, bed, gone }) => {
        const price = [...units.map((unit, index) => place(addDays(D10, index), unit)), beds(units.length, bed)]
        const to = addDays(D10, units.length - 1)
        const totalCents = price.reduce((sum, row) => sum + row.totalCents, 0)
        const parts = pricedDays({ from: D10, to, part: 'full_day', price, totalCents }).flatMap((day, index) => {
          const wish = gone[index] ?? 'none'
          const divided = wish === 'none' ? null : divideDay(day, wish, halfPrice)
          return divided === null ? [day] : [divided.goes, ...(divided.stays === null ? [] : [divided.stays])]
        })
        const stays = ['full_day', 'morning', 'afternoon'].flatMap((part) =>
          staysOf(parts.filter((day) => day.part === part)),
        )
        expect(stays.reduce((sum, one) => sum + one.totalCents, 0)).toBe(totalCents)
        for (const one of stays) expect(one.price.reduce((sum, row) => sum + row.totalCents, 0)).toBe(one.totalCents)
      }),
    )
  })
})

describe('B-03 a stay that moves', () => {
  const at = { ...THREE, umbrellaId: 7 }

  test('a price seen is a price kept, at the same place on the same day only', () => {
    const later = { umbrellaId: 7, from: D11, to: D13, part: 'full_day' as const }
    const kept = keptPrices(at, later, halfPrice)
    expect(kept.filter(({ kind }) => kind === 'place')).toEqual([place(D11, 3500), place(D12, 3000)])
    expect(kept.filter(({ kind }) => kind === 'extra').map(({ day }) => day)).toEqual([D11, D12])
    expect(keptPrices(at, { ...later, umbrellaId: 8 }, halfPrice)).toEqual([])
    expect(keptPrices(at, { ...later, part: 'morning' }, halfPrice).map(({ unitCents }) => unitCents)).toEqual([
      2000, 500, 2000, 500,
    ])
  })

  test.each([
    ['a morning of a full day', 'full_day', 'morning', [2000, 500]],
    ['an afternoon of a full day', 'full_day', 'afternoon', [2100, 500]],
    ['a full day of a morning', 'morning', 'full_day', []],
    ['an afternoon of a morning', 'morning', 'afternoon', []],
    ['the same morning', 'morning', 'morning', [3000, 500]],
  ] as const)('%s keeps what of it was seen', (_, had, wished, unitCents) => {
    const one = { ...THREE, part: had, to: D10, price: [place(D10, 3000), beds(1)], umbrellaId: 7 }
    const kept = keptPrices(one, { umbrellaId: 7, from: D10, to: D10, part: wished }, (extraId, _day, part) =>
      extraId !== null ? 500 : part === 'morning' ? 2000 : 2100,
    )
    expect(kept.map((row) => row.unitCents)).toEqual(unitCents)
  })

  test('days after the last one that is left keep no price', () => {
    const earlier = { umbrellaId: 7, from: D10, to: D11, part: 'full_day' as const }
    const days = keptPrices(at, earlier, halfPrice).filter(({ kind }) => kind === 'place')
    expect(days.map(({ day }) => day)).toEqual([D10, D11])
  })

  test('B-06 of an amount only what its kept days do not have already is left for the new days', () => {
    const discounts = [{ promotion: 'spring', cents: cents(300) }]
    const old = { ...THREE, price: [place(D10, 2700, discounts), place(D11, 3200, discounts)] }
    const kept = [place(D11, 3200, discounts)]
    expect(boughtWith(old, kept, D10)).toEqual({ on: D10, left: [{ promotion: 'spring', cents: 300 }] })
    expect(boughtWith(old, [], D10)).toEqual({ on: D10, left: [{ promotion: 'spring', cents: 600 }] })
  })

  test('days that stay give up what they become cheaper by, days that are new are added', () => {
    const next: PricedStay = {
      from: D11,
      to: D13,
      part: 'full_day',
      price: [place(D11, 3000), place(D12, 6000), place(D13, 1000)],
      totalCents: 10_000,
    }
    const percent = (day: string) => (day === D10 ? 50 : 100)
    expect(moveShares(THREE, next, percent)).toEqual({
      standing: [
        { cents: 3000, percent: 100 },
        { cents: 4000, percent: 100 },
      ],
      givenUp: [
        { cents: 4000, percent: 50 },
        { cents: 1500, percent: 100 },
      ],
      addedCents: 3000,
    })
  })
})
