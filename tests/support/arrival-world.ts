import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Order } from '../../domain/orders/calls.ts'
import * as views from '../../domain/arrivals/calls.ts'
import type { Visit } from '../../domain/arrivals/calls.ts'
import { releaseDueOrders } from '../../server/orders/release-due-orders.ts'
import { barWorld, type BarWorld } from './bar-world.ts'
import { STAY, type Payer, type PaymentWorldOptions } from './payment-world.ts'
import { payInCash } from './return-world.ts'

/** First day of every booking of these tests. */
export const DAY = STAY.from
/** An hour before that day's cut-off. */
export const NINE = '2027-07-10T09:00:00+02:00'

/** The beach on a day with guests. */
export interface ArrivalWorld extends BarWorld {
  /** Books places for two days, before the clock is moved; `method` paid is cash that came at once. */
  book(method: 'cash' | 'paid' | 'pay_later', ...umbrellaIds: number[]): Promise<Booked>
  /** The visits of an order on a day, as the list has them. */
  visits(staff: Payer, orderId: number, day?: CivilDate): Promise<Visit[]>
  /** The clock's job of the cut-off. */
  release(): Promise<boolean>
  /** Money in the ledger of an order, in cents. */
  ledger(orderId: number): Promise<number[]>
}

export interface Booked {
  readonly guest: Payer
  readonly order: Order
  readonly visitIds: string[]
}

let presses = 0
/** A new press of a device. */
export const press = () => `00000000-0000-4000-8000-${String((presses += 1)).padStart(12, '0')}`

export async function arrivalWorld(options: PaymentWorldOptions = {}): Promise<ArrivalWorld> {
  const world = await barWorld({ at: '2027-07-01T08:00:00+02:00', ...options })
  return Object.assign(Object.create(world) as BarWorld, {
    async book(method: 'cash' | 'paid' | 'pay_later', ...umbrellaIds: number[]) {
      const guest = await world.payer()
      await guest.lock(...umbrellaIds)
      const order = await guest.order(method === 'paid' ? 'cash' : method)
      if (method === 'paid') await payInCash(world.db, order.orderId, order.totalCents)
      return { guest, order, visitIds: order.lines.map(({ bookingId }) => `line:${bookingId}`) }
    },
    async visits(staff: Payer, orderId: number, day: CivilDate = DAY) {
      const { visits } = await staff.call(views.listVisits, { day })
      return visits.filter((visit) => visit.orderId === orderId).toSorted((a, b) => a.umbrellaId - b.umbrellaId)
    },
    release: () => releaseDueOrders(world.db.database, () => undefined, world.server.app.settings.cashReleaseAutomatic),
    async ledger(orderId: number) {
      const rows = await world.db.sql<{ cents: number }>(
        'select amount_cents as cents from ledger_entry where order_id = $1 order by id',
        [orderId],
      )
      return rows.map(({ cents }) => cents)
    },
  })
}
