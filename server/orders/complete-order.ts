import * as calls from '../../domain/orders/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { askPayment } from '../payments/payment-outcome.ts'
import { readOrderInstead } from './instead-queries.ts'
import type { OrderFacts } from './order-facts.ts'
import { readOrder } from './order-queries.ts'
import { wireOrder } from './wire-order.ts'

/**
 * what became of an order. The provider is asked, never the redirect that led here; one that is to be paid
 * at the desk or later is complete as it is.
 */
export const completeOrder = (facts: OrderFacts) =>
  handle(calls.completeOrder, 'own', async (tx, { orderId }, { actor }) => {
    if ((await readOrder(tx, actor.accountId, orderId)) === null) throw new Refusal('not_found')
    const { outcome, payment } = await askPayment(facts.payments, orderId)
    const order = await readOrder(tx, actor.accountId, orderId)
    if (order === null) throw new Refusal('not_found')
    const instead = outcome === 'failed' ? await readOrderInstead(tx, actor.accountId, orderId) : null
    return {
      outcome,
      order: wireOrder(order, facts),
      payment,
      instead: instead && wireOrder(instead, facts),
      serverNow: order.serverNow,
    }
  })
