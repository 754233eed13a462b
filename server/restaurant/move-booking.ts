import * as calls from '../../domain/restaurant/staff-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { mealTimes } from '../../domain/restaurant/meal-times.ts'
import type { MealTime } from '../../domain/restaurant/meals.ts'
import type { Queryable } from '../platform/database.ts'
import { handle } from '../platform/handler.ts'
import { moveOrdered, nextState, seenSeating, writeStep } from './plan-action.ts'
import type { StoredSeating } from './plan-queries.ts'
import type { RestaurantFacts } from './restaurant-facts.ts'
import { readRestaurants } from './restaurant-queries.ts'
import type { SeatingChange } from './seating-queries.ts'

/** B-09: another table, another time, or both; only where nobody else sits meanwhile. */
export const moveBooking = (facts: RestaurantFacts) =>
  handle(calls.moveBooking, 'write', async (tx, { table, time, ...seen }, context) => {
    const seating = await seenSeating(tx, seen)
    nextState(seating, 'move')
    const change = await placeOf(tx, seating, table, time)
    await moveOrdered(tx, facts, seating, change.at_time)
    return writeStep(tx, facts, context, { seating, action: 'move', change, isUndoable: true })
  })

/** The table and time by what is stored of them. Throws `no_seats` for a table that does not suit, `time_not_offered`. */
async function placeOf(
  tx: Queryable,
  seating: StoredSeating,
  table: number | undefined,
  time: MealTime | undefined,
): Promise<SeatingChange> {
  const stored = (await readRestaurants(tx)).find(({ id }) => id === seating.restaurant)
  const hours = stored?.meals.find(({ meal }) => meal === seating.meal)
  if (time !== undefined && (hours === undefined || !mealTimes(hours).includes(time)))
    throw new Refusal('time_not_offered')
  const wanted = stored?.tables.find((each) => each.table === table)
  if (table !== undefined && (wanted === undefined || wanted.seats < seating.seats)) throw new Refusal('no_seats')
  return {
    ...(wanted === undefined ? {} : { table_id: wanted.tableId }),
    ...(time === undefined ? {} : { at_time: time }),
  }
}
