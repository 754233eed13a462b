import { getReleasedPlaces as definition, RELEASED_SHOWN } from '../../domain/cart/released-calls.ts'
import { handle } from '../platform/handler.ts'
import { placesReleased } from '../umbrellas/umbrella-cart.ts'

/** B-11: what was broken of somebody's cart and stands: they have chosen nothing and ordered nothing since. */
export const getReleasedPlaces = handle(definition, 'read', async (tx, _input, { actor }) => ({
  places: await placesReleased(tx, actor.accountId, RELEASED_SHOWN),
}))
