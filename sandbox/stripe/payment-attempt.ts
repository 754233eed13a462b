import type { Stripe } from 'stripe'
import { idOf, type Account, type Confirmation, type StoredMethod } from './account.ts'
import { captureCharge, makeCharge } from './charges.ts'
import { openDispute } from './disputes.ts'
import { invalid, StripeFailure, unexpectedState } from './errors.ts'
import { isOpen, nextAction, REFUSED_CHALLENGE, wantsChallenge } from './open-intent.ts'
import { attachMethod, storedMethod, usableMethod } from './payment-methods.ts'
import type { Decline } from './test-cards.ts'

const NEEDS_PERSON: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

/** Tries to take the money: done, reserved, or waiting for a challenge. Throws 402 for a decline, 400 for a state. */
export function confirmPayment(account: Account, intent: Stripe.PaymentIntent, confirmation: Confirmation): void {
  if (!isOpen(intent)) {
    const message = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`
    throw unexpectedState(intent, message)
  }
  const id = idOf(intent.payment_method)
  if (id === null) {
    const message = "You cannot confirm this PaymentIntent because it's missing a payment method."
    throw unexpectedState(intent, message)
  }
  const stored = usableMethod(account, id)
  account.confirmations.set(intent.id, confirmation)
  if (!wantsChallenge(stored, confirmation.offSession))
    return throwDecline(intent, take(account, intent, stored, false))
  if (confirmation.offSession) {
    decline(account, intent, stored, NEEDS_PERSON)
    return throwDecline(intent, NEEDS_PERSON)
  }
  intent.status = 'requires_action'
  intent.next_action = nextAction(account, intent.id, intent.client_secret, confirmation)
  account.events.emit('payment_intent.requires_action', intent)
}

/** The challenge is over: the payment goes on, or the person refused it. */
export function afterPaymentChallenge(account: Account, intent: Stripe.PaymentIntent, ok: boolean): void {
  const stored = storedMethod(account, idOf(intent.payment_method) ?? '', 'payment_method')
  intent.next_action = null
  if (ok) {
    take(account, intent, stored, true)
    return
  }
  fail(account, intent, stored, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: REFUSED_CHALLENGE,
  })
}

/** The network takes its time with a challenged payment: nobody can confirm or cancel it until it is decided. */
export function delayPayment(account: Account, intent: Stripe.PaymentIntent): void {
  if (intent.status !== 'requires_action') throw invalid(`${intent.id} has nothing to process: it is ${intent.status}.`)
  intent.status = 'processing'
  intent.next_action = null
  account.events.emit('payment_intent.processing', intent)
}

/** Takes reserved money, all or a part in cents; what is left is released. */
export function capturePayment(account: Account, intent: Stripe.PaymentIntent, amount: number): void {
  const charge = account.charge(idOf(intent.latest_charge) ?? '')
  captureCharge(account, charge, amount)
  intent.amount_capturable = 0
  intent.amount_received = amount
  intent.status = 'succeeded'
  account.events.emit('charge.captured', charge)
  account.events.emit('payment_intent.succeeded', intent)
  disputeIfSo(account, charge)
}

/** Asks the issuer. Answers the decline, or null for money that is taken or reserved. */
function take(
  account: Account,
  intent: Stripe.PaymentIntent,
  stored: StoredMethod,
  authenticated: boolean,
): Decline | null {
  const refusal = stored.card.decline ?? account.refusals.shift()
  if (refusal !== undefined) {
    decline(account, intent, stored, refusal)
    return refusal
  }
  const charge = makeCharge(account, { intent, stored, decline: null, authenticated })
  intent.latest_charge = charge.id
  intent.last_payment_error = null
  keep(account, intent, stored)
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture'
    intent.amount_capturable = intent.amount
    account.events.emit('charge.succeeded', charge)
    account.events.emit('payment_intent.amount_capturable_updated', intent)
    return null
  }
  captureCharge(account, charge, intent.amount)
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  account.events.emit('charge.succeeded', charge)
  account.events.emit('payment_intent.succeeded', intent)
  disputeIfSo(account, charge)
  return null
}

/** A method that was paid with is saved with the customer when the intent says so, and cannot be used again otherwise. */
function keep(account: Account, intent: Stripe.PaymentIntent, stored: StoredMethod): void {
  const customer = idOf(intent.customer)
  if (customer !== null && intent.setup_future_usage !== null) {
    attachMethod(account, stored, customer)
    stored.setUp ||= intent.setup_future_usage === 'off_session'
  } else if (stored.method.customer === null) stored.spent = true
}

function decline(account: Account, intent: Stripe.PaymentIntent, stored: StoredMethod, reason: Decline): void {
  const charge = makeCharge(account, { intent, stored, decline: reason, authenticated: false })
  intent.latest_charge = charge.id
  account.events.emit('charge.failed', charge)
  fail(account, intent, stored, { type: 'card_error', charge: charge.id, ...codesOf(reason) })
}

function fail(
  account: Account,
  intent: Stripe.PaymentIntent,
  stored: StoredMethod,
  error: Stripe.PaymentIntent.LastPaymentError,
): void {
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.next_action = null
  intent.last_payment_error = { ...error, payment_method: structuredClone(stored.method) }
  account.events.emit('payment_intent.payment_failed', intent)
}

function throwDecline(intent: Stripe.PaymentIntent, reason: Decline | null): void {
  if (reason === null) return
  const error = intent.last_payment_error
  throw new StripeFailure(
    402,
    {
      type: 'card_error',
      ...codesOf(reason),
      ...(error?.charge === undefined ? {} : { charge: error.charge }),
      ...(error?.payment_method === undefined ? {} : { payment_method: error.payment_method }),
      payment_intent: structuredClone(intent),
    },
    true,
  )
}

/** A lost or stolen card names itself only in `decline_code`. */
function codesOf({ code, decline_code, message }: Decline) {
  return { code, message, ...(decline_code === undefined ? {} : { decline_code }) }
}

function disputeIfSo(account: Account, charge: Stripe.Charge): void {
  const stored = account.methods.get(charge.payment_method ?? '')
  if (stored?.card.disputed === true) openDispute(account, charge)
}
