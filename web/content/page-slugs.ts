/** Name of the notice on personal data, behind `trattamentodati`. */
export const PERSONAL_DATA_SLUG = 'personal-data'
/** Name of the purposes of processing, behind `finalitadati`. */
export const PURPOSES_SLUG = 'purposes'

/** The info pages of a resort, in the order of the contacts. */
export const INFO_SLUGS = [
  'prices',
  'parking',
  'rental',
  'cushions',
  'showers',
  'dog-rules',
  'services',
  'restaurant',
  'accessibility',
  'withdrawal',
] as const
