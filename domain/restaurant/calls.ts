import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { whole } from '../platform/fields.ts'

/** deletes one's own restaurant booking; both ids must belong together; done twice is done once. */
export const deleteRestaurantBooking = defineCall({
  name: 'deleteRestaurantBooking',
  method: 'POST',
  path: 'restaurant/deleteBooking',
  policy: 'customer',
  summary: 'Deletes one’s own restaurant booking (R-706, R-301)',
  input: z.object({
    idPrenotazioneRistorante: whole(1, Number.MAX_SAFE_INTEGER),
    idOrdine: whole(1, Number.MAX_SAFE_INTEGER),
  }),
  output: z.strictObject({ result: z.literal(true) }),
  refusals: ['not_found'],
  fixed: true,
})
