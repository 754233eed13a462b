import type { Platform } from '../../domain/platform/app-platform.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { LocalizedText } from '../../domain/platform/language.ts'
import type { ResortNow } from '../../domain/restaurant/cutoffs.ts'
import type { StayRule } from '../../domain/restaurant/meal-times.ts'
import type { Meal, MealHours, RestaurantId } from '../../domain/restaurant/meals.ts'
import type { Queryable } from '../platform/database.ts'

export interface StoredMeal extends MealHours {
  readonly meal: Meal
  readonly covers: number
  readonly coversPerSlot: number
}

export interface StoredTable {
  readonly tableId: number
  readonly table: number
  readonly seats: number
}

/** A restaurant as the resort's file has it, and its suspension. */
export interface StoredRestaurant {
  readonly id: RestaurantId
  readonly name: string
  readonly line: LocalizedText
  readonly dish: string
  readonly platforms: Platform[]
  readonly openingFrom: string
  readonly openingTo: string
  readonly stays: StayRule[]
  /** A day, or one that moves with today. */
  readonly suspendedUntil: string | null
  readonly suspendedReason: LocalizedText | null
  readonly meals: StoredMeal[]
  /** By number. */
  readonly tables: StoredTable[]
}

/** Every restaurant of the resort, by id. */
export async function readRestaurants(tx: Queryable): Promise<StoredRestaurant[]> {
  return tx.query<StoredRestaurant & Record<string, unknown>>({
    name: 'restaurant.all',
    text: `
      select r.id, r.name, r.line, r.dish, r.platforms, r.stays, r.opening_from as "openingFrom", r.opening_to as "openingTo",
        r.suspended_until as "suspendedUntil", r.suspended_reason as "suspendedReason",
        (select coalesce(jsonb_agg(jsonb_build_object(
           'meal', m.meal, 'from', to_char(m.from_time, 'HH24:MI'), 'to', to_char(m.to_time, 'HH24:MI'),
           'stepMinutes', m.step_minutes, 'covers', m.covers, 'coversPerSlot', m.covers_per_slot
         ) order by m.from_time), '[]') from restaurant_meal m where m.restaurant_id = r.id) as meals,
        (select coalesce(jsonb_agg(jsonb_build_object('tableId', t.id, 'table', t.number, 'seats', t.seats)
           order by t.number), '[]') from restaurant_table t where t.restaurant_id = r.id and t.is_used) as tables
      from restaurant r
      order by r.id`,
    values: [],
  })
}

/** The resort's day and wall time now. */
export async function readNow(tx: Queryable): Promise<ResortNow> {
  const [now] = await tx.query<{ today: CivilDate; time: string }>({
    name: 'restaurant.now',
    text: `select resort_today() as today, to_char(battigia_now() at time zone 'Europe/Rome', 'HH24:MI:SS') as time`,
    values: [],
  })
  if (now === undefined) throw new Error('the database did not say what time it is')
  return now
}

/** Sets the last day without bookings, or ends the suspension; false when there is no such restaurant. */
export async function writeSuspension(
  tx: Queryable,
  restaurant: RestaurantId,
  suspension: { readonly until: CivilDate; readonly reason: LocalizedText | null } | null,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'restaurant.suspend',
    text: 'update restaurant set suspended_until = $2, suspended_reason = $3 where id = $1 returning id',
    values: [restaurant, suspension?.until ?? null, suspension?.reason ?? null],
  })
  return rows.length > 0
}

/** Opens or closes one sitting to guests and says how many seats it has; what is booked already stays. */
export async function writeOnline(
  tx: Queryable,
  sitting: { readonly restaurant: RestaurantId; readonly day: CivilDate; readonly meal: Meal },
  online: { readonly isOpen: boolean; readonly covers: number },
): Promise<boolean> {
  const { restaurant, day, meal } = sitting
  const rows = await tx.query({
    name: 'restaurant.online',
    text: `
      insert into restaurant_sitting as s (restaurant_id, day, meal, is_online, online_covers, most_covers)
      select m.restaurant_id, $2, m.meal, $4, $5, $5
        from restaurant_meal m where m.restaurant_id = $1 and m.meal = $3
      on conflict (restaurant_id, day, meal) do update
        set is_online = $4, online_covers = $5, most_covers = greatest($5, s.covers)
      returning restaurant_id`,
    values: [restaurant, day, meal, online.isOpen, online.covers],
  })
  return rows.length > 0
}
