import { plural } from '../../../../platform/texts.ts'
import type { it } from './it.ts'

export const nl: typeof it = {
  title: 'Wachtlijst',
  empty: 'Niemand wacht',
  emptyText: 'Hier zie je wie op een plek wacht, dag voor dag.',
  count: (n: number) => plural('nl', n, { one: '1 persoon wacht', other: `${n} personen wachten` }),
  columns: { order: 'Volgorde', who: 'Wie', when: 'Dagen', wish: 'Gezocht', since: 'Wacht sinds', offer: 'Aanbod' },
  noOffer: 'Wacht',
  offered: (code: string, time: string) => `${code} tot ${time}`,
  anywhere: 'Overal',
  each: (day: string) => `Wacht op ${day}`,
}
