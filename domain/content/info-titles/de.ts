import type { InfoSlug } from '../page-slugs.ts'

/** Names of the info pages of a resort, in German. */
export const de: Readonly<Record<InfoSlug, string>> = {
  prices: 'Preise',
  parking: 'Parken',
  rental: 'Verleih',
  showers: 'Duschen, auch für Hunde',
  services: 'Services am Strand',
  accessibility: 'Barrierefreiheit',
  restaurant: 'Restaurant',
  cushions: 'Auflagen',
  'dog-rules': 'Regeln für Hunde',
  withdrawal: 'Widerruf',
}
