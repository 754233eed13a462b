import { defineTexts } from '../../platform/texts.ts'

/** Texts of the withdrawal function (B-15, art. 54-bis). */
export const withdrawalTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
