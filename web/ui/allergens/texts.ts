import { defineTexts } from '../../platform/texts.ts'

/** The words of allergens: the bar, the daily menu and the staff's catalogue say the same. */
export const allergenTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})
