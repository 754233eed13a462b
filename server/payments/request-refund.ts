import { insertRefund, readRefundable } from './refund-queries.ts'
import type { Queryable } from '../platform/database.ts'

/**
 * Sends back money of an order by the payments that brought it, the newest first; each part has its own key, so that
 * asked for twice it goes back once. What was paid in cash is the desk's to give back. The driver carries it out.
 */
export async function requestRefund(
  tx: Queryable,
  { orderId, lineId, amountCents }: { readonly orderId: number; readonly lineId: number; readonly amountCents: number },
): Promise<void> {
  let left = amountCents
  for (const { attempt, cents } of await readRefundable(tx, orderId)) {
    const part = Math.min(left, cents)
    if (part <= 0) continue
    await insertRefund(tx, {
      refundId: `rf_${lineId}_${attempt}`,
      orderId,
      attempt,
      lineId,
      amountCents: part,
      reason: 'cancelled',
      state: 'requested',
      key: `rf:${lineId}:${attempt}`,
      ref: null,
    })
    left -= part
  }
}
