import { pricedDays } from '../../domain/orders/change-days.ts'
import { giveUpEach, type ChangeMoney } from '../../domain/orders/change-money.ts'
import type { RefundDay } from '../../domain/orders/refund-policy.ts'
import { moneyBeside, sharesOf } from './changes/order-money.ts'
import type { StoredOrder, StoredOrderLine } from './order-queries.ts'

/** What deleting a booking gives back, in cents, its share of the service included. */
export interface LineRefund {
  readonly paidCents: number
  readonly refundCents: number
  readonly days: readonly RefundDay[]
}

/** R-707, B-03: what deleting a booking does to its order's money: the same as cancelling each of its days. */
export function lineMoney(
  order: StoredOrder,
  line: StoredOrderLine,
  turnHour: number,
): LineRefund & { readonly money: ChangeMoney } {
  const before = moneyBeside(order, line.bookingId, turnHour)
  const { each, money } = giveUpEach(before, sharesOf(order, pricedDays(line), turnHour))
  const days = each.map(({ of, paidCents, goesBackCents }) => ({
    day: of.day.day,
    paidCents,
    refundCents: goesBackCents,
  }))
  const paidCents = days.reduce((sum, day) => sum + day.paidCents, 0)
  return { paidCents, refundCents: money.goesBackCents, days, money }
}

/** Whether money of the order is here, or reserved, and may go back. */
export function isMoneyHere({ paymentStatus }: StoredOrder): boolean {
  return ['paid', 'overpaid', 'partially_refunded', 'authorized'].includes(paymentStatus)
}
