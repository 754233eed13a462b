import type { Order } from '../../domain/orders/calls.ts'
import { cents } from '../../domain/platform/cents.ts'
import { concludeRefusal } from '../../domain/orders/conclude-rules.ts'
import { hasBegun } from '../../domain/orders/deadlines.ts'
import { isLive } from '../../domain/orders/order-states.ts'
import { promisedVersion } from '../../domain/content/refund-terms.ts'
import type { OrderFacts } from './order-facts.ts'
import { isItemDeletable } from './items/item-deletable.ts'
import type { StoredOrder } from './order-queries.ts'

/** An order as the wire carries it: the pass goes with its end, and so does the right to delete. */
export function wireOrder(order: StoredOrder, facts: Pick<OrderFacts, 'settings' | 'categories'>): Order {
  const { status, deadlineDay: day, deadlineHour: hour, deadlineAt: at, paymentStatus, payUntil } = order
  const { dayTurnHour } = facts.settings
  const live = isLive(status)
  const isAwaiting = status === 'awaiting_payment'
  return {
    orderId: order.orderId,
    number: order.number,
    category: order.category,
    status,
    paymentStatus,
    canPay: paymentStatus === 'unpaid' && (isAwaiting ? payUntil !== null && payUntil > order.serverNow : live),
    canConclude: concludeRefusal(order, { localNow: order.localNow, dayTurnHour }) === null,
    payUntil: isAwaiting ? payUntil : null,
    refundedCents: cents(order.refundedCents),
    creditedCents: cents(order.creditedCents),
    method: order.method,
    placedAt: order.placedAt,
    // What a change made a paid order dearer by has no deadline: nothing is given up for it.
    deadline: day === null || hour === null || at === null || order.differenceCents > 0 ? null : { day, hour, at },
    lines: order.lines.map((line) => ({
      ...line,
      canDelete: live && !line.isCancelled && !hasBegun(line, order.localNow, dayTurnHour),
    })),
    items: order.items.map((item) => {
      const { facts: _facts, ...rest } = item
      return { ...rest, canDelete: isItemDeletable(order, item, facts.categories) }
    }),
    delivery: isAwaiting ? null : order.delivery,
    serviceCents: cents(order.serviceCents),
    totalCents: cents(order.totalCents),
    creditCents: cents(order.creditCents),
    dueCents: cents(order.dueCents),
    conditionsVersion:
      order.conditionsVersion === null ? null : promisedVersion(order.conditionsVersion, order.refundPolicy),
    passCode: live ? order.passCode : null,
  }
}
