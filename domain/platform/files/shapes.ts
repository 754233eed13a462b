import * as z from 'zod/mini'
import { EURO, EURO_EXPECTED } from './euro.ts'
import { describe } from './published.ts'

/** Building blocks of the files' schemas. The `error` of each is what `resort check` prints as expected. */

export const schemaRef = z.optional(z.string().check(describe('Where the JSON Schema of this file is, for editors')))

export const idText = z
  .string({ error: 'an id of lower-case letters, digits and hyphens' })
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, { error: 'an id of lower-case letters, digits and hyphens' }))

const word = (error: string) => z.string({ error }).check(z.minLength(1, { error }), z.maxLength(200, { error }))

/** One text in all five languages. */
export const localized = z
  .strictObject({
    it: word('a text in Italian'),
    en: word('a text in English'),
    fr: word('a text in French'),
    nl: word('a text in Dutch'),
    de: word('a text in German'),
  })
  .check(describe('The same text in every language'))

/** A whole number in bounds. */
export function wholeIn(min: number, max: number, description: string) {
  const error = `a whole number from ${min} to ${max}`
  return z
    .number({ error })
    .check(
      z.refine(Number.isSafeInteger, { error }),
      z.minimum(min, { error }),
      z.maximum(max, { error }),
      describe(description, 'integer'),
    )
}

/** An amount of money, as files write it. */
export const euroText = z.string({ error: EURO_EXPECTED }).check(z.regex(EURO, { error: EURO_EXPECTED }))
