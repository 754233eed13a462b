import type { RefundSnapshotState, Snapshot } from '../../../../domain/payments/snapshot.ts'
import type { ProviderChange } from '../../provider.ts'
import { centsOf } from '../decimal-amount.ts'
import type { PayPalConnection } from './connection.ts'
import { fetchOrder } from './orders.ts'
import { refundIdOf } from './refunds.ts'
import { orderOfCapture } from './webhook-events.ts'
import { reportSchema, type Transaction } from './wire.ts'

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
 * (PayPal's documentation of the call), so that a day is read once it has been over for that long.
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

async function* rowsOf(paypal: PayPalConnection, startDate: string, endDate: string): AsyncIterable<Transaction> {
  for (let [page, pages] = [1, 1]; page <= pages; page += 1) {
    const range = { start_date: startDate, end_date: endDate, fields: 'transaction_info' }
    const query = { ...range, page_size: String(PAGE), page: String(page) }
    const report = await paypal.read('/v1/reporting/transactions', reportSchema, query)
    pages = report.total_pages ?? 0
    for (const { transaction_info: row } of report.transaction_details ?? []) {
      if (row !== undefined) yield row
    }
  }
}

async function changeOf(paypal: PayPalConnection, row: Transaction): Promise<ProviderChange | null> {
  const { transaction_event_code: code = '', transaction_id: ref = '', transaction_amount: amount } = row
  if (amount === undefined) return null
  const at = instantOf(row.transaction_initiation_date ?? '')
  if (code === REFUND) {
    return {
      kind: 'refund',
      refundRef: ref,
      refundId: refundIdOf(row.custom_field),
      // Empty for money that came without an order: no attempt has such a ref.
      paymentRef: (await orderOfCapture(paypal, row.paypal_reference_id)) ?? '',
      amountCents: Math.abs(centsOf(amount.value)),
      currency: amount.currency_code,
      state: REFUND_STATES[row.transaction_status ?? ''] ?? 'pending',
      at,
    }
  }
  // Money that the resort itself sends has a minus.
  if (!PAYMENT.test(code) || centsOf(amount.value) <= 0) return null
  const orderId = await orderOfCapture(paypal, ref)
  return { kind: 'payment', snapshot: orderId === null ? foreign(row) : await fetchOrder(paypal, orderId), at }
}

/** A payment that was made without an order, such as money that somebody sent: it is listed, and it is not ours. */
function foreign({
  transaction_id: ref = '',
  transaction_amount: amount,
  fee_amount: fee,
  transaction_status: status,
}: Transaction) {
  const amountCents = amount === undefined ? 0 : centsOf(amount.value)
  const isCaptured = status === 'S' || status === 'V'
  return {
    ref,
    state: isCaptured ? 'captured' : status === 'D' ? 'cancelled' : 'processing',
    amountCents,
    currency: amount?.currency_code ?? '',
    capturedCents: isCaptured ? amountCents : 0,
    refundedCents: 0,
    feeCents: fee === undefined ? null : Math.abs(centsOf(fee.value)),
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
