import { describe, expect, test } from 'vitest'
import { cents } from '../platform/cents.ts'
import { civilDate, eachDay } from '../platform/civil-date.ts'
import { aPromotion } from './beach-fixture.ts'
import type { PriceRow } from './calls.ts'
import { discountsOf, sharedOut, type Discount } from './discounts.ts'
import { codeOf, isValidOn, withCode, withoutCodes, withPromotions, type Promotion } from './promotion.ts'

const base = aPromotion({ id: 'code', code: 'SOLE' })
const auto: Promotion = { ...base, id: 'auto', code: null }
const [first, last] = [civilDate('2027-07-10'), civilDate('2027-07-11')]
const booking = { today: civilDate('2027-07-01'), channel: 'online' as const }
const spot = { row: 'C', category: 'human' }
const period = { from: first, to: last, part: 'full_day' as const }
const day = (at: PriceRow['day'], unitCents: number, discounts?: Discount[]): PriceRow => ({
  kind: 'place',
  extraId: null,
  day: at,
  quantity: 1,
  days: 1,
  unitCents: cents(unitCents),
  totalCents: cents(unitCents),
  ...(discounts === undefined ? {} : { discounts: discounts.map((one) => ({ ...one, cents: cents(one.cents) })) }),
})
const bed: PriceRow = {
  ...day(null, 500),
  kind: 'extra',
  extraId: 'sun_bed',
  quantity: 2,
  days: 2,
  totalCents: cents(2000),
}
const DAYS = eachDay(first, last).map((one) => day(one, 3000))
const line = (price: readonly PriceRow[]) => ({ ...period, spot, price })
const priced = (price: readonly PriceRow[], code: Promotion, known: readonly Promotion[] = [code, auto]) =>
  withCode([line(price)], code, known, booking)?.[0]?.price.map((row) => [row.unitCents, row.discounts]) ?? null
const off = (promotion: string, amount: number) => ({ promotion, cents: amount })

test.each([
  ['sole', 'SOLE'],
  ['  Sole27 ', 'SOLE27'],
])('B-06 a code typed as “%s” is %s', (text, code) => expect(codeOf(text)).toBe(code))

test.each([
  ['2027-06-30', false],
  ['2027-07-01', true],
  ['2027-07-31', true],
  ['2027-08-01', false],
])('B-06 a promotion of July on %s: %s', (today, isValid) => {
  const valid = { from: civilDate('2027-07-01'), to: civilDate('2027-07-31') }
  expect(isValidOn({ ...base, valid }, civilDate(today))).toBe(isValid)
})

describe('B-06 promotions and extras', () => {
  test('extras are never cheaper, by themselves or by a code', () => {
    const rows = [...DAYS, bed]
    const half = { ...auto, percent: 50 }
    expect(withPromotions(rows, [half], spot, period, booking)[2]).toEqual(bed)
    expect(priced(rows, { ...base, percent: 50 })).toEqual([
      [1500, [off('code', 1500)]],
      [1500, [off('code', 1500)]],
      [500, undefined],
    ])
    expect(priced(rows, { ...base, amountCents: 100_000 })?.[2]).toEqual([500, undefined])
  })

  test('what takes nothing off leaves no trace', () => {
    const rows = withPromotions(DAYS, [{ ...auto, percent: 50, weekdays: [6] }], spot, period, booking)
    expect(rows.map((row) => row.discounts)).toEqual([[off('auto', 1500)], undefined])
    expect(rows[1]).not.toHaveProperty('discounts')
    expect(withPromotions(DAYS, [{ ...auto, percent: 50, rows: ['A'] }], spot, period, booking)).toEqual(DAYS)
  })

  test('a day is discounted up to its last day and no further', () => {
    const early = { ...auto, percent: 10, days: { from: null, to: first } }
    expect(withPromotions(DAYS, [early], spot, period, booking).map((row) => row.unitCents)).toEqual([2700, 3000])
  })

  test('of two that take off as much the first holds', () => {
    const [one, other] = [
      { ...auto, percent: 10 },
      { ...auto, id: 'other', percent: 10 },
    ]
    const rows = withPromotions(DAYS, [one, other], spot, period, booking)
    expect(discountsOf(rows)).toEqual([off('auto', 600)])
  })

  test('the total of a row is its pieces times its days', () => {
    const [row] = withPromotions(
      [{ ...bed, kind: 'place', day: first }],
      [{ ...auto, percent: 10 }],
      spot,
      period,
      booking,
    )
    expect([row?.unitCents, row?.totalCents]).toEqual([450, 1800])
    expect(discountsOf(row === undefined ? [] : [row])).toEqual([off('auto', 200)])
  })

  test('a moved stay keeps only what it was bought with, beside what holds by itself', () => {
    const bought = { on: booking.today, left: [off('code', 600)] }
    const other = { ...base, id: 'never bought', percent: 90 }
    const rows = withPromotions(DAYS, [{ ...base, percent: 10 }, other], spot, period, booking, bought)
    expect(discountsOf(rows)).toEqual([off('code', 600)])
    expect(discountsOf(withPromotions(DAYS, [other, { ...auto, percent: 5 }], spot, period, booking, bought))).toEqual([
      off('auto', 300),
    ])
  })
})

