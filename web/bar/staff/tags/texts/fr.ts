import { plural } from '../../../../platform/texts.ts'
import type { it } from './it.ts'

/** The words of the tags to print, in French. */
export const fr: typeof it = {
  title: 'Affichettes QR',
  size: 'Affichettes par feuille',
  print: (sheets) => plural('fr', sheets, { one: `Imprimer ${sheets} feuille`, other: `Imprimer ${sheets} feuilles` }),
  preview: 'Aperçu de la première feuille',
  choice: 'À imprimer',
  rows: 'Rangées',
  allRows: 'Toutes les rangées',
  row: (id) => `Rangée ${id}`,
  validity: 'Validité',
  season: 'Toute la saison',
  oneDay: 'Un seul jour',
  day: 'Jour',
  dayText: 'Le code n’est valable que ce jour-là.',
  dayOver: 'Ce jour est passé. Choisissez aujourd’hui ou un jour à venir.',
  seasonText: (year) =>
    `Les codes sont valables pour toute l’année ${year}\u00a0; l’année prochaine, il faudra les réimprimer.`,
  paper: 'Sur papier A4, à 100\u00a0%. Une par feuille se lit à 2\u00a0mètres, 8 à un demi-mètre, 24 de près.',
  qr: (code) => `QR de ${code}`,
}
