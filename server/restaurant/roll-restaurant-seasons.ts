import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { openingKind, openingSeason } from '../../domain/umbrellas/opening.ts'
import type { Queryable } from '../platform/database.ts'
import { changeSettings } from '../umbrellas/change-settings.ts'
import { readNow, readRestaurants, type StoredRestaurant } from './restaurant-queries.ts'

const SETTINGS_OF = {
  1: ['restaurantOneSeasonFrom', 'restaurantOneSeasonTo'],
  2: ['restaurantTwoSeasonFrom', 'restaurantTwoSeasonTo'],
} as const

/**
 * Moves the restaurants' seasons on where the resort's file says that they move, as the beach's own does (R-903). One that is open
 * once is left to the staff. Answers whether something changed. Needs a transaction.
 */
export async function rollRestaurantSeasons(tx: Queryable): Promise<boolean> {
  const [restaurants, { today }] = await Promise.all([readRestaurants(tx), readNow(tx)])
  const moving = restaurants.filter(({ openingFrom }) => openingKind(openingFrom) !== 'once')
  return (await setRestaurantSeasons(tx, moving, today)) > 0
}

/** Writes the seasons that the openings mean on a day into the settings; answers how many settings changed. */
export async function setRestaurantSeasons(
  tx: Queryable,
  restaurants: readonly StoredRestaurant[],
  today: CivilDate,
): Promise<number> {
  const values = restaurants.flatMap(({ id, openingFrom, openingTo }) => {
    const season = openingSeason({ from: openingFrom, to: openingTo }, today)
    const [from, to] = SETTINGS_OF[id]
    return [[from, season?.from ?? null] as const, [to, season?.to ?? null] as const]
  })
  return (await changeSettings(tx, Object.fromEntries(values), 'season')).length
}
