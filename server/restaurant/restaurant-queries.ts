import type { Queryable } from '../platform/database.ts'

/**
 * Cancels a booking when it is the caller's and belongs to that order; one that is cancelled already stays
 * as it is. Answers whether there is such a booking.
 */
export async function cancelBooking(
  tx: Queryable,
  bookingId: number,
  orderId: number,
  accountId: number,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'restaurant.cancel-booking',
    text: `
      update restaurant_booking set cancelled_at = coalesce(cancelled_at, battigia_now())
      where id = $1 and order_id = $2 and account_id = $3
      returning id`,
    values: [bookingId, orderId, accountId],
  })
  return rows.length > 0
}
