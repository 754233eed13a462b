import type { HistoryReason } from '../../domain/orders/history-reasons.ts'
import type { OrderLine, OrderStatus } from '../../domain/orders/calls.ts'
import type { WallTime } from '../../domain/orders/resort-time.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'
import type { OccupancyChange } from '../umbrellas/occupancy-changes.ts'
import { freePlaces } from './free-places.ts'

export interface LockedLine {
  readonly status: OrderStatus
  readonly from: CivilDate
  readonly part: OrderLine['part']
  readonly isCancelled: boolean
  readonly localNow: WallTime
}

/** A booking that belongs to the order and to the account, with the order locked; null for any other pair. */
export async function lockOrderLine(
  tx: Queryable,
  accountId: number,
  orderId: number,
  bookingId: number,
): Promise<LockedLine | null> {
  const [line] = await tx.query<LockedLine & Record<string, unknown>>({
    name: 'orders.lock-line',
    text: `select o.status, lower(l.days) as "from", day_part_of(l.halves) as part, l.cancelled_at is not null as "isCancelled",
                  to_char(battigia_now() at time zone 'Europe/Rome', 'YYYY-MM-DD"T"HH24:MI:SS') as "localNow"
           from orders o
           join order_line l on l.order_id = o.id
           where o.id = $1 and l.id = $2 and o.account_id = $3
           for update of o`,
    values: [orderId, bookingId, accountId],
  })
  return line ?? null
}

export interface LineCancellation {
  readonly orderId: number
  /** Lines to cancel; null is every line that is left. */
  readonly bookingIds: readonly number[] | null
  /** Status of the order once its last line is gone. */
  readonly endedStatus: OrderStatus
  readonly actor: 'guest' | 'clock' | 'provider' | 'staff'
  readonly reason: HistoryReason
}

/** Cancels lines, frees their places and stock and sums the order anew; answers the days that became free. */
export async function cancelLines(
  tx: Queryable,
  { orderId, bookingIds, endedStatus, actor, reason }: LineCancellation,
): Promise<OccupancyChange[]> {
  const values = [orderId, bookingIds, endedStatus, actor, reason]
  return freePlaces(tx, 'orders.cancel-lines', 'cancel_order_lines($1, $2, $3, $4, $5)', values)
}

/** Bookings of an order that are not cancelled. Call it with the order locked: they stay as they are then. */
export async function readStandingBookings(tx: Queryable, orderId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'orders.standing',
    text: 'select id from order_line where order_id = $1 and cancelled_at is null order by id',
    values: [orderId],
  })
  return rows.map((row) => row.id)
}
