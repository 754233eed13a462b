import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { centsField, civilDateField, doneOutput, instantField, noInput, text, whole } from '../platform/fields.ts'
import { mealField, restaurantField } from './calls.ts'
import { MAX_DOGS, MAX_NOTE, MAX_SEATS, MEALS, RESTAURANT_IDS, timeField } from './meals.ts'

const idField = whole(1, Number.MAX_SAFE_INTEGER)

/** A request on the waiting list for tables. */
const tableRequestSchema = z.strictObject({
  requestId: z.number(),
  restaurant: z.literal(RESTAURANT_IDS),
  name: z.string(),
  day: civilDateField,
  meal: z.enum(MEALS),
  /** Null is any time of the meal. */
  time: z.nullable(timeField),
  seats: z.number(),
  dogs: z.number(),
  note: z.nullable(z.string()),
  /** `ignored`: too many offers had no answer. `over`: its meal takes no more bookings. Both are shown for a while. */
  state: z.enum(['waiting', 'ignored', 'over']),
  /** 1 is the next one of that meal; 0 when it no longer waits. */
  position: z.number(),
  /** Offers without an answer so far. */
  ignored: z.number(),
  offer: z.nullable(
    z.strictObject({
      offerId: z.number(),
      time: timeField,
      /** What is paid before for all seats; 0 books without paying. */
      depositCents: centsField,
      expiresAt: instantField,
    }),
  ),
})
export type TableRequest = z.output<typeof tableRequestSchema>

export const joinTableWaitingList = defineCall({
  name: 'joinTableWaitingList',
  method: 'POST',
  path: 'restaurant/joinWaitingList',
  policy: 'confirmed',
  summary: 'Waits for a table of a meal, at one time or at any, while none is free: first come, first served (B-09)',
  input: z.strictObject({
    restaurant: restaurantField,
    day: civilDateField,
    meal: mealField,
    time: z.optional(timeField),
    seats: whole(1, MAX_SEATS),
    dogs: whole(0, MAX_DOGS),
    note: z.optional(text(1, MAX_NOTE)),
  }),
  output: z.strictObject({ requestId: z.number(), position: z.number() }),
  refusals: [
    'restaurant_suspended',
    'meal_over',
    'time_not_offered',
    'party_too_large',
    'tables_free',
    'waiting_already',
    'too_many_waiting',
  ],
  limits: [{ max: 20, per: MINUTE, by: 'caller' }],
})

export const leaveTableWaitingList = defineCall({
  name: 'leaveTableWaitingList',
  method: 'POST',
  path: 'restaurant/leaveWaitingList',
  policy: 'customer',
  summary: 'Ends one’s own request for a table; what is offered to it goes on to the next one (B-09)',
  input: z.strictObject({ requestId: idField }),
  output: doneOutput,
  refusals: ['not_found'],
})

export const listTableRequests = defineCall({
  name: 'listTableRequests',
  method: 'GET',
  path: 'restaurant/waitingRequests',
  policy: 'customer',
  summary:
    'One’s own requests for tables with their place in the queue and what is offered to them; an ordinary order of that table takes it (B-09)',
  input: noInput,
  output: z.strictObject({ requests: z.array(tableRequestSchema), serverNow: instantField }),
  refusals: [],
})

export const declineTableOffer = defineCall({
  name: 'declineTableOffer',
  method: 'POST',
  path: 'restaurant/declineOffer',
  policy: 'customer',
  summary: 'Leaves an offered table to the next one; who waits for any time of the meal stays in the queue (B-09)',
  input: z.strictObject({ offerId: idField }),
  output: doneOutput,
  refusals: ['not_found', 'offer_over'],
})
