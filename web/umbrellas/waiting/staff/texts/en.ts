import { plural } from '../../../../platform/texts.ts'
import type { it } from './it.ts'

export const en: typeof it = {
  title: 'Waiting list',
  empty: 'Nobody is waiting',
  emptyText: 'Here you see who waits for a place, day by day.',
  count: (n: number) => plural('en', n, { one: '1 person waiting', other: `${n} people waiting` }),
  columns: { order: 'Order', who: 'Who', when: 'Days', wish: 'What they want', since: 'Waiting since', offer: 'Offer' },
  noOffer: 'Waiting',
  offered: (code: string, time: string) => `${code} until ${time}`,
  anywhere: 'Anywhere',
  each: (day: string) => `Waiting for ${day}`,
}
