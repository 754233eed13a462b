import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const fr: typeof it = {
  title: 'Votre pass',
  open: 'Plein écran',
  places: (count) => plural('fr', count, { one: 'Votre place', other: `Vos ${count} places` }),
  swipe: (count) =>
    plural('fr', count, {
      one: 'Une place, un seul code',
      other: `${count} places, un seul code : balayez pour les voir`,
    }),
}
