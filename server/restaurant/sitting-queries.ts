import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Meal, MealTime, RestaurantId } from '../../domain/restaurant/meals.ts'
import type { TakenTable } from '../../domain/restaurant/slots.ts'
import type { Queryable } from '../platform/database.ts'

/** What is known of one sitting beyond the restaurant's own hours; a day that nobody touched has no row. */
export interface StoredSitting {
  readonly meal: Meal
  readonly isOnline: boolean
  readonly onlineCovers: number
  readonly covers: number
  /** Covers that sit down at a time, by 'HH:MM'. */
  readonly coversAt: Record<MealTime, number>
}

/** The sittings of one day that somebody has touched. */
export async function readSittings(tx: Queryable, restaurant: RestaurantId, day: CivilDate): Promise<StoredSitting[]> {
  return tx.query<StoredSitting & Record<string, unknown>>({
    name: 'restaurant.sittings',
    text: `
      select s.meal, s.is_online as "isOnline", s.online_covers as "onlineCovers", s.covers,
        (select coalesce(jsonb_object_agg(to_char(t.at_time, 'HH24:MI'), t.covers), '{}') from restaurant_slot t
          where t.restaurant_id = s.restaurant_id and t.day = s.day and t.meal = s.meal) as "coversAt"
      from restaurant_sitting s
      where s.restaurant_id = $1 and s.day = $2`,
    values: [restaurant, day],
  })
}

/** The tables that parties have on one day, in minutes since midnight. */
export async function readTakenTables(tx: Queryable, restaurant: RestaurantId, day: CivilDate): Promise<TakenTable[]> {
  return tx.query<TakenTable & Record<string, unknown>>({
    name: 'restaurant.taken-tables',
    text: `
      select table_id as "tableId", (extract(epoch from at_time) / 60)::integer as "from",
        (extract(epoch from at_time) / 60)::integer + stay_minutes as "to"
      from restaurant_seating
      where restaurant_id = $1 and day = $2 and state in ('held', 'booked', 'seated')`,
    values: [restaurant, day],
  })
}
