import { cents, percentOf } from '../../domain/platform/cents.ts'
import { refundDays, type RefundDay } from '../../domain/orders/refund-policy.ts'
import type { StoredOrder, StoredOrderLine } from './order-queries.ts'

/** What deleting a booking gives back, in cents, its share of the service included. */
export interface LineRefund {
  readonly paidCents: number
  readonly refundCents: number
  readonly days: readonly RefundDay[]
}

/** by the policy that was frozen with the order; nothing while nothing was paid. */
export function lineRefund(order: StoredOrder, line: StoredOrderLine, turnHour: number): LineRefund {
  const paidCents = isMoneyHere(order) ? priceOf(order, line) : 0
  const days = refundDays(line, order.refundPolicy, Date.parse(order.serverNow), turnHour, paidCents)
  return { paidCents, refundCents: days.reduce((sum, day) => sum + day.refundCents, 0), days }
}

/** Whether money of the order is here, or reserved, and may go back. */
export function isMoneyHere({ paymentStatus }: StoredOrder): boolean {
  return ['paid', 'overpaid', 'partially_refunded', 'authorized'].includes(paymentStatus)
}

/** What the order costs less without a line: all lines together are the whole order, however the service is rounded. */
function priceOf(order: StoredOrder, line: StoredOrderLine): number {
  const others = order.lines.filter((one) => !one.isCancelled && one.bookingId !== line.bookingId)
  const rest = cents(others.reduce((sum, one) => sum + one.totalCents, 0))
  return order.totalCents - rest - percentOf(rest, order.servicePercent)
}
