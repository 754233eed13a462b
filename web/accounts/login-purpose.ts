/** What a login is needed for. */
export type LoginPurpose =
  | 'page'
  | 'place'
  | 'orders'
  | 'pay'
  | 'cards'
  | 'account'
  | 'webcam'
  | 'subscription'
  | 'season'
  | 'waiting'
  | 'credit'
  | 'dogs'

/** Words of a path and what they are about; the first that fits counts. */
const PURPOSES: readonly (readonly [RegExp, LoginPurpose])[] = [
  [/\/(?:ordini|riepilogo|pagamenti-esito|pagamenti-braintree-execute|cambia)$/, 'orders'],
  [/\/(?:pagamenti-card-choose|pagamenti-card-edit)$/, 'cards'],
  [/\/pagamenti-[\w-]+$/, 'pay'],
  [/\/abbonamenti-/, 'subscription'],
  [/\/(?:abbonamenti(?:\/giorni)?|recesso)$/, 'season'],
  [/\/lista-attesa$/, 'waiting'],
  [/\/credito$/, 'credit'],
  [/\/cani$/, 'dogs'],
  [/\/webcam$/, 'webcam'],
  [/\/(?:profilo|tabs\/contact)(?:\/|$)/, 'account'],
  [/\/(?:main-page-ombrelloni|new-search-loader|checkout-ombrellone|carrello(?:-contanti)?)(?:\/|$)/, 'place'],
]

/** What the page of a path needs a login for. */
export function loginPurpose(pathname: string): LoginPurpose {
  return PURPOSES.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'page'
}
