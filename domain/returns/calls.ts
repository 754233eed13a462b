import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { centsField, civilDateField, dayPartField, instantField, whole, wholeText } from '../platform/fields.ts'
import { DOG_REFUSALS } from '../umbrellas/calls.ts'
import { HALF_STATES } from './own-days.ts'

/** Whose days: those of a subscription, or of one booking of an order. */
export const HOLDER_KINDS = ['subscription', 'booking'] as const
export type HolderKind = (typeof HOLDER_KINDS)[number]

const MOST_ID = Number.MAX_SAFE_INTEGER
const holder = { kind: z.enum(HOLDER_KINDS, { error: 'not_offered' }), id: whole(1, MOST_ID) }
const askedHolder = { kind: holder.kind, id: wholeText(1, MOST_ID) }
const period = { from: civilDateField, to: civilDateField, part: dayPartField }

const halfField = z.union([z.literal(0), z.literal(1)])
const termsSchema = z.strictObject({
  /** Percent of what the resort earns for the half-day, before extras. */
  sharePercent: z.number(),
  /** Most that a half-day earns. */
  capCents: centsField,
})

/** Why nothing can be given back now. */
export const NO_RETURNS = ['unpaid', 'not_running'] as const

export const getOwnDays = defineCall({
  name: 'getOwnDays',
  method: 'GET',
  path: 'returns/days',
  policy: 'customer',
  summary: 'Every half-day of one’s own subscription or booking: own, used, given back, sold or credited (B-18)',
  input: z.strictObject(askedHolder),
  output: z.strictObject({
    code: z.string(),
    row: z.string(),
    from: civilDateField,
    to: civilDateField,
    /** In the order of the days, the morning first. */
    halves: z.array(
      z.strictObject({
        day: civilDateField,
        half: halfField,
        state: z.enum(HALF_STATES),
        creditCents: centsField,
        /** Until when it can be given back is not over. */
        canGive: z.boolean(),
      }),
    ),
    /** The rule in force for what is given back now. */
    terms: termsSchema,
    /** Hours of the resort’s clock: of the day before for days and mornings, of the day for afternoons. */
    untilHours: z.strictObject({ eve: z.number(), afternoon: z.number() }),
    closed: z.nullable(z.enum(NO_RETURNS)),
    today: civilDateField,
    serverNow: instantField,
  }),
  refusals: ['not_found'],
})
export type OwnDays = z.output<typeof getOwnDays.output>

export const quoteReturn = defineCall({
  name: 'quoteReturn',
  method: 'GET',
  path: 'returns/quote',
  policy: 'customer',
  summary: 'What some of one’s own half-days would earn, were they sold at today’s prices (B-18)',
  input: z.strictObject({ ...askedHolder, ...period }),
  output: z.strictObject({
    halves: z.array(z.strictObject({ day: civilDateField, half: halfField, creditCents: centsField })),
    creditCents: centsField,
    terms: termsSchema,
  }),
  refusals: ['not_found', 'resort_closed', 'return_unpaid', 'return_not_running', 'return_too_late', 'return_nothing'],
})

export const giveBackDays = defineCall({
  name: 'giveBackDays',
  method: 'POST',
  path: 'returns/give',
  policy: 'customer',
  summary:
    'Gives back the half-days of one’s own that lie in a period, by the rule that was quoted, all or none (B-18)',
  input: z.strictObject({
    ...holder,
    ...period,
    /** The rule that was seen: another one by now is refused. */
    terms: z.strictObject({ sharePercent: whole(0, 100), capCents: whole(0, 1_000_000) }),
  }),
  output: z.strictObject({ halves: z.number() }),
  refusals: ['not_found', 'quote_changed', 'return_unpaid', 'return_not_running', 'return_too_late', 'return_nothing'],
  limits: [{ max: 60, per: MINUTE, by: 'caller' }],
})

export const reclaimDays = defineCall({
  name: 'reclaimDays',
  method: 'POST',
  path: 'returns/reclaim',
  policy: 'customer',
  summary: 'Takes back the given-back half-days of a period while nobody has them, all or none (B-18)',
  input: z.strictObject({ ...holder, ...period }),
  output: z.strictObject({ halves: z.number() }),
  refusals: [
    'not_found',
    'return_not_running',
    'return_nothing',
    'return_held',
    'return_sold',
    'too_many_umbrellas',
    ...DOG_REFUSALS,
  ],
  limits: [{ max: 60, per: MINUTE, by: 'caller' }],
})
