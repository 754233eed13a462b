import * as z from 'zod/mini'
import { TEMPERAMENTS } from '../dogs/dog-fields.ts'
import { DOG_SIZES } from '../dogs/dog-size.ts'
import { DOCUMENT_KINDS, DOCUMENT_STATES } from '../dogs/documents.ts'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../orders/calls.ts'
import { defineCall } from '../platform/call.ts'
import { centsField, civilDateField, dayPartField, instantField, languageField, text } from '../platform/fields.ts'
import { BLOCK_REASONS } from '../umbrellas/staff-calls.ts'
import { EXTRA_IDS, PLACE_KINDS } from '../umbrellas/plan.ts'
import { visitIdField } from './visit-id.ts'
import { BEACH_PLACE_STATES, PAPERS, VISIT_FILTERS, VISIT_STATES } from './visit-words.ts'

/** Who stands at the beach: its people and the cashier; both may collect what a visit owes. */
const staff = { policy: 'staff', roles: ['beach', 'cashier'] } as const

/** The stream that says that something of the beach's day changed, and nothing of it: whoever may see it asks for it. */
export const LIVE_BEACH_DAY_PATH = 'live/beachDay'

/** A dog of a visit, with how its papers stand on that day (B-16). */
export const visitDogSchema = z.strictObject({
  name: z.string(),
  size: z.enum(DOG_SIZES),
  /** Null where the guest has not saved this dog, or has not said. */
  temperament: z.nullable(z.enum(TEMPERAMENTS)),
  /** Of the dog that the holder saved under this name; `missing` when they saved none. */
  papers: z.enum(PAPERS),
})
export type VisitDog = z.output<typeof visitDogSchema>

export const visitSchema = z.strictObject({
  /** `line:12`, `subscription:5` or `entry:9`; the same on every day of it. */
  visitId: z.string(),
  day: civilDateField,
  /** The half-days that are theirs that day: what was given back is not. */
  part: dayPartField,
  umbrellaId: z.number(),
  /** Row and number of the place, `B7`. */
  code: z.string(),
  row: z.string(),
  placeKind: z.enum(PLACE_KINDS),
  /** First and last day of the stay, or of the subscription, that this day belongs to. */
  from: civilDateField,
  to: civilDateField,
  /** First and last name; the order's number where the account was deleted. */
  holder: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty where there is none. */
  phone: z.string(),
  /** In which the guest reads. */
  language: languageField,
  people: z.number(),
  dogs: z.array(visitDogSchema),
  extras: z.array(z.strictObject({ id: z.enum(EXTRA_IDS), quantity: z.number() })),
  /** The order that it was bought with; a subscription has one too. */
  orderId: z.number(),
  number: z.string(),
  /** Null for a booked line. */
  subscriptionId: z.nullable(z.number()),
  /** Name of the plan as it was sold, in the asker's language; null for a booked line. */
  planName: z.nullable(z.string()),
  /** Whom the holder lets use the subscription; empty for a booked line. */
  members: z.array(z.string()),
  /** A subscription that is not paid in time: its place is kept, its card opens nothing. */
  isSuspended: z.boolean(),
  method: z.enum(PAYMENT_METHODS),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  /** What the line cost for all its days; 0 for a day of a subscription. `totalCents` is both and the rest of the line. */
  placeCents: centsField,
  extrasCents: centsField,
  totalCents: centsField,
  /** What promotions and the desk itself have taken off the line already, by promotion (B-06). */
  discounts: z.array(z.strictObject({ promotion: z.string(), cents: centsField })),
  /** What the whole order costs: all its places and days. */
  orderTotalCents: centsField,
  /** What the whole order still owes and the desk takes; of a subscription what its instalments owe by now. */
  dueCents: centsField,
  /** How many visits of this day the same order pays for: what is due is due once for all of them. */
  visitsOfOrder: z.number(),
  state: z.enum(VISIT_STATES),
  /** The place was freed because nobody came: it is nobody's visit any more, and counts among those who did not come alone. */
  isReleased: z.boolean(),
  /** When the place is late: the cut-off of its part; null for a subscription, which is never late (decision 107). */
  deadlineAt: z.nullable(instantField),
  /** When the clock frees it by itself; null when it never does. */
  releaseAt: z.nullable(instantField),
  /** Until when they said they would come ("Arriva tardi"); the place is kept until then. */
  expectedAt: z.nullable(instantField),
  /** When they came, as the device said it. */
  arrivedAt: z.nullable(instantField),
  /** First name of who saw them come; null where they have not. */
  arrivedBy: z.nullable(z.string()),
  /** Nobody of this account has come before. */
  isFirstVisit: z.boolean(),
})
export type Visit = z.output<typeof visitSchema>

/** What puts a place out of use: a block of the resort's people, or its own mark in the plan (`blockId` null). */
const outOfUseSchema = z.strictObject({
  blockId: z.nullable(z.number()),
  /** Null where nobody said: it came so with the plan. */
  reason: z.nullable(z.enum(BLOCK_REASONS)),
  /** In the words of who blocked it; may be empty. */
  note: z.string(),
  from: z.nullable(civilDateField),
  to: z.nullable(civilDateField),
})

const beachDayPlaceSchema = z.strictObject({
  umbrellaId: z.number(),
  code: z.string(),
  state: z.enum(BEACH_PLACE_STATES),
  /** Whose it is in the asked part, morning first; empty where nobody has it. */
  visits: z.array(visitSchema),
  outOfUse: z.nullable(outOfUseSchema),
  /** Only of a hold: its id and since when; whose it is nobody needs to know. */
  hold: z.nullable(z.strictObject({ holdId: z.number(), since: instantField, expiresAt: instantField })),
})
export type BeachDayPlace = z.output<typeof beachDayPlaceSchema>

