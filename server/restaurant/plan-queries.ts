import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { UNDO_WINDOW, type SeatingState } from '../../domain/restaurant/booking-states.ts'
import type { Meal, MealTime, RestaurantId } from '../../domain/restaurant/meals.ts'
import type { Queryable } from '../platform/database.ts'
import type { SeatingChange } from './seating-queries.ts'

/** A party as the plan reads it. */
export interface StoredSeating {
  readonly bookingId: number
  readonly version: number
  readonly restaurant: RestaurantId
  readonly day: CivilDate
  readonly meal: Meal
  readonly time: MealTime
  readonly stayMinutes: number
  readonly leftAt: MealTime | null
  readonly tableId: number
  readonly table: number
  readonly seats: number
  readonly dogs: number
  readonly note: string | null
  readonly name: string
  readonly phone: string | null
  readonly umbrellas: string[]
  readonly state: SeatingState
  readonly orderId: number | null
  readonly orderNumber: string | null
  readonly itemId: number | null
  readonly before: SeatingChange | null
  readonly canUndo: boolean
}

const SEATING = `
  select s.id as "bookingId", s.version, s.restaurant_id as restaurant, s.day, s.meal,
    to_char(s.at_time, 'HH24:MI') as time, s.stay_minutes as "stayMinutes",
    to_char(s.left_at at time zone 'Europe/Rome', 'HH24:MI') as "leftAt", s.table_id as "tableId", t.number as "table",
    s.seats, s.dogs, s.note, coalesce(s.name, nullif(trim(a.first_name || ' ' || a.last_name), ''), s.order_number) as name,
    nullif(coalesce(s.phone, a.phone), '') as phone,
    array(
      select p.code from occupancy o join place p on p.id = o.umbrella_id
       where o.account_id = s.account_id and o.state in ('booked', 'subscription') and o.days @> s.day
       order by p.position
    ) as umbrellas,
    s.state, s.order_id as "orderId", s.order_number as "orderNumber", s.order_item_id as "itemId", s.before,
    s.before is not null and s.changed_at + $1 * interval '1 ms' > battigia_now() as "canUndo"
  from restaurant_seating s
  join restaurant_table t on t.id = s.table_id
  left join account a on a.id = s.account_id`

/** Every party of one sitting, by time and table. */
export async function readSeatings(
  tx: Queryable,
  sitting: { readonly restaurant: RestaurantId; readonly day: CivilDate; readonly meal: Meal },
): Promise<StoredSeating[]> {
  return tx.query<StoredSeating & Record<string, unknown>>({
    name: 'restaurant.seatings',
    text: `${SEATING} where s.restaurant_id = $2 and s.day = $3 and s.meal = $4 order by s.at_time, t.number, s.id`,
    values: [UNDO_WINDOW, sitting.restaurant, sitting.day, sitting.meal],
  })
}

/** One party; null when there is none with this id. */
export async function readSeating(tx: Queryable, bookingId: number): Promise<StoredSeating | null> {
  const [seating] = await tx.query<StoredSeating & Record<string, unknown>>({
    name: 'restaurant.seating',
    text: `${SEATING} where s.id = $2`,
    values: [UNDO_WINDOW, bookingId],
  })
  return seating ?? null
}
