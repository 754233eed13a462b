import type { Stripe } from 'stripe'
import { idOf, type Account, type Confirmation, type StoredMethod } from './account.ts'
import { StripeFailure, unexpectedState } from './errors.ts'
import { nextAction, REFUSED_CHALLENGE, wantsChallenge } from './open-intent.ts'
import { attachMethod, storedMethod, usableMethod } from './payment-methods.ts'

/** Tries to set the card up: done, or waiting for a challenge. Throws 402 for a decline, 400 for a state. */
export function confirmSetup(account: Account, intent: Stripe.SetupIntent, confirmation: Confirmation): void {
  const id = idOf(intent.payment_method)
  if (id === null) {
    throw unexpectedState(intent, "You cannot confirm this SetupIntent because it's missing a payment method.")
  }
  const stored = usableMethod(account, id)
  account.confirmations.set(intent.id, confirmation)
  if (!wantsChallenge(stored, false)) {
    finish(account, intent, stored)
    return
  }
  intent.status = 'requires_action'
  intent.next_action = nextAction(account, intent.id, intent.client_secret, confirmation)
  account.events.emit('setup_intent.requires_action', intent)
}

/** The challenge is over: the card is set up, or the person refused it. */
export function afterSetupChallenge(account: Account, intent: Stripe.SetupIntent, ok: boolean): void {
  const stored = storedMethod(account, idOf(intent.payment_method) ?? '', 'payment_method')
  intent.next_action = null
  if (ok) {
    succeed(account, intent, stored)
    return
  }
  fail(account, intent, stored, {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message: REFUSED_CHALLENGE,
  })
}

/** Cards that the issuer refuses to save are declined; none of them asks for a challenge first. */
function finish(account: Account, intent: Stripe.SetupIntent, stored: StoredMethod): void {
  const { decline, savable } = stored.card
  if (decline === undefined || savable) {
    succeed(account, intent, stored)
    return
  }
  fail(account, intent, stored, { type: 'card_error', ...decline })
  throw new StripeFailure(
    402,
    {
      type: 'card_error',
      ...decline,
      payment_method: structuredClone(stored.method),
      setup_intent: structuredClone(intent),
    },
    true,
  )
}

function succeed(account: Account, intent: Stripe.SetupIntent, stored: StoredMethod): void {
  const customer = idOf(intent.customer)
  if (customer !== null) attachMethod(account, stored, customer)
  stored.setUp ||= intent.usage === 'off_session'
  intent.status = 'succeeded'
  intent.last_setup_error = null
  account.events.emit('setup_intent.succeeded', intent)
}

function fail(
  account: Account,
  intent: Stripe.SetupIntent,
  stored: StoredMethod,
  error: Stripe.SetupIntent.LastSetupError,
): void {
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.last_setup_error = { ...error, payment_method: structuredClone(stored.method) }
  account.events.emit('setup_intent.setup_failed', intent)
}
