import { defineTexts } from '../platform/texts.ts'

/** Texts of buying a subscription and of one's own ones. */
export const subscriptionTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
