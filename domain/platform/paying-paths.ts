import { redirectAt, routeAt, type PageName } from './page-routes.ts'

/** The pages on which a guest pays or enters a card: those that mount what a payment provider brings. */
const PAYING: ReadonlySet<PageName> = new Set(['checkout', 'cardEdit'])

/**
 * Whether the document of a pathname is one of paying. Only these may use the providers' origins; every other document has the
 * strict policy (security guide, section 3; payments guide, 5.2 and case 101).
 */
export function isPayingPath(pathname: string): boolean {
  const page = routeAt(redirectAt(pathname) ?? pathname)?.page
  return page !== undefined && PAYING.has(page)
}
