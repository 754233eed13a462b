import { plural } from '../../../../platform/texts.ts'

/** The words of the tags to print, in Italian: the source of the other languages. */
export const it = {
  title: 'Cartelli QR',
  size: 'Cartelli per foglio',
  print: (sheets: number) => plural('it', sheets, { one: 'Stampa 1 foglio', other: `Stampa ${sheets} fogli` }),
  preview: 'Anteprima del primo foglio',
  choice: 'Che cosa stampare',
  rows: 'File',
  allRows: 'Tutte le file',
  row: (id: string) => `Fila ${id}`,
  validity: 'Validità',
  season: 'Tutta la stagione',
  oneDay: 'Un solo giorno',
  day: 'Giorno',
  dayText: 'Il codice vale solo in questo giorno.',
  dayOver: 'Questo giorno è passato. Scegli oggi o un giorno che viene.',
  seasonText: (year: string) => `I codici valgono per tutto il ${year}: l’anno prossimo si stampano di nuovo.`,
  paper: 'Su fogli A4, al 100 %. Uno per foglio si legge da 2 metri, 8 da mezzo metro, 24 da vicino.',
  qr: (code: string) => `QR di ${code}`,
}
