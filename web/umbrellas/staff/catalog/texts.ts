import { defineTexts } from '../../../platform/texts.ts'

/** The words of the catalogue's sections that are files of the resort: extras, services, categories, parking. */
export const sectionTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
