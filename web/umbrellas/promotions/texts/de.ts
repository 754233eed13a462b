import type { it } from './it.ts'

export const de: typeof it = {
  promotion: 'Aktion',
  named: (name: string) => `Aktion ${name}`,
  included: 'schon im Preis',
  question: 'Hast du einen Code?',
  field: 'Code',
  use: 'Code benutzen',
  remove: 'Code entfernen',
}
