import type { InfoSlug } from '../page-slugs.ts'

/** Names of the info pages of a resort, in English. */
export const en: Readonly<Record<InfoSlug, string>> = {
  prices: 'Prices',
  parking: 'Parking',
  rental: 'Rental',
  showers: 'Showers, for dogs too',
  services: 'Services on the beach',
  accessibility: 'Accessibility',
  restaurant: 'Restaurant',
  cushions: 'Cushions',
  'dog-rules': 'Rules for dogs',
  withdrawal: 'Right of withdrawal',
}
