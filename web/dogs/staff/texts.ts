import { defineTexts } from '../../platform/texts.ts'

/** Texts of those who check the documents of dogs. */
export const dogCheckTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
