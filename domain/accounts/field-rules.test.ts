import { describe, expect, test } from 'vitest'
import { afterCallingCode, CALLING_CODES } from './calling-codes.ts'
import {
  dogNameField,
  dogWeightField,
  emailField,
  newPasswordField,
  personNameField,
  phoneField,
} from './field-rules.ts'

interface Field {
  safeParse(value: unknown): {
    success: boolean
    data?: unknown
    error?: { issues: readonly { message: string }[] } | undefined
  }
}

/** What a field makes of a value: the value as it is kept, or the codes of what is wrong with it. */
function read(field: Field, value: unknown): unknown {
  const { success, data, error } = field.safeParse(value)
  return success ? data : (error?.issues ?? []).map((issue) => issue.message)
}
const digits = (count: number) => '1'.repeat(count)
const letters = (count: number) => 'x'.repeat(count)

describe('country calling codes', () => {
  test('no code begins with another one, and none has more than three digits', () => {
    expect(CALLING_CODES.size).toBe(211)
    for (const code of CALLING_CODES) {
      expect(code).toMatch(/^[1-9]\d{0,2}$/)
      expect(
        [1, 2].filter((length) => length < code.length && CALLING_CODES.has(code.slice(0, length))),
        code,
      ).toEqual([])
    }
  })

  test.each([
    ['15551234567', '5551234567'],
    ['79161234567', '9161234567'],
    ['393334182207', '3334182207'],
    ['390586123456', '0586123456'],
    ['3780549882312', '0549882312'],
    ['351912345678', '912345678'],
    ['39', ''],
    ['210123456', null],
    ['999123456', null],
    ['0123456', null],
    ['37', null],
    ['', null],
  ])('of %s leave %s', (number, rest) => {
    expect(afterCallingCode(number)).toBe(rest)
  })
})

describe('R-504 the phone', () => {
  test.each([
    ['123456', '123456'],
    [digits(12), digits(12)],
    ['+39 333 418 2207', '+393334182207'],
    ['0039 333 418 2207', '+393334182207'],
    ['(0586) 12-34.56/7', '05861234567'],
    // The shortest and the longest after codes of one, two and three digits.
    ['+1123456', '+1123456'],
    [`+1${digits(12)}`, `+1${digits(12)}`],
    ['+39123456', '+39123456'],
    [`+39${digits(12)}`, `+39${digits(12)}`],
    ['+378123456', '+378123456'],
    [`+378${digits(12)}`, `+378${digits(12)}`],
  ])('%s is kept as %s', (value, kept) => {
    expect(read(phoneField, value)).toBe(kept)
  })

  test.each([
    ['', 'required'],
    ['  - ', 'required'],
    ['12345', 'phone_invalid'],
    [digits(13), 'phone_invalid'],
    ['+112345', 'phone_invalid'],
    [`+1${digits(13)}`, 'phone_invalid'],
    ['+3912345', 'phone_invalid'],
    ['003912345', 'phone_invalid'],
    [`+39${digits(13)}`, 'phone_invalid'],
    ['+37812345', 'phone_invalid'],
    [`+378${digits(13)}`, 'phone_invalid'],
    ['+999123456', 'phone_invalid'],
    ['+0123456789', 'phone_invalid'],
    ['+', 'phone_invalid'],
    ['333 12 34 ab', 'digits_only'],
    ['39+333418220', 'digits_only'],
    ['++393334182207', 'digits_only'],
    ['٣٣٣٤١٨٢٢٠٧', 'digits_only'],
  ])('%s is %s', (value, code) => {
    expect(read(phoneField, value)).toEqual([code])
  })
})

describe('R-503 R-504 R-505 names', () => {
  test.each([
    ['Li', 'Li'],
    [letters(25), letters(25)],
    ['  Giulia ', 'Giulia'],
    ["van 't Hof", "van 't Hof"],
    ['D’Angelo', 'D’Angelo'],
    ['Niccolò-Maria', 'Niccolò-Maria'],
    ['李明', '李明'],
  ])('%s is kept as %s', (value, kept) => {
    expect(read(personNameField, value)).toBe(kept)
  })

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['G', 'too_short'],
    [letters(26), 'too_long'],
    ['Giulia2', 'letters_only'],
    ['-Giulia', 'letters_only'],
    ['Giu  lia', 'letters_only'],
  ])('%s is %s', (value, code) => {
    expect(read(personNameField, value)).toEqual([code])
  })
})

describe('R-504 R-506 e-mail and password', () => {
  test.each([
    ['a@b.it', 'a@b.it'],
    [' GIULIA@Posta.Example ', 'giulia@posta.example'],
    [
      `${letters(64)}@${letters(60)}.${letters(60)}.${letters(60)}.it`,
      `${letters(64)}@${letters(60)}.${letters(60)}.${letters(60)}.it`,
    ],
  ])('%s is kept as %s', (value, kept) => {
    expect(read(emailField, value)).toBe(kept)
  })

  test('254 characters are an e-mail, 255 are not', () => {
    const domain = `@${letters(60)}.${letters(60)}.${letters(60)}.${letters(30)}.it`
    const local = letters(254 - domain.length)
    expect(read(emailField, local + domain)).toBe(local + domain)
    expect(read(emailField, `x${local}${domain}`)).toEqual(['too_long'])
  })

  test.each([
    ['', 'required'],
    ['giulia', 'email_invalid'],
    ['giulia@posta', 'email_invalid'],
    ['giulia@posta.', 'email_invalid'],
    ['a b@posta.example', 'email_invalid'],
  ])('the e-mail %s is %s', (value, code) => {
    expect(read(emailField, value)).toEqual([code])
  })

  test.each([
    ['', ['required']],
    [letters(7), ['too_short']],
    [letters(8), letters(8)],
    ['🌊'.repeat(7), ['too_short']],
    ['🌊'.repeat(8), '🌊'.repeat(8)],
    ['🌊'.repeat(128), '🌊'.repeat(128)],
    [letters(128), letters(128)],
    [letters(129), ['too_long']],
  ])('U-03 the password %s', (value, read_) => {
    expect(read(newPasswordField, value)).toEqual(read_)
  })
})

describe('R-504 R-310 dogs', () => {
  test.each([
    ['', ['required']],
    ['N', ['too_short']],
    ['Ug', 'Ug'],
    [letters(20), letters(20)],
    [letters(21), ['too_long']],
    ['a\u0000b', ['characters_invalid']],
  ])('the name %j', (value, read_) => {
    expect(read(dogNameField, value)).toEqual(read_)
  })

  test.each([
    [4, ['too_small']],
    [5, 5],
    [1200, 1200],
    [1201, ['too_large']],
    [10.5, ['not_whole']],
  ])('the weight %s', (value, read_) => {
    expect(read(dogWeightField, value)).toEqual(read_)
  })
})
