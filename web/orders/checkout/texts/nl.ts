import type { it } from './it.ts'

export const nl: typeof it = {
  question: 'Heb je een code?',
  field: 'Code',
  use: 'Gebruik de code',
  remove: 'Verwijder de code',
}
