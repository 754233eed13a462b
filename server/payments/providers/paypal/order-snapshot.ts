import {
  CaptureStatus,
  OrderStatus,
  RefundStatus,
  type Money,
  type Order,
  type OrdersCapture,
} from '@paypal/paypal-server-sdk'
import type { DisputeSnapshot, PaymentError, Snapshot, SnapshotState } from '../../../../domain/payments/snapshot.ts'
import { centsOf } from '../decimal-amount.ts'

/** COMPLETED says only that the order's part is over: whether money came is the captures' to say (payments guide, 3.3). */
const STATES: Readonly<Record<OrderStatus, SnapshotState>> = {
  [OrderStatus.Created]: 'needs_action',
  [OrderStatus.Saved]: 'needs_action',
  [OrderStatus.PayerActionRequired]: 'needs_action',
  [OrderStatus.Approved]: 'processing',
  [OrderStatus.Completed]: 'processing',
  [OrderStatus.Voided]: 'cancelled',
}

/** An order in the product's words (payments guide, 7.2). PayPal leaves none of the fields out that are read here. */
export function snapshotOf(order: Order, disputes: readonly DisputeSnapshot[] = []): Snapshot {
  const units = order.purchaseUnits ?? []
  const captures = capturesOf(order)
  const came = captures.filter(hasCome)
  const refunds = units.flatMap((unit) => unit.payments?.refunds ?? [])
  const state = stateOf(order, captures)
  const [unit] = units
  return {
    ref: order.id ?? '',
    state,
    isApproved: order.status === OrderStatus.Approved && captures.length === 0,
    isUnderReview: state === 'processing' && captures.some(isPending),
    amountCents: sum(units.map(({ amount }) => amount)),
    currency: unit?.amount?.currencyCode ?? '',
    capturedCents: sum(came.map(({ amount }) => amount)),
    refundedCents: sum(refunds.filter(({ status }) => status === RefundStatus.Completed).map(({ amount }) => amount)),
    feeCents: feeOf(came),
    disputes,
    error: state === 'needs_action' ? errorOf(captures) : null,
    instrument: state === 'processing' || state === 'captured' ? { brand: 'paypal', lastFour: null } : null,
    metadata: metadataOf(unit),
  }
}

export function capturesOf(order: Order): OrdersCapture[] {
  return (order.purchaseUnits ?? []).flatMap((unit) => unit.payments?.captures ?? [])
}

/** Whether a capture brought money, given back since or not. */
export function hasCome({ status }: Pick<OrdersCapture, 'status'>): boolean {
  return (
    status === CaptureStatus.Completed ||
    status === CaptureStatus.PartiallyRefunded ||
    status === CaptureStatus.Refunded
  )
}

function isPending({ status }: OrdersCapture): boolean {
  return status === CaptureStatus.Pending
}

/** A status that PayPal adds one day decides nothing: the payment is waited for. */
function stateOf({ status }: Order, captures: readonly OrdersCapture[]): SnapshotState {
  if (captures.some(hasCome)) return 'captured'
  if (captures.some(isPending)) return 'processing'
  if (captures.length > 0) return 'needs_action'
  return status === undefined ? 'processing' : (STATES[status] ?? 'processing')
}

/** A capture that failed has used its order up: only another order can bring the money (case 26). */
function errorOf(captures: readonly OrdersCapture[]): PaymentError | null {
  const failed = captures.at(-1)
  if (failed?.status === undefined) return null
  const reason = failed.statusDetails?.reason
  return { code: failed.status, ...(reason === undefined ? {} : { declineCode: reason }), isRetryable: false }
}

function feeOf(came: readonly OrdersCapture[]): number | null {
  const fees = came.flatMap(({ sellerReceivableBreakdown }) => sellerReceivableBreakdown?.paypalFee ?? [])
  return fees.length === 0 ? null : sum(fees)
}

/** PayPal calls a unit `default` that was given no reference: it is not ours. */
function metadataOf(unit: { readonly customId?: string; readonly referenceId?: string } | undefined) {
  const { customId, referenceId } = unit ?? {}
  return {
    ...(customId === undefined ? {} : { attempt: customId }),
    ...(referenceId === undefined || referenceId === 'default' ? {} : { order: referenceId }),
  }
}

function sum(amounts: readonly (Money | undefined)[]): number {
  return amounts.reduce((total, amount) => total + (amount === undefined ? 0 : centsOf(amount.value)), 0)
}
