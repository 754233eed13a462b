import type { InfoSlug } from '../page-slugs.ts'

/** Names of the info pages of a resort, in French. */
export const fr: Readonly<Record<InfoSlug, string>> = {
  prices: 'Tarifs',
  parking: 'Parking',
  rental: 'Location',
  showers: 'Douches, aussi pour les chiens',
  services: 'Services sur la plage',
  accessibility: 'Accessibilité',
  restaurant: 'Restaurant',
  cushions: 'Coussins',
  'dog-rules': 'Règles pour les chiens',
  withdrawal: 'Droit de rétractation',
}
