import * as z from 'zod/mini'
import { MINUTE } from '../platform/duration.ts'
import { defineCall } from '../platform/call.ts'
import {
  centsField,
  civilDateField,
  dayPartField,
  instantField,
  noInput,
  oldWhole,
  rule,
  whole,
} from '../platform/fields.ts'
import { dogNameField, dogWeightField } from '../accounts/field-rules.ts'
import { TEMPERAMENTS } from '../dogs/dog-fields.ts'
import { DOG_SIZES } from '../dogs/dog-size.ts'
import { EXTRA_IDS, PLACE_KINDS, planSchema } from './plan.ts'

/** A stay: first and last day, both included, and the part of each day. */
const periodFields = { from: civilDateField, to: civilDateField, part: dayPartField }
const inOrder = rule((period: { from: string; to: string }) => period.from <= period.to, 'date_order', 'to')

/**
 * A dog that comes along. With a weight the size follows from it. Without a temperament it is calm; that of a dog of the
 * same name among the asker's own counts before it (B-17).
 */
export const dogSchema = z.strictObject({
  name: dogNameField,
  size: z.enum(DOG_SIZES, { error: 'not_offered' }),
  weightTenthsKg: z.optional(dogWeightField),
  temperament: z.optional(z.enum(TEMPERAMENTS, { error: 'not_offered' })),
})
export type Dog = z.output<typeof dogSchema>

/** A dog as it is kept with a place. */
export const keptDogSchema = z.strictObject({
  name: z.string(),
  size: z.enum(DOG_SIZES),
  weightTenthsKg: z.optional(z.number()),
  temperament: z.optional(z.enum(TEMPERAMENTS)),
})

/** How many of each extra. */
export const extrasSchema = z
  .array(z.strictObject({ id: z.enum(EXTRA_IDS, { error: 'not_offered' }), quantity: whole(1, 20) }))
  .check(
    z.maxLength(EXTRA_IDS.length, { error: 'too_many' }),
    rule((extras) => new Set(extras.map((extra) => extra.id)).size === extras.length, 'too_many'),
  )
export type ExtraQuantity = z.output<typeof extrasSchema>[number]

/** What a guest wants on one place. */
const placeWishFields = {
  people: whole(1, 20),
  dogs: z.array(dogSchema).check(z.maxLength(3, { error: 'too_many' })),
  extras: extrasSchema,
}

/** Why dogs are refused on a place: of the wrong size for it, or for what lies round it (B-17). */
export const DOG_REFUSALS = ['dog_not_suitable', 'dog_quiet_row', 'dog_needs_space', 'dog_sizes_apart'] as const

/** Why a wish on one place is refused, when it is held and when it is changed. */
const PLACE_WISH_REFUSALS = [
  'too_many_people',
  'too_many_dogs',
  ...DOG_REFUSALS,
  'beds_required',
  'extra_not_offered',
  'extra_sold_out',
] as const

/** Why a place cannot be taken as it is wished: gone, out of use, too many, or not for these people, dogs and extras. */
export const PLACE_REFUSALS = [
  'umbrella_unknown',
  'umbrella_taken',
  'umbrella_not_bookable',
  'too_many_umbrellas',
  ...PLACE_WISH_REFUSALS,
] as const

/** Why a stay cannot be booked: its days, or its places. */
export const STAY_REFUSALS = [
  'input_invalid',
  'resort_closed',
  'outside_season',
  'day_part_over',
  'period_too_long',
  ...PLACE_REFUSALS,
] as const

/** One row of a price breakdown; `totalCents` is quantity × days × unit. */
export const priceRowSchema = z.strictObject({
  kind: z.enum(['place', 'extra']),
  extraId: z.nullable(z.enum(EXTRA_IDS)),
  /** The single day it is for, or null when every day of the stay costs the same. */
  day: z.nullable(civilDateField),
  quantity: z.number(),
  days: z.number(),
  unitCents: centsField,
  totalCents: centsField,
  /** What promotions have taken off each unit already: `unitCents` is what is left. */
  discounts: z.optional(z.array(z.strictObject({ promotion: z.string(), cents: centsField }))),
})
export type PriceRow = z.output<typeof priceRowSchema>

/** An umbrella in a cart or in an order. */
export const umbrellaLineSchema = z.strictObject({
  lineId: z.number(),
  umbrellaId: z.number(),
  code: z.string(),
  row: z.string(),
  kind: z.enum(PLACE_KINDS),
  isAccessible: z.boolean(),
  ...periodFields,
  people: z.number(),
  dogs: z.array(keptDogSchema),
  extras: z.array(z.strictObject({ id: z.enum(EXTRA_IDS), quantity: z.number() })),
  price: z.array(priceRowSchema),
  totalCents: centsField,
})
export type UmbrellaLine = z.output<typeof umbrellaLineSchema>

/** The umbrella cart: every line lives until the one `expiresAt`. */
export const umbrellaCartSchema = z.strictObject({
  isEmpty: z.boolean(),
  lines: z.array(umbrellaLineSchema),
  totalCents: centsField,
  expiresAt: z.nullable(instantField),
})
export type UmbrellaCart = z.output<typeof umbrellaCartSchema>

const cartChangeOutput = z.strictObject({ cart: umbrellaCartSchema, serverNow: instantField })

