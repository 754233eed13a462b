import { expect, test } from 'vitest'

interface Reading {
  readonly text: string
  readonly complete: boolean
  readonly error: string | null
  readonly value: object
  readonly brand?: string
}
// A module of the browser; this side has no types for it.
const module: string = './card-input.js'
const { readNumber, readExpiry, readCvc, caretAfter } = (await import(module)) as {
  readonly readNumber: (raw: string) => Reading
  readonly readExpiry: (raw: string, deleting?: boolean, now?: Date) => Reading
  readonly readCvc: (raw: string, brand?: string) => Reading
  readonly caretAfter: (text: string, digits: number) => number
}
const NOW = new Date('2026-11-21T12:00:00')

test.each([
  ['4242424242424242', '4242 4242 4242 4242', 'visa', true, null],
  ['42424242424242429', '4242 4242 4242 4242', 'visa', true, null],
  ['4242 4242 4242 4241', '4242 4242 4242 4241', 'visa', false, 'invalid_number'],
  ['378282246310005', '3782 822463 10005', 'amex', true, null],
  ['5555555555554444', '5555 5555 5555 4444', 'mastercard', true, null],
  ['2223000048400011', '2223 0000 4840 0011', 'mastercard', true, null],
  ['6304000000000000', '6304 0000 0000 0000', 'maestro', true, null],
  ['36259600000004', '3625 960000 0004', 'diners', true, null],
  ['4242', '4242', 'visa', false, null],
  ['9', '9', 'unknown', false, null],
  ['', '', 'unknown', false, null],
])('number %s', (raw, text, brand, complete, error) => {
  expect(readNumber(raw)).toMatchObject({ text, brand, complete, error })
})

test.each([
  ['1', '1', false, null],
  ['4', '04 / ', false, null],
  ['12', '12 / ', false, null],
  ['1/', '01 / ', false, null],
  ['13', '13 / ', false, 'invalid_expiry_month'],
  ['12 / 34', '12 / 34', true, null],
  ['12/2034', '12 / 34', true, null],
  ['11 / 26', '11 / 26', true, null],
  ['10 / 26', '10 / 26', false, 'invalid_expiry_month_past'],
  ['12 / 25', '12 / 25', false, 'invalid_expiry_year_past'],
  ['12 / 77', '12 / 77', false, 'invalid_expiry_year'],
])('expiry %s', (raw, text, complete, error) => {
  expect(readExpiry(raw, false, NOW)).toMatchObject({ text, complete, error })
})

test('deleting takes the slash away; a month stands alone until there is a year', () => {
  expect(readExpiry('12 /', true, NOW)).toMatchObject({ text: '12', value: { exp_month: '12', exp_year: '' } })
  expect(readExpiry('12 / 34', false, NOW).value).toEqual({ exp_month: '12', exp_year: '2034' })
})

test('a code is as long as the brand has it', () => {
  expect(readCvc('123', 'visa')).toMatchObject({ complete: true })
  expect(readCvc('1234', 'visa').text).toBe('123')
  expect(readCvc('123', 'amex').complete).toBe(false)
  expect(readCvc('1234')).toMatchObject({ text: '1234', complete: true })
})

test('the caret stays behind the same digits', () => {
  expect([0, 4, 5].map((digits) => caretAfter('4242 4242', digits))).toEqual([0, 4, 6])
  expect(caretAfter('42', 7)).toBe(2)
})
