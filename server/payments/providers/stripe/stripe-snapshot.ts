import type Stripe from 'stripe'
import type {
  DisputeSnapshot,
  PaymentError,
  PaymentInstrument,
  RefundSnapshot,
  Snapshot,
  SnapshotState,
} from '../../../../domain/payments/snapshot.ts'
import { ProviderMisuse } from '../../provider.ts'
import { asked } from './stripe-errors.ts'
import { objectOf } from './stripe-fields.ts'

/** What a snapshot needs beside the intent: the fee, and the card. */
export const SNAPSHOT_FIELDS = ['latest_charge.balance_transaction', 'payment_method']

const STATES: Readonly<Record<string, SnapshotState>> = {
  requires_payment_method: 'needs_method',
  requires_confirmation: 'needs_method',
  requires_action: 'needs_action',
  processing: 'processing',
  requires_capture: 'authorized',
  succeeded: 'captured',
  canceled: 'cancelled',
}

const REFUND_STATES: Readonly<Record<string, RefundSnapshot['state']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'cancelled',
}

const DISPUTE_ENDS: Readonly<Record<string, DisputeSnapshot['state']>> = { won: 'won', lost: 'lost' }

/** Reads a payment as it is now. Errors: those of {@link asked}. */
export async function readSnapshot(stripe: Stripe, ref: string): Promise<Snapshot> {
  const intent = await asked(() => stripe.paymentIntents.retrieve(ref, { expand: SNAPSHOT_FIELDS }))
  return snapshotOf(stripe, intent)
}

/** An intent in the contract's words; its refunds and disputes are read where the charge has any. */
export async function snapshotOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Snapshot> {
  const charge = objectOf(intent.latest_charge)
  const state = stateOf(intent.status)
  const { attempt, order } = intent.metadata
  return {
    ref: intent.id,
    state,
    amountCents: intent.amount,
    currency: intent.currency.toUpperCase(),
    capturedCents: intent.amount_received,
    refundedCents: charge !== null && charge.amount_refunded > 0 ? await refundedCents(stripe, intent.id) : 0,
    feeCents: feeOf(charge),
    disputes: charge?.disputed === true ? await disputesOf(stripe, intent.id) : [],
    error: state === 'authorized' || state === 'captured' ? null : errorOf(intent),
    instrument: instrumentOf(intent),
    metadata: { ...(attempt === undefined ? {} : { attempt }), ...(order === undefined ? {} : { order }) },
  }
}

/** Payments guide, 7.2. Throws ProviderMisuse for a state that this version of the API does not have. */
export function stateOf(status: string): SnapshotState {
  const state = STATES[status]
  if (state === undefined) throw new ProviderMisuse(`Stripe: unknown state of a payment: ${status}`)
  return state
}

/** A refund in the contract's words; one that waits for the person is pending. */
export function refundSnapshotOf({ id, status, amount, failure_reason }: Stripe.Refund): RefundSnapshot {
  const error = failure_reason === undefined ? null : { code: failure_reason, isRetryable: false }
  return { ref: id, state: REFUND_STATES[status ?? ''] ?? 'pending', amountCents: amount, error }
}

/**
 * What was given back and has stayed so. The charge's own sum counts pending refunds, and may still count one that failed
 * later (cases 77, 78).
 */
async function refundedCents(stripe: Stripe, payment_intent: string): Promise<number> {
  const refunds = await asked(() =>
    stripe.refunds.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: 1000 }),
  )
  return refunds.filter((one) => one.status === 'succeeded').reduce((sum, one) => sum + one.amount, 0)
}

async function disputesOf(stripe: Stripe, payment_intent: string): Promise<readonly DisputeSnapshot[]> {
  const { data } = await asked(() => stripe.disputes.list({ payment_intent, limit: 100 }))
  return data.flatMap(disputeSnapshotOf)
}

/** None for a bank's inquiry (`warning_…`) and a dispute that was prevented: they leave the money where it is. */
export function disputeSnapshotOf({ id, status, amount }: Stripe.Dispute): readonly DisputeSnapshot[] {
  if (status.startsWith('warning_') || status === 'prevented') return []
  return [{ ref: id, state: DISPUTE_ENDS[status] ?? 'open', amountCents: amount }]
}

/** Null until Stripe has booked the charge, and where it books in another currency than the payment's. */
function feeOf(charge: Stripe.Charge | null): number | null {
  const booked = objectOf(charge?.balance_transaction)
  return booked !== null && booked.currency === charge?.currency ? booked.fee : null
}

/** The last refusal; the same intent takes another card until it is cancelled. */
function errorOf({ last_payment_error: error, status }: Stripe.PaymentIntent): PaymentError | null {
  if (error === null) return null
  const { code, decline_code: declineCode, type } = error
  // A refused challenge never came as far as a charge.
  const tryRef = error.charge ?? error.payment_method?.id
  return {
    code: code ?? type,
    ...(declineCode === undefined ? {} : { declineCode }),
    isRetryable: status !== 'canceled',
    ...(tryRef === undefined ? {} : { tryRef }),
  }
}

/** The card that is being paid with, or the one that was refused last. */
function instrumentOf({ payment_method, last_payment_error }: Stripe.PaymentIntent): PaymentInstrument | null {
  const method = objectOf(payment_method) ?? last_payment_error?.payment_method
  if (method === undefined) return null
  return { brand: method.card?.brand ?? method.type, lastFour: method.card?.last4 ?? null }
}
