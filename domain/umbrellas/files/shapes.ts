import * as z from 'zod/mini'

/** Building blocks of the files' schemas. The `error` of each is what `resort check` prints as expected. */

export const schemaRef = z.optional(z.string().check(z.describe('Where the JSON Schema of this file is, for editors')))

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
  .check(z.describe('The same text in every language'))

/** A distance or position in metres, to the centimetre. */
export function metres(min: number, description: string) {
  const error = `metres from ${min} to 2000, at most two decimals`
  return z.number({ error }).check(
    z.minimum(min, { error }),
    z.maximum(2000, { error }),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error }),
    z.describe(description),
  )
}

/** A whole number in bounds. */
export function wholeIn(min: number, max: number, description: string) {
  const error = `a whole number from ${min} to ${max}`
  return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }), z.describe(description))
}

/** Codes and ranges of places, read by `readCodes`. */
export const codesText = z
  .string({ error: 'codes and ranges such as "A1-A3, B1-N8"' })
  .check(z.describe('Places as codes and rectangles of codes: "A1-A3, B1-N8"'))

export const rectangle = {
  x: metres(0, 'Metres from the left edge'),
  y: metres(0, 'Metres from the top edge'),
  width: metres(0.01, 'Metres'),
  height: metres(0.01, 'Metres'),
}
