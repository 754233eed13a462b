import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Meal, MealTime } from '../../../domain/restaurant/meals.ts'
import type { Queryable } from '../../platform/database.ts'

/** A table as it is ordered. */
export interface OrderedTable {
  readonly restaurant: number
  readonly day: CivilDate
  readonly meal: Meal
  readonly time: MealTime
  readonly seats: number
}

/** Whose order takes over a table that was kept. */
export interface NewParty {
  readonly dogs: number
  readonly note: string | null
  readonly orderId: number
  readonly orderNumber: string
  readonly itemId: number
}

/** The standing offer of such a table to an account, `taken` with its request locked; null when there is none. */
export async function findOffered(
  tx: Queryable,
  accountId: number,
  { restaurant, day, meal, time, seats }: OrderedTable,
  purpose: 'seen' | 'taken',
): Promise<{ readonly offerId: number; readonly requestId: number; readonly seatingId: number } | null> {
  const [offered] = await tx.query<{ offerId: number; requestId: number; seatingId: number }>({
    name: `table-waiting.offered-${purpose}`,
    text: `select o.id as "offerId", r.id as "requestId", s.id as "seatingId"
             from table_request r
             join table_offer o on o.request_id = r.id and o.answer is null and o.expires_at > battigia_now()
             join restaurant_seating s on s.id = o.seating_id and s.state = 'held' and s.order_id is null
            where r.account_id = $1 and r.ended_at is null
              and (s.restaurant_id, s.day, s.meal, s.at_time, s.seats) = ($2, $3, $4, $5::time, $6)
            ${purpose === 'taken' ? 'for update of r' : ''}`,
    values: [accountId, restaurant, day, meal, time, seats],
  })
  return offered ?? null
}

/** Makes a kept table that of an order; false when it is no longer kept. */
export async function handToOrder(tx: Queryable, seatingId: number, party: NewParty): Promise<boolean> {
  const rows = await tx.query({
    name: 'table-waiting.hand-over',
    text: `update restaurant_seating
              set order_id = $2, order_number = $3, order_item_id = $4, dogs = $5, note = $6, before = null,
                  version = version + 1, changed_at = battigia_now()
            where id = $1 and state = 'held' and order_id is null returning id`,
    values: [seatingId, party.orderId, party.orderNumber, party.itemId, party.dogs, party.note],
  })
  return rows.length > 0
}
