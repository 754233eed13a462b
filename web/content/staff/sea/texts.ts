import { defineTexts } from '../../../platform/texts.ts'

/** What staff read where they enter how the sea is (B-19). */
export const staffSeaTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
