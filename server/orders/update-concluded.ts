import * as calls from '../../domain/orders/conclude-calls.ts'
import { handle } from '../platform/handler.ts'
import { conclude } from './conclude.ts'
import type { OrderFacts } from './order-facts.ts'
import { wireOrder } from './wire-order.ts'

/** the guest says that the last of an order has come. */
export const updateConcluded = (facts: OrderFacts) =>
  handle(calls.updateConcluded, 'write', async (tx, input, { actor, afterCommit }) => {
    const { order, isNew } = await conclude(tx, facts, { ...input, accountId: actor.accountId, by: 'guest' })
    const { orderId, category } = order
    if (isNew && category !== 'umbrella') afterCommit(() => facts.categories.of(category).announce(orderId))
    return wireOrder(order, facts)
  })
