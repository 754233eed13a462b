import { plural } from '../../../../platform/texts.ts'
import type { it } from './it.ts'

/** The words of the tags to print, in Dutch. */
export const nl: typeof it = {
  title: 'QR-kaartjes',
  size: 'Kaartjes per vel',
  print: (sheets) => plural('nl', sheets, { one: '1 vel afdrukken', other: `${sheets} vellen afdrukken` }),
  preview: 'Voorbeeld van het eerste vel',
  choice: 'Wat afdrukken',
  rows: 'Rijen',
  allRows: 'Alle rijen',
  row: (id) => `Rij ${id}`,
  validity: 'Geldigheid',
  season: 'Het hele seizoen',
  oneDay: 'Eén dag',
  day: 'Dag',
  dayText: 'De code is alleen op deze dag geldig.',
  dayOver: 'Deze dag is voorbij. Kies vandaag of een dag die nog komt.',
  seasonText: (year) => `De codes gelden voor heel ${year}; volgend jaar worden ze opnieuw afgedrukt.`,
  paper: 'Op A4-papier, op 100%. Eén per vel is van 2 meter te lezen, 8 van een halve meter, 24 van dichtbij.',
  qr: (code) => `QR van ${code}`,
}
