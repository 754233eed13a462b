import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeOf, sizeOfWeight } from './dog-size.ts'

test.each([
  [5, 'small'],
  [139, 'small'],
  [140, 'small'],
  [141, 'large'],
  [1200, 'large'],
] as const)('R-310 a dog of %i tenths of a kilogram is %s: 14.0 kg is small', (tenths, size) => {
  expect(sizeOfWeight(tenths)).toBe(size)
})

test('R-310 with a weight the size follows from it, whatever was ticked', () => {
  expect(sizeOf({ size: 'large', weightTenthsKg: 140 })).toBe('small')
  expect(sizeOf({ size: 'small', weightTenthsKg: 141 })).toBe('large')
  expect(sizeOf({ size: 'large' })).toBe('large')
})

test('R-310 the limit is a setting, and more weight never makes a dog smaller', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 1200 }),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 10, max: 1200 }),
      (weight, more, limit) => {
        expect(sizeOfWeight(limit, limit)).toBe('small')
        expect(sizeOfWeight(limit + 1, limit)).toBe('large')
        if (sizeOfWeight(weight, limit) === 'large') expect(sizeOfWeight(weight + more, limit)).toBe('large')
      },
    ),
  )
})
