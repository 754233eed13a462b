import { expect, test } from 'vitest'
import { phoneField } from '../../domain/accounts/field-rules.ts'
import { joinPhone, PHONE_PREFIXES, splitPhone } from './phone-number.ts'

test.each([
  ['+393334182207', '+39', '3334182207'],
  ['+39 333 418 2207', '+39', '333 418 2207'],
  ['0039 333 4182207', '+39', '333 4182207'],
  ['+378 0549 882312', '+378', '0549 882312'],
  ['+15551234567', '+1', '5551234567'],
  ['+81 3 1234 5678', '', '+81 3 1234 5678'],
  ['3334182207', '', '3334182207'],
  ['0586 123456', '', '0586 123456'],
  ['', '', ''],
])('R-505 the phone field shows %s as %s and %s', (value, prefix, number) => {
  expect(splitPhone(value)).toEqual({ prefix, number })
})

test('R-505 an empty number is missing, whatever the country code', () => {
  expect(joinPhone({ prefix: '+39', number: '  ' })).toBe('')
})

test('R-504 every offered country code makes a number that the rule accepts', () => {
  for (const prefix of PHONE_PREFIXES) {
    const value = joinPhone({ prefix, number: '333 418 2207' })
    expect(phoneField.safeParse(value).success, prefix).toBe(true)
    expect(splitPhone(value)).toEqual({ prefix, number: '333 418 2207' })
  }
})
