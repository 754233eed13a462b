import type { DisputeSnapshot, PaymentError, Snapshot, SnapshotState } from '../../../../domain/payments/snapshot.ts'
import { centsOf } from '../decimal-amount.ts'
import type { Capture, Money, Order, Unit } from './wire.ts'

/** COMPLETED says only that the order's part is over: whether money came is the captures' to say (payments guide, 3.3). */
const STATES: Readonly<Record<string, SnapshotState>> = {
  CREATED: 'needs_action',
  SAVED: 'needs_action',
  PAYER_ACTION_REQUIRED: 'needs_action',
  APPROVED: 'processing',
  COMPLETED: 'processing',
  VOIDED: 'cancelled',
}
/** Captures that brought money, given back since or not. */
const CAME: ReadonlySet<string | undefined> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'])

/** An order in the product's words (payments guide, 7.2). PayPal leaves none of the fields out that are read here. */
export function snapshotOf(order: Order, disputes: readonly DisputeSnapshot[] = []): Snapshot {
  const units = order.purchase_units ?? []
  const captures = capturesOf(order)
  const came = captures.filter(hasCome)
  const refunds = units.flatMap((unit) => unit.payments?.refunds ?? [])
  const state = stateOf(order, captures)
  const [unit] = units
  return {
    ref: order.id ?? '',
    state,
    isApproved: order.status === 'APPROVED' && captures.length === 0,
    isUnderReview: state === 'processing' && captures.some(isPending),
    amountCents: sum(units.map(({ amount }) => amount)),
    currency: unit?.amount?.currency_code ?? '',
    capturedCents: sum(came.map(({ amount }) => amount)),
    refundedCents: sum(refunds.filter(({ status }) => status === 'COMPLETED').map(({ amount }) => amount)),
    feeCents: feeOf(came),
    disputes,
    error: state === 'needs_action' ? errorOf(captures) : null,
    instrument: state === 'processing' || state === 'captured' ? { brand: 'paypal', lastFour: null } : null,
    metadata: metadataOf(unit),
  }
}

export function capturesOf(order: Order): Capture[] {
  return (order.purchase_units ?? []).flatMap((unit) => unit.payments?.captures ?? [])
}

/** Whether a capture brought money. */
export function hasCome({ status }: Pick<Capture, 'status'>): boolean {
  return CAME.has(status)
}

/** Whether PayPal still looks into a capture. */
export function isPending({ status }: Pick<Capture, 'status'>): boolean {
  return status === 'PENDING'
}

/** A status that PayPal adds one day decides nothing: the payment is waited for. */
function stateOf({ status }: Order, captures: readonly Capture[]): SnapshotState {
  if (captures.some(hasCome)) return 'captured'
  if (captures.some(isPending)) return 'processing'
  if (captures.length > 0) return 'needs_action'
  return status === undefined ? 'processing' : (STATES[status] ?? 'processing')
}

/** A capture that failed has used its order up: only another order can bring the money (case 26). */
function errorOf(captures: readonly Capture[]): PaymentError | null {
  const failed = captures.at(-1)
  if (failed?.status === undefined) return null
  const reason = failed.status_details?.reason
  return { code: failed.status, ...(reason === undefined ? {} : { declineCode: reason }), isRetryable: false }
}

function feeOf(came: readonly Capture[]): number | null {
  const fees = came.flatMap((capture) => capture.seller_receivable_breakdown?.paypal_fee ?? [])
  return fees.length === 0 ? null : sum(fees)
}

/** PayPal calls a unit `default` that was given no reference: it is not ours. */
function metadataOf(unit: Unit | undefined) {
  const { custom_id: customId, reference_id: referenceId } = unit ?? {}
  return {
    ...(customId === undefined ? {} : { attempt: customId }),
    ...(referenceId === undefined || referenceId === 'default' ? {} : { order: referenceId }),
  }
}

function sum(amounts: readonly (Money | undefined)[]): number {
  return amounts.reduce((total, amount) => total + (amount === undefined ? 0 : centsOf(amount.value)), 0)
}
