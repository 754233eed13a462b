import type { RefundSnapshot, RefundSnapshotState } from '../../../../domain/payments/snapshot.ts'
import { ProviderMisuse } from '../../provider.ts'
import { centsOf, decimalOf } from '../decimal-amount.ts'
import type { PayPalConnection } from './connection.ts'
import { capturesOf, hasCome, isPending } from './order-snapshot.ts'
import { readOrder } from './orders.ts'
import { PayPalRefusal } from './refusal.ts'
import { refundSchema, type Refund } from './wire.ts'

const STATES: Readonly<Record<string, RefundSnapshotState>> = {
  COMPLETED: 'succeeded',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
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
  const capture = captures.find(hasCome) ?? captures.find(isPending)
  if (capture?.id === undefined) throw new ProviderMisuse(`nothing of the order ${orderId} was captured`)
  const amount = { currency_code: capture.amount?.currency_code ?? '', value: decimalOf(amountCents) }
  const change = { requestId: key, body: { amount, custom_id: markOf(refundId) } }
  try {
    const made = refundSnapshot(await paypal.send(`${capturePath(capture.id)}/refund`, refundSchema, change))
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

export const capturePath = (id: string) => `/v2/payments/captures/${encodeURIComponent(id)}`

/** How a refund stands now. */
export async function fetchRefund(paypal: PayPalConnection, id: string): Promise<RefundSnapshot> {
  return refundSnapshot(await paypal.read(`/v2/payments/refunds/${encodeURIComponent(id)}`, refundSchema))
}

/** A refund in the product's words; one whose status PayPal adds one day is looked at again later. */
function refundSnapshot({ id, status, status_details: details, amount }: Refund): RefundSnapshot {
  const state = status === undefined ? 'pending' : (STATES[status] ?? 'pending')
  const code = details?.reason ?? status ?? 'FAILED'
  return {
    ref: id ?? null,
    state,
    amountCents: amount === undefined ? 0 : centsOf(amount.value),
    error: state === 'failed' || state === 'cancelled' ? { code, isRetryable: false } : null,
  }
}
