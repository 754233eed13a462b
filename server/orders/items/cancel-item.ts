import { itemsGoingWith } from '../../../domain/orders/item-quote.ts'
import * as calls from '../../../domain/orders/item-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { requestRefund } from '../../payments/request-refund.ts'
import { enqueueFreed } from '../freed-outbox.ts'
import type { OrderFacts } from '../order-facts.ts'
import { readOrder, type StoredOrder, type StoredOrderItem } from '../order-queries.ts'
import { isPaymentUnderWay, requestCancels } from '../paying-queries.ts'
import { wireOrder } from '../wire-order.ts'
import { cancelItems, openItemOrder } from './item-changes.ts'
import { isItemDeletable } from './item-deletable.ts'
import { itemRefund } from './item-refund.ts'

/** Deletes an item of one's own order: a parking space, a service, and whatever else its category lets go of. */
export const cancelItem = (facts: OrderFacts) =>
  handle(calls.cancelItem, 'write', async (tx, input, { actor, afterCommit }) => {
    const order = await readOrder(tx, actor.accountId, input.orderId)
    if (order === null || order.category === 'umbrella') throw new Refusal('not_found')
    if (await deleteItem(tx, facts, input)) {
      afterCommit(() => facts.categories.of(order.category).announce(input.orderId))
    }
    const after = await readOrder(tx, actor.accountId, input.orderId)
    if (after === null) throw new Error(`the order ${input.orderId} cannot be read back`)
    return wireOrder(after, facts)
  })

/**
 * deletes an item with what is nothing without it, releases what it holds, and sends back what the policy of its
 * order gives. Done twice it is done once, mailed once and given back once: false then. While money for the order may be moving
 * nothing is deleted (R13). The order is known to be the caller's.
 */
export async function deleteItem(
  tx: Queryable,
  { categories, settings }: OrderFacts,
  { orderId, itemId }: { readonly orderId: number; readonly itemId: number },
): Promise<boolean> {
  const work = await openItemOrder(tx, categories, orderId)
  const { order } = work.found
  const asked = order.items.find((item) => item.itemId === itemId)
  if (asked === undefined) throw new Refusal('not_found')
  if (asked.isCancelled) return false
  if (!isItemDeletable(order, asked, categories)) throw new Refusal('too_late_to_delete')
  if (await isPaymentUnderWay(tx, orderId)) throw new Refusal('payment_in_progress')
  await requestCancels(tx, orderId)
  const going = goingWith(order, asked)
  const itemIds = going.map((item) => item.itemId)
  const { paidCents, refundCents } = itemRefund(order, asked, going, settings.dayTurnHour)
  await cancelItems(tx, work, {
    itemIds,
    event: 'last_line_deleted',
    actor: 'guest',
    keptCents: paidCents - refundCents,
  })
  await requestRefund(tx, { orderId, lineId: itemId, amountCents: refundCents })
  await enqueueFreed(tx, orderId, itemIds, 'deleted')
  return true
}

/** The item with what is nothing without it. */
export function goingWith(order: StoredOrder, asked: StoredOrderItem): StoredOrderItem[] {
  return itemsGoingWith(
    order.items.filter((item) => !item.isCancelled),
    asked.itemId,
  )
}
