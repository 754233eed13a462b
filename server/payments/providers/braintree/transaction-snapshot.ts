import type { DisputeSnapshot, PaymentError, Snapshot, SnapshotState } from '../../../../domain/payments/snapshot.ts'
import { centsOf } from '../decimal-amount.ts'
import type { Transaction } from './sdk.ts'

/**
 * Payments guide, 7.2. A settlement that was declined brings no money although it had been submitted: the payment is over,
 * and what the ledger has of it is the reconciliation's to find.
 */
const STATES: Readonly<Record<string, SnapshotState>> = {
  authorizing: 'processing',
  authorized: 'authorized',
  submitted_for_settlement: 'captured',
  settlement_pending: 'captured',
  settling: 'captured',
  settlement_confirmed: 'captured',
  settled: 'captured',
  settlement_declined: 'cancelled',
  voided: 'cancelled',
  authorization_expired: 'cancelled',
  processor_declined: 'needs_method',
  gateway_rejected: 'needs_method',
  failed: 'needs_method',
}

/** The brands that Braintree writes otherwise than the product. */
const BRANDS: Readonly<Record<string, string>> = {
  'American Express': 'amex',
  'Diners Club': 'diners',
  'China UnionPay': 'unionpay',
}

/** Rejections that another try with the same card cannot change. */
const FINAL_REJECTIONS = new Set(['fraud', 'risk_threshold'])

/**
 * A sale in the product's words, with its refunds. The fee is not known: Braintree tells it in its reports only. The
 * order is not in the metadata, as Braintree keeps no field for it that is long enough.
 */
export function snapshotOf(sale: Transaction, refunds: readonly Transaction[]): Snapshot {
  const amountCents = centsOf(sale.amount)
  const state = stateOf(sale)
  const { cardType, last4 } = sale.creditCard
  return {
    ref: sale.id,
    state,
    amountCents,
    currency: sale.currencyIsoCode,
    capturedCents: state === 'captured' ? amountCents : 0,
    refundedCents: refunds
      .filter(({ status }) => status === 'settled')
      .reduce((total, { amount }) => total + centsOf(amount), 0),
    feeCents: null,
    disputes: sale.disputes.map(disputeOf),
    error: errorOf(sale),
    instrument: cardType === undefined ? null : { brand: brandOf(cardType), lastFour: last4 ?? null },
    metadata: sale.orderId === null ? {} : { attempt: sale.orderId },
  }
}

/** A status that Braintree adds one day decides nothing: the payment is waited for. */
export function stateOf({ status }: Pick<Transaction, 'status'>): SnapshotState {
  return STATES[status] ?? 'processing'
}

export function brandOf(cardType: string): string {
  return BRANDS[cardType] ?? cardType.toLowerCase()
}

export function errorOf(transaction: Transaction): PaymentError | null {
  const { status: code, processorResponseCode, processorResponseType, gatewayRejectionReason: reason } = transaction
  if (code === 'settlement_declined') return { code, isRetryable: false }
  if (code === 'gateway_rejected') {
    const why = reason === null ? {} : { declineCode: reason }
    return { code, ...why, isRetryable: !FINAL_REJECTIONS.has(reason ?? '') }
  }
  if (code !== 'processor_declined' && code !== 'failed') return null
  return { code, declineCode: processorResponseCode, isRetryable: processorResponseType !== 'hard_declined' }
}

function disputeOf({ id, status, amountDisputed }: Transaction['disputes'][number]): DisputeSnapshot {
  const lost = status === 'lost' || status === 'accepted' || status === 'auto_accepted' || status === 'expired'
  return { ref: id, state: status === 'won' ? 'won' : lost ? 'lost' : 'open', amountCents: centsOf(amountDisputed) }
}
