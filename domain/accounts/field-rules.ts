import * as z from 'zod/mini'
import { rule, text, whole } from '../platform/fields.ts'
import { afterCallingCode } from './calling-codes.ts'

/** Letters of any script, with single spaces, apostrophes and hyphens between letters; an apostrophe may have blanks beside it. */
const LETTERS = /^\p{L}\p{M}*(?:(?: ?' ?|[ ’-])?\p{L}\p{M}*)*$/u

/** Name or surname, 2 to 25 letters (R-503, R-504, R-505). "van 't Hof" and "D'Angelo" are names. */
export const personNameField = text(2, 25).check(z.regex(LETTERS, { error: 'letters_only' }))

const PHONE_SIGNS = /^\+?\d*$/

/** Whether 6 to 12 digits stand after the country code, or alone: within the 15 digits of E.164 whatever the code. */
function hasPhoneLength(value: string): boolean {
  const number = value.startsWith('+') ? afterCallingCode(value.slice(1)) : value
  return number !== null && number.length >= 6 && number.length <= 12
}

/**
 * Phone: 6 to 12 digits after an optional + and country code. Spaces, dots, hyphens, brackets and slashes are
 * dropped; 00 before a country code is its +.
 */
export const phoneField = z.pipe(
  z
    .string()
    .check(z.regex(/\S/, { error: 'required', abort: true }), z.regex(/^[\s\d.\-()/+]*$/, { error: 'digits_only' })),
  z.pipe(
    z.transform((value: string) => value.replaceAll(/[\s.\-()/]/g, '').replace(/^00(?=[1-9])/, '+')),
    z.string().check(
      z.minLength(1, { error: 'required' }),
      rule((value) => PHONE_SIGNS.test(value), 'digits_only'),
      // One problem is enough: what is empty or no number is not also of the wrong length.
      rule((value) => value === '' || !PHONE_SIGNS.test(value) || hasPhoneLength(value), 'phone_invalid'),
    ),
  ),
)

/** E-mail, present and valid, at most 254 characters; compared in lower case. */
export const emailField = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => value.trim().toLowerCase()),
    z.string().check(
      z.minLength(1, { error: 'required' }),
      z.maxLength(254, { error: 'too_long' }),
      z.regex(/^(?:[^\s@<>()",;:\\[\]]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,})?$/u, {
        error: 'email_invalid',
      }),
    ),
  ),
)

/** A new password: 8 to 128 characters, an emoji or an accented letter being one; nothing is cut off. */
export const newPasswordField = z.string().check(lettersBetween(8, 128))

function lettersBetween(minimum: number, maximum: number): z.core.$ZodCheck<string> {
  const check = z.check<string>((tried) => {
    const { length } = Array.from(tried.value)
    const common = { origin: 'string', inclusive: true, input: tried.value } as const
    if (length < minimum)
      tried.issues.push({ ...common, code: 'too_small', minimum, message: length === 0 ? 'required' : 'too_short' })
    if (length > maximum) tried.issues.push({ ...common, code: 'too_big', maximum, message: 'too_long' })
  })
  // The bounds of the published schema, which counts in the same way.
  check._zod.onattach.push(({ _zod: { bag } }) => void Object.assign(bag, { minimum, maximum }))
  return check
}

/** A password that is being tried: only bounded, never judged. */
export const triedPasswordField = z
  .string()
  .check(z.minLength(1, { error: 'required' }), z.maxLength(512, { error: 'too_long' }))

/** A consent box that has to be ticked. */
export const consentField = z.boolean().check(rule((value) => value, 'consent_required'))

/** A dog's name, 2 to 20 characters. */
export const dogNameField = text(2, 20)
/** A dog's weight in tenths of a kilogram, 0.5 to 120 kg. */
export const dogWeightField = whole(5, 1200)
