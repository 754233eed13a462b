import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../platform/cents.ts'
import { addDays, civilDate } from '../platform/civil-date.ts'
import type { PriceRow } from '../umbrellas/calls.ts'
import { centsOf, divideDay, pricedDays, staysOf, type PricedStay } from './change-days.ts'
import { keptPrices, moveShares } from './change-move.ts'

const D10 = civilDate('2027-07-10')
const D11 = civilDate('2027-07-11')
const D12 = civilDate('2027-07-12')
const D13 = civilDate('2027-07-13')
const place = (day: typeof D10, unitCents: number): PriceRow => ({
  kind: 'place',
  extraId: null,
  day,
  quantity: 1,
  days: 1,
  unitCents: cents(unitCents),
  totalCents: cents(unitCents),
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
