/** The info pages that every resort has, in the order of the app; then what its dogs may do. */
export const INFO_PAGES = [
  'prices',
  'parking',
  'rental',
  'showers',
  'services',
  'accessibility',
  'restaurant',
  'cushions',
  'dog-rules',
] as const

/** Pages that somebody accepts, consents to or has a right to read. */
export const LEGAL_PAGES = [
  'personal-data',
  'purposes',
  'conditions-with-payment',
  'conditions-without-payment',
  'withdrawal',
] as const

/** Whether a page is one that the law or a contract needs. */
export function isLegalPage(slug: string): boolean {
  return LEGAL_PAGES.some((legal) => legal === slug)
}
