import { pricedDays, type PricedStay } from '../../../domain/orders/change-days.ts'
import { changeMoney, type ChangeMoney } from '../../../domain/orders/change-money.ts'
import { moveShares } from '../../../domain/orders/change-move.ts'
import type { DeskBooking } from './desk-booking.ts'
import { ALL_OF_IT, moneyBeside, sharesOf } from '../changes/order-money.ts'

/**
 * What it does to an order's money that some days of a booking cost something else by now; the resort wants it, so that its policy
 * keeps nothing. `rest`: the booking's other days.
 */
export function deskMoney(
  { order, line }: DeskBooking,
  rest: readonly PricedStay[],
  old: PricedStay,
  next: PricedStay,
  turnHour: number,
): ChangeMoney {
  const beside = moneyBeside(order, line.bookingId, turnHour, ALL_OF_IT)
  const others = rest.flatMap((stay) => sharesOf(order, pricedDays(stay), turnHour, ALL_OF_IT))
  const shares = moveShares(old, next, () => 100)
  const standing = [...beside.standing, ...others, ...shares.standing]
  return changeMoney({ ...beside, standing }, shares.givenUp, shares.addedCents)
}
