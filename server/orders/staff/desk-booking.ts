import type { DayWish, PricedStay } from '../../../domain/orders/change-days.ts'
import { pricedDays, staysOf } from '../../../domain/orders/change-days.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { lockOrder } from '../changes/lock-order.ts'
import { openBooking, type OpenBooking } from '../changes/open-booking.ts'

/** A booking that stands, whosever it is. */
export interface DeskBooking extends OpenBooking {
  readonly accountId: number
  readonly today: CivilDate
}

/** The order of a booking with its account; null for an unknown one. */
async function findOrder(tx: Queryable, bookingId: number) {
  const [row] = await tx.query<{ orderId: number; accountId: number }>({
    name: 'desk.order-of',
    text: `select o.id as "orderId", o.account_id as "accountId" from order_line l join orders o on o.id = l.order_id where l.id = $1`,
    values: [bookingId],
  })
  return row ?? null
}

/** A booking as it is, for a quote. Throws what `openBooking` throws. */
export async function deskBooking(tx: Queryable, bookingId: number): Promise<DeskBooking> {
  const found = await findOrder(tx, bookingId)
  if (found === null) throw new Refusal('not_found')
  const { orderId, accountId } = found
  const booking = await openBooking(tx, accountId, { orderId, bookingId })
  return { ...booking, accountId, today: booking.order.localNow.slice(0, 10) as CivilDate }
}

/** The same with its cart and order locked, as whoever orders or pays locks them (R2). */
export async function lockDeskBooking(tx: Queryable, bookingId: number): Promise<DeskBooking> {
  const found = await findOrder(tx, bookingId)
  if (found === null || (await lockOrder(tx, found.orderId)) === null) throw new Refusal('not_found')
  return deskBooking(tx, bookingId)
}

/** A booking divided into the days that are meant, which are one stay, and those that are not. */
export interface ChosenDays {
  readonly chosen: PricedStay
  readonly rest: readonly PricedStay[]
}

/** Days of a booking that are today or later. Throws `not_found` for days that are not its own, `booking_started` for past ones. */
export function chooseDays({ line, today }: DeskBooking, { from, to }: { from: CivilDate; to: CivilDate }): ChosenDays {
  if (from < line.from || to > line.to) throw new Refusal('not_found')
  if (from < today) throw new Refusal('booking_started')
  const days = pricedDays(line)
  const isMeant = ({ day }: DayWish) => day >= from && day <= to
  const [chosen] = staysOf(days.filter(isMeant))
  if (chosen === undefined) throw new Refusal('not_found')
  return { chosen, rest: staysOf(days.filter((day) => !isMeant(day))) }
}