describe('B-06 a code beside other discounts', () => {
  const had = DAYS.map((row) => day(row.day, 2700, [off('auto', 300)]))

  test.each([
    ['both may be combined', true, true, [[2400, [off('auto', 300), off('code', 300)]]]],
    ['the code may not', false, true, null],
    ['the other may not', true, false, null],
  ])('10 %% and 10 %% where %s', (_, codeAdds, otherAdds, expected) => {
    const code = { ...base, percent: 10, isCombinable: codeAdds }
    const known = [code, { ...auto, isCombinable: otherAdds }]
    expect(priced(had, code, known)?.slice(0, 1) ?? null).toEqual(expected)
  })

  test('a promotion that nobody knows any more adds up with none', () => {
    expect(priced(had, { ...base, percent: 10, isCombinable: true }, [])).toBeNull()
  })

  test('one that adds up and one that does not stand in the way together', () => {
    const known = [
      { ...base, percent: 5, isCombinable: true },
      { ...auto, isCombinable: true },
      { ...auto, id: 'single' },
    ]
    const both = [day(first, 2600, [off('auto', 200), off('single', 200)])]
    expect(priced(both, { ...base, percent: 5, isCombinable: true }, known)).toBeNull()
  })

  test('several discounts of a day count together against the code’s', () => {
    const two = [day(first, 2600, [off('auto', 200), off('other', 200)])]
    expect(priced(two, { ...base, percent: 13 })).toBeNull()
    expect(priced(two, { ...base, percent: 14 })).toEqual([[2580, [off('code', 420)]]])
  })

  test('a percentage never takes a discount away for less', () => {
    const one = [day(first, 2700, [off('auto', 300)]), day(last, 3000)]
    expect(priced(one, { ...base, percent: 10 })).toEqual([
      [2700, [off('auto', 300)]],
      [2700, [off('code', 300)]],
    ])
  })

  test('only days and places that the code is for', () => {
    expect(priced(DAYS, { ...base, percent: 10, weekdays: [7] })).toEqual([
      [3000, undefined],
      [2700, [off('code', 300)]],
    ])
    expect(priced(DAYS, { ...base, percent: 10, rows: ['A'] })).toBeNull()
    expect(priced(DAYS, { ...base, amountCents: 100, weekdays: [7] })).toEqual([
      [3000, undefined],
      [2900, [off('code', 100)]],
    ])
  })

  test('of a row with a code’s discount and another one only the code’s goes', () => {
    const known = [base, { ...auto, isCombinable: true }]
    const [row] = withoutCodes([day(first, 2400, [off('auto', 300), off('code', 300)])], known)
    expect([row?.unitCents, row?.discounts]).toEqual([2700, [off('auto', 300)]])
    const bare = withoutCodes([day(first, 2700, [off('code', 300)])], known)
    expect(bare).toEqual([day(first, 3000)])
  })
})

test('an amount is shared out by weight, the cents left over by the largest remainder', () => {
  expect(sharedOut(100, [1000, 3000, 3000])).toEqual([14, 43, 43])
  expect(sharedOut(10, [100, 200, 300])).toEqual([2, 3, 5])
  expect(sharedOut(5, [300, 200, 100])).toEqual([2, 2, 1])
})
