import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

/** Texts of the services, in Dutch. */
export const nl: typeof it = {
  title: 'Diensten',
  when: 'Dag',
  choosePart: 'Dagdeel',
  today: 'Vandaag',
  parts: { full_day: 'Hele dag', morning: 'Ochtend', afternoon: 'Middag' },
  partsInLine: { full_day: 'hele dag', morning: 'ochtend', afternoon: 'middag' },
  afternoonOnly: 'Vandaag is alleen de middag nog te boeken: de ochtend is voorbij.',
  each: 'per keer',
  forPart: { full_day: 'voor de dag', morning: 'voor de ochtend', afternoon: 'voor de middag' },
  left: (count) => `nog ${count}`,
  timesOf: (name: string) => `Tijden: ${name}`,
  at: (time: string) => `om ${time} uur`,
  timeGone: 'Deze tijd is niet meer vrij.',
  soldOut: 'Uitverkocht',
  more: (name) => `Meer weten: ${name}`,
  moreShort: 'Meer weten',
  add: 'In winkelwagen',
  chooseSome: 'Kies wat je nodig hebt',
  added: (count) =>
    plural('nl', count, {
      one: '1 dienst zit in de winkelwagen',
      other: `${count} diensten zitten in de winkelwagen`,
    }),
  cartFull: (max) =>
    `In de winkelwagen passen hooguit ${max} verschillende diensten. Bestel deze eerst en voeg daarna de rest toe.`,
  none: 'Hier valt niets te boeken',
  noneText: 'Wat je nodig hebt vind je op het strand: vraag het ons team.',
  closed: 'Het strand is gesloten',
  closedText: (phone) => `Volgend seizoen gaat het weer open. Meer weten? ${phone}.`,
  info: 'Alle diensten van het strandbad',
  anyService: 'Dienst',
  tooMany: (count) => (count === 0 ? 'Op die dag uitverkocht.' : `Er zijn er nog ${count}.`),
  remove: 'Verwijderen',
  removeLine: (name) => `${name} verwijderen`,
}
