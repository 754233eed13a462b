import type { Queryable } from '../platform/database.ts'
import { enqueue } from '../platform/outbox.ts'

/** Kind of the outbox whose effect mails that places of an order are free again. */
export const ORDER_FREED = 'orders.freed'

/**
 * Why: the guest deleted them, cash did not come in time, pay later was not paid, reserved money could not be taken, the resort
 * cannot deliver.
 */
export const FREED_CAUSES = ['deleted', 'cash_cutoff_passed', 'payment_due', 'payment_lost', 'rejected'] as const
export type FreedCause = (typeof FREED_CAUSES)[number]

/**
 * Mails it after the commit, once for each event: a booking is deleted at most once, and the clock ends an order at
 * most once.
 */
export async function enqueueFreed(
  tx: Queryable,
  orderId: number,
  bookingIds: readonly number[],
  cause: Exclude<FreedCause, 'rejected'>,
): Promise<void> {
  const key = cause === 'deleted' ? `booking-${bookingIds.join('-')}-deleted` : `order-${orderId}-${cause}`
  await enqueue(tx, ORDER_FREED, key, { orderId, bookingIds, cause })
}

/** Mails that a person of the resort released a place by hand, once it can be taken back no more; `press` tells two releases apart. */
export async function enqueueReleased(
  tx: Queryable,
  orderId: number,
  bookingIds: readonly number[],
  { press, afterMs }: { readonly press: string; readonly afterMs: number },
): Promise<void> {
  const payload = { orderId, bookingIds, cause: 'cash_cutoff_passed' }
  await enqueue(tx, ORDER_FREED, `order-${orderId}-released-${press}`, payload, afterMs)
}

/** Mails that the resort cannot deliver an order of items, with the reason in its people's words; an order is rejected once. */
export async function enqueueRejected(
  tx: Queryable,
  orderId: number,
  itemIds: readonly number[],
  reason: string,
): Promise<void> {
  await enqueue(tx, ORDER_FREED, `order-${orderId}-rejected`, {
    orderId,
    bookingIds: itemIds,
    cause: 'rejected',
    reason,
  })
}
