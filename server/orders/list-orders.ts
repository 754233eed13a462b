import * as calls from '../../domain/orders/calls.ts'
import { handle } from '../platform/handler.ts'
import type { OrderFacts } from './order-facts.ts'
import { readOrders } from './order-queries.ts'
import { wireOrder } from './wire-order.ts'

const PAGE = 50

/** the caller's orders, latest stay first; `next` is the `before` of the next page. */
export const listOrders = (facts: OrderFacts) =>
  handle(calls.listOrders, 'read', async (tx, { before }, { actor }) => {
    const found = await readOrders(tx, actor.accountId, before ?? null, PAGE + 1)
    const page = found.slice(0, PAGE)
    return {
      orders: page.map((order) => wireOrder(order, facts)),
      next: found.length > PAGE ? (page.at(-1)?.orderId ?? null) : null,
    }
  })
