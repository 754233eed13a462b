import type { Stripe } from 'stripe'
import { idOf, type Account, type Confirmation, type StoredMethod } from './account.ts'
import type { Caller } from './authentication.ts'
import { invalid, missing } from './errors.ts'
import { usableMethod } from './payment-methods.ts'

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent

/** The message of an intent whose person refused the bank's challenge. */
export const REFUSED_CHALLENGE =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

/** True while an intent may be changed and confirmed. */
export function isOpen({ status }: Intent): boolean {
  return ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(status)
}

/** Names the method of an intent. Throws where it is spent, or another customer's (case 96). */
export function chooseMethod(account: Account, intent: Intent, id: string): void {
  const { method } = usableMethod(account, id)
  const owner = idOf(method.customer)
  if (owner !== null && owner !== intent.customer) {
    if (intent.customer !== null) throw missing('PaymentMethod', id, 'payment_method')
    const message = 'The provided PaymentMethod belongs to a Customer. Please include the Customer in the request.'
    throw invalid(message, { param: 'payment_method' })
  }
  intent.payment_method = method.id
  intent.next_action = null
  intent.status = 'requires_confirmation'
}

/** Whether the bank wants the person for this use of a card. */
export function wantsChallenge({ card, setUp }: StoredMethod, offSession: boolean): boolean {
  if (card.challenge === 'unless_set_up') return !offSession || !setUp
  return card.challenge === 'always'
}

/** What the person must do: go to the bank's page, or let Stripe.js show it where the caller has no address to return to. */
export function nextAction(account: Account, id: string, secret: string | null, { returnUrl, useSdk }: Confirmation) {
  const url = `${account.world.origin()}/_stripe/3ds/${id}?client_secret=${encodeURIComponent(secret ?? '')}`
  return returnUrl !== null && !useSdk
    ? { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } }
    : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } }
}

/** Methods of the dashboard may redirect, so a server must say where to return to. */
export function requireReturnUrl(intent: Intent, returnUrl: string | null, caller: Caller): void {
  const automatic = intent.automatic_payment_methods
  if (caller !== 'secret' || returnUrl !== null || automatic === null || automatic.allow_redirects === 'never') return
  throw invalid(
    'This intent is configured to accept payment methods enabled in your Dashboard. Because some of these ' +
      'payment methods might redirect your customer off of your page, you must provide a `return_url`.',
    { param: 'return_url' },
  )
}
