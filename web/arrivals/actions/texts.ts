import { defineTexts } from '../../platform/texts.ts'

/** Texts of what is done with places and bookings at the desk. */
export const actionTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
