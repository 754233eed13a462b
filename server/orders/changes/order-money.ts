import type { DayWish, PricedDay } from '../../../domain/orders/change-days.ts'
import { centsOf, pricedDays } from '../../../domain/orders/change-days.ts'
import type { MoneyBefore, Share } from '../../../domain/orders/change-money.ts'
import { percentAt } from '../../../domain/orders/refund-policy.ts'
import { instantOf } from '../../../domain/orders/resort-time.ts'
import type { StoredOrder } from '../order-queries.ts'

/** What the resort gives back of what it cannot deliver: all of it, whatever the policy. */
export const ALL_OF_IT = 'all' as const
export type Terms = 'policy' | typeof ALL_OF_IT

/** When a day of a stay begins, in milliseconds: at midnight of the resort, an afternoon at the turn. */
export function beginOf({ day, part }: DayWish, turnHour: number): number {
  return Date.parse(instantOf(day, part === 'afternoon' ? turnHour : 0))
}

/** Percent of a day's price that goes back if it is given up now, by the policy that was frozen with the order. */
export function percentOfDay(order: StoredOrder, day: DayWish, turnHour: number, terms: Terms = 'policy'): number {
  if (terms === ALL_OF_IT) return 100
  return percentAt(beginOf(day, turnHour) - Date.parse(order.serverNow), order.refundPolicy)
}

/** Days as shares of the order's money. */
export function sharesOf(
  order: StoredOrder,
  days: readonly PricedDay[],
  turnHour: number,
  terms: Terms = 'policy',
): readonly (Share & { readonly day: PricedDay })[] {
  return days.map((day) => ({ cents: centsOf(day), percent: percentOfDay(order, day, turnHour, terms), day }))
}

/** The order's money around a change of one of its lines; what of that line stays is added by the caller. */
export function moneyBeside(
  order: StoredOrder,
  bookingId: number,
  turnHour: number,
  terms: Terms = 'policy',
): MoneyBefore {
  const others = order.lines.filter((line) => !line.isCancelled && line.bookingId !== bookingId)
  return {
    standing: others.flatMap((line) => sharesOf(order, pricedDays(line), turnHour, terms)),
    servicePercent: order.servicePercent,
    coveredCents: order.coveredCents,
    keptCents: order.keptCents,
    allowanceCents: order.allowanceCents,
    isSettled: isSettled(order),
  }
}

/** Whether the order was paid, so that what a change makes it dearer by is a difference, and not due like all of it. */
export function isSettled({ paymentStatus, differenceCents }: StoredOrder): boolean {
  return differenceCents > 0 || !['unpaid', 'none'].includes(paymentStatus)
}
