import type { CivilDate } from '../../domain/platform/civil-date.ts'
import * as calls from '../../domain/restaurant/calls.ts'
import { closedReason } from '../../domain/restaurant/closed.ts'
import { isMealOver, lastBookingTime, type ResortNow } from '../../domain/restaurant/cutoffs.ts'
import type { MealAvailability } from '../../domain/restaurant/offer.ts'
import { slotsOf, type TakenTable } from '../../domain/restaurant/slots.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { handle } from '../platform/handler.ts'
import { largestTable, openingOf } from './open-restaurants.ts'
import type { TableFacts } from './restaurant-facts.ts'
import { readNow, readRestaurants, type StoredMeal, type StoredRestaurant } from './restaurant-queries.ts'
import { sittingFacts, sittingOf } from './sitting-facts.ts'
import { readSittings, readTakenTables, type StoredSitting } from './sitting-queries.ts'

/** What is known of one day for one party. */
interface Asked {
  readonly restaurant: StoredRestaurant
  readonly day: CivilDate
  readonly seats: number
  readonly isOpen: boolean
  readonly now: ResortNow
  readonly sittings: readonly StoredSitting[]
  readonly taken: readonly TakenTable[]
  readonly settings: Settings
}

/** the times of a day for a party, and why others are not offered. */
export const getRestaurantAvailability = ({ settings }: Pick<TableFacts, 'settings'>) =>
  handle(calls.getRestaurantAvailability, 'read', async (tx, { restaurant, day, meal, seats }, { platform }) => {
    const [now, restaurants, sittings, taken] = await Promise.all([
      readNow(tx),
      readRestaurants(tx),
      readSittings(tx, restaurant, day),
      readTakenTables(tx, restaurant, day),
    ])
    const stored = restaurants.find(({ id }) => id === restaurant)
    const answer = { restaurant, day, seats, today: now.today }
    // A resort with one restaurant has nothing to say of the other.
    if (stored === undefined) return { ...answer, closedBecause: 'inactive' as const, isTooLarge: false, meals: [] }
    const closedBecause = closedReason(openingOf(stored, settings, now.today), day, platform)
    const asked = { restaurant: stored, day, seats, isOpen: closedBecause === null, now, sittings, taken, settings }
    return {
      ...answer,
      closedBecause,
      isTooLarge: seats > largestTable(stored),
      meals: stored.meals.filter((each) => meal === undefined || each.meal === meal).map((each) => mealOf(each, asked)),
    }
  })

function mealOf(stored: StoredMeal, asked: Asked): MealAvailability {
  const { restaurant, day, seats, isOpen, now, sittings, taken, settings } = asked
  const { meal } = stored
  const sitting = sittingOf(stored, sittings)
  const isOver = isMealOver(meal, day, now, settings)
  const slots = slotsOf(
    sittingFacts(restaurant, stored, sitting, taken),
    { seats, few: settings.restaurantFewSeats },
    {
      isClosed: isOver || !isOpen || !sitting.isOnline,
      isPast: (time) => day < now.today || (day === now.today && `${time}:00` < now.time),
    },
  )
  return { meal, isOver, until: lastBookingTime(meal, settings), isClosed: !sitting.isOnline, slots }
}
