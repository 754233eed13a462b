import type { Language } from '../../../../domain/platform/language.ts'
import type { Snapshot, SnapshotState } from '../../../../domain/payments/snapshot.ts'
import { ProviderMisuse, type CreatedPayment, type NewPayment } from '../../provider.ts'
import { decimalOf } from '../decimal-amount.ts'
import type { PayPalConnection } from './connection.ts'
import { disputesOf } from './disputes.ts'
import { capturesOf, hasCome, isPending, snapshotOf } from './order-snapshot.ts'
import { PayPalRefusal } from './refusal.ts'
import { orderSchema, type Order } from './wire.ts'

const ORDERS = '/v2/checkout/orders'
const pathOf = (id: string) => `${ORDERS}/${encodeURIComponent(id)}`
const LONGEST_DESCRIPTION = 127
const LOCALES: Readonly<Record<Language, string>> = { it: 'it-IT', en: 'en-GB', fr: 'fr-FR', nl: 'nl-NL', de: 'de-DE' }

/** Makes the order that the payer approves; nothing is reserved by it. */
export async function createOrder(paypal: PayPalConnection, payment: NewPayment): Promise<CreatedPayment> {
  const requestId = `${payment.attemptId}:create`
  const order = await paypal.send(ORDERS, orderSchema, { requestId, body: orderRequest(payment) })
  const snapshot = snapshotOf(order)
  // PayPal does not compare what repeats under a request id with what came first (case 43).
  if (snapshot.amountCents !== payment.amountCents || snapshot.currency !== payment.currency) {
    throw new ProviderMisuse(`${requestId} made an order of another amount before`)
  }
  return { snapshot, clientSecret: null, approveUrl: approveUrlOf(order) }
}

/**
 * `custom_id` and `reference_id` bring the attempt and the order back with every answer. `invoice_id` is the order's
 * number, so that PayPal refuses a second capture for it (payments guide, 4.3).
 */
function orderRequest(payment: NewPayment): object {
  const { attemptId, orderId, orderNumber, amountCents, currency, description, language } = payment
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: orderId,
        custom_id: attemptId,
        invoice_id: orderNumber,
        description: Array.from(description).slice(0, LONGEST_DESCRIPTION).join(''),
        amount: { currency_code: currency, value: decimalOf(amountCents) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          locale: LOCALES[language],
          return_url: payment.returnUrl,
          cancel_url: payment.cancelUrl,
        },
      },
    },
  }
}

/** Where the payer approves an order; null for one that waits for nobody. */
export function approveUrlOf({ links = [] }: Order): string | null {
  return links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null
}

export function readOrder(paypal: PayPalConnection, id: string): Promise<Order> {
  return paypal.read(pathOf(id), orderSchema)
}

/** An order with its disputes; only money that came can be disputed. */
export async function fetchOrder(paypal: PayPalConnection, id: string): Promise<Snapshot> {
  const order = await readOrder(paypal, id)
  const came = capturesOf(order).filter(hasCome)
  const disputes = await Promise.all(came.map((capture) => disputesOf(paypal, capture.id ?? '')))
  return snapshotOf(order, disputes.flat())
}

/**
 * How the payment stands after a refused capture. `needs_action`: the payer may approve again with another instrument
 * (case 24). `cancelled`: this order can never be captured. What is in none of the lists is a misuse.
 */
const REFUSED: Readonly<Record<string, { readonly state: SnapshotState; readonly isRetryable: boolean }>> = {
  INSTRUMENT_DECLINED: { state: 'needs_action', isRetryable: true },
  TRANSACTION_REFUSED: { state: 'needs_action', isRetryable: true },
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: { state: 'needs_action', isRetryable: true },
  CARD_EXPIRED: { state: 'needs_action', isRetryable: true },
  PAYER_ACTION_REQUIRED: { state: 'needs_action', isRetryable: true },
  PAYER_CANNOT_PAY: { state: 'cancelled', isRetryable: false },
  PAYER_ACCOUNT_RESTRICTED: { state: 'cancelled', isRetryable: false },
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: { state: 'cancelled', isRetryable: false },
  COMPLIANCE_VIOLATION: { state: 'cancelled', isRetryable: false },
  DUPLICATE_INVOICE_ID: { state: 'cancelled', isRetryable: false },
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: { state: 'cancelled', isRetryable: false },
  ORDER_VOIDED: { state: 'cancelled', isRetryable: false },
  ORDER_EXPIRED: { state: 'cancelled', isRetryable: false },
}
/** These say only that nothing was to be done; the order tells the rest. */
const NOTHING_TO_DO = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED'])

/**
 * Takes the money of an approved order. Refusals are answered as snapshots with their error, not thrown.
 *
 * The same key serves again after a new approval: an id stands for what PayPal did under it ("the latest status of the
 * previous request", its idempotency guideline), and a refused capture did nothing. Were a refusal kept all the same,
 * it would show as a decline and never as a second charge: an order with intent CAPTURE is captured once.
 */
export async function captureOrder(paypal: PayPalConnection, id: string, key: string): Promise<Snapshot> {
  try {
    return snapshotOf(await paypal.send(`${pathOf(id)}/capture`, orderSchema, { requestId: key }))
  } catch (error) {
    if (!(error instanceof PayPalRefusal)) throw error
    const refused = REFUSED[error.issue]
    if (refused === undefined && !NOTHING_TO_DO.has(error.issue)) throw error
    const snapshot = await fetchOrder(paypal, id)
    if (refused === undefined || snapshot.state === 'captured') return snapshot
    const { state, isRetryable } = refused
    return { ...snapshot, state, isApproved: false, instrument: null, error: { code: error.issue, isRetryable } }
  }
}

/**
 * PayPal cancels no order of intent CAPTURE: it is just never captured, and lapses, three hours after an approval. The
 * answer says `cancelled` although PayPal goes on to say otherwise for that long; the product remembers it, as an
 * attempt's state never goes back (R3) and nobody captures an attempt that is cancelled. Money that has been taken, or
 * that may still come (a pending capture), is answered as it stands.
 */
export async function cancelOrder(paypal: PayPalConnection, id: string): Promise<Snapshot> {
  const order = await readOrder(paypal, id)
  const mayCome = capturesOf(order).some((one) => hasCome(one) || isPending(one))
  return mayCome
    ? fetchOrder(paypal, id)
    : { ...snapshotOf(order), state: 'cancelled', isApproved: false, instrument: null }
}
