import { defineTexts } from '../../../platform/texts.ts'

/** Texts of prices, seasons and promotions in the back office. */
export const priceTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
