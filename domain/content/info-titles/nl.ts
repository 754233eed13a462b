import type { InfoSlug } from '../page-slugs.ts'

/** Names of the info pages of a resort, in Dutch. */
export const nl: Readonly<Record<InfoSlug, string>> = {
  prices: 'Prijzen',
  parking: 'Parkeren',
  rental: 'Verhuur',
  showers: 'Douches, ook voor honden',
  services: 'Voorzieningen op het strand',
  accessibility: 'Toegankelijkheid',
  restaurant: 'Restaurant',
  cushions: 'Kussens',
  'dog-rules': 'Regels voor honden',
  withdrawal: 'Herroepingsrecht',
}
