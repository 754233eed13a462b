import type { it } from './it.ts'

export const fr: typeof it = {
  question: 'Vous avez un code ?',
  field: 'Code',
  use: 'Utiliser le code',
  remove: 'Retirer le code',
  byPaying: 'En payant, vous acceptez les conditions de vente que nous vous avons envoyées par e-mail.',
}
