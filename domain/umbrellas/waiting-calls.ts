import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import {
  centsField,
  civilDateField,
  dayPartField,
  doneOutput,
  instantField,
  noInput,
  rule,
  whole,
} from '../platform/fields.ts'
import { PLACE_REFUSALS, dogSchema, keptDogSchema, extrasSchema, umbrellaCartSchema } from './calls.ts'
import { EXTRA_IDS, PLACE_KINDS } from './plan.ts'

const periodFields = { from: civilDateField, to: civilDateField, part: dayPartField }
const idField = whole(1, Number.MAX_SAFE_INTEGER)
/** Id of a zone or of a row, as the plan has it. */
const planId = z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(40, { error: 'too_long' }))

const storedWish = {
  /** None is every kind, zone, row. */
  kinds: z.array(z.enum(PLACE_KINDS)),
  zones: z.array(z.string()),
  rows: z.array(z.string()),
  people: z.number(),
  dogs: z.array(keptDogSchema),
}

/** A place that is kept for who waits. */
export const offerSchema = z.strictObject({
  offerId: z.number(),
  umbrellaId: z.number(),
  code: z.string(),
  row: z.string(),
  kind: z.enum(PLACE_KINDS),
  isAccessible: z.boolean(),
  /** The fewest extras that the place needs; they come with it. */
  extras: z.array(z.strictObject({ id: z.enum(EXTRA_IDS), quantity: z.number() })),
  /** Price of today, with these extras. */
  totalCents: centsField,
  expiresAt: instantField,
})
export type PlaceOffer = z.output<typeof offerSchema>

/** A request on the waiting list. */
export const requestSchema = z.strictObject({
  requestId: z.number(),
  ...periodFields,
  ...storedWish,
  /** `ignored`: too many offers had no answer. `over`: its first day is too far gone. Both are shown for a while. */
  state: z.enum(['waiting', 'ignored', 'over']),
  /** 1 is the next one among those who want one of these half-days; 0 when it no longer waits. */
  position: z.number(),
  /** Offers without an answer so far. */
  ignored: z.number(),
  offer: z.nullable(offerSchema),
})
export type WaitingRequest = z.output<typeof requestSchema>

export const joinWaitingList = defineCall({
  name: 'joinWaitingList',
  method: 'POST',
  path: 'umbrellas/joinWaitingList',
  policy: 'confirmed',
  summary: 'Waits for a place on every half-day of some days: first come, first served (B-05)',
  input: z
    .strictObject({
      ...periodFields,
      kinds: z
        .array(z.enum(PLACE_KINDS, { error: 'not_offered' }))
        .check(z.maxLength(PLACE_KINDS.length, { error: 'too_many' })),
      zones: z.array(planId).check(z.maxLength(20, { error: 'too_many' })),
      rows: z.array(planId).check(z.maxLength(40, { error: 'too_many' })),
      people: whole(1, 20),
      dogs: z.array(dogSchema).check(z.maxLength(3, { error: 'too_many' })),
    })
    .check(rule((wish) => wish.from <= wish.to, 'date_order', 'to')),
  output: z.strictObject({ requestId: z.number(), position: z.number() }),
  refusals: [
    'input_invalid',
    'resort_closed',
    'outside_season',
    'day_part_over',
    'period_too_long',
    'no_place_suits',
    'places_free',
    'waiting_already',
    'too_many_waiting',
  ],
  limits: [{ max: 20, per: MINUTE, by: 'caller' }],
})

export const leaveWaitingList = defineCall({
  name: 'leaveWaitingList',
  method: 'POST',
  path: 'umbrellas/leaveWaitingList',
  policy: 'customer',
  summary: 'Ends one’s own request; a place that is offered to it goes on to the next one (B-05)',
  input: z.strictObject({ requestId: idField }),
  output: doneOutput,
  refusals: ['input_invalid', 'not_found'],
})

export const listWaitingRequests = defineCall({
  name: 'listWaitingRequests',
  method: 'GET',
  path: 'umbrellas/waitingRequests',
  policy: 'customer',
  summary: 'One’s own requests with their place in the queue and what is offered to them (B-05)',
  input: noInput,
  output: z.strictObject({
    requests: z.array(requestSchema),
    /** The same for everybody: how long an offer stands, and how many without an answer end a request. */
    rules: z.strictObject({ offerMinutes: z.number(), sameDayMinutes: z.number(), mostIgnored: z.number() }),
    serverNow: instantField,
  }),
  refusals: [],
})

export const acceptOffer = defineCall({
  name: 'acceptOffer',
  method: 'POST',
  path: 'umbrellas/acceptOffer',
  policy: 'confirmed',
  summary:
    'Takes the offered place into the cart at the price of today; the cart ends no earlier than the offer (B-05, R-405, R-514)',
  input: z.strictObject({ offerId: idField, extras: z.optional(extrasSchema) }),
  output: z.strictObject({ cart: umbrellaCartSchema, serverNow: instantField }),
  refusals: [
    'input_invalid',
    'not_found',
    'offer_over',
    'resort_closed',
    'outside_season',
    'day_part_over',
    ...PLACE_REFUSALS,
    'too_many_held',
  ],
  limits: [{ max: 60, per: MINUTE, by: 'caller' }],
})

export const declineOffer = defineCall({
  name: 'declineOffer',
  method: 'POST',
  path: 'umbrellas/declineOffer',
  policy: 'customer',
  summary: 'Leaves an offered place to the next one; the request stays where it is in the queue (B-05)',
  input: z.strictObject({ offerId: idField }),
  output: doneOutput,
  refusals: ['input_invalid', 'not_found', 'offer_over'],
})

export const listWaitingPeople = defineCall({
  name: 'listWaitingPeople',
  method: 'GET',
  path: 'ges/waiting',
  policy: 'staff',
  roles: ['beach'],
  summary: 'Who waits for which days, in the queue’s order, at most 500 (B-05, R-603)',
  input: noInput,
  output: z.strictObject({
    people: z.array(
      z.strictObject({
        requestId: z.number(),
        name: z.string(),
        ...periodFields,
        ...storedWish,
        joinedAt: instantField,
        offer: z.nullable(z.strictObject({ code: z.string(), expiresAt: instantField })),
      }),
    ),
    serverNow: instantField,
  }),
  refusals: [],
})
