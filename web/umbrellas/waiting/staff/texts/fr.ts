import { plural } from '../../../../platform/texts.ts'
import type { it } from './it.ts'

export const fr: typeof it = {
  title: 'Liste d’attente',
  empty: 'Personne n’attend',
  emptyText: 'Vous voyez ici qui attend une place, jour par jour.',
  count: (n: number) => plural('fr', n, { one: '1 personne en attente', other: `${n} personnes en attente` }),
  columns: {
    order: 'Ordre',
    who: 'Qui',
    when: 'Jours',
    wish: 'Ce qui est cherché',
    since: 'En attente depuis',
    offer: 'Offre',
  },
  noOffer: 'En attente',
  offered: (code: string, time: string) => `${code} jusqu’à ${time}`,
  anywhere: 'N’importe où',
  each: (day: string) => `En attente pour ${day}`,
}
