import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { chipField } from './dog-fields.ts'

const codeOf = (value: unknown) => z.safeParse(chipField, value).error?.issues[0]?.message ?? null

test.each([
  ['380260000123456', null],
  ['380 260 000 123 456', null],
  ['380.260.000.123-456', null],
  ['', 'required'],
  ['   ', 'required'],
  ['38026000012345', 'too_short'],
  ['3802600001234567', 'too_long'],
  ['38026000012345A', 'digits_only'],
  ['３８０２６００００１２３４５６', 'digits_only'],
] as const)('B-16 the chip %j is %s', (value, code) => {
  expect(codeOf(value)).toBe(code)
})

test('B-16 a chip is kept as its fifteen digits, however it was grouped', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 })
  fc.assert(
    fc.property(digits, fc.integer({ min: 1, max: 14 }), (numbers, at) => {
      const chip = numbers.join('')
      expect(z.parse(chipField, ` ${chip.slice(0, at)} ${chip.slice(at)} `)).toBe(chip)
    }),
  )
})
