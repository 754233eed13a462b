import { defineTexts } from '../../platform/texts.ts'

/** Texts about versions of the app. */
export const versionTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
