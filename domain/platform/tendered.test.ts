import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeOf, likelyTendered } from './tendered.ts'

describe('B-12 change', () => {
  test.each([
    [1800, 2000, 200],
    [1800, 1800, 0],
    [1800, 1799, null],
  ])('%i of %i', (amount, tendered, change) => expect(changeOf(amount, tendered)).toBe(change))

  test.each([
    [1800, [1800, 2000, 5000, 10_000]],
    [1234, [1234, 1500, 2000, 5000, 10_000]],
    [5000, [5000, 6000, 10_000]],
    [300, [300, 500, 1000, 2000, 5000]],
  ])('for %i somebody hands over one of %j', (amount, sums) => expect(likelyTendered(amount)).toEqual(sums))

  test('what somebody may hand over is enough, rises, and begins with the amount itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (amount) => {
        const sums = likelyTendered(amount)
        expect(sums[0]).toBe(amount)
        expect(sums.every((sum, index) => index === 0 || sum > (sums[index - 1] ?? 0))).toBe(true)
        expect(sums.every((sum) => (changeOf(amount, sum) ?? -1) >= 0)).toBe(true)
      }),
    )
  })
})
