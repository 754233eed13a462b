import type { OrderStatus } from '../../domain/orders/calls.ts'
import type { OrderEvent } from '../../domain/orders/order-states.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { returnExcessCredit } from '../payments/credit/use-credit.ts'
import type { Queryable } from '../platform/database.ts'
import type { OccupancyChange } from '../umbrellas/occupancy-changes.ts'
import { resortData } from '../umbrellas/resort-data.ts'
import { cancelLines, readStandingBookings } from './cancel-queries.ts'
import { noteReleased } from './due-queries.ts'
import { enqueueFreed, enqueueReleased } from './freed-outbox.ts'
import { isPaymentUnderWay, requestCancels } from './paying-queries.ts'

interface EndedOrder {
  readonly orderId: number
  readonly event: Extract<OrderEvent, 'cash_cutoff_passed' | 'payment_due'>
  readonly endedStatus: OrderStatus
}

/** Ends a locked order whose time is over, by the clock: its places are free, its guest gets a mail (B-04, R-902). */
export async function endDueOrder(
  tx: Queryable,
  { orderId, event, endedStatus }: EndedOrder,
): Promise<OccupancyChange[]> {
  const bookingIds = await readStandingBookings(tx, orderId)
  if (endedStatus === 'no_show') await noteReleased(tx, orderId, { cause: 'cutoff' })
  const freed = await cancelLines(tx, { orderId, bookingIds, endedStatus, actor: 'clock', reason: event })
  await requestCancels(tx, orderId)
  await returnExcessCredit(tx, orderId, `due:${orderId}`)
  await enqueueFreed(tx, orderId, bookingIds, event)
  return freed
}

/** What a person of the resort releases; `tellAfterMs` is how long it can be taken back. */
export interface HandRelease {
  readonly orderId: number
  readonly actionId: number
  /** The day on which they did not come. */
  readonly day: CivilDate
  readonly tellAfterMs: number
}

/**
 * Ends a locked unpaid order whose guest did not come, by hand; its guest is told when it can be taken back no more (B-04). Throws
 * `payment_in_progress` while they pay online.
 */
export async function releaseOrder(
  tx: Queryable,
  { orderId, actionId, day, tellAfterMs }: HandRelease,
): Promise<OccupancyChange[]> {
  if (await isPaymentUnderWay(tx, orderId)) throw new Refusal('payment_in_progress')
  const bookingIds = await readStandingBookings(tx, orderId)
  await noteReleased(tx, orderId, { cause: 'by_hand', actionId, day })
  const freed = await cancelLines(tx, {
    orderId,
    bookingIds,
    endedStatus: 'no_show',
    actor: 'staff',
    reason: 'released_by_hand',
  })
  await requestCancels(tx, orderId)
  await returnExcessCredit(tx, orderId, `released:${actionId}`)
  await enqueueReleased(tx, orderId, bookingIds, { press: String(actionId), afterMs: tellAfterMs })
  return freed
}

/** Ends a locked order as a release by hand had ended it, before its places were given back to it. */
export async function releaseAgain(tx: Queryable, orderId: number): Promise<void> {
  await cancelLines(tx, {
    orderId,
    bookingIds: null,
    endedStatus: 'no_show',
    actor: 'staff',
    reason: 'released_by_hand',
  })
}

/** Why a released order does not get its places back. */
export type KeptReleased = 'not_released' | 'place_taken' | 'extra_gone' | 'dogs_apart'

/** A line of a released order, with the place that it gets; null: its own. */
export interface ReturnedLine {
  readonly bookingId: number
  readonly umbrellaId: number | null
}

/**
 * Gives a released order its places and extras back, or others in their stead, all of them or none; answers why not, null when it is
 * done. `reason` is for its history.
 */
export async function unreleaseOrder(
  tx: Queryable,
  orderId: number,
  lines: readonly ReturnedLine[],
  reason: 'taken_back' | 'seen_in_time' | 'reseated',
): Promise<KeptReleased | null> {
  const { stock } = await resortData(tx)
  const [row] = await tx.query<{ done: KeptReleased | 'done' }>({
    name: 'orders.unrelease',
    text: 'select unrelease_order($1, $2, $3, $4, $5) as done',
    values: [
      orderId,
      lines.map(({ bookingId }) => bookingId),
      lines.map(({ umbrellaId }) => umbrellaId),
      JSON.stringify(Object.fromEntries(stock)),
      reason,
    ],
  })
  if (row === undefined) throw new Error(`the order ${orderId} was not answered for`)
  return row.done === 'done' ? null : row.done
}

/** Lines that an order lost when it ended because nobody came, and when; no lines for every other order. */
export async function readReleasedLines(
  tx: Queryable,
  orderId: number,
): Promise<readonly { readonly bookingId: number; readonly releasedAt: string }[]> {
  return tx.query<{ bookingId: number; releasedAt: string }>({
    name: 'orders.released-lines',
    text: 'select line_id as "bookingId", iso_instant(released_at) as "releasedAt" from released_lines($1) order by line_id',
    values: [orderId],
  })
}
