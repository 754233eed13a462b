/** The languages of the product. Italian is the source and the default. */
export const LANGUAGES = ['it', 'en', 'fr', 'nl', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'it'

/** One text in every language. */
export type LocalizedText = Readonly<Record<Language, string>>

/** The languages in the product's order, however the text came. */
export function inLanguageOrder({ it, en, fr, nl, de }: LocalizedText): Record<Language, string> {
  return { it, en, fr, nl, de }
}

/** Reads a language tag such as 'IT', 'de-AT' or an Accept-Language header; Italian when none fits. */
export function pickLanguage(text: string | null | undefined): Language {
  for (const part of (text ?? '').toLowerCase().split(',')) {
    const tag = part.trim().slice(0, 2)
    const found = LANGUAGES.find((language) => language === tag)
    if (found) return found
  }
  return DEFAULT_LANGUAGE
}
