import { plural } from '../../../../platform/texts.ts'
import type { it } from './it.ts'

export const de: typeof it = {
  title: 'Warteliste',
  empty: 'Niemand wartet',
  emptyText: 'Hier siehst du, wer auf einen Platz wartet, Tag für Tag.',
  count: (n: number) => plural('de', n, { one: '1 Person wartet', other: `${n} Personen warten` }),
  columns: { order: 'Reihenfolge', who: 'Wer', when: 'Tage', wish: 'Gesucht', since: 'Wartet seit', offer: 'Angebot' },
  noOffer: 'Wartet',
  offered: (code: string, time: string) => `${code} bis ${time}`,
  anywhere: 'Überall',
  each: (day: string) => `Wartet auf ${day}`,
}
