import type { Language } from '../../domain/platform/language.ts'

/** Words with a capital, as a line or a title begins. */
export function capital(words: string, language: Language): string {
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1)
}

/** A noun with its capital taken away, as it stands inside a line. German writes every noun with one. */
export function inLine(noun: string, language: Language): string {
  return language === 'de' ? noun : noun.charAt(0).toLocaleLowerCase(language) + noun.slice(1)
}
