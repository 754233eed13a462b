import * as z from 'zod/mini'
import { rule, text } from '../platform/fields.ts'
import { markdownProblems } from './markdown.ts'

/** The same text in every language as staff write it; a language that nobody has written yet is empty. */
export function draftText(max: number) {
  const one = text(0, max)
  return z.strictObject({ it: one, en: one, fr: one, nl: one, de: one })
}

/** Text of several lines of the Markdown subset, at most `max` characters. */
export function markdownText(min: number, max: number) {
  return z.pipe(
    z.string(),
    z.pipe(
      z.transform((value: string) => value.replaceAll('\r\n', '\n').trim().normalize('NFC')),
      z.string().check(
        z.minLength(min, { error: (issue) => (issue.input === '' ? 'required' : 'too_short'), abort: true }),
        z.maxLength(max, { error: 'too_long', abort: true }),
        z.regex(/^[\P{Cc}\n]*$/u, { error: 'characters_invalid' }),
        rule((value) => markdownProblems(value).length === 0, 'markup_invalid'),
      ),
    ),
  )
}

/** The same in every language. */
export function draftMarkdown(max: number) {
  const one = markdownText(0, max)
  return z.strictObject({ it: one, en: one, fr: one, nl: one, de: one })
}

/** The name of a page of the resort's own texts, e.g. `personal-data`, `purposes`, `conditions-with-payment`. */
export const slugField = text(2, 60).check(z.regex(/^[a-z0-9-]+$/, { error: 'characters_invalid' }))

/** A photo of a dish or a piece of news: names the two files of `photoPath`. */
export const photoIdField = text(32, 32).check(z.regex(/^[0-9a-f]{32}$/, { error: 'characters_invalid' }))

/** A drawing of the app that stands where there is no photo, e.g. `tuna`; an unknown one is a plate. */
export const artField = text(2, 40).check(z.regex(/^[a-z][a-z0-9-]*$/, { error: 'characters_invalid' }))

/** Widths of a photo in pixels: of a list, and of a dish's own page. */
export const PHOTO_SIZES = [156, 800] as const
export type PhotoSize = (typeof PHOTO_SIZES)[number]

/** Where a photo lies on the resort's server: it never changes, so that it is fetched once. */
export function photoPath(photoId: string, size: PhotoSize): string {
  return `/media/${photoId}-${size}.webp`
}
