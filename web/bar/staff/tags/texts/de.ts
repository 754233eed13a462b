import { plural } from '../../../../platform/texts.ts'
import type { it } from './it.ts'

/** The words of the tags to print, in German. */
export const de: typeof it = {
  title: 'QR-Schilder',
  size: 'Schilder pro Blatt',
  print: (sheets) => plural('de', sheets, { one: '1 Blatt drucken', other: `${sheets} Blätter drucken` }),
  preview: 'Vorschau des ersten Blatts',
  choice: 'Was gedruckt wird',
  rows: 'Reihen',
  allRows: 'Alle Reihen',
  row: (id) => `Reihe ${id}`,
  validity: 'Gültigkeit',
  season: 'Ganze Saison',
  oneDay: 'Nur ein Tag',
  day: 'Tag',
  dayText: 'Der Code gilt nur an diesem Tag.',
  dayOver: 'Dieser Tag ist vorbei. Wähle heute oder einen kommenden Tag.',
  seasonText: (year) => `Die Codes gelten das ganze Jahr ${year}; nächstes Jahr werden sie neu gedruckt.`,
  paper: 'Auf A4-Papier, bei 100 %. Eins pro Blatt ist aus 2 Metern lesbar, 8 aus einem halben Meter, 24 aus der Nähe.',
  qr: (code) => `QR von ${code}`,
}
