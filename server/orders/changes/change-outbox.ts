import type { Queryable } from '../../platform/database.ts'
import { enqueue } from '../../platform/outbox.ts'

/** Kind of the outbox whose effect mails that a booking was changed: days of it cancelled, or moved. */
export const ORDER_CHANGED = 'orders.changed'

/** Mails it after the commit, once per change; with `afterMs` once it can no longer be taken back, and not at all when it was. */
export async function enqueueChanged(tx: Queryable, orderId: number, changeId: number, afterMs = 0): Promise<void> {
  await enqueue(tx, ORDER_CHANGED, `change-${changeId}`, { orderId, changeId }, afterMs)
}
