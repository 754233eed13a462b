import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import {
  centsField,
  civilDateField,
  dayPartField,
  doneOutput,
  idField,
  instantField,
  noInput,
  whole,
  wholeText,
} from '../platform/fields.ts'
import { MINUTE } from '../platform/duration.ts'
import { dogSchema, extrasSchema } from '../umbrellas/calls.ts'
import { EXTRA_IDS } from '../umbrellas/plan.ts'
import { SUBSCRIPTION_STATES } from './subscription-states.ts'

/**
 * What a plan is about: `span` the same days of every year (a season, a month), `length` so many days from a day that the
 * guest chooses, `carnet` so many entries for days and places that are chosen later.
 */
export const PLAN_KINDS = ['span', 'length', 'carnet'] as const

/** Days that a plan may begin on, from and to included; the same day when there is no choice. */
const startSchema = z.strictObject({ from: civilDateField, to: civilDateField })

/** A plan as it is sold now, in the asker's language. */
export const subscriptionPlanSchema = z.strictObject({
  planId: z.number(),
  name: z.string(),
  /** What it is in a few words: "Lun–ven, per un mese". */
  text: z.string(),
  kind: z.enum(PLAN_KINDS),
  part: dayPartField,
  /** Weekdays that it is for, 1 is Monday; null is every day. */
  weekdays: z.nullable(z.array(z.number())),
  /** Of the coming season. A span that has begun may be joined until its last day, pro rata. */
  start: startSchema,
  /** First and last day when it begins on `start.from`. */
  from: civilDateField,
  to: civilDateField,
  /** Entries of a carnet; null for every other plan. */
  entries: z.nullable(z.number()),
  /** Categories of the beach that it is sold for, by id; null is all. */
  categories: z.nullable(z.array(z.string())),
  /** Lowest price of any place, per category, from `start.from`; a category without free place is missing. */
  fromCents: z.array(z.strictObject({ category: z.string(), cents: centsField })),
  /** Places that are free on all its days from `start.from`, per category; null for a carnet, which holds no place. */
  free: z.nullable(z.array(z.strictObject({ category: z.string(), places: z.number() }))),
  /** Percent that is paid with the order; 100 is all of it. */
  depositPercent: z.number(),
  /** Days in which the guest may withdraw; 0 where the law gives no such right (B-15). */
  withdrawalDays: z.number(),
  /** Below this many free places the plan says how many are left: "ultimi 9". */
  fewPlaces: z.number(),
})
export type SubscriptionPlan = z.output<typeof subscriptionPlanSchema>

export const getSubscriptionPlans = defineCall({
  name: 'getSubscriptionPlans',
  method: 'GET',
  path: 'subscriptions/plans',
  policy: 'anyone',
  summary: 'The plans that are sold now, with prices from and places left (R-102)',
  input: noInput,
  output: z.strictObject({ plans: z.array(subscriptionPlanSchema), serverNow: instantField }),
  refusals: ['resort_closed'],
})

const idText = wholeText(1, 2_147_483_647)
const planStart = { planId: idField, from: civilDateField }

export const getSubscriptionAvailability = defineCall({
  name: 'getSubscriptionAvailability',
  method: 'GET',
  path: 'subscriptions/availability',
  policy: 'anyone',
  summary: 'Which places are free on every half-day of a plan, on how many days the others are not, and prices (R-102)',
  input: z.strictObject({ planId: idText, from: civilDateField }),
  output: z.strictObject({
    planVersion: z.string(),
    from: civilDateField,
    to: civilDateField,
    part: dayPartField,
    /** Days of the plan from `from` on. */
    days: z.number(),
    /** One letter per place of the beach, in its order: f free on every day, h held, b booked on some day, x not in the plan. */
    states: z.string(),
    /** In the same order: on how many of the days a place is not free. */
    missing: z.array(z.number()),
    /** Price of a place for all days, per row and category, extras of the plan included. */
    prices: z.array(z.strictObject({ row: z.string(), category: z.string(), totalCents: centsField })),
    /** Extras: how many are in the price, what one more costs for all days, and how many are left (null: no limit). */
    extras: z.array(
      z.strictObject({
        id: z.enum(EXTRA_IDS),
        category: z.string(),
        included: z.number(),
        max: z.number(),
        totalCents: centsField,
        monthCents: centsField,
        free: z.nullable(z.number()),
      }),
    ),
    /**
     * What is paid in instalments: the deposit first, due with the order, then the parts that are due later. Percent of the
     * total, 100 together; the one part of 100 where the plan has no instalments. See `splitByPercent`.
     */
    instalments: z.array(z.strictObject({ percent: z.number(), dueDay: civilDateField })),
    serverNow: instantField,
  }),
  refusals: ['resort_closed', 'plan_unknown', 'plan_start_not_offered'],
  plainOutput: true,
})

