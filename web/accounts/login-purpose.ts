/** What a login is needed for. */
export type LoginPurpose = 'place' | 'orders' | 'cards' | 'account' | 'webcam' | 'subscription'

/** The beach that is open to everybody (B-31). */
export const BEACH_PATH = '/tabs/main-page-ombrelloni/new-search-loader'

/** Words of a path and what they are about; the first that fits counts. */
const PURPOSES: readonly (readonly [RegExp, LoginPurpose])[] = [
  [/\/(?:ordini|riepilogo|pagamenti-esito|pagamenti-braintree-execute)$/, 'orders'],
  [/\/(?:pagamenti-card-choose|pagamenti-card-edit)$/, 'cards'],
  [/\/abbonamenti-/, 'subscription'],
  [/\/webcam$/, 'webcam'],
  [/\/(?:profilo|tabs\/contact)(?:\/|$)/, 'account'],
]

/** What the page of a path needs a login for; most of them lead to a place on the beach. */
export function loginPurpose(pathname: string): LoginPurpose {
  return PURPOSES.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'place'
}
