import type { Queryable } from '../platform/database.ts'
import { enqueue } from '../platform/outbox.ts'

/** Kind of the outbox whose effect mails the receipt of a payment for an order that stood before it. */
export const ORDER_PAID = 'orders.paid'
/** Kind of the outbox whose effect mails that money came which cannot stay. */
export const ORDER_GIVEN_BACK = 'orders.given-back'
/** Kind of the outbox whose effect mails what became of a refund. */
export const ORDER_REFUND = 'orders.refund'
/** Kind of the outbox whose effect mails that a payment is reviewed, or was refused after that. */
export const ORDER_REVIEW = 'orders.payment-review'

/** Mails it after the commit, once per attempt. */
export async function enqueuePaid(tx: Queryable, orderId: number, attemptId: string): Promise<void> {
  await enqueue(tx, ORDER_PAID, `${attemptId}-paid`, { orderId, attemptId })
}

/** Mails it after the commit, once per attempt. */
export async function enqueueGivenBack(tx: Queryable, orderId: number, attemptId: string): Promise<void> {
  await enqueue(tx, ORDER_GIVEN_BACK, attemptId, { orderId, attemptId })
}

/** Mails it after the commit, once per refund and outcome. */
export async function enqueueRefund(
  tx: Queryable,
  orderId: number,
  refundId: string,
  outcome: 'succeeded' | 'failed',
): Promise<void> {
  await enqueue(tx, ORDER_REFUND, `${refundId}-${outcome}`, { orderId, refundId, outcome })
}

/** Mails it after the commit, once per attempt and outcome. */
export async function enqueueReview(
  tx: Queryable,
  orderId: number,
  attemptId: string,
  outcome: 'began' | 'denied',
): Promise<void> {
  await enqueue(tx, ORDER_REVIEW, `${attemptId}-review-${outcome}`, { orderId, outcome })
}
