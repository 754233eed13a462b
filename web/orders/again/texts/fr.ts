import type { it } from './it.ts'

export const fr: typeof it = {
  title: 'Comme la dernière fois',
  when: 'Quel jour ?',
  same: 'Même place, mêmes extras, même mode de paiement.',
  /** `days` is more than one. */
  sameFrom: (days) => `Même place, mêmes extras, même mode de paiement : choisissez le premier des ${days} jours.`,
}
