import { defineTexts } from '../../platform/texts.ts'

/** The words around the settings. */
export const settingsTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})

/** What the settings are called. */
export const settingNames = defineTexts({
  it: () => import('./names/it.ts'),
  en: () => import('./names/en.ts'),
  fr: () => import('./names/fr.ts'),
  nl: () => import('./names/nl.ts'),
  de: () => import('./names/de.ts'),
})
