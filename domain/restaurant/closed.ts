import type { Platform } from '../platform/app-platform.ts'
import type { CivilDate } from '../platform/civil-date.ts'
import type { Season } from '../settings/season.ts'
import type { Settings } from '../settings/settings.ts'
import type { RestaurantId } from './meals.ts'
import type { CLOSED_REASONS } from './offer.ts'

export type ClosedReason = (typeof CLOSED_REASONS)[number]

/** What decides whether a restaurant takes bookings at all. */
export interface RestaurantOpening {
  readonly isActive: boolean
  readonly platforms: readonly Platform[]
  readonly season: Season | null
  /** The last day without bookings; null while it is not suspended. */
  readonly suspendedUntil: CivilDate | null
}

/** The restaurant's flag. */
export function isSwitchedOn(restaurant: RestaurantId, settings: Settings): boolean {
  return restaurant === 1 ? settings.restaurantOneActive : settings.restaurantTwoActive
}

/** The restaurant's season; a missing or reversed setting closes it. */
export function restaurantSeason(restaurant: RestaurantId, settings: Settings): Season | null {
  const [from, to] =
    restaurant === 1
      ? [settings.restaurantOneSeasonFrom, settings.restaurantOneSeasonTo]
      : [settings.restaurantTwoSeasonFrom, settings.restaurantTwoSeasonTo]
  return from !== null && to !== null && from <= to ? { from, to } : null
}

/** Why nobody books that day, the most lasting reason first; null when it is open. */
export function closedReason(opening: RestaurantOpening, day: CivilDate, platform: Platform): ClosedReason | null {
  const { isActive, platforms, season, suspendedUntil } = opening
  if (!isActive) return 'inactive'
  if (!platforms.includes(platform)) return 'platform'
  if (season === null || day < season.from || day > season.to) return 'season'
  return suspendedUntil !== null && day <= suspendedUntil ? 'suspended' : null
}

/**
 * Why it is closed as a whole, as the list says it: over for the season, not open anywhere soon, or suspended today. A season that
 * begins later is open: its days can be chosen.
 */
export function closedAltogether(
  opening: RestaurantOpening,
  today: CivilDate,
  platform: Platform,
): ClosedReason | null {
  const { season } = opening
  const first = season !== null && season.from > today ? season.from : today
  return closedReason(opening, first, platform)
}
