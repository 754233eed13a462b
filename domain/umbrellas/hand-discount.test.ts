import { describe, expect, test } from 'vitest'
import { cents, sumCents } from '../platform/cents.ts'
import { civilDate, eachDay } from '../platform/civil-date.ts'
import { Refusal } from '../platform/refusal.ts'
import { aPromotion } from './beach-fixture.ts'
import type { PriceRow } from './calls.ts'
import { discountsOf } from './discounts.ts'
import { BY_HAND, takenByHand, withHandDiscount } from './hand-discount.ts'
import { withPromotions } from './promotion.ts'

const FROM = civilDate('2027-07-10')
const TO = civilDate('2027-07-12')
const place = (unit: number): PriceRow[] =>
  eachDay(FROM, TO).map((day) => {
    const price = { unitCents: cents(unit), totalCents: cents(unit) }
    return { kind: 'place', extraId: null, day, quantity: 1, days: 1, ...price }
  })
const beds: PriceRow = {
  kind: 'extra',
  extraId: 'sun_bed',
  day: null,
  quantity: 2,
  days: 3,
  unitCents: cents(500),
  totalCents: cents(3000),
}
const line = (price: PriceRow[]) => ({ price, totalCents: sumCents(price.map((row) => row.totalCents)) })
const byHand = (rows: readonly PriceRow[]) => discountsOf(rows).find(({ promotion }) => promotion === BY_HAND)?.cents
const most = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.data]
    throw error
  }
  return null
}

describe('B-06, B-11 a discount by hand', () => {
  // Three days at 30 € and two beds at 5 € a day: 120 €.
  const lines = [line([...place(3000), beds])]

  test.each([
    ['percent of all that it costs', { percent: 10 }, 1200],
    ['an amount to the cent', { amountCents: 1000 }, 1000],
  ])('is %s, taken off the days of its place', (_what, discount, off) => {
    const [sold] = withHandDiscount(lines, discount, 20)
    expect(sold?.totalCents).toBe(12_000 - off)
    expect(byHand(sold?.price ?? [])).toBe(off)
    expect(sold?.price.at(-1)).toEqual(beds)
    for (const row of sold?.price ?? []) expect(row.totalCents).toBe(row.unitCents * row.quantity * row.days)
  })

  test('is shared out over several places by what they cost, and stands on top of other discounts', () => {
    const cheap = place(1000).map((row) => ({ ...row, discounts: [{ promotion: 'early', cents: cents(100) }] }))
    const sold = withHandDiscount([line(place(3000)), line(cheap)], { amountCents: 1001 }, null)
    expect(sold.map(({ totalCents }) => totalCents)).toEqual([9000 - 750, 3000 - 251])
    expect(sold[1]?.price[0]?.discounts).toEqual([
      { promotion: 'early', cents: 100 },
      { promotion: BY_HAND, cents: expect.any(Number) },
    ])
  })

  test('is bound by the percentage of who sells, and never goes beyond what the places cost', () => {
    expect(most(() => withHandDiscount(lines, { amountCents: 2400 }, 20))).toBeNull()
    expect(most(() => withHandDiscount(lines, { amountCents: 2401 }, 20))).toEqual([
      'discount_too_large',
      { maxCents: 2400 },
    ])
    expect(most(() => withHandDiscount(lines, { percent: 21 }, 20))).toEqual(['discount_too_large', { maxCents: 2400 }])
    expect(most(() => withHandDiscount(lines, { percent: 1 }, 0))).toEqual(['discount_too_large', { maxCents: 0 }])
    expect(most(() => withHandDiscount(lines, { percent: 75 }, null))).toBeNull()
    expect(most(() => withHandDiscount(lines, { percent: 76 }, null))).toEqual([
      'discount_too_large',
      { maxCents: 9000 },
    ])
  })

  test('goes with a stay that moves, whatever promotions its new days get', () => {
    const spot = { row: 'C', category: 'human' }
    const booking = { today: FROM, channel: 'desk' as const }
    const bought = { on: FROM, left: [{ promotion: BY_HAND, cents: 900 }] }
    const moved = (promotions: Parameters<typeof withPromotions>[1]) =>
      withPromotions(place(4000), promotions, spot, { from: FROM, to: TO, part: 'full_day' }, booking, bought)
    expect(moved([]).map((row) => row.unitCents)).toEqual([3700, 3700, 3700])
    const half = aPromotion({ id: 'half', percent: 50 })
    expect(moved([half]).map((row) => row.unitCents)).toEqual([1700, 1700, 1700])
    expect(byHand(moved([half]))).toBe(900)
  })

  test('takes no more than there is', () => {
    expect(takenByHand(place(1000), 5000).map((row) => row.unitCents)).toEqual([0, 0, 0])
    expect(takenByHand(place(1000), 0)).toEqual(place(1000))
  })
})
