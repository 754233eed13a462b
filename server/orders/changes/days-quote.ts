import { giveUpEach } from '../../../domain/orders/change-money.ts'
import type { ChangeMoney } from '../../../domain/orders/change-money.ts'
import { divideDay, pricedDays, type DayWish, type HalfDayPrice } from '../../../domain/orders/change-days.ts'
import type { ChangeQuote, DayQuote } from '../../../domain/orders/change-calls.ts'
import { cents } from '../../../domain/platform/cents.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import { divideDays, hasDayBegun, type DividedDays, type OpenBooking } from './open-booking.ts'
import { moneyBeside, sharesOf, type Terms } from './order-money.ts'

/** What cancelling days of a booking does to it and to its order's money. */
export interface DaysChange {
  readonly divided: DividedDays
  readonly money: ChangeMoney
  readonly chosen: DayQuote[]
}

/** B-03: each day by itself, in the order of the calendar, so that their refunds add up; null when a day is not the booking's. */
export function changeDays(
  { order, line }: OpenBooking,
  wishes: readonly DayWish[],
  { halfPrice, turnHour, terms = 'policy' }: { halfPrice: HalfDayPrice; turnHour: number; terms?: Terms },
): DaysChange | null {
  const divided = divideDays(line, wishes, halfPrice)
  if (divided === null) return null
  const beside = moneyBeside(order, line.bookingId, turnHour, terms)
  const before = { ...beside, standing: [...beside.standing, ...sharesOf(order, divided.stays, turnHour, terms)] }
  const { each, money } = giveUpEach(before, sharesOf(order, divided.goes, turnHour, terms))
  const chosen = each.map(({ of, paidCents, goesBackCents }) => ({
    day: of.day.day,
    part: of.day.part,
    paidCents: cents(paidCents),
    refundCents: cents(goesBackCents),
  }))
  return { divided, money, chosen }
}

const PARTS: Readonly<Record<DayPart, readonly DayPart[]>> = {
  full_day: ['full_day', 'morning', 'afternoon'],
  morning: ['morning'],
  afternoon: ['afternoon'],
}

/** Everything of a booking that may still be cancelled, each as if it went alone. */
export function cancellable(booking: OpenBooking, halfPrice: HalfDayPrice, turnHour: number): ChangeQuote['days'] {
  const { order, line } = booking
  return pricedDays(line).flatMap((day) =>
    PARTS[line.part].flatMap((part) => {
      const wish = { day: day.day, part }
      if (divideDay(day, part, halfPrice) === null || hasDayBegun(order, wish, turnHour)) return []
      return changeDays(booking, [wish], { halfPrice, turnHour })?.chosen ?? []
    }),
  )
}
