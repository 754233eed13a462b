import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, type Cents, percentOf, sumCents } from './cents.ts'

const opposite = (value: Cents) => cents(0 - value)
const amount = fc.integer({ min: -10_000_000, max: 10_000_000 }).map(cents)

describe('money', () => {
  test.each([0.1, 1e99, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount', (value) => {
    expect(() => cents(value)).toThrow(RangeError)
  })
  test('R-315 a sum is whole, in any order', () => {
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        expect(sumCents(amounts)).toBe(sumCents(amounts.toReversed()))
        expect(Number.isSafeInteger(sumCents(amounts))).toBe(true)
      }),
    )
    expect(sumCents([])).toBe(0)
  })
  test.each([
    [50, 1, 1],
    [49, 1, 0],
    [-50, 1, -1],
    [1_000, 10, 100],
    [115, 10, 12],
    [1_005, 10, 101],
    [333, 0, 0],
  ])('R-902 of %d cents, %d percent is %d: half a cent goes away from zero', (whole, percent, part) => {
    expect(percentOf(cents(whole), percent)).toBe(part)
  })
  test('a percentage is never half a cent or more away from the exact one, and follows the sign', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100 }), (whole, percent) => {
        expect(Math.abs(percentOf(whole, percent) - (whole * percent) / 100)).toBeLessThanOrEqual(0.5)
        expect(percentOf(opposite(whole), percent)).toBe(opposite(percentOf(whole, percent)))
      }),
    )
  })
})

test('amounts are added up, and a percentage that comes to nothing is 0, not −0', () => {
  expect(sumCents([cents(100), cents(250), cents(-30)])).toBe(320)
  expect(percentOf(cents(-1), 10)).toBe(0)
})
