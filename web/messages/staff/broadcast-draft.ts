import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../domain/platform/language.ts'
import type { BroadcastText, BroadcastTexts } from '../../../domain/messages/broadcast-rules.ts'

/** What is being written, by language; nothing is written yet where both are empty. */
export type Draft = Readonly<Record<Language, BroadcastText>>

const NOTHING: BroadcastText = { title: '', text: '' }
export const EMPTY_DRAFT: Draft = { it: NOTHING, en: NOTHING, fr: NOTHING, nl: NOTHING, de: NOTHING }

const isWritten = ({ title, text }: BroadcastText) => title.trim().length >= 3 && text.trim().length >= 3
const isEmpty = ({ title, text }: BroadcastText) => title.trim() === '' && text.trim() === ''

/** What would be sent. */
export function textsOf(draft: Draft): BroadcastTexts {
  return Object.fromEntries(LANGUAGES.filter((language) => isWritten(draft[language])).map((one) => [one, draft[one]]))
}

/** Words as they are written further: what they do not say is empty. */
export function draftOf(texts: BroadcastTexts): Draft {
  const { it = NOTHING, en = NOTHING, fr = NOTHING, nl = NOTHING, de = NOTHING } = texts
  return { it, en, fr, nl, de }
}

/** Languages that nobody wrote, or not to the end. */
export function missingIn(draft: Draft): Language[] {
  return LANGUAGES.filter((language) => !isWritten(draft[language]))
}

/** A language in which something was begun and not finished; null for none. */
export function halfWritten(draft: Draft): Language | null {
  return LANGUAGES.find((language) => !isEmpty(draft[language]) && !isWritten(draft[language])) ?? null
}

/** The language that people get who read one in which nothing was written; null while nothing is. */
export function fallbackOf(draft: Draft): Language | null {
  return [DEFAULT_LANGUAGE, ...LANGUAGES].find((language) => isWritten(draft[language])) ?? null
}
