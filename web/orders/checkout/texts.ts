import { defineTexts } from '../../platform/texts.ts'

/** The field for a promotion code, and what is said beside the button of an order that is paid later. */
export const checkoutTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
