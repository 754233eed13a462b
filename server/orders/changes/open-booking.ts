import { nextStatus } from '../../../domain/orders/order-states.ts'
import type { DayWish, HalfDayPrice } from '../../../domain/orders/change-days.ts'
import { divideDay, pricedDays, type PricedDay } from '../../../domain/orders/change-days.ts'
import { cashDeadline, payLaterDeadline, type Deadline, type Stay } from '../../../domain/orders/deadlines.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { cashCutoffHours } from '../../../domain/settings/cash-cutoffs.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { extraDayCents, placeDayCents } from '../../../domain/umbrellas/price.ts'
import type { Queryable } from '../../platform/database.ts'
import type { ResortData } from '../../umbrellas/resort-data.ts'
import { readOrder, type StoredOrder, type StoredOrderLine } from '../order-queries.ts'
import { isPaymentUnderWay } from '../paying-queries.ts'
import { hasAllHalfDays } from './change-queries.ts'
import { beginOf } from './order-money.ts'

/** A booking that stands, with its order. */
export interface OpenBooking {
  readonly order: StoredOrder
  readonly line: StoredOrderLine
}

/**
 * A booking of the account that may be changed. Throws `not_found` for anybody else's and for one that is over, `payment_in_progress`
 * while money for its order may be moving (R13), `days_returned` while the resort has half-days of it.
 */
export async function openBooking(
  tx: Queryable,
  accountId: number,
  { orderId, bookingId }: { readonly orderId: number; readonly bookingId: number },
): Promise<OpenBooking> {
  const order = await readOrder(tx, accountId, orderId)
  const line = order?.lines.find((one) => one.bookingId === bookingId && !one.isCancelled)
  if (order === null || order.category !== 'umbrella' || line === undefined) throw new Refusal('not_found')
  if (order.status === 'awaiting_payment' || (await isPaymentUnderWay(tx, orderId)))
    throw new Refusal('payment_in_progress')
  if (order.status === 'completed') throw new Refusal('booking_started')
  if (nextStatus(order.status, 'last_line_deleted') === null) throw new Refusal('not_found')
  if (!(await hasAllHalfDays(tx, orderId, bookingId))) throw new Refusal('days_returned')
  return { order, line }
}

/** What half a day on a line's place, or an extra for it, costs by today's book. */
export function halfDayPrice({ plan, prices }: ResortData, umbrellaId: number): HalfDayPrice {
  return (extraId, day, part) => {
    const place = plan.places.find((one) => one.id === umbrellaId)
    if (place === undefined) throw new Error(`the plan has no place ${umbrellaId}, which is booked`)
    return extraId === null ? placeDayCents(prices, place, day, part) : extraDayCents(prices, extraId, place, day, part)
  }
}

/** A line's days, divided by what is wished. */
export interface DividedDays {
  readonly stays: readonly PricedDay[]
  readonly goes: readonly PricedDay[]
}

/** Null when a wished day, or half of it, is not the line's. */
export function divideDays(
  line: StoredOrderLine,
  wishes: readonly DayWish[],
  halfPrice: HalfDayPrice,
): DividedDays | null {
  const wished = new Map(wishes.map(({ day, part }) => [day, part]))
  const stays: PricedDay[] = []
  const goes: PricedDay[] = []
  for (const day of pricedDays(line)) {
    const part = wished.get(day.day)
    const divided = part === undefined ? null : divideDay(day, part, halfPrice)
    if (divided === null) {
      stays.push(day)
      continue
    }
    wished.delete(day.day)
    goes.push(divided.goes)
    if (divided.stays !== null) stays.push(divided.stays)
  }
  return wished.size === 0 && goes.length === wishes.length ? { stays, goes } : null
}

/** Whether a day, or a half of it, has begun: nobody gives up what is being had. */
export function hasDayBegun(order: StoredOrder, day: DayWish, turnHour: number): boolean {
  return beginOf(day, turnHour) <= Date.parse(order.serverNow)
}

/** The deadline of an order that is settled at the desk or later, for the stays that it has after a change; null for any other. */
export function deadlineFor({ method }: StoredOrder, stays: readonly Stay[], settings: Settings): Deadline | null {
  if (stays.length === 0) return null
  if (method === 'cash') return cashDeadline(stays, cashCutoffHours(settings))
  return method === 'pay_later' ? payLaterDeadline(stays, settings.payLaterDueHour) : null
}

/** Minutes after the deadline until an unpaid order is given up. */
export function graceOf({ method }: StoredOrder, settings: Settings): number {
  return method === 'cash' ? settings.cashReleaseGraceMinutes : 0
}

/** The resort's day and half of it, as the order's clock says. */
export function momentOf({ localNow }: StoredOrder, turnHour: number) {
  const isAfternoon = Number(localNow.slice(11, 13)) >= turnHour
  return { today: localNow.slice(0, 10) as CivilDate, halfNow: isAfternoon ? (1 as const) : (0 as const) }
}
