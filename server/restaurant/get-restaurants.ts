import { cents } from '../../domain/platform/cents.ts'
import * as calls from '../../domain/restaurant/calls.ts'
import { handle } from '../platform/handler.ts'
import { wireRestaurant } from './open-restaurants.ts'
import type { TableFacts } from './restaurant-facts.ts'
import { readNow, readRestaurants } from './restaurant-queries.ts'

/** what there is, and why not everything can be booked. */
export const getRestaurants = ({ settings }: Pick<TableFacts, 'settings'>) =>
  handle(calls.getRestaurants, 'read', async (tx, _input, { platform }) => {
    const [{ today }, restaurants] = await Promise.all([readNow(tx), readRestaurants(tx)])
    return {
      today,
      restaurants: restaurants.map((stored) => wireRestaurant(stored, settings, { today, platform })),
      depositCents: cents(settings.restaurantDepositCents),
    }
  })
