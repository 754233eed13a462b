import { defineTexts } from '../../platform/texts.ts'

/** The words of the catalogue: what its editors share, dishes, the menu of a day, news and pages. */
export const catalogTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
