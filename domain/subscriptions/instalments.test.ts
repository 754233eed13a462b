import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, sumCents } from '../platform/cents.ts'
import { civilDate } from '../platform/civil-date.ts'
import { firstPayment, instalmentsOf, instalmentTerms, splitByPercent } from './instalments.ts'
import { aPlan } from './plan-fixture.ts'

const bought = { to: civilDate('2027-09-15'), movedBy: 0 }
const terms = (
  today: string,
  plan = aPlan(),
  days: { readonly to: typeof bought.to; readonly movedBy: number } = bought,
) => instalmentTerms(plan, days, civilDate(today))

const anyAmount = fc.integer({ min: 0, max: 10_000_000 }).map(cents)
/** Parts of 100 percent. */
const anyPercents = fc
  .array(fc.integer({ min: 1, max: 99 }), { maxLength: 23 })
  .map((cuts) => [...new Set(cuts)].toSorted((a, b) => a - b))
  .map((cuts) => [...cuts, 100].map((cut, index) => cut - (cuts[index - 1] ?? 0)))

describe('an amount in parts of percents', () => {
  test('the sum is the amount to the cent, no part is negative, and each is within a cent of its exact share', () => {
    fc.assert(
      fc.property(anyAmount, anyPercents, (amount, percents) => {
        const parts = splitByPercent(amount, percents)
        expect(sumCents(parts)).toBe(amount)
        parts.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(Math.abs(part - (amount * (percents[index] ?? 0)) / 100)).toBeLessThan(1)
        })
      }),
    )
  })

  test('the largest remainders get what is left over', () => {
    expect(splitByPercent(cents(101), [30, 35, 35])).toEqual([30, 36, 35])
    expect(splitByPercent(cents(1), [30, 35, 35])).toEqual([0, 1, 0])
    expect(splitByPercent(cents(5), [100])).toEqual([5])
  })

  test('of equal remainders the first part gets the cent', () => {
    expect(splitByPercent(cents(150), [25, 25, 25, 25])).toEqual([38, 38, 37, 37])
    expect(splitByPercent(cents(10), [33, 33, 34])).toEqual([3, 3, 4])
    expect(splitByPercent(cents(199), [1, 98, 1])).toEqual([2, 195, 2])
  })

  test('what is not 100 percent is refused', () => {
    expect(() => splitByPercent(cents(5), [30, 60])).toThrow(RangeError)
  })
})

describe('R-102 instalments', () => {
  test('the deposit is due with the order, the rest on its days', () => {
    expect(instalmentsOf(cents(148_000), terms('2027-03-01'))).toEqual([
      { position: 0, dueDay: '2027-03-01', amountCents: 44_400 },
      { position: 1, dueDay: '2027-06-30', amountCents: 51_800 },
      { position: 2, dueDay: '2027-07-31', amountCents: 51_800 },
    ])
  })

  test.each([
    ['2027-06-29', [30, 35, 35]],
    ['2027-06-30', [65, 35]],
    ['2027-08-01', [100]],
  ])('what is due by %s falls into the deposit', (today, percents) => {
    expect(terms(today).map(({ percent }) => percent)).toEqual(percents)
  })

  test('a plan that was moved moves its due days along', () => {
    const moved = { to: civilDate('2027-03-17'), movedBy: 183 - 365 }
    expect(terms('2026-11-22', aPlan(), moved).map(({ dueDay }) => dueDay)).toEqual([
      '2026-11-22',
      '2026-12-30',
      '2027-01-30',
    ])
  })

  test('parts that a file names in any order are due in theirs', () => {
    const plan = aPlan({ instalments: aPlan().instalments.toReversed() })
    expect(terms('2027-03-01', plan).map(({ dueDay }) => dueDay)).toEqual(['2027-03-01', '2027-06-30', '2027-07-31'])
  })

  test('what is paid with the order is the part of position 0 alone', () => {
    const [first, ...later] = instalmentsOf(cents(148_000), terms('2027-03-01'))
    expect(firstPayment(later)).toBe(0)
    expect(firstPayment([...later, ...(first === undefined ? [] : [first])])).toBe(44_400)
  })

  test('nothing is for nothing, and what is first is paid with the order', () => {
    expect(instalmentsOf(cents(0), terms('2027-03-01'))).toEqual([])
    expect(firstPayment([])).toBe(0)
    expect(firstPayment(instalmentsOf(cents(148_000), terms('2027-03-01')))).toBe(44_400)
  })

  test('their sum is the price, each is more than nothing, they are due in order and the first at once', () => {
    const anyDay = fc
      .integer({ min: 0, max: 400 })
      .map((n) => civilDate(`2027-${String(1 + (n % 9)).padStart(2, '0')}-1${n % 6}`))
    fc.assert(
      fc.property(anyAmount, anyDay, (amount, today) => {
        const parts = instalmentsOf(amount, instalmentTerms(aPlan(), bought, today))
        expect(sumCents(parts.map(({ amountCents }) => amountCents))).toBe(amount)
        parts.forEach((part, index) => {
          expect(part.position).toBe(index)
          expect(part.amountCents).toBeGreaterThan(0)
          const before = parts[index - 1]
          if (before !== undefined) expect(before.dueDay < part.dueDay).toBe(true)
        })
      }),
    )
  })
})
