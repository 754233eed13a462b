import { defineTexts } from '../../platform/texts.ts'

/** The words of whoever writes to guests. */
export const staffMessageTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
