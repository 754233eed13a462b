import { defineTexts } from '../platform/texts.ts'

/** Texts of "I miei dati" and of the deletion of an account. */
export const privacyTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
