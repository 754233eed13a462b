import { mealTimes } from '../../domain/restaurant/meal-times.ts'
import type { MealTime } from '../../domain/restaurant/meals.ts'
import type { SittingFacts, TakenTable } from '../../domain/restaurant/slots.ts'
import type { StoredMeal, StoredRestaurant } from './restaurant-queries.ts'
import type { StoredSitting } from './sitting-queries.ts'

/** One sitting as it is: its own row, or the restaurant's hours while nobody has touched the day. */
export interface Sitting {
  readonly isOnline: boolean
  readonly onlineCovers: number
  readonly covers: number
  readonly coversAt: ReadonlyMap<MealTime, number>
}

export function sittingOf({ meal, covers }: StoredMeal, sittings: readonly StoredSitting[]): Sitting {
  const stored = sittings.find((sitting) => sitting.meal === meal)
  if (stored === undefined) return { isOnline: true, onlineCovers: covers, covers: 0, coversAt: new Map() }
  return { ...stored, coversAt: new Map(Object.entries(stored.coversAt)) }
}

/** What the rules of the seats need of a sitting. */
export function sittingFacts(
  restaurant: StoredRestaurant,
  meal: StoredMeal,
  sitting: Sitting,
  taken: readonly TakenTable[],
): SittingFacts {
  return {
    times: mealTimes(meal),
    tables: restaurant.tables,
    taken,
    stays: restaurant.stays,
    coversLeft: sitting.onlineCovers - sitting.covers,
    coversPerSlot: meal.coversPerSlot,
    coversAt: sitting.coversAt,
  }
}
