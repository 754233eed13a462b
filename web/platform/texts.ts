import { use } from 'react'
import type { Language } from '../../domain/platform/language.ts'
import { currentLanguage, useLanguage } from './language.ts'
import { loadAnew, loadCatalogue, noteOpened, type TextCatalogue } from './texts-registry.ts'

/** Modules of one catalogue: each exports its texts under the name of its language. Italian sets the type. */
interface TextModules<T> {
  readonly it: () => Promise<{ readonly it: T }>
  readonly en: () => Promise<{ readonly en: T }>
  readonly fr: () => Promise<{ readonly fr: T }>
  readonly nl: () => Promise<{ readonly nl: T }>
  readonly de: () => Promise<{ readonly de: T }>
}

/** Declares a slice's texts; a missing key or parameter in any language does not compile. */
export function defineTexts<T>(modules: TextModules<T>): TextCatalogue<T> {
  const load: Record<Language, () => Promise<T>> = {
    it: async () => (await modules.it()).it,
    en: async () => (await modules.en()).en,
    fr: async () => (await modules.fr()).fr,
    nl: async () => (await modules.nl()).nl,
    de: async () => (await modules.de()).de,
  }
  return { loads: new Map(), load: (language) => load[language]() }
}

/** A slice's texts in the person's language; suspends until they are there, and throws when they cannot come. */
export function useTexts<T>(catalogue: TextCatalogue<T>): T {
  const language = useLanguage()
  noteOpened(catalogue)
  return use(loadCatalogue(catalogue, language))
}

/** A slice's texts in the person's language, outside of components. */
export function loadTexts<T>(catalogue: TextCatalogue<T>, language: Language = currentLanguage()): Promise<T> {
  noteOpened(catalogue)
  return loadAnew(catalogue, language)
}

export { plural } from '../../domain/platform/plural.ts'
