import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const fr: typeof it = {
  title: 'Comme la dernière fois',
  when: 'Quel jour ?',
  same: (days) =>
    plural('fr', days, {
      one: 'Même place, mêmes extras, même mode de paiement.',
      other: `Même place, mêmes extras, même mode de paiement : choisissez le premier des ${days} jours.`,
    }),
}
