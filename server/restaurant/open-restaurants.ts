import type { Platform } from '../../domain/platform/app-platform.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import {
  closedAltogether,
  isSwitchedOn,
  restaurantSeason,
  type RestaurantOpening,
} from '../../domain/restaurant/closed.ts'
import type { Restaurant } from '../../domain/restaurant/offer.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { openingSeason } from '../../domain/umbrellas/opening.ts'
import type { StoredRestaurant } from './restaurant-queries.ts'

/** The last day without bookings, once its text is read on a day; null when it is over. */
export function suspendedUntil({ suspendedUntil: until }: StoredRestaurant, today: CivilDate): CivilDate | null {
  if (until === null) return null
  const last = openingSeason({ from: until, to: until }, today)?.to ?? null
  return last !== null && last >= today ? last : null
}

/** What decides whether a restaurant takes bookings: its flag, platforms and season, and its suspension. */
export function openingOf(restaurant: StoredRestaurant, settings: Settings, today: CivilDate): RestaurantOpening {
  return {
    isActive: isSwitchedOn(restaurant.id, settings),
    platforms: restaurant.platforms,
    season: restaurantSeason(restaurant.id, settings),
    suspendedUntil: suspendedUntil(restaurant, today),
  }
}

/** Seats of the largest table; 0 without tables. */
export function largestTable({ tables }: StoredRestaurant): number {
  return Math.max(0, ...tables.map((table) => table.seats))
}

/** A restaurant as the wire has it, for one platform on one day. */
export function wireRestaurant(
  stored: StoredRestaurant,
  settings: Settings,
  asked: { readonly today: CivilDate; readonly platform: Platform },
): Restaurant {
  const opening = openingOf(stored, settings, asked.today)
  const { id, name, line, dish, platforms, meals, suspendedReason } = stored
  return {
    restaurant: id,
    name,
    line,
    dish,
    isActive: opening.isActive,
    platforms,
    season: opening.season,
    suspended: opening.suspendedUntil === null ? null : { until: opening.suspendedUntil, reason: suspendedReason },
    meals: meals.map(({ meal, from, to, stepMinutes }) => ({ meal, from, to, stepMinutes })),
    largestTable: largestTable(stored),
    closedBecause: closedAltogether(opening, asked.today, asked.platform),
  }
}
