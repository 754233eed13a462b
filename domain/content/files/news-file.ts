import * as z from 'zod/mini'
import { civilDate } from '../../platform/civil-date.ts'
import { idText, localized } from '../../platform/files/shapes.ts'
import { markdownProblems } from '../markdown.ts'
import { MOVING_DAY_EXPECTED, movingDay } from '../moving-day.ts'
import { NEWS_KINDS } from '../news.ts'
import { describe } from '../../platform/files/published.ts'

const day = z
  .string({ error: MOVING_DAY_EXPECTED })
  .check(z.refine((text) => movingDay(text, civilDate('2027-01-01')) !== null, { error: MOVING_DAY_EXPECTED }))

const prose = 'text of the Markdown subset of the pages, in every language'
const markdown = z.string({ error: prose }).check(
  z.minLength(1, { error: prose }),
  z.refine((text) => markdownProblems(text).length === 0, { error: prose }),
)

/** news.json: what guests read on the home screen, while its days last. What is not published is no part of it. */
export const newsFileSchema = z
  .strictObject({
    news: z.array(
      z.strictObject({
        id: idText,
        kind: z.enum(NEWS_KINDS, { error: `one of ${NEWS_KINDS.join(', ')}` }),
        title: localized,
        text: z.strictObject({ it: markdown, en: markdown, fr: markdown, nl: markdown, de: markdown }),
        day: z.optional(day).check(describe(`The day of the event: ${MOVING_DAY_EXPECTED}`)),
        from: day.check(describe('First day on which guests see it')),
        to: z.optional(day).check(describe('Last day; without it until somebody takes it away')),
      }),
    ),
  })
  .check(describe('News of the resort'))
export type NewsFile = z.output<typeof newsFileSchema>
