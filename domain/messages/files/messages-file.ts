import * as z from 'zod/mini'
import { describe } from '../../platform/files/published.ts'
import { LANGUAGES } from '../../platform/language.ts'

const line = (most: number) => {
  const error = `3 to ${most} characters`
  return z.string({ error }).check(z.minLength(3, { error }), z.maxLength(most, { error }))
}
const nameError = '2 to 40 characters'
const words = z.optional(z.strictObject({ title: line(60), text: line(1000) }))
const atLeastOne = 'title and text in at least one language'

/** messages.json: what the desk writes to guests again and again, as it is chosen in the composer (B-13). */
export const messagesFileSchema = z
  .strictObject({
    templates: z.array(
      z.strictObject({
        name: z
          .string({ error: nameError })
          .check(
            z.minLength(2, { error: nameError }),
            z.maxLength(40, { error: nameError }),
            describe('What the desk calls it'),
          ),
        texts: z.strictObject({ it: words, en: words, fr: words, nl: words, de: words }).check(
          z.refine((texts) => LANGUAGES.some((language) => texts[language] !== undefined), { error: atLeastOne }),
          describe('What guests read, by language; who reads none of them gets Italian, or the first that there is'),
        ),
      }),
    ),
  })
  .check(describe('Messages that the desk writes to guests again and again'))
export type MessagesFile = z.output<typeof messagesFileSchema>
