import type { RestaurantsFile } from '../../domain/restaurant/files/restaurants-file.ts'
import type { Queryable } from '../platform/database.ts'

/**
 * Makes the restaurants those of the file. Tables keep their row by their number; sittings that somebody has touched keep their
 * covers. Throws when a restaurant that people have booked would go.
 */
export async function writeRestaurants(tx: Queryable, restaurants: RestaurantsFile['restaurants']): Promise<void> {
  const values = [JSON.stringify(restaurants.map((one, position) => ({ ...one, position })))]
  await tx.query({ name: 'restaurant.write-restaurants', text: WRITE_RESTAURANTS, values })
  await tx.query({ name: 'restaurant.write-meals', text: WRITE_MEALS, values })
  await tx.query({ name: 'restaurant.write-tables', text: WRITE_TABLES, values })
}

const WRITE_RESTAURANTS = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as g(
      id smallint, name text, line jsonb, dish text, platforms text[], opening jsonb, stays jsonb, suspended jsonb
    )
  ), removed as (
    delete from restaurant where id not in (select id from given)
  )
  insert into restaurant (id, name, line, dish, platforms, opening_from, opening_to, stays, suspended_until, suspended_reason)
  select id, name, line, dish, platforms, opening ->> 'from', opening ->> 'to', stays, suspended ->> 'until', suspended -> 'reason'
    from given
  on conflict (id) do update
     set name = excluded.name, line = excluded.line, dish = excluded.dish, platforms = excluded.platforms,
         opening_from = excluded.opening_from, opening_to = excluded.opening_to, stays = excluded.stays,
         suspended_until = excluded.suspended_until, suspended_reason = excluded.suspended_reason`

const WRITE_MEALS = `
  with given as (
    select r.id, m.*
      from jsonb_to_recordset($1::jsonb) as r(id smallint, meals jsonb),
           jsonb_to_recordset(r.meals) as m(
             meal text, "from" time, "to" time, "stepMinutes" smallint, covers integer, "coversPerSlot" integer
           )
  ), removed as (
    delete from restaurant_meal m
     where not exists (select from given g where g.id = m.restaurant_id and g.meal = m.meal)
  )
  insert into restaurant_meal (restaurant_id, meal, from_time, to_time, step_minutes, covers, covers_per_slot)
  select id, meal, "from", "to", "stepMinutes", covers, "coversPerSlot" from given
  on conflict (restaurant_id, meal) do update
     set from_time = excluded.from_time, to_time = excluded.to_time, step_minutes = excluded.step_minutes,
         covers = excluded.covers, covers_per_slot = excluded.covers_per_slot`

const WRITE_TABLES = `
  with given as (
    select r.id, t."table" as number, t.seats
      from jsonb_to_recordset($1::jsonb) as r(id smallint, tables jsonb),
           jsonb_to_recordset(r.tables) as t("table" smallint, seats smallint)
  ), removed as (
    update restaurant_table t set is_used = false
     where not exists (select from given g where g.id = t.restaurant_id and g.number = t.number)
  )
  insert into restaurant_table (restaurant_id, number, seats)
  select id, number, seats from given
  on conflict (restaurant_id, number) do update set seats = excluded.seats, is_used = true`
