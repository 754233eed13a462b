import * as calls from '../../../domain/orders/conclude-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { conclude } from '../conclude.ts'
import type { OrderFacts } from '../order-facts.ts'
import { orderOfCustomer } from './order-of-customer.ts'

/** the desk says that the last of an order has come. */
export const updateConcludedAtDesk = (facts: OrderFacts) =>
  handle(calls.updateConcludedAtDesk, 'write', async (tx, input, { actor, afterCommit }) => {
    const { orderId, isConcluded } = input
    const { accountId } = await orderOfCustomer(tx, orderId)
    const { order, isNew } = await conclude(tx, facts, { ...input, accountId, by: 'staff' })
    const { category, status } = order
    if (isNew)
      await auditStaffAction(tx, actor, {
        action: isConcluded ? 'order.conclude' : 'order.reopen',
        subject: `order:${orderId}`,
      })
    if (isNew && category !== 'umbrella') afterCommit(() => facts.categories.of(category).announce(orderId))
    return { status }
  })
