import type { it } from './it.ts'

export const fr: typeof it = {
  card: 'Carte',
  second_card: 'Deuxième carte',
  wallet: 'PayPal',
  provider: 'Prestataire {id} : {name}',
  reserve: ', réserve',
  noKeys: ', clés manquantes',
  on: '{name} : activé',
  off: '{name} : désactivé',
  undo: 'Annuler',
  undone: 'Comme avant',
}
