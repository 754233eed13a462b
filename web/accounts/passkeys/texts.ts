import { defineTexts } from '../../platform/texts.ts'

/** Texts of passkeys: signing in, proving oneself, and looking after them. */
export const passkeyTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
