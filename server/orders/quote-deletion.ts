import * as calls from '../../domain/orders/calls.ts'
import { cents } from '../../domain/platform/cents.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { hasBegun } from '../../domain/orders/deadlines.ts'
import { handle } from '../platform/handler.ts'
import { goingWith } from './items/cancel-item.ts'
import { isItemDeletable } from './items/item-deletable.ts'
import { itemRefund } from './items/item-refund.ts'
import { lineMoney, type LineRefund } from './line-refund.ts'
import type { OrderFacts } from './order-facts.ts'
import { readOrder, type StoredOrder } from './order-queries.ts'

/** what deleting one's own booking would give back, day by day; asked before it is deleted. */
export const quoteDeletion = (facts: OrderFacts) =>
  handle(calls.quoteDeletion, 'read', async (tx, { orderId, bookingId }, { actor }) => {
    const order = await readOrder(tx, actor.accountId, orderId)
    if (order === null) throw new Refusal('not_found')
    const { paidCents, refundCents, days } =
      order.category === 'umbrella' ? refundOfPlace(facts, order, bookingId) : refundOfItem(facts, order, bookingId)
    return {
      paidCents: cents(paidCents),
      refundCents: cents(refundCents),
      days: days.map((day) => ({
        day: day.day,
        paidCents: cents(day.paidCents),
        refundCents: cents(day.refundCents),
      })),
      policy: order.refundPolicy,
    }
  })

function refundOfPlace({ settings }: OrderFacts, order: StoredOrder, bookingId: number): LineRefund {
  const line = order.lines.find((one) => one.bookingId === bookingId && !one.isCancelled)
  if (line === undefined) throw new Refusal('not_found')
  if (hasBegun(line, order.localNow, settings.dayTurnHour)) throw new Refusal('booking_started')
  return lineMoney(order, line, settings.dayTurnHour)
}

function refundOfItem({ settings, categories }: OrderFacts, order: StoredOrder, itemId: number): LineRefund {
  const item = order.items.find((one) => one.itemId === itemId && !one.isCancelled)
  if (item === undefined) throw new Refusal('not_found')
  if (!isItemDeletable(order, item, categories)) throw new Refusal('too_late_to_delete')
  return itemRefund(order, item, goingWith(order, item), settings.dayTurnHour)
}
