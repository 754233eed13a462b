import type { Language } from './language.ts'

/** The first of a month as French writes it, which `Intl` does not: "1er août", "sam. 1er", "1er–3 août". */
export function withFrenchFirst(words: string, language: Language): string {
  return language === 'fr' ? words.replaceAll(/(^|\s)1(?=[\s–]|$)/g, '$11er') : words
}
