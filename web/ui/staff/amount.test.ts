import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../domain/platform/language.ts'
import { amountField, centsOf, numberField, typedCents, typedNumber } from './amount.ts'

describe('amounts at the desk', () => {
  test.each([
    ['', undefined],
    ['  ', undefined],
    ['19', 1900],
    ['19,5', 1950],
    ['19.50', 1950],
    [' 19,00 € ', 1900],
    ['0,05', 5],
    ['0', 0],
    ['19,505', null],
    ['1.200,00', null],
    ['-3', null],
    ['7a', null],
    ['dieci', null],
  ])('B-12 R-714 %j is %s cents', (text, cents) => expect(typedCents(text)).toBe(cents))

  test.each([
    ['0,01', 1],
    ['0', null],
    ['0,00', null],
    ['', null],
    ['x', null],
  ])('B-12 where an amount is asked for, %j is %s cents', (text, cents) => expect(centsOf(text)).toBe(cents))

  test('R-112 a field shows an amount with its cents, in the language', () => {
    expect([1900, 1950, 90, 5, 104_500].map((cents) => amountField(cents, 'it'))).toEqual([
      '19,00',
      '19,50',
      '0,90',
      '0,05',
      '1045,00',
    ])
    expect(amountField(1950, 'en')).toBe('19.50')
    expect([12, 12.5, 0.075].map((value) => numberField(value, 'de'))).toEqual(['12', '12,5', '0,075'])
  })

  test('R-112 what a field shows is what it reads, in every language', () => {
    for (const language of LANGUAGES) {
      for (const cents of [1, 50, 123_456]) expect(typedCents(amountField(cents, language)), language).toBe(cents)
      for (const value of [0, 7, 1234.5]) expect(typedNumber(numberField(value, language)), language).toBe(value)
    }
    expect([typedNumber(''), typedNumber('otto'), typedNumber('1,5')]).toEqual([null, null, 1.5])
  })
})
