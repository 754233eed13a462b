import { defineTexts } from '../../platform/texts.ts'

/** The words of the components of the back office. */
export const uiStaffTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
