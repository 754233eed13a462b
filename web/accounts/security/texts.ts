import { defineTexts } from '../../platform/texts.ts'

/** Texts of how one signs in and where one is signed in. */
export const securityTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
