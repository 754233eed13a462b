import type { CallParsed } from '../../../domain/platform/call.ts'
import type { quoteMove } from '../../../domain/orders/change-calls.ts'
import { changeMoney, type ChangeMoney } from '../../../domain/orders/change-money.ts'
import { boughtWith, keptPrices, moveShares } from '../../../domain/orders/change-move.ts'
import { hasBegun, hasPassed, type Deadline } from '../../../domain/orders/deadlines.ts'
import { resortDay } from '../../../domain/orders/resort-time.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { decideLineChange, type PricedLine } from '../../../domain/umbrellas/lock-rules.ts'
import { requirePeriod } from '../../../domain/umbrellas/period.ts'
import type { ResortData } from '../../umbrellas/resort-data.ts'
import { lockRules } from '../../umbrellas/umbrella-rules.ts'
import type { StoredOrder } from '../order-queries.ts'
import { requireLongEnoughMove } from './minimum-left.ts'
import { deadlineFor, halfDayPrice, momentOf, type OpenBooking } from './open-booking.ts'
import { moneyBeside, percentOfDay } from './order-money.ts'

export type MoveWish = CallParsed<typeof quoteMove>

/** A booking as it would be after a move, and what that does to its order's money. */
export interface DecidedMove {
  readonly line: PricedLine
  readonly money: ChangeMoney
  /** Of an order that is settled at the desk or later. */
  readonly deadline: Deadline | null
}

/**
 * Whether a booking may move there, and for how much (B-03, B-06; ). Whether the place is free is not decided
 * here. Throws a {@link Refusal}.
 */
export function decideMove(data: ResortData, settings: Settings, booking: OpenBooking, wish: MoveWish): DecidedMove {
  const { order, line: old } = booking
  const turnHour = settings.dayTurnHour
  if (hasBegun(old, order.localNow, turnHour)) throw new Refusal('booking_started')
  const rules = lockRules(settings, momentOf(order, turnHour))
  requirePeriod(wish, rules)
  const place = data.plan.places.find((one) => one.id === wish.umbrellaId)
  // Whoever stands on a place that is not offered any more may stay there.
  if (place?.isBookable === false && wish.umbrellaId !== old.umbrellaId)
    throw new Refusal('umbrella_not_bookable', { code: place.code })
  requireLongEnoughMove(data, settings, booking, wish)
  // As may a dog in a row that has become a quiet one.
  const staysThere = wish.umbrellaId === old.umbrellaId
  const price = keptPrices(old, wish, halfDayPrice(data, old.umbrellaId))
  const bought = boughtWith(old, price, resortDay(order.placedAt))
  const offers = { promotions: data.promotions, booking: { today: rules.today, channel: 'online' as const }, bought }
  const line = decideLineChange(
    { ...data, rules: { ...rules, overrulesDogs: staysThere }, offers },
    { ...wish, price },
    wish,
  )
  const next = { ...wish, price: line.price, totalCents: line.totalCents }
  const shares = moveShares(old, next, (day) => percentOfDay(order, { day, part: old.part }, turnHour))
  const beside = moneyBeside(order, old.bookingId, turnHour)
  const before = { ...beside, standing: [...beside.standing, ...shares.standing] }
  const money = changeMoney(before, shares.givenUp, shares.addedCents)
  const others = order.lines.filter((one) => !one.isCancelled && one.bookingId !== old.bookingId)
  return { line, money, deadline: requireDeadline(order, deadlineFor(order, [...others, wish], settings), money) }
}

/** What nobody has paid yet is still paid in time: at the new first day, too. */
function requireDeadline(order: StoredOrder, deadline: Deadline | null, money: ChangeMoney): Deadline | null {
  if (order.coveredCents > 0 || money.totalAfterCents === 0) return deadline
  if (order.method === 'no_payment_needed') throw new Refusal('method_not_offered')
  if (deadline !== null && hasPassed(deadline, order.localNow)) {
    throw new Refusal(order.method === 'cash' ? 'cash_cutoff_passed' : 'pay_later_too_late', { hour: deadline.hour })
  }
  return deadline
}
