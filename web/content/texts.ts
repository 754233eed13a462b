import { defineTexts } from '../platform/texts.ts'

/** Texts of the text pages, the contacts and the privacy window. */
export const contentTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
