import { itemTotals } from '../../../domain/orders/item-quote.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { refundDays } from '../../../domain/orders/refund-policy.ts'
import { isMoneyHere, type LineRefund } from '../line-refund.ts'
import type { StoredOrder, StoredOrderItem } from '../order-queries.ts'

/**
 * What deleting items gives back, by the policy that was frozen with the order and the time of the item that was
 * asked for; a stay of several days goes back day by day. Nothing while nothing was paid.
 */
export function itemRefund(
  order: StoredOrder,
  asked: StoredOrderItem,
  going: readonly StoredOrderItem[],
  turnHour: number,
): LineRefund {
  const rest = order.items.filter((item) => !item.isCancelled && !going.includes(item))
  const paidCents = isMoneyHere(order) ? order.totalCents - itemTotals(rest, order.servicePercent).totalCents : 0
  const { from, to, time } = asked
  const part = asked.part ?? 'full_day'
  const price = [{ day: null, quantity: 1, unitCents: cents(1) }]
  const line = { from, to, part, time, price, totalCents: paidCents }
  const days = refundDays(line, order.refundPolicy, Date.parse(order.serverNow), turnHour, paidCents)
  return { paidCents, refundCents: days.reduce((sum, day) => sum + day.refundCents, 0), days }
}
