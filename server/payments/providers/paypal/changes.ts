import type { TransactionInformation } from '@paypal/paypal-server-sdk'
import type { RefundSnapshotState, Snapshot } from '../../../../domain/payments/snapshot.ts'
import type { ProviderChange } from '../../provider.ts'
import { centsOf } from '../decimal-amount.ts'
import type { PayPalConnection } from './connection.ts'
import { fetchOrder } from './orders.ts'
import { refundIdOf } from './refunds.ts'
import { orderOfCapture } from './webhook-events.ts'

const LONGEST_RANGE_MS = 31 * 24 * 60 * 60 * 1000
const PAGE = 500
/** PayPal's event codes: T00xx are payments, T1107 gives one back. Fees, payouts and chargebacks are other codes. */
const PAYMENT = /^T00\d\d$/
const REFUND = 'T1107'
const REFUND_STATES: Readonly<Record<string, RefundSnapshotState>> = {
  S: 'succeeded',
  P: 'pending',
  D: 'failed',
  V: 'cancelled',
}

/**
 * PayPal's report of transactions, in parts of 31 days and in pages (case 110). A transaction may appear three hours late
 * (the SDK's documentation of the call), so that a day is read once it has been over for that long.
 */
export async function* listChanges(
  paypal: PayPalConnection,
  since: string,
  until: string,
): AsyncIterable<ProviderChange> {
  const [first, last] = [Date.parse(since), Date.parse(until)]
  for (let start = first; start < last; start += LONGEST_RANGE_MS) {
    const end = Math.min(start + LONGEST_RANGE_MS, last)
    for await (const row of rowsOf(paypal, new Date(start).toISOString(), new Date(end).toISOString())) {
      const change = await changeOf(paypal, row)
      if (change !== null) yield change
    }
  }
}

async function* rowsOf(
  paypal: PayPalConnection,
  startDate: string,
  endDate: string,
): AsyncIterable<TransactionInformation> {
  for (let [page, pages] = [1, 1]; page <= pages; page += 1) {
    const query = { startDate, endDate, fields: 'transaction_info', pageSize: PAGE, page }
    const report = await paypal.ask(() => paypal.reports.searchTransactions(query))
    pages = report.totalPages ?? 0
    for (const { transactionInfo } of report.transactionDetails ?? []) {
      if (transactionInfo !== undefined) yield transactionInfo
    }
  }
}

async function changeOf(paypal: PayPalConnection, row: TransactionInformation): Promise<ProviderChange | null> {
  const { transactionEventCode: code = '', transactionId = '', transactionAmount: amount } = row
  if (amount === undefined) return null
  const at = instantOf(row.transactionInitiationDate ?? '')
  if (code === REFUND) {
    return {
      kind: 'refund',
      refundRef: transactionId,
      refundId: refundIdOf(row.customField),
      // Empty for money that came without an order: no attempt has such a ref.
      paymentRef: (await orderOfCapture(paypal, row.paypalReferenceId)) ?? '',
      amountCents: Math.abs(centsOf(amount.value)),
      currency: amount.currencyCode,
      state: REFUND_STATES[row.transactionStatus ?? ''] ?? 'pending',
      at,
    }
  }
  // Money that the resort itself sends has a minus.
  if (!PAYMENT.test(code) || centsOf(amount.value) <= 0) return null
  const orderId = await orderOfCapture(paypal, transactionId)
  return { kind: 'payment', snapshot: orderId === null ? foreign(row) : await fetchOrder(paypal, orderId), at }
}

/** A payment that was made without an order, such as money that somebody sent: it is listed, and it is not ours. */
function foreign({ transactionId = '', transactionAmount, feeAmount, transactionStatus }: TransactionInformation) {
  const amountCents = transactionAmount === undefined ? 0 : centsOf(transactionAmount.value)
  const isCaptured = transactionStatus === 'S' || transactionStatus === 'V'
  return {
    ref: transactionId,
    state: isCaptured ? 'captured' : transactionStatus === 'D' ? 'cancelled' : 'processing',
    amountCents,
    currency: transactionAmount?.currencyCode ?? '',
    capturedCents: isCaptured ? amountCents : 0,
    refundedCents: 0,
    feeCents: feeAmount === undefined ? null : Math.abs(centsOf(feeAmount.value)),
    disputes: [],
    error: null,
    instrument: null,
    metadata: {},
  } satisfies Snapshot
}

/** The report writes `2026-11-20T10:00:00+0000`. */
function instantOf(stamp: string): string {
  return new Date(stamp.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')).toISOString()
}
