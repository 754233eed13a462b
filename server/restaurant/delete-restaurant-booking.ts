import * as calls from '../../domain/restaurant/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { cancelBooking } from './restaurant-queries.ts'

/** one's own booking of one's own order, and both belong together; anything else answers as if unknown. */
export const deleteRestaurantBooking = handle(
  calls.deleteRestaurantBooking,
  'statement',
  async (tx, input, { actor }) => {
    const found = await cancelBooking(tx, input.idPrenotazioneRistorante, input.idOrdine, actor.accountId)
    if (!found) throw new Refusal('not_found')
    return { result: true } as const
  },
)
