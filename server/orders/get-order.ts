import * as calls from '../../domain/orders/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import type { OrderFacts } from './order-facts.ts'
import { readOrder } from './order-queries.ts'
import { wireOrder } from './wire-order.ts'

/** one order of the caller. */
export const getOrder = (facts: OrderFacts) =>
  handle(calls.getOrder, 'read', async (tx, { orderId }, { actor }) => {
    const order = await readOrder(tx, actor.accountId, orderId)
    if (order === null) throw new Refusal('not_found')
    return wireOrder(order, facts)
  })