export const getPlan = defineCall({
  name: 'getPlan',
  method: 'GET',
  path: 'umbrellas/plan',
  policy: 'anyone',
  summary: 'The beach: zones, rows, places, categories and their rules (R-101, R-306 to R-309)',
  input: noInput,
  output: planSchema,
  refusals: [],
  cacheable: true,
  plainOutput: true,
})

export const getAvailability = defineCall({
  name: 'getAvailability',
  method: 'GET',
  path: 'umbrellas/availability',
  policy: 'anyone',
  summary: 'What is free for a period, with prices and stock of extras (R-101, R-309, R-715)',
  input: z.strictObject(periodFields).check(inOrder),
  output: z.strictObject({
    planVersion: z.string(),
    ...periodFields,
    /** One letter per place of the plan, in its order: f free, h held, b booked, x not bookable. */
    states: z.string(),
    /** One digit per place, in the same order: what lies round it, as bits of `NEAR` (B-17); whose dog it is is not said. */
    near: z.string(),
    /** Price of the place alone, per row and category; `dayCents` has one amount per day of the period. */
    prices: z.array(
      z.strictObject({
        row: z.string(),
        category: z.string(),
        dayCents: z.array(centsField),
        totalCents: centsField,
        /** What promotions that hold by themselves have taken off the total already; missing when none does. */
        discounts: z.optional(z.array(z.strictObject({ promotion: z.string(), cents: centsField }))),
      }),
    ),
    /** Unit price per day and the number still free on every half-day of the period; null is unlimited. */
    extras: z.array(
      z.strictObject({
        id: z.enum(EXTRA_IDS),
        dayCents: z.array(centsField),
        totalCents: centsField,
        free: z.nullable(z.number()),
      }),
    ),
    serverNow: instantField,
  }),
  refusals: ['input_invalid', 'resort_closed', 'outside_season', 'day_part_over', 'period_too_long'],
  plainOutput: true,
})

export const getCalendar = defineCall({
  name: 'getCalendar',
  method: 'GET',
  path: 'umbrellas/calendar',
  policy: 'anyone',
  summary: 'How full each day is, for the calendar of the search (R-512)',
  input: z.strictObject({ from: civilDateField, to: civilDateField, part: dayPartField }).check(inOrder),
  output: z.strictObject({
    days: z.array(
      z.strictObject({
        day: civilDateField,
        state: z.enum(['past', 'closed', 'many', 'few', 'full']),
        free: z.number(),
      }),
    ),
  }),
  refusals: ['input_invalid', 'period_too_long'],
})

export const lockUmbrellas = defineCall({
  name: 'lockUmbrellas',
  method: 'POST',
  path: 'umbrellas/lock',
  policy: 'confirmed',
  summary: 'Holds one to five places for the cart, all or nothing (R-311, R-405, R-514, B-01)',
  input: z
    .strictObject({
      ...periodFields,
      places: z.array(z.strictObject({ umbrellaId: whole(1, 2_147_483_647), ...placeWishFields })).check(
        z.minLength(1, { error: 'too_few' }),
        z.maxLength(5, { error: 'too_many' }),
        rule((places) => new Set(places.map((place) => place.umbrellaId)).size === places.length, 'too_many'),
      ),
      /**
       * The work that a `beach_nearly_held` asked for in its `work`, done: `{challenge, solution}` of altcha-lib as JSON. It lets
       * somebody who never ordered pass while strangers hold much of the beach.
       */
      work: z.optional(z.string().check(z.maxLength(4_000, { error: 'too_long' }))),
    })
    .check(inOrder),
  output: cartChangeOutput,
  refusals: [
    ...STAY_REFUSALS,
    'too_many_held',
    'held_again_too_soon',
    'beach_nearly_held',
    'cart_mixed',
    'minimum_stay',
  ],
  limits: [{ max: 60, per: MINUTE, by: 'caller' }],
})

export const updateLine = defineCall({
  name: 'updateLine',
  method: 'POST',
  path: 'umbrellas/updateLine',
  policy: 'confirmed',
  summary: 'Changes people, dogs and extras of a held place; the hold’s end does not move (R-306 to R-309, R-513)',
  input: z.strictObject({ lineId: whole(1, Number.MAX_SAFE_INTEGER), ...placeWishFields }),
  output: cartChangeOutput,
  refusals: ['line_unknown', 'cart_expired', ...PLACE_WISH_REFUSALS],
})

/** frees one's own hold, whatever idUser says; done as well when there is none. */
export const unlockUmbrella = defineCall({
  name: 'unlockUmbrella',
  method: 'POST',
  path: 'umbrellas/unlock',
  policy: 'customer',
  summary: 'Frees one’s own hold of an umbrella; idUser is compared with nothing (R-710, R-405)',
  input: z.object({
    dataInizio: civilDateField,
    dataFine: civilDateField,
    idOmbrellone: oldWhole(1, 2_147_483_647),
    idUser: z.optional(z.unknown()),
  }),
  output: z.strictObject({ result: z.literal(true) }),
  refusals: [],
  fixed: true,
})

/** The stream of live changes is not a call: `GET umbrellas/live?from&to&part`, text/event-stream. */
export const LIVE_PATH = 'umbrellas/live'
export const liveInput = z.strictObject(periodFields).check(inOrder)
/** Data of its `places` event: places whose letter changed, and those whose surroundings did, by id, for the asked period. */
export const livePlacesSchema = z.strictObject({
  states: z.record(z.string(), z.enum(['f', 'h', 'b', 'x'])),
  near: z.record(z.string(), z.string()),
})
