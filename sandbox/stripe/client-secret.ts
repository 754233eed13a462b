import type { Stripe } from 'stripe'
import type { Caller } from './authentication.ts'
import { invalid, missing } from './errors.ts'

/** With a publishable key an intent is known only to who has its `client_secret`. Throws 400 and 404. */
export function requireClientSecret(
  intent: Stripe.PaymentIntent | Stripe.SetupIntent,
  caller: Caller,
  secret: string | undefined,
): void {
  if (caller === 'publishable' && secret === undefined) {
    const message = 'Missing required param: client_secret.'
    throw invalid(message, { code: 'parameter_missing', param: 'client_secret' })
  }
  if (secret !== undefined && secret !== intent.client_secret) throw missing(intent.object, intent.id, 'intent')
}
