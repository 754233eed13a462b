import type { Queryable } from '../platform/database.ts'
import { refundToCredit } from './credit/refund-to-credit.ts'
import { returnExcessCredit } from './credit/use-credit.ts'
import { insertRefund, readRefundable } from './refund-queries.ts'

/** Where money goes: back by the payments that brought it, or to the guest's credit, which is the guest's own choice (B-03). */
export type RefundTo = 'original' | 'credit'

export interface RefundRequest {
  readonly orderId: number
  /** What the money was paid for: asked for twice it goes back once. */
  readonly lineId: number
  /** What its policy gives back; 0 where nothing was paid. */
  readonly amountCents: number
  readonly to?: RefundTo
}

/**
 * Gives back money of a locked order whose sums are already those without what was cancelled (R-707, B-03): by the payments that
 * brought it, the newest first, each part with its own key. What was paid in cash is the desk's to give back. What was paid with
 * credit goes back last, as credit, and also where the order was not paid in full. The driver carries out what providers send. Answers the
 * cents that leave by this, not those that the desk gives back.
 */
export async function requestRefund(
  tx: Queryable,
  { orderId, lineId, amountCents, to = 'original' }: RefundRequest,
): Promise<number> {
  let left = to === 'credit' ? await refundToCredit(tx, { orderId, lineId, amountCents }) : amountCents
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
  return amountCents - left + (await returnExcessCredit(tx, orderId, `line:${orderId}:${lineId}`))
}
