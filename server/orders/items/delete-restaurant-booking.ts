import * as calls from '../../../domain/restaurant/calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import type { OrderFacts } from '../order-facts.ts'
import { readOrder } from '../order-queries.ts'
import { deleteItem } from './cancel-item.ts'

/**
 * deletes one's own table; its id is the order item's. Order and booking belong to each other and to the caller, or answer
 * as unknown. What ended some other way is as good as deleted.
 */
export const deleteRestaurantBooking = (facts: OrderFacts) =>
  handle(calls.deleteRestaurantBooking, 'write', async (tx, input, { actor, afterCommit }) => {
    const { idOrdine: orderId, idPrenotazioneRistorante: itemId } = input
    const order = await readOrder(tx, actor.accountId, orderId)
    const table = order?.items.find((item) => item.itemId === itemId && item.kind === 'table')
    if (order === null || table === undefined) throw new Refusal('not_found')
    if (order.status === 'expired' || order.status === 'failed') return { result: true as const }
    if (await deleteItem(tx, facts, { orderId, itemId })) {
      afterCommit(() => facts.categories.of(order.category).announce(orderId))
    }
    return { result: true as const }
  })
