import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../platform/language.ts'
import { SECOND } from '../platform/duration.ts'

/** How long words to many can be called back. */
export const UNDO_TIME = 6 * SECOND

/** Whom words to the guests of a day are for: everybody with something booked on it, or those of one category. */
export const AUDIENCES = ['all', 'umbrella', 'restaurant', 'parking', 'service'] as const
export type Audience = (typeof AUDIENCES)[number]

export interface BroadcastText {
  readonly title: string
  readonly text: string
}
/** What was written, by language; nothing is translated by a machine. */
export type BroadcastTexts = { readonly [L in Language]?: BroadcastText | undefined }

/** The words that a guest of this language reads: theirs, else Italian's, else the first that were written. Null for none. */
export function wordsFor(
  texts: BroadcastTexts,
  language: Language,
): (BroadcastText & { readonly language: Language }) | null {
  const found = [language, DEFAULT_LANGUAGE, ...LANGUAGES].find((one) => texts[one] !== undefined)
  const words = found === undefined ? undefined : texts[found]
  return found === undefined || words === undefined ? null : { ...words, language: found }
}
