import type { it } from './it.ts'

export const fr: typeof it = {
  promotion: 'Promotion',
  named: (name: string) => `Promotion ${name}`,
  included: 'déjà dans le prix',
  question: 'Vous avez un code ?',
  field: 'Code',
  use: 'Utiliser le code',
  remove: 'Retirer le code',
}
