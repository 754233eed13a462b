import * as z from 'zod/mini'
import { parseCivilDate, type CivilDate } from './civil-date.ts'
import type { Cents } from './cents.ts'
import type { FieldCode } from './field-problem.ts'
import { DAY_PARTS } from './day-part.ts'
import { LANGUAGES } from './language.ts'

/** A check whose failure is reported under one of the product's field codes; a check of several fields names one. */
export function rule<T>(holds: (value: T) => boolean, code: FieldCode, field?: string): z.core.$ZodCheck<T> {
  return z.refine(holds, { error: code, ...(field === undefined ? {} : { path: [field] }) })
}

/** No control character; and something besides blanks, where nothing at all is too little. */
const TEXT = /^\P{Cc}*$/u
const VISIBLE_TEXT = /^(?=\s*\S)\P{Cc}*$/u

/** Text of `min` to `max` characters after trimming, without control characters. */
export function text(min: number, max: number) {
  return z.pipe(
    z.string(),
    z.pipe(
      z.transform((value: string) => value.trim().normalize('NFC')),
      z.string().check(
        // One problem is enough: what is empty is not also too short or of the wrong letters.
        z.minLength(min, { error: (issue) => (issue.input === '' ? 'required' : 'too_short'), abort: true }),
        z.maxLength(max, { error: 'too_long', abort: true }),
        z.regex(min > 0 ? VISIBLE_TEXT : TEXT, { error: 'characters_invalid' }),
      ),
    ),
  )
}

/** A whole number from `min` to `max`; never a string. */
export function whole(min: number, max: number) {
  return z.number().check(
    rule((value) => Number.isSafeInteger(value), 'not_whole'),
    z.minimum(min, { error: 'too_small' }),
    z.maximum(max, { error: 'too_large' }),
  )
}

/** Id of something that the resort's people look after. */
export const idField = whole(1, 2_147_483_647)
/** How often a thing was saved: who changes it says which state they saw, so that nobody overwrites a colleague unseen. */
export const versionField = whole(1, 2_147_483_647)

/** A whole number written in a query string. */
export function wholeText(min: number, max: number) {
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,12}$/, { error: 'not_whole' })),
    z.pipe(z.transform(Number), whole(min, max)),
  )
}

/** A whole number from an installed client, which may send it as text. */
export function oldWhole(min: number, max: number) {
  return z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,16}$/, { error: 'wrong_type' }))]),
    z.pipe(z.transform(Number), whole(min, max)),
  )
}

/** A civil date, 'YYYY-MM-DD'. */
export const civilDateField = z.pipe(
  z.string().check(rule((value) => parseCivilDate(value) !== null, 'date_invalid')),
  z.transform((value: string) => value as CivilDate),
)

/** An amount that the server sends. */
export const centsField = z.pipe(
  z.number().check(rule((value) => Number.isSafeInteger(value), 'not_whole')),
  z.transform((value: number) => value as Cents),
)

export const dayPartField = z.enum(DAY_PARTS, { error: 'not_offered' })
export const languageField = z.enum(LANGUAGES, { error: 'not_offered' })

/** An instant that the server sends: ISO 8601 in UTC with milliseconds. */
export const instantField = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/))

/** One text in every language, as the server sends it. */
export const localizedTextField = z.strictObject({
  it: z.string(),
  en: z.string(),
  fr: z.string(),
  nl: z.string(),
  de: z.string(),
})

/** An answer that says no more than that the change is done. */
export const doneOutput = z.strictObject({ done: z.literal(true) })
/** A call that asks for nothing. */
export const noInput = z.strictObject({})
