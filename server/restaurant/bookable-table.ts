import type { Platform } from '../../domain/platform/app-platform.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { RestaurantCart } from '../../domain/restaurant/calls.ts'
import { closedReason } from '../../domain/restaurant/closed.ts'
import { isMealOver } from '../../domain/restaurant/cutoffs.ts'
import { mealTimes } from '../../domain/restaurant/meal-times.ts'
import { seatsLeft } from '../../domain/restaurant/slots.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import { largestTable, openingOf } from './open-restaurants.ts'
import { readNow, readRestaurants, type StoredRestaurant } from './restaurant-queries.ts'
import { sittingFacts, sittingOf } from './sitting-facts.ts'
import { readSittings, readTakenTables } from './sitting-queries.ts'

/**
 * The restaurant of a cart that can be booked now, or the refusal of why it can't: suspended, switched off or out of season
 * past the hour, a time that is not offered, a party too large, no seats. A table that is kept for the
 * guest (B-09) is there. The claim decides again.
 */
export async function bookableTable(
  tx: Queryable,
  cart: RestaurantCart,
  settings: Settings,
  { platform, isKept }: { readonly platform: Platform; readonly isKept: boolean },
): Promise<StoredRestaurant> {
  const { day, meal, time, seats } = cart
  const [now, restaurants, sittings, taken] = await Promise.all([
    readNow(tx),
    readRestaurants(tx),
    readSittings(tx, cart.restaurant, day),
    readTakenTables(tx, cart.restaurant, day),
  ])
  const restaurant = restaurants.find(({ id }) => id === cart.restaurant)
  if (restaurant === undefined || closedReason(openingOf(restaurant, settings, now.today), day, platform) !== null)
    throw new Refusal('restaurant_suspended')
  if (isMealOver(meal, day, now, settings)) throw new Refusal('meal_over')
  const hours = restaurant.meals.find((each) => each.meal === meal)
  const isPast = day === now.today && `${time}:00` < now.time
  if (hours === undefined || isPast || !mealTimes(hours).includes(time)) throw new Refusal('time_not_offered')
  if (seats > largestTable(restaurant)) throw new Refusal('party_too_large')
  if (isKept) return restaurant
  const sitting = sittingOf(hours, sittings)
  if (!sitting.isOnline) throw new Refusal('time_not_offered')
  if (seatsLeft(sittingFacts(restaurant, hours, sitting, taken), time, seats) === 0) throw new Refusal('no_seats')
  return restaurant
}
