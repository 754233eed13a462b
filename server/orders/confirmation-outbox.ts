import type { Queryable } from '../platform/database.ts'
import { enqueue } from '../platform/outbox.ts'

/** Kind of the outbox whose effect mails an order's confirmation. */
export const ORDER_CONFIRMATION = 'orders.confirmation'

/** Mails the confirmation after the commit, or so many milliseconds later, once per key (B-02). */
export async function enqueueConfirmation(tx: Queryable, orderId: number, key: string, afterMs = 0): Promise<void> {
  await enqueue(tx, ORDER_CONFIRMATION, key, { orderId }, afterMs)
}
