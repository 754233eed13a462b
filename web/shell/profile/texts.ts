import { defineTexts } from '../../platform/texts.ts'

/** Texts of the profile's menu that its other slices do not have. */
export const profileMenuTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
