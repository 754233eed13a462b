import type { AttemptState } from '../../domain/payments/attempt-states.ts'
import type { Snapshot } from '../../domain/payments/snapshot.ts'
import type { Queryable } from '../platform/database.ts'
import type { LockedAttempt } from './attempt-queries.ts'
import type { PayableOrders } from './payable-orders.ts'

/**
 * Tells the guest that the provider reviews the payment, and, when it refuses it after that, that nothing was paid (cases 25 and
 * 26, identity guide 3.1): each once. A payment that was given up for another one is told of no more.
 */
export async function tellReview(
  tx: Queryable,
  { attempt, order }: LockedAttempt,
  { snapshot, state, isDeclined }: { snapshot: Snapshot; state: AttemptState; isDeclined: boolean },
  orders: PayableOrders,
): Promise<void> {
  if (attempt.isCancelRequested) return
  const isUnderReview = state === 'processing' && snapshot.isUnderReview === true
  if (isUnderReview && (await beginReview(tx, attempt.id)))
    await orders.mailReview(tx, order.orderId, attempt.attemptId, 'began')
  if (isDeclined && (await wasReviewed(tx, attempt.id)))
    await orders.mailReview(tx, order.orderId, attempt.attemptId, 'denied')
}

/** False when it had begun before. */
async function beginReview(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'payments.begin-review',
    text: `update payment_attempt set reviewed_at = battigia_now() where id = $1 and reviewed_at is null returning id`,
    values: [id],
  })
  return rows.length === 1
}

async function wasReviewed(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'payments.was-reviewed',
    text: 'select from payment_attempt where id = $1 and reviewed_at is not null',
    values: [id],
  })
  return rows.length === 1
}
