import type Stripe from 'stripe'
import type { Snapshot } from '../../../../domain/payments/snapshot.ts'
import { ProviderMisuse, type CreatedPayment, type NewPayment } from '../../provider.ts'
import { requireOwnCard } from './stripe-card-owner.ts'
import { asked } from './stripe-errors.ts'
import { readSnapshot, SNAPSHOT_FIELDS, snapshotOf } from './stripe-snapshot.ts'

/** What the card's statement has room for beside the longest prefix of an account. */
const LONGEST_STATEMENT_SUFFIX = 10

/** Why a capture does not happen any more, or not again; the payment itself tells which. */
const NOT_CAPTURABLE = new Set([
  'payment_intent_unexpected_state',
  'charge_already_captured',
  'charge_expired_for_capture',
  'capture_charge_authorization_expired',
])

/**
 * Prepares a payment by card whose money is only reserved (payments guide, 8.5); the browser confirms it. Throws
 * UnknownAtProvider for a saved card that is not the customer's (case 96), ProviderMisuse for one without a customer.
 */
export async function createPayment(stripe: Stripe, payment: NewPayment): Promise<CreatedPayment> {
  const { attemptId, customerRef, cardRef, isToBeSaved } = payment
  if (customerRef === null && (cardRef !== null || isToBeSaved)) {
    throw new ProviderMisuse('Stripe: a saved card needs its customer')
  }
  if (customerRef !== null && cardRef !== null) await requireOwnCard(stripe, customerRef, cardRef)
  const intent = await asked(() =>
    stripe.paymentIntents.create(
      {
        amount: payment.amountCents,
        currency: payment.currency.toLowerCase(),
        allowed_payment_method_types: ['card'],
        capture_method: 'manual',
        description: payment.description,
        metadata: { order: payment.orderId, attempt: attemptId },
        ...statementOf(payment.orderNumber),
        ...(customerRef === null ? {} : { customer: customerRef }),
        ...(cardRef === null ? {} : { payment_method: cardRef }),
        ...(isToBeSaved ? { setup_future_usage: 'on_session' as const } : {}),
      },
      { idempotencyKey: `${attemptId}:create` },
    ),
  )
  // A replay shows the intent as it was at first; it may have been paid since.
  const snapshot = isReplayed(intent) ? await readSnapshot(stripe, intent.id) : await snapshotOf(stripe, intent)
  return { snapshot, clientSecret: intent.client_secret, approveUrl: null }
}

/** Whether Stripe answered from what it keeps of an earlier call with the same key. */
export function isReplayed({ lastResponse }: Stripe.Response<object>): boolean {
  return lastResponse.headers['idempotent-replayed'] === 'true'
}

/**
 * The payment of an attempt, or null. The list knows a payment at once, the search only after a minute or so: the newest
 * come from the list, for a lost answer, and older ones from the search.
 */
export async function findPayment(stripe: Stripe, attemptId: string): Promise<Snapshot | null> {
  const expand = SNAPSHOT_FIELDS.map((field) => `data.${field}`)
  const isWanted = (intent: Stripe.PaymentIntent) => intent.metadata['attempt'] === attemptId
  const newest = await asked(() => stripe.paymentIntents.list({ limit: 100, expand }))
  const query = `metadata['attempt']:'${attemptId}'`
  const found =
    newest.data.find(isWanted) ??
    (await asked(() => stripe.paymentIntents.search({ query, expand }))).data.find(isWanted)
  return found === undefined ? null : snapshotOf(stripe, found)
}

/** The client secret of a payment, for a page that was reloaded (case 34). */
export async function resumePayment(
  stripe: Stripe,
  ref: string,
): Promise<Pick<CreatedPayment, 'clientSecret' | 'approveUrl'>> {
  const intent = await asked(() => stripe.paymentIntents.retrieve(ref))
  return { clientSecret: intent.client_secret, approveUrl: null }
}

/** Takes the reserved money, and answers how the payment stands: one that was taken or given up stays so. */
export async function capturePayment(stripe: Stripe, ref: string, key: string): Promise<Snapshot> {
  await asked(
    () => stripe.paymentIntents.capture(ref, {}, { idempotencyKey: key }),
    ({ code = '', statusCode }) => (NOT_CAPTURABLE.has(code) || statusCode === 402 ? 'refused' : null),
  )
  return readSnapshot(stripe, ref)
}

/** Lets the payment go, and answers how it stands: it may have succeeded first (case 66). */
export async function cancelPayment(stripe: Stripe, ref: string): Promise<Snapshot> {
  await asked(
    () => stripe.paymentIntents.cancel(ref),
    ({ code }) => (code === 'payment_intent_unexpected_state' ? 'refused' : null),
  )
  return readSnapshot(stripe, ref)
}

/** The order's number on the card's statement: letters and digits, with at least one letter, as Stripe wants it. */
function statementOf(orderNumber: string) {
  const suffix = orderNumber.replaceAll(/[^0-9A-Za-z]/g, '').slice(0, LONGEST_STATEMENT_SUFFIX)
  return /[A-Za-z]/.test(suffix) ? { statement_descriptor_suffix: suffix } : {}
}
