import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { centsField, civilDateField, noInput, oldWhole, text, whole, wholeText } from '../platform/fields.ts'
import { MAX_DOGS, MAX_NOTE, MAX_SEATS, MEALS, RESTAURANT_IDS, timeField } from './meals.ts'
import { CLOSED_REASONS, mealAvailabilitySchema, restaurantSchema } from './offer.ts'

export { RESTAURANT_IDS } from './meals.ts'

export const restaurantField = z.literal(RESTAURANT_IDS, { error: 'not_offered' })
export const mealField = z.enum(MEALS, { error: 'not_offered' })
export const restaurantText = z.pipe(wholeText(1, 2), restaurantField)

/** A table for one meal. */
export const restaurantCartField = z.strictObject({
  cart: z.literal('restaurant'),
  restaurant: restaurantField,
  day: civilDateField,
  meal: mealField,
  time: timeField,
  seats: whole(1, MAX_SEATS),
  /** Dogs under the table. */
  dogs: whole(0, MAX_DOGS),
  /** Allergies, a high chair, a birthday. */
  note: z.optional(text(1, MAX_NOTE)),
})
export type RestaurantCart = z.output<typeof restaurantCartField>

export const getRestaurants = defineCall({
  name: 'getRestaurants',
  method: 'GET',
  path: 'restaurant/list',
  policy: 'anyone',
  summary:
    'Both restaurants with flags, seasons and hours, each with its reason when it cannot be booked (R-103, R-704)',
  input: noInput,
  output: z.strictObject({
    /** The resort's day. */
    today: civilDateField,
    restaurants: z.array(restaurantSchema),
    /** What is paid for each seat before; 0 books without paying. */
    depositCents: centsField,
  }),
  refusals: [],
})

export const getRestaurantAvailability = defineCall({
  name: 'getRestaurantAvailability',
  method: 'GET',
  path: 'restaurant/availability',
  policy: 'anyone',
  summary: 'Times of one day for a party of that many, and which meals are over for the day (R-715, R-209, R-515)',
  input: z.strictObject({
    restaurant: restaurantText,
    day: civilDateField,
    /** Both meals when it is left out. */
    meal: z.optional(mealField),
    seats: wholeText(1, MAX_SEATS),
  }),
  output: z.strictObject({
    restaurant: restaurantField,
    day: civilDateField,
    seats: z.number(),
    today: civilDateField,
    /** For that day: suspended until before it is not suspended then. */
    closedBecause: z.nullable(z.enum(CLOSED_REASONS)),
    /** No table has so many seats: they are asked to call (`party_too_large`). */
    isTooLarge: z.boolean(),
    meals: z.array(mealAvailabilitySchema),
  }),
  refusals: [],
})

export const isRestaurantActive = defineCall({
  name: 'isRestaurantActive',
  method: 'GET',
  path: 'restaurant/isActive',
  policy: 'anyone',
  summary: 'Whether a restaurant takes bookings on the asker’s platform; the iOS app asks (R-716, R-103)',
  input: z.strictObject({ restaurant: restaurantText }),
  output: z.strictObject({ isActive: z.boolean() }),
  refusals: [],
})

/** deletes one's own restaurant booking; both ids must belong together; done twice is done once. */
export const deleteRestaurantBooking = defineCall({
  name: 'deleteRestaurantBooking',
  method: 'POST',
  path: 'restaurant/deleteBooking',
  policy: 'guest',
  summary: 'Deletes one’s own restaurant booking (R-706, R-301)',
  input: z.object({
    idPrenotazioneRistorante: oldWhole(1, Number.MAX_SAFE_INTEGER),
    idOrdine: oldWhole(1, Number.MAX_SAFE_INTEGER),
  }),
  output: z.strictObject({ result: z.literal(true) }),
  refusals: ['not_found', 'too_late_to_delete', 'payment_in_progress'],
  fixed: true,
})
