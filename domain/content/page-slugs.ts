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

export type InfoSlug = (typeof INFO_SLUGS)[number]

/** The info page that a query names; null when it names none of these. */
export function infoSlug(name: string | null | undefined): InfoSlug | null {
  return INFO_SLUGS.find((slug) => slug === name) ?? null
}
