import { defineTexts } from '../../platform/texts.ts'

/** Texts of orders of things that are no places: their checkout, how they stand, what waits for the network. */
export const itemTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
