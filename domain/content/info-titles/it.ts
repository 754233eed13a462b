import type { InfoSlug } from '../page-slugs.ts'

/** Names of the info pages of a resort, in Italian: the source of the other languages. */
export const it: Readonly<Record<InfoSlug, string>> = {
  prices: 'Prezzi',
  parking: 'Parcheggio',
  rental: 'Noleggio',
  showers: 'Docce, anche per cani',
  services: 'Servizi in spiaggia',
  accessibility: 'Accessibilità',
  restaurant: 'Ristorante',
  cushions: 'Cuscini',
  'dog-rules': 'Regole per i cani',
  withdrawal: 'Recesso',
}
