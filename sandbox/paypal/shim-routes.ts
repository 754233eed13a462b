import { shimRoute } from '../browser/serve.ts'
import type { Route } from '../platform/exchange.ts'

const SHIM = [
  'browser/card-words.js',
  'browser/frame-link.js',
  'browser/card-field.js',
  'paypal/shim-popup.js',
  'paypal/shim.js',
]
const sdk = shimRoute('/sdk/js', SHIM)

/** PayPal's JS SDK; without a client id it is refused, as PayPal refuses it. */
export const paypalShimRoutes: readonly Route[] = [
  {
    ...sdk,
    answer: (exchange) =>
      exchange.query.has('client-id')
        ? sdk.answer(exchange)
        : { status: 400, headers: { 'content-type': 'text/plain' }, body: 'Expected client-id to be passed' },
  },
]
