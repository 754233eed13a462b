import type { ItemCategoryName } from '../../../domain/orders/item-calls.ts'
import { itemTotals } from '../../../domain/orders/item-quote.ts'
import { nextStatus, type OrderEvent } from '../../../domain/orders/order-states.ts'
import type { Queryable } from '../../platform/database.ts'
import { requestCancels } from '../paying-queries.ts'
import type { ItemCategories } from './item-categories.ts'
import type { ItemCategory, ItemOrder } from './item-category.ts'
import {
  cancelItemRows,
  lockItemOrder,
  moveItemOrder,
  writeSums,
  type FoundItemOrder,
  type StatusMove,
} from './item-order-queries.ts'

/** An order of items as its category sees it. */
export function itemOrderOf({ accountId, order }: FoundItemOrder): ItemOrder {
  return { orderId: order.orderId, accountId, number: order.number, items: order.items }
}

/** Its category and itself, for whoever changes it. */
export interface ItemWork {
  readonly category: ItemCategory
  readonly found: FoundItemOrder
}

/** An order of items with its category, locked. Throws where there is none. */
export async function openItemOrder(tx: Queryable, categories: ItemCategories, orderId: number): Promise<ItemWork> {
  const found = await lockItemOrder(tx, orderId)
  if (found === null) throw new Error(`there is no order of items ${orderId}`)
  return { category: categories.of(found.order.category), found }
}

/** Ids of the items that are not cancelled. */
export function standingItems({ order }: FoundItemOrder): number[] {
  return order.items.filter((item) => !item.isCancelled).map((item) => item.itemId)
}

/** What others hear of after the commit. */
export function changed({ category, found }: ItemWork): {
  readonly orderId: number
  readonly category: ItemCategoryName
} {
  return { orderId: found.order.orderId, category: category.name }
}

/**
 * Ends an order that waits for its money: what it holds is free, its attempts end at their providers. Items of one whose time
 * was over stand, so that late money may take them again (8.6); those of one that was given up do not.
 */
export async function endAwaiting(
  tx: Queryable,
  { category, found }: ItemWork,
  end: {
    readonly to: 'failed' | 'expired'
    readonly actor: StatusMove['actor']
    readonly reason: StatusMove['reason']
  },
): Promise<void> {
  const { orderId } = found.order
  const itemIds = standingItems(found)
  await category.release(tx, itemOrderOf(found), itemIds)
  if (end.to === 'failed') await cancelItemRows(tx, { orderId, itemIds, ...end })
  await moveItemOrder(tx, { orderId, ...end })
  await requestCancels(tx, orderId)
}

/** Items that go, why, and what the policy keeps of what was paid for them, in cents. */
export interface ItemCancellation {
  readonly itemIds: readonly number[]
  readonly event: OrderEvent
  readonly actor: StatusMove['actor']
  readonly keptCents: number
}

/** Cancels items of an order that stands, sums it anew, and ends it with its last item. */
export async function cancelItems(
  tx: Queryable,
  { category, found }: ItemWork,
  { itemIds, event, actor, keptCents }: ItemCancellation,
): Promise<void> {
  const { order } = found
  const { orderId } = order
  const rest = order.items.filter((item) => !item.isCancelled && !itemIds.includes(item.itemId))
  await category.release(tx, itemOrderOf(found), itemIds)
  await cancelItemRows(tx, { orderId, itemIds, actor, reason: event })
  await writeSums(tx, orderId, { ...itemTotals(rest, order.servicePercent), keptCents })
  const to = nextStatus(order.status, event)
  if (rest.length > 0) return
  if (to === null) throw new Error(`an order that is ${order.status} does not end by ${event}`)
  await moveItemOrder(tx, { orderId, to, actor, reason: event })
}
