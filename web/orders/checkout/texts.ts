import { defineTexts } from '../../platform/texts.ts'

/** Texts of the promotion code's field, and of the payment of an order that was placed before. */
export const checkoutTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
