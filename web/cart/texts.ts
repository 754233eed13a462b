import { defineTexts } from '../platform/texts.ts'

/** Texts of the carts and the checkout; `web/orders` takes its words for places and extras from here. */
export const cartTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
