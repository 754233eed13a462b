import type { Queryable } from '../platform/database.ts'
import { enqueue } from '../platform/outbox.ts'

/** Kind of the outbox whose effect mails that places of an order are free again. */
export const ORDER_FREED = 'orders.freed'

/** Why: the guest deleted them, cash did not come in time, pay later was not paid, reserved money could not be taken. */
export const FREED_CAUSES = ['deleted', 'cash_cutoff_passed', 'payment_due', 'payment_lost'] as const
export type FreedCause = (typeof FREED_CAUSES)[number]

/**
 * Mails it after the commit, once for each event: a booking is deleted at most once, and the clock ends an order at
 * most once.
 */
export async function enqueueFreed(
  tx: Queryable,
  orderId: number,
  bookingIds: readonly number[],
  cause: FreedCause,
): Promise<void> {
  const key = cause === 'deleted' ? `booking-${bookingIds.join('-')}-deleted` : `order-${orderId}-${cause}`
  await enqueue(tx, ORDER_FREED, key, { orderId, bookingIds, cause })
}
