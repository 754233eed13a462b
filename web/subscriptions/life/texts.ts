import { defineTexts } from '../../platform/texts.ts'

/** Texts of what can be done with one's own subscription: family, entries of a carnet, renewal. */
export const lifeTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
