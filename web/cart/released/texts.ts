import { defineTexts } from '../../platform/texts.ts'

/** Texts of a place that the resort took out of a cart. */
export const releasedTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
