import { defineTexts } from '../../platform/texts.ts'

/** Texts of a guest’s links to their orders. */
export const guestLinkTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
