import * as z from 'zod/mini'
import { addDays, civilDate, eachDay, parseCivilDate, type CivilDate } from '../../domain/platform/civil-date.ts'
import { getRestaurantAvailability } from '../../domain/restaurant/calls.ts'
import { MAX_DOGS, MEALS, type Meal } from '../../domain/restaurant/meals.ts'
import type { MealAvailability, Restaurant } from '../../domain/restaurant/offer.ts'
import { useQueryState } from '../platform/navigation.tsx'
import { invalidate, useCallQuery } from '../platform/queries.ts'
import { useLive } from '../platform/live.ts'
import { useStore } from '../platform/store.ts'
import { useKnownDogs } from '../umbrellas/search/known-dogs.ts'
import { tableDraft, type TableDraft } from './table-draft.ts'

/** Days of the strip, from the first that is open. */
const DAYS_AHEAD = 30

const schema = z.object({
  restaurant: z.optional(z.string()),
  day: z.optional(z.string()),
  meal: z.optional(z.enum(MEALS)),
  seats: z.optional(z.string()),
  time: z.optional(z.string()),
})

/** What is chosen of a table. The address says it, then what was chosen before, then what is first possible. */
export interface TableChoice {
  readonly restaurant: Restaurant
  readonly days: readonly CivilDate[]
  readonly day: CivilDate
  readonly availability: ReturnType<typeof useCallQuery<typeof getRestaurantAvailability>>
  /** The meal that is shown; null while nothing is known of the day. */
  readonly meal: MealAvailability | null
  readonly wantedMeal: Meal
  readonly seats: number
  /** How many dogs come along: those that were said, else those that are known. */
  readonly dogs: number
  /** A time that can be booked as everything stands; null when none is chosen, or the chosen one is gone. */
  readonly time: string | null
  readonly change: (change: Partial<Pick<TableDraft, 'restaurant' | 'day' | 'meal' | 'seats' | 'time'>>) => void
}

/** Days, meal, seats and time of a table; changing one keeps the others where they are still possible (R-209, DESIGN.md 5). */
export function useTableChoice(restaurants: readonly [Restaurant, ...Restaurant[]], today: CivilDate): TableChoice {
  const [query, setQuery] = useQueryState(schema)
  const draft = useStore(tableDraft)
  const known = useKnownDogs()?.length ?? 0
  const restaurant = restaurantOf(restaurants, Number(query.restaurant ?? draft.restaurant))
  const days = daysOf(restaurant, today)
  const asked = parseCivilDate(query.day ?? '') ?? draft.day ?? null
  const chosenDay = asked !== null && days.includes(asked) ? asked : null
  const seats = seatsOf(query.seats, draft.seats, restaurant)
  const first = useTimes(restaurant, days[0] ?? today, seats)
  const isFirstOver = first.data?.meals.every(({ isOver }) => isOver) === true
  const day = chosenDay ?? (isFirstOver ? days[1] : undefined) ?? days[0] ?? today
  const availability = useTimes(restaurant, day, seats)
  useLive('live/restaurant', {}, { restaurant: () => void invalidate(getRestaurantAvailability) })
  const meals = availability.isError ? [] : (availability.data?.meals ?? [])
  const wantedMeal = query.meal ?? draft.meal ?? 'lunch'
  const meal = mealOf(meals, wantedMeal)
  const wantedTime = query.time ?? draft.time
  const slot = meal?.slots.find((each) => each.time === wantedTime)
  return {
    restaurant,
    days,
    day,
    availability,
    meal,
    wantedMeal: meal?.meal ?? wantedMeal,
    seats,
    dogs: draft.dogs ?? Math.min(known, MAX_DOGS),
    time: slot?.state === 'free' || slot?.state === 'few' ? slot.time : null,
    change(next) {
      tableDraft.set({ ...tableDraft.get(), ...next })
      const { seats: count, restaurant: id, ...rest } = next
      setQuery({
        ...rest,
        ...(id === undefined ? {} : { restaurant: String(id) }),
        ...(count === undefined ? {} : { seats: String(count) }),
      })
    },
  }
}

function useTimes({ restaurant, closedBecause }: Restaurant, day: CivilDate, seats: number) {
  return useCallQuery(
    getRestaurantAvailability,
    { restaurant: String(restaurant), day, seats: String(seats) },
    // What was shown stays until the new times are there: a stepper must not lose the finger that is on it. A day that is over says
    // nothing of the next.
    {
      enabled: closedBecause === null,
      placeholderData: (shown) =>
        shown?.restaurant === restaurant && shown.meals.some(({ isOver }) => !isOver) ? shown : undefined,
    },
  )
}

function restaurantOf(restaurants: readonly [Restaurant, ...Restaurant[]], wanted: number): Restaurant {
  const open = restaurants.filter(({ closedBecause }) => closedBecause === null)
  return open.find(({ restaurant }) => restaurant === wanted) ?? open[0] ?? restaurants[0]
}

function daysOf({ season }: Restaurant, today: CivilDate): CivilDate[] {
  if (season === null) return []
  const from = season.from > today ? season.from : today
  const last = addDays(from, DAYS_AHEAD - 1)
  return eachDay(from, last < season.to ? last : civilDate(season.to))
}

function seatsOf(asked: string | undefined, before: number | undefined, { largestTable }: Restaurant): number {
  const wanted = asked !== undefined && /^\d{1,2}$/.test(asked) ? Number(asked) : (before ?? 2)
  return Math.min(Math.max(1, wanted), Math.max(1, largestTable))
}

/** The meal that was wanted while it can be booked; another one that can, or the wanted one with its reason. */
function mealOf(meals: readonly MealAvailability[], wanted: Meal): MealAvailability | null {
  const own = meals.find(({ meal }) => meal === wanted)
  if (own !== undefined && !own.isOver) return own
  return meals.find(({ isOver }) => !isOver) ?? own ?? meals[0] ?? null
}
