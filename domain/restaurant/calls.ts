import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import {
  centsField,
  civilDateField,
  doneOutput,
  noInput,
  rule,
  text,
  versionField,
  whole,
  wholeText,
} from '../platform/fields.ts'
import { MAX_DOGS, MAX_NOTE, MAX_SEATS, MEALS, RESTAURANT_IDS, timeField } from './meals.ts'
import { CLOSED_REASONS, mealAvailabilitySchema, restaurantSchema } from './offer.ts'
import { planBookingSchema, servicePlanSchema } from './service-plan.ts'

export { MEALS, RESTAURANT_IDS, timeField, type Meal } from './meals.ts'

const restaurantField = z.literal(RESTAURANT_IDS, { error: 'not_offered' })
const mealField = z.enum(MEALS, { error: 'not_offered' })
const restaurantText = z.pipe(wholeText(1, 2), restaurantField)

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
    idPrenotazioneRistorante: whole(1, Number.MAX_SAFE_INTEGER),
    idOrdine: whole(1, Number.MAX_SAFE_INTEGER),
  }),
  output: z.strictObject({ result: z.literal(true) }),
  refusals: ['not_found', 'too_late_to_delete', 'payment_in_progress'],
  fixed: true,
})

/** A booking as the screen saw it: what has changed since then is refused with `status_changed`. */
const seen = { bookingId: whole(1, Number.MAX_SAFE_INTEGER), version: versionField }
const staffOfRestaurant = { policy: 'staff', roles: ['restaurant'] } as const

export const getServicePlan = defineCall({
  name: 'getServicePlan',
  method: 'GET',
  path: 'ges/restaurant/plan',
  ...staffOfRestaurant,
  summary: 'Tables and bookings of one sitting, its covers and what guests may book online (B-09)',
  input: z.strictObject({ restaurant: restaurantText, day: civilDateField, meal: mealField }),
  output: servicePlanSchema,
  refusals: ['not_found'],
})

export const seatBooking = defineCall({
  name: 'seatBooking',
  method: 'POST',
  path: 'ges/restaurant/seat',
  ...staffOfRestaurant,
  summary: 'The party sits down (B-09)',
  input: z.strictObject(seen),
  output: planBookingSchema,
  refusals: ['not_found', 'status_changed'],
})

export const leaveTable = defineCall({
  name: 'leaveTable',
  method: 'POST',
  path: 'ges/restaurant/leave',
  ...staffOfRestaurant,
  summary: 'The party has left: the table is free from now on (B-09)',
  input: z.strictObject(seen),
  output: planBookingSchema,
  refusals: ['not_found', 'status_changed'],
})

export const markNoShow = defineCall({
  name: 'markNoShow',
  method: 'POST',
  path: 'ges/restaurant/noShow',
  ...staffOfRestaurant,
  summary: 'The party did not come: table and covers are free again (B-09)',
  input: z.strictObject(seen),
  output: planBookingSchema,
  refusals: ['not_found', 'status_changed'],
})

export const moveBooking = defineCall({
  name: 'moveBooking',
  method: 'POST',
  path: 'ges/restaurant/move',
  ...staffOfRestaurant,
  summary: 'Another table, another time of the same sitting, or both (B-09)',
  input: z
    .strictObject({ ...seen, table: z.optional(whole(1, 999)), time: z.optional(timeField) })
    .check(rule(({ table, time }) => table !== undefined || time !== undefined, 'required', 'table')),
  output: planBookingSchema,
  refusals: ['not_found', 'status_changed', 'no_seats', 'time_not_offered'],
})

export const cancelBooking = defineCall({
  name: 'cancelBooking',
  method: 'POST',
  path: 'ges/restaurant/cancel',
  ...staffOfRestaurant,
  summary: 'The restaurant cancels: a guest gets a mail and the whole deposit, which is not undone (B-09)',
  input: z.strictObject({
    ...seen,
    /** For the guest's mail, in the restaurant's words. */
    reason: z.optional(text(1, 200)),
  }),
  output: planBookingSchema,
  refusals: ['not_found', 'status_changed'],
})

export const addBooking = defineCall({
  name: 'addBooking',
  method: 'POST',
  path: 'ges/restaurant/add',
  ...staffOfRestaurant,
  summary: 'A party that walked in or telephoned; beyond the seats online when a table is free (B-09)',
  input: z.strictObject({
    restaurant: restaurantField,
    day: civilDateField,
    meal: mealField,
    time: timeField,
    /** The smallest free one that suits the party when it is left out. */
    table: z.optional(whole(1, 999)),
    seats: whole(1, MAX_SEATS),
    dogs: whole(0, MAX_DOGS),
    name: text(1, 60),
    phone: z.optional(text(1, 30)),
    note: z.optional(text(1, MAX_NOTE)),
  }),
  output: planBookingSchema,
  refusals: ['not_found', 'no_seats', 'time_not_offered', 'party_too_large'],
})

export const setOnlineBooking = defineCall({
  name: 'setOnlineBooking',
  method: 'POST',
  path: 'ges/restaurant/online',
  ...staffOfRestaurant,
  summary: 'Whether guests book one sitting online, and how many seats it has (B-09)',
  input: z.strictObject({
    restaurant: restaurantField,
    day: civilDateField,
    meal: mealField,
    isOpen: z.boolean(),
    covers: whole(0, 500),
  }),
  output: doneOutput,
  refusals: ['not_found'],
})

export const suspendRestaurant = defineCall({
  name: 'suspendRestaurant',
  method: 'POST',
  path: 'ges/restaurant/suspend',
  ...staffOfRestaurant,
  summary: 'Takes no bookings until a day has passed, and says why; null ends it (R-103, R-807)',
  input: z.strictObject({
    restaurant: restaurantField,
    suspension: z.nullable(
      z.strictObject({
        until: civilDateField,
        reason: z.nullable(
          z.strictObject({
            it: text(1, 200),
            en: text(1, 200),
            fr: text(1, 200),
            nl: text(1, 200),
            de: text(1, 200),
          }),
        ),
      }),
    ),
  }),
  output: doneOutput,
  refusals: ['not_found'],
})

export const undoPlanAction = defineCall({
  name: 'undoPlanAction',
  method: 'POST',
  path: 'ges/restaurant/undo',
  ...staffOfRestaurant,
  summary: 'Takes back the last step of one booking, for a while after it (B-09)',
  input: z.strictObject(seen),
  output: planBookingSchema,
  refusals: ['not_found', 'status_changed', 'no_seats'],
})
