import type { it } from './it.ts'

export const nl: typeof it = {
  promotion: 'Actie',
  named: (name: string) => `Actie ${name}`,
  included: 'al in de prijs',
  question: 'Heb je een code?',
  field: 'Code',
  use: 'Gebruik de code',
  remove: 'Verwijder de code',
}
