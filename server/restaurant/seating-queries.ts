import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { SeatingState } from '../../domain/restaurant/booking-states.ts'
import type { Meal, MealTime, RestaurantId } from '../../domain/restaurant/meals.ts'
import type { Queryable } from '../platform/database.ts'

/** Where, when and how many: what a table is claimed for. */
export interface TableWish {
  readonly restaurant: RestaurantId
  readonly day: CivilDate
  readonly meal: Meal
  readonly time: MealTime
  readonly seats: number
  readonly stayMinutes: number
  /** Counts against the seats online; the staff may go beyond them. */
  readonly isOnline: boolean
  /** One table by its number; null is the smallest free one that suits. */
  readonly table: number | null
}

/** Who comes: a guest by their order, or somebody whom the staff wrote down. */
export interface Party {
  readonly dogs: number
  readonly note: string | null
  readonly state: SeatingState
  readonly accountId?: number
  readonly orderId?: number
  readonly orderNumber?: string
  readonly itemId?: number
  readonly name?: string
  readonly phone?: string | null
  /** What taking it back makes of it. */
  readonly before?: { readonly state: SeatingState }
}

/** Seats a party; answers the id of its seating, null when no table or no cover is left. */
export async function claimTable(tx: Queryable, wish: TableWish, party: Party): Promise<number | null> {
  const { restaurant, day, meal, time, seats, stayMinutes, isOnline, table } = wish
  const [claimed] = await tx.query<{ id: number | null }>({
    name: 'restaurant.claim-table',
    text: 'select claim_restaurant_table($1, $2, $3, $4, $5, $6, $7, $8, $9) as id',
    values: [restaurant, day, meal, time, seats, stayMinutes, isOnline, table, JSON.stringify(party)],
  })
  return claimed?.id ?? null
}

/** What a step changes of a party. */
export interface SeatingChange {
  readonly state?: SeatingState
  readonly table_id?: number
  readonly at_time?: MealTime
}

/**
 * Changes a party that still is as it was seen. False when somebody was faster. Throws the violation of
 * `restaurant_seating__no_double_seating` when another party has the table.
 */
export async function changeSeating(
  tx: Queryable,
  seen: { readonly bookingId: number; readonly version: number },
  change: SeatingChange,
  isUndoable: boolean,
): Promise<boolean> {
  const [row] = await tx.query<{ version: number | null }>({
    name: 'restaurant.change-seating',
    text: 'select change_restaurant_seating($1, $2, $3, $4) as version',
    values: [seen.bookingId, seen.version, JSON.stringify(change), isUndoable],
  })
  return row !== undefined && row.version !== null
}

/** Whether a party of an order item has its table, or had it before it left or did not come. */
export async function hasTable(tx: Queryable, itemId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'restaurant.has-table',
    text: `select from restaurant_seating where order_item_id = $1 and state <> 'cancelled'`,
    values: [itemId],
  })
  return rows.length > 0
}

/**
 * Gives back the tables of order items whose parties have not come yet; a second time changes nothing. A step of the other parties can
 * no longer be taken back: nobody is expected for an order that has ended.
 */
export async function releaseTables(tx: Queryable, itemIds: readonly number[]): Promise<void> {
  await tx.query({
    name: 'restaurant.release-tables',
    text: `
      select change_restaurant_seating(id, null, '{"state": "cancelled"}', false)
      from restaurant_seating
      where order_item_id = any ($1) and state in ('held', 'booked')
      order by restaurant_id, day, meal, id`,
    values: [itemIds],
  })
  await tx.query({
    name: 'restaurant.keep-steps',
    text: `update restaurant_seating set before = null, version = version + 1
           where order_item_id = any ($1) and before is not null and state <> 'cancelled'`,
    values: [itemIds],
  })
}

/** The order stands: its tables wait for nothing any more, also once a step of the staff is taken back. */
export async function confirmTables(tx: Queryable, orderId: number): Promise<void> {
  await tx.query({
    name: 'restaurant.confirm-tables',
    text: `update restaurant_seating
              set state = case state when 'held' then 'booked' else state end,
                  before = case before ->> 'state' when 'held' then before || '{"state": "booked"}' else before end,
                  version = version + 1
            where order_id = $1 and 'held' in (state, before ->> 'state')`,
    values: [orderId],
  })
}
