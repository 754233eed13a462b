import { defineTexts } from '../../../platform/texts.ts'

/** Texts of the waiting list in the back office. */
export const waitingPeopleTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
