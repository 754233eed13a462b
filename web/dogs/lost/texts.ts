import { defineTexts } from '../../platform/texts.ts'

/** Texts of lost dogs, for guests and for the resort's people. */
export const lostDogTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
