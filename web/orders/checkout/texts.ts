import { defineTexts } from '../../platform/texts.ts'

/** The field for a promotion code at the checkout of places. */
export const codeTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
