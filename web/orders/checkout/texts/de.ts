import type { it } from './it.ts'

export const de: typeof it = {
  question: 'Hast du einen Code?',
  field: 'Code',
  use: 'Code benutzen',
  remove: 'Code entfernen',
  byPaying: 'Mit der Zahlung nimmst du die Verkaufsbedingungen an, die wir dir gemailt haben.',
}
