import type { LocalizedText } from '../platform/language.ts'

/** What the deposit of a table is called on an order. */
export const DEPOSIT_NAME: LocalizedText = {
  it: 'Caparra',
  en: 'Deposit',
  fr: 'Arrhes',
  nl: 'Aanbetaling',
  de: 'Anzahlung',
}
