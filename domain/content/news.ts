import * as z from 'zod/mini'
import { civilDateField, rule } from '../platform/fields.ts'
import { draftMarkdown, draftText, photoIdField } from './content-fields.ts'

/** What a piece of news is about: something that happens on a day, something for the dogs, anything else. */
export const NEWS_KINDS = ['event', 'paws', 'news'] as const
export type NewsKind = (typeof NEWS_KINDS)[number]

/** A piece of news as the resort's people write it. */
export const newsField = z
  .strictObject({
    kind: z.enum(NEWS_KINDS, { error: 'not_offered' }),
    title: draftText(80),
    text: draftMarkdown(2000),
    /** The day of the event; null when it has none. */
    day: z.nullable(civilDateField),
    /** First and last day on which guests see it; no last day is until somebody takes it away. */
    from: civilDateField,
    to: z.nullable(civilDateField),
    photoId: z.nullable(photoIdField),
  })
  .check(rule(({ from, to }) => to === null || from <= to, 'date_order', 'to'))
export type News = z.output<typeof newsField>
