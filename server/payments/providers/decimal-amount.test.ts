import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsOf, decimalOf } from './decimal-amount.ts'

describe('case 74 cents and decimal strings', () => {
  test.each([
    [4500, '45.00'],
    [5, '0.05'],
    [0, '0.00'],
    [-110, '-1.10'],
    [100_001, '1000.01'],
  ])('case 74 %i cents are "%s"', (cents, text) => {
    expect(decimalOf(cents)).toBe(text)
    expect(centsOf(text)).toBe(cents)
  })

  test('case 74 every number of cents comes back as it went', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(centsOf(decimalOf(cents))).toBe(cents)
      }),
    )
  })

  test.each([
    ['45', 4500],
    ['45.5', 4550],
  ])('case 74 fewer decimals than two are read: "%s"', (text, cents) => {
    expect(centsOf(text)).toBe(cents)
  })

  test.each(['', '45,00', '45.005', '1e3', ' 45.00', 'EUR 45'])('case 74 "%s" is no amount', (text) => {
    expect(() => centsOf(text)).toThrow(RangeError)
  })

  test.each([45.5, Number.NaN, 2 ** 53])('case 74 %d is no number of cents', (cents) => {
    expect(() => decimalOf(cents)).toThrow(RangeError)
  })
})
