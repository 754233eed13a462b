import { hasBegun } from '../../domain/orders/deadlines.ts'
import { nextStatus } from '../../domain/orders/order-states.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { returnExcessCredit } from '../payments/credit/use-credit.ts'
import type { Queryable } from '../platform/database.ts'
import type { OccupancyChange } from '../umbrellas/occupancy-changes.ts'
import { emptyUmbrellaCart } from '../umbrellas/umbrella-cart.ts'
import { cancelItems, endAwaiting, openItemOrder, type ItemWork } from './items/item-changes.ts'
import { isItemDeletable } from './items/item-deletable.ts'
import { readOpenOrders, type OpenOrder } from './open-orders.ts'
import type { OrderFacts } from './order-facts.ts'
import { readOrder } from './order-queries.ts'
import { cancelLines } from './cancel-queries.ts'
import { failOrder, requestCancels } from './paying-queries.ts'

type LeaveFacts = Pick<OrderFacts, 'settings' | 'categories' | 'announce'>

/** What became of the orders of somebody who leaves; `tell` is for after the commit. */
export interface LeftOrders {
  /** How many bookings to come were given back. */
  readonly cancelled: number
  /** Numbers of the paid orders to come. */
  readonly kept: readonly string[]
  readonly tell: () => void
}

const REASON = 'account_deleted'

/**
 * Ends what a person who leaves has not paid: carts and held places, orders that wait for money, bookings to come that
 * are settled later. What is paid stays. While money may be moving it refuses with `payment_in_progress` (R13). The orders are
 * locked by then.
 */
export async function leaveOrders(tx: Queryable, facts: LeaveFacts, accountId: number): Promise<LeftOrders> {
  const open = await readOpenOrders(tx, accountId)
  if (open.some((order) => order.isPaymentUnderWay)) throw new Refusal('payment_in_progress')
  const freed: OccupancyChange[] = []
  const changed: ItemWork[] = []
  const ending = open.filter((order) => order.status === 'awaiting_payment' || (!order.isPaid && order.isAhead))
  let cancelled = 0
  for (const order of ending) {
    const places = order.category === 'umbrella' ? await endPlaces(tx, facts, accountId, order) : []
    const items = order.category === 'umbrella' ? null : await endItems(tx, facts, order)
    freed.push(...places)
    if (items !== null) changed.push(items)
    if (order.status === 'confirmed' && (places.length > 0 || items !== null)) cancelled += 1
  }
  freed.push(...(await emptyUmbrellaCart(tx, accountId)))
  return {
    cancelled,
    kept: open.filter((order) => order.isPaid && order.isAhead).map(({ number }) => number),
    tell() {
      facts.announce(freed)
      for (const { category, found } of changed) category.announce(found.order.orderId)
    },
  }
}

async function endPlaces(
  tx: Queryable,
  { settings }: LeaveFacts,
  accountId: number,
  { orderId, status }: OpenOrder,
): Promise<OccupancyChange[]> {
  if (status === 'awaiting_payment') return failOrder(tx, orderId, 'failed', REASON)
  const order = await readOrder(tx, accountId, orderId)
  const endedStatus = nextStatus(status, 'last_line_deleted')
  if (order === null || endedStatus === null) throw new Error(`the order ${orderId} cannot be ended`)
  const bookingIds = order.lines
    .filter((line) => !line.isCancelled && !hasBegun(line, order.localNow, settings.dayTurnHour))
    .map((line) => line.bookingId)
  await requestCancels(tx, orderId)
  const freed = await cancelLines(tx, { orderId, bookingIds, endedStatus, actor: 'guest', reason: REASON })
  await returnExcessCredit(tx, orderId, `left:${orderId}`)
  return freed
}

/**
 * Null where nothing is given back: what the bar makes already, and a table that is sat at, is paid where it is had. A
 * subscription that was never paid ends, though its guest may not delete one.
 */
async function endItems(
  tx: Queryable,
  { categories }: LeaveFacts,
  { orderId, status }: OpenOrder,
): Promise<ItemWork | null> {
  const work = await openItemOrder(tx, categories, orderId)
  if (status === 'awaiting_payment') {
    await endAwaiting(tx, work, { to: 'failed', actor: 'guest', reason: REASON })
    return work
  }
  const { order } = work.found
  const isContract = order.category === 'subscription' || order.category === 'instalment'
  const itemIds = order.items
    .filter((item) => (isContract ? !item.isCancelled : isItemDeletable(order, item, categories)))
    .map((item) => item.itemId)
  if (itemIds.length === 0) return null
  await requestCancels(tx, orderId)
  await cancelItems(tx, work, { itemIds, event: 'last_line_deleted', actor: 'guest', keptCents: 0 })
  await returnExcessCredit(tx, orderId, `left:${orderId}`)
  return work
}
