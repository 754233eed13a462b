import { defineTexts } from '../platform/texts.ts'

/** The words of the numbers' screen. */
export const numbersTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})

/** Titles, columns and codes of the tables: the same words as in the files. */
export const tableTexts = defineTexts({
  it: () => import('../../domain/numbers/words/it.ts'),
  en: () => import('../../domain/numbers/words/en.ts'),
  fr: () => import('../../domain/numbers/words/fr.ts'),
  nl: () => import('../../domain/numbers/words/nl.ts'),
  de: () => import('../../domain/numbers/words/de.ts'),
})
