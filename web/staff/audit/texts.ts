import { defineTexts } from '../../platform/texts.ts'

/** The words around the log. */
export const auditTexts = defineTexts({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})

/** What is said of everything that was done. */
export const auditWords = defineTexts({
  it: () => import('../../../domain/staff/audit-words/it.ts'),
  en: () => import('../../../domain/staff/audit-words/en.ts'),
  fr: () => import('../../../domain/staff/audit-words/fr.ts'),
  nl: () => import('../../../domain/staff/audit-words/nl.ts'),
  de: () => import('../../../domain/staff/audit-words/de.ts'),
})
