import { defineTexts } from '../../platform/texts.ts'

/** The words beside the resort's own under the notice of a maintenance. */
export const maintenanceTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