export const getMissingDays = defineCall({
  name: 'getMissingDays',
  method: 'GET',
  path: 'subscriptions/missingDays',
  policy: 'anyone',
  summary: 'The days of a plan on which a place is taken, and the nearest places that are free on all of them (R-102)',
  input: z.strictObject({ planId: idText, from: civilDateField, umbrellaId: idText }),
  output: z.strictObject({
    days: z.array(z.strictObject({ day: civilDateField, part: dayPartField })),
    /** At most five, the nearest first; of the same category. */
    nearest: z.array(
      z.strictObject({ umbrellaId: z.number(), code: z.string(), row: z.string(), totalCents: centsField }),
    ),
  }),
  refusals: ['resort_closed', 'plan_unknown', 'plan_start_not_offered', 'umbrella_unknown'],
})

/** A person holds one place for one plan at a time; the next one replaces it. */
export const holdSubscriptionPlace = defineCall({
  name: 'holdSubscriptionPlace',
  method: 'POST',
  path: 'subscriptions/hold',
  policy: 'confirmed',
  summary: 'Holds a place on every day of a plan, all or nothing, while dogs and payment are chosen (R-102, R-405)',
  input: z.strictObject({
    ...planStart,
    umbrellaId: idField,
    /** The work that a `beach_nearly_held` asked for, done; as in `lockUmbrellas`. */
    work: z.optional(z.string().check(z.maxLength(4_000, { error: 'too_long' }))),
  }),
  output: z.strictObject({ umbrellaId: z.number(), expiresAt: instantField, serverNow: instantField }),
  refusals: [
    'resort_closed',
    'plan_unknown',
    'plan_start_not_offered',
    'umbrella_unknown',
    'umbrella_not_bookable',
    'umbrella_taken',
    'held_again_too_soon',
    'too_many_umbrellas',
    'too_many_held',
    'beach_nearly_held',
  ],
  limits: [{ max: 30, per: MINUTE, by: 'caller' }],
})

export const releaseSubscriptionPlace = defineCall({
  name: 'releaseSubscriptionPlace',
  method: 'POST',
  path: 'subscriptions/release',
  policy: 'customer',
  summary: 'Frees one’s own hold of a subscription’s place; done as well when there is none (R-405)',
  input: noInput,
  output: doneOutput,
  refusals: [],
})

/** A subscription as it is ordered: an item order of the category `subscription`, with its place unless it is a carnet. */
export const subscriptionCartField = z.strictObject({
  cart: z.literal('subscription'),
  ...planStart,
  umbrellaId: z.nullable(idField),
  people: whole(1, 20),
  dogs: z.array(dogSchema).check(z.maxLength(3, { error: 'too_many' })),
  /** Beyond what is in the price. */
  extras: extrasSchema,
  /** Pays the deposit now and the instalments when they are due, where the plan has them; else all of it now. */
  inInstalments: z.boolean(),
  /** The subscription of the season before that this one renews, whose place is kept for it until a date; else null. */
  renewsId: z.nullable(whole(1, Number.MAX_SAFE_INTEGER)),
})
export type SubscriptionCart = z.output<typeof subscriptionCartField>

/** One instalment that is due, or is paid before: an item order of the category `instalment`. */
export const instalmentCartField = z.strictObject({
  cart: z.literal('instalment'),
  subscriptionId: whole(1, Number.MAX_SAFE_INTEGER),
  position: whole(1, 24),
})
export type InstalmentCart = z.output<typeof instalmentCartField>

/** One's own subscription. */
export const subscriptionSchema = z.strictObject({
  subscriptionId: z.number(),
  orderId: z.number(),
  planId: z.number(),
  name: z.string(),
  kind: z.enum(PLAN_KINDS),
  state: z.enum(SUBSCRIPTION_STATES),
  umbrellaId: z.nullable(z.number()),
  code: z.nullable(z.string()),
  row: z.nullable(z.string()),
  from: civilDateField,
  to: civilDateField,
  part: dayPartField,
  weekdays: z.nullable(z.array(z.number())),
  people: z.number(),
  dogs: z.array(dogSchema),
  /** Everything that stands at the place: what is in the price and what was bought beside it. */
  extras: extrasSchema,
  totalCents: centsField,
  entries: z.nullable(z.number()),
  entriesLeft: z.nullable(z.number()),
  passCode: z.string(),
  instalments: z.array(
    z.strictObject({
      position: z.number(),
      dueDay: civilDateField,
      amountCents: centsField,
      isPaid: z.boolean(),
      /** The order that pays it, once there is one. */
      orderId: z.nullable(z.number()),
    }),
  ),
})
export type Subscription = z.output<typeof subscriptionSchema>

export const listSubscriptions = defineCall({
  name: 'listSubscriptions',
  method: 'GET',
  path: 'subscriptions/list',
  policy: 'customer',
  summary: 'One’s own subscriptions, the newest first, with instalments and card (R-102, R-208)',
  input: noInput,
  output: z.strictObject({ subscriptions: z.array(subscriptionSchema), serverNow: instantField }),
  refusals: [],
})
