import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { civilDateField, doneOutput, rule, text, versionField, whole } from '../platform/fields.ts'
import { MAX_DOGS, MAX_NOTE, MAX_SEATS, timeField } from './meals.ts'
import { planBookingSchema, servicePlanSchema } from './service-plan.ts'
import { restaurantField, mealField, restaurantText } from './calls.ts'

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
  refusals: ['not_found', 'status_changed', 'not_yourself'],
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
