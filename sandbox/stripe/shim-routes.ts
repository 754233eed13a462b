import { fileRoute, pageRoute, shimRoute } from '../browser/serve.ts'
import type { Route } from '../platform/exchange.ts'

const SHIM = [
  'browser/card-words.js',
  'browser/frame-link.js',
  'browser/events.js',
  'browser/card-field.js',
  'browser/challenge-dialog.js',
  'stripe/shim-error.js',
  'stripe/shim-elements.js',
  'stripe/shim-intents.js',
  'stripe/shim.js',
]

/** Stripe.js and the frame that makes its calls. The second address is where the loader looks on Stripe's own host. */
export const stripeShimRoutes: readonly Route[] = [
  shimRoute('/js/stripe.js', SHIM),
  shimRoute('/endive/stripe.js', SHIM),
  pageRoute('/_frames/stripe', { title: 'Calls to Stripe', script: 'stripe/stripe-controller.js' }),
  fileRoute('stripe/stripe-controller.js'),
]
