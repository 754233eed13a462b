import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { civilDateField, text, whole } from '../platform/fields.ts'

/** The two restaurants of the protocol. */
export const RESTAURANT_IDS = [1, 2] as const
export const MEALS = ['lunch', 'dinner'] as const
export type Meal = (typeof MEALS)[number]

/** An hour of the resort's clock, 'HH:MM'. */
export const timeField = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'not_offered' }))

/** A table for one meal. */
export const restaurantCartField = z.strictObject({
  cart: z.literal('restaurant'),
  restaurant: z.literal(RESTAURANT_IDS, { error: 'not_offered' }),
  day: civilDateField,
  meal: z.enum(MEALS, { error: 'not_offered' }),
  time: timeField,
  seats: whole(1, 40),
  /** Dogs under the table. */
  dogs: whole(0, 6),
  /** Allergies, a high chair, a birthday. */
  note: z.optional(text(1, 300)),
})
export type RestaurantCart = z.output<typeof restaurantCartField>

/** deletes one's own restaurant booking; both ids must belong together; done twice is done once. */
export const deleteRestaurantBooking = defineCall({
  name: 'deleteRestaurantBooking',
  method: 'POST',
  path: 'restaurant/deleteBooking',
  policy: 'guest',
  summary: 'Deletes one’s own restaurant booking (R-706, R-301)',
  input: z.object({
    idPrenotazioneRistorante: whole(1, Number.MAX_SAFE_INTEGER),
    idOrdine: whole(1, Number.MAX_SAFE_INTEGER),
  }),
  output: z.strictObject({ result: z.literal(true) }),
  refusals: ['not_found'],
  fixed: true,
})
