import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import {
  civilDateField,
  dayPartField,
  doneOutput,
  idField,
  instantField,
  text,
  whole,
  wholeText,
} from '../platform/fields.ts'
import { DOG_REFUSALS } from '../umbrellas/calls.ts'
import { STORED_STATES } from './subscription-states.ts'

const subscriptionId = whole(1, Number.MAX_SAFE_INTEGER)
const subscriptionIdText = wholeText(1, 999_999_999_999)

/** Somebody whom the holder lets use the subscription. */
const memberSchema = z.strictObject({ memberId: z.number(), name: z.string() })

/** One entry of a carnet that was used for a day and place. */
const entrySchema = z.strictObject({
  entryId: z.number(),
  day: civilDateField,
  part: dayPartField,
  code: z.string(),
  row: z.string(),
  /** Given back: the entry counts again. */
  isCancelled: z.boolean(),
  /** Until when it may be given back; null when that is over. */
  cancelUntil: z.nullable(instantField),
})
export type CarnetEntry = z.output<typeof entrySchema>

/** The place of the coming season that is kept for the holder until a day (first refusal). */
export const renewalSchema = z.strictObject({
  planId: z.number(),
  umbrellaId: z.number(),
  code: z.string(),
  row: z.string(),
  from: civilDateField,
  to: civilDateField,
  /** Last day on which it is kept. */
  until: civilDateField,
  /** False while the coming season is not sold yet: the place is kept already. */
  isOpen: z.boolean(),
})
export type Renewal = z.output<typeof renewalSchema>

const lifeSchema = z.strictObject({
  subscriptionId: z.number(),
  state: z.enum(STORED_STATES),
  /** What was not paid in time, where that suspends it. */
  overdue: z.nullable(z.strictObject({ dueDay: civilDateField, amountCents: z.number(), position: z.number() })),
  members: z.array(memberSchema),
  maxMembers: z.number(),
  /** The newest first; empty for what is no carnet. */
  entries: z.array(entrySchema),
  renewal: z.nullable(renewalSchema),
  serverNow: instantField,
})
export type SubscriptionLife = z.output<typeof lifeSchema>

export const getSubscriptionLife = defineCall({
  name: 'getSubscriptionLife',
  method: 'GET',
  path: 'subscriptions/life',
  policy: 'customer',
  summary:
    'What one’s own subscription is like now: state, members, entries used, the place kept for next season (R-102)',
  input: z.strictObject({ subscriptionId: subscriptionIdText }),
  output: lifeSchema,
  refusals: ['not_found'],
})

export const addSubscriptionMember = defineCall({
  name: 'addSubscriptionMember',
  method: 'POST',
  path: 'subscriptions/addMember',
  policy: 'customer',
  summary: 'Lets somebody of the family use one’s own subscription (R-102)',
  input: z.strictObject({ subscriptionId, name: text(2, 40) }),
  output: lifeSchema,
  refusals: ['not_found', 'too_many_members', 'subscription_inactive'],
})

export const removeSubscriptionMember = defineCall({
  name: 'removeSubscriptionMember',
  method: 'POST',
  path: 'subscriptions/removeMember',
  policy: 'customer',
  summary: 'Ends that somebody may use one’s own subscription; done as well when nobody is there (R-102)',
  input: z.strictObject({ subscriptionId, memberId: subscriptionId }),
  output: lifeSchema,
  refusals: ['not_found'],
})

/** One entry is one place for one day, or for the part of it that the carnet is for. */
export const bookEntry = defineCall({
  name: 'bookEntry',
  method: 'POST',
  path: 'subscriptions/bookEntry',
  policy: 'confirmed',
  summary: 'Books a day and place with one entry of one’s own carnet, or nothing (R-102)',
  input: z.strictObject({ subscriptionId, umbrellaId: idField, day: civilDateField }),
  output: lifeSchema,
  refusals: [
    'not_found',
    'subscription_inactive',
    'outside_subscription',
    'outside_season',
    'day_part_over',
    'resort_closed',
    'umbrella_unknown',
    'umbrella_not_bookable',
    'umbrella_taken',
    ...DOG_REFUSALS,
    'too_many_umbrellas',
    'no_entries_left',
  ],
})

export const cancelEntry = defineCall({
  name: 'cancelEntry',
  method: 'POST',
  path: 'subscriptions/cancelEntry',
  policy: 'customer',
  summary: 'Gives an entry of one’s own carnet back until some hours before: its place is free (R-102)',
  input: z.strictObject({ subscriptionId, entryId: subscriptionId }),
  output: lifeSchema,
  refusals: ['not_found', 'too_late_to_delete'],
})

export const declineRenewal = defineCall({
  name: 'declineRenewal',
  method: 'POST',
  path: 'subscriptions/declineRenewal',
  policy: 'customer',
  summary: 'Lets go of the place that is kept for the coming season (R-102)',
  input: z.strictObject({ subscriptionId }),
  output: doneOutput,
  refusals: ['not_found'],
})
