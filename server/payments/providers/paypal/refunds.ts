import { CaptureStatus, RefundStatus, type Refund } from '@paypal/paypal-server-sdk'
import type { RefundSnapshot, RefundSnapshotState } from '../../../../domain/payments/snapshot.ts'
import { ProviderMisuse } from '../../provider.ts'
import { centsOf, decimalOf } from '../decimal-amount.ts'
import type { PayPalConnection } from './connection.ts'
import { capturesOf, hasCome } from './order-snapshot.ts'
import { readOrder } from './orders.ts'
import { PayPalRefusal } from './refusal.ts'

const STATES: Readonly<Record<RefundStatus, RefundSnapshotState>> = {
  [RefundStatus.Completed]: 'succeeded',
  [RefundStatus.Pending]: 'pending',
  [RefundStatus.Failed]: 'failed',
  [RefundStatus.Cancelled]: 'cancelled',
}

/** Refusals that end a refund, and whether it may succeed later; the others are misuses. */
const REFUSED: Readonly<Record<string, { readonly isRetryable: boolean }>> = {
  REFUND_TIME_LIMIT_EXCEEDED: { isRetryable: false },
  CAPTURE_FULLY_REFUNDED: { isRetryable: false },
  REFUND_AMOUNT_EXCEEDED: { isRetryable: false },
  REFUND_NOT_ALLOWED: { isRetryable: false },
  REFUND_FAILED_INSUFFICIENT_FUNDS: { isRetryable: true },
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: { isRetryable: true },
  TRANSACTION_DISPUTED: { isRetryable: true },
  CAPTURE_DISPUTED_PARTIAL_REFUND_NOT_ALLOWED: { isRetryable: true },
}

/** Tells our refunds from those of the dashboard, which carry the capture's `custom_id` on. */
const OURS = 'refund:'

/** What goes along as a refund's `custom_id`. */
export function markOf(refundId: string): string {
  return `${OURS}${refundId}`
}

/** Our refund's public id, or null for a refund that was made elsewhere (case 80). */
export function refundIdOf(customId: string | undefined): string | null {
  return customId?.startsWith(OURS) === true ? customId.slice(OURS.length) : null
}

/** Gives back of the order's capture (cases 75, 76). While the capture is pending the refund waits (case 82). */
export async function refundOrder(
  paypal: PayPalConnection,
  orderId: string,
  wish: { readonly amountCents: number; readonly key: string; readonly refundId: string },
): Promise<RefundSnapshot> {
  const { amountCents, key, refundId } = wish
  const captures = capturesOf(await readOrder(paypal, orderId))
  const capture = captures.find(hasCome) ?? captures.find(({ status }) => status === CaptureStatus.Pending)
  if (capture?.id === undefined) throw new ProviderMisuse(`nothing of the order ${orderId} was captured`)
  const amount = { currencyCode: capture.amount?.currencyCode ?? '', value: decimalOf(amountCents) }
  const request = {
    captureId: capture.id,
    paypalRequestId: key,
    prefer: 'return=representation',
    body: { amount, customId: markOf(refundId) },
  }
  try {
    const made = refundSnapshot(await paypal.ask(() => paypal.payments.refundCapturedPayment(request)))
    // PayPal does not compare what repeats under a request id with what came first (case 43).
    if (made.amountCents !== amountCents) throw new ProviderMisuse(`${key} gave another amount back before`)
    return made
  } catch (error) {
    if (!(error instanceof PayPalRefusal)) throw error
    if (error.issue === 'PENDING_CAPTURE') {
      return { ref: null, state: 'waiting_settlement', amountCents, error: { code: error.issue, isRetryable: true } }
    }
    const refused = REFUSED[error.issue]
    if (refused === undefined) throw error
    return { ref: null, state: 'failed', amountCents, error: { code: error.issue, ...refused } }
  }
}

/** A refund in the product's words; one whose status PayPal adds one day is looked at again later. */
export function refundSnapshot({ id, status, statusDetails, amount }: Refund): RefundSnapshot {
  const state = status === undefined ? 'pending' : (STATES[status] ?? 'pending')
  const code = statusDetails?.reason ?? status ?? 'FAILED'
  return {
    ref: id ?? null,
    state,
    amountCents: amount === undefined ? 0 : centsOf(amount.value),
    error: state === 'failed' || state === 'cancelled' ? { code, isRetryable: false } : null,
  }
}