const arrivalTotalsSchema = z.strictObject({
  /** "144 di 214": visits that came, of all of the day. */
  arrived: z.number(),
  visits: z.number(),
  /** Dogs of those who came. */
  dogsOnBeach: z.number(),
  /** What the desk still takes of the day's orders, each order once. */
  toCollectCents: centsField,
})
export type ArrivalTotals = z.output<typeof arrivalTotalsSchema>

/** What holds on a day whatever is asked of it. */
const dayFacts = {
  /** Hours of the resort's clock by which cash guests arrive. */
  cutoffHours: z.strictObject({ morning: z.number(), afternoon: z.number() }),
  /** Whether the clock frees unpaid places by itself. */
  releasesByItself: z.boolean(),
  today: civilDateField,
  serverNow: instantField,
}

export const getBeachDay = defineCall({
  name: 'getBeachDay',
  method: 'GET',
  path: 'ges/arrivals/beach',
  ...staff,
  summary: 'Every place of the beach on a day and part, with who has it and whether they came (B-11, R-603)',
  input: z.strictObject({ day: civilDateField, part: dayPartField }),
  output: z.strictObject({
    /** Geometry comes from `getPlan` of this version. */
    planVersion: z.string(),
    day: civilDateField,
    part: dayPartField,
    /** In the order of the plan. */
    places: z.array(beachDayPlaceSchema),
    /** Number of places in each state. */
    counts: z.record(z.enum(BEACH_PLACE_STATES), z.number()),
    totals: arrivalTotalsSchema,
    ...dayFacts,
  }),
  refusals: [],
  plainOutput: true,
})
export type BeachDay = z.output<typeof getBeachDay.output>

export const listVisits = defineCall({
  name: 'listVisits',
  method: 'GET',
  path: 'ges/arrivals/list',
  ...staff,
  summary: 'Who comes on a day: late first, then to collect, expected and arrived; by name, place or order (R-603)',
  input: z.strictObject({
    day: civilDateField,
    filter: z.optional(z.enum(VISIT_FILTERS, { error: 'not_offered' })),
    /** Name, place, order number, plan, dog or phone. */
    query: z.optional(text(0, 60)),
  }),
  output: z.strictObject({
    day: civilDateField,
    visits: z.array(visitSchema),
    /** Of the day and the query, whatever the filter. */
    counts: z.record(z.enum(VISIT_FILTERS), z.number()),
    /** Of the whole day, whatever is searched. */
    totals: arrivalTotalsSchema,
    ...dayFacts,
  }),
  refusals: [],
  plainOutput: true,
})
export type VisitList = z.output<typeof listVisits.output>

/** The passport of a dog, as it is shown at the entrance (B-16). */
export const passportSchema = z.strictObject({
  dogId: z.number(),
  name: z.string(),
  size: z.enum(DOG_SIZES),
  weightTenthsKg: z.nullable(z.number()),
  chip: z.nullable(z.string()),
  temperament: z.nullable(z.enum(TEMPERAMENTS)),
  /** Photo as a data URL, or an empty string. */
  photo: z.string(),
  papers: z.enum(PAPERS),
  documents: z.array(
    z.strictObject({
      documentId: z.number(),
      kind: z.enum(DOCUMENT_KINDS),
      state: z.enum(DOCUMENT_STATES),
      validUntil: z.nullable(civilDateField),
    }),
  ),
})
export type DogPassport = z.output<typeof passportSchema>

export const getVisit = defineCall({
  name: 'getVisit',
  method: 'GET',
  path: 'ges/arrivals/visit',
  ...staff,
  summary: 'One visit with the passports of its dogs (B-11, B-16, R-603)',
  input: z.strictObject({ visitId: visitIdField, day: civilDateField }),
  output: z.strictObject({ visit: visitSchema, passports: z.array(passportSchema) }),
  refusals: ['not_found'],
})

/** What a code says at the entrance. */
export const SCAN_VERDICTS = [
  'welcome',
  /** Everybody of it has come; `visits` says when. */
  'already_arrived',
  'suspended',
  /** Not today: `nearestDay` says when. */
  'other_day',
  /** A table, a space, a service, something of the bar, an instalment: no place on the beach. */
  'no_place',
  'cancelled',
  'not_confirmed',
  'unknown_code',
] as const
export type ScanVerdict = (typeof SCAN_VERDICTS)[number]

export const findVisit = defineCall({
  name: 'findVisit',
  method: 'GET',
  path: 'ges/arrivals/scan',
  ...staff,
  summary: 'Whose a scanned pass, a card or a typed order number is, and what to do with them (B-02, R-603)',
  input: z.strictObject({ code: text(1, 120), day: civilDateField }),
  output: z.strictObject({
    verdict: z.enum(SCAN_VERDICTS),
    /** Of the asked day: every place of the order. */
    visits: z.array(visitSchema),
    passports: z.array(passportSchema),
    /** The day of it that lies nearest to the asked one, later before earlier; null for `welcome` and unknown codes. */
    nearestDay: z.nullable(civilDateField),
    /** Of the order or the subscription's order; null for an unknown code. */
    number: z.nullable(z.string()),
    holder: z.nullable(z.string()),
  }),
  refusals: [],
})
export type Scan = z.output<typeof findVisit.output>
