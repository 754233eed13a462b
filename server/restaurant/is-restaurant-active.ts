import * as calls from '../../domain/restaurant/calls.ts'
import { closedAltogether } from '../../domain/restaurant/closed.ts'
import { handle } from '../platform/handler.ts'
import { openingOf } from './open-restaurants.ts'
import type { TableFacts } from './restaurant-facts.ts'
import { readNow, readRestaurants } from './restaurant-queries.ts'

/** the installed iOS app asks before it shows the restaurant; one that the resort has not is not active. */
export const isRestaurantActive = ({ settings }: Pick<TableFacts, 'settings'>) =>
  handle(calls.isRestaurantActive, 'read', async (tx, { restaurant }, { platform }) => {
    const [{ today }, restaurants] = await Promise.all([readNow(tx), readRestaurants(tx)])
    const stored = restaurants.find(({ id }) => id === restaurant)
    const isActive =
      stored !== undefined && closedAltogether(openingOf(stored, settings, today), today, platform) === null
    return { isActive }
  })
