import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import {
  centsField,
  civilDateField,
  dayPartField,
  instantField,
  noInput,
  rule,
  text,
  whole,
} from '../platform/fields.ts'
import { localizedTextField } from '../platform/fields.ts'
import { DAY_PARTS } from '../platform/day-part.ts'
import { extrasSchema, priceRowSchema } from './calls.ts'
import { EXTRA_IDS } from './plan.ts'
import { promotionsFile } from './promotion-file.ts'

const staff = { policy: 'staff', roles: ['manager'] } as const
const list = <T extends z.ZodMiniType>(item: T) => z.nullable(z.array(item))
const openingSchema = z.strictObject({ from: z.string(), to: z.string() })
const percentField = z.number()

/** The price list as the screen paints it. */
const bookSchema = z.strictObject({
  seasons: z.array(
    z.strictObject({
      id: z.string(),
      name: localizedTextField,
      spans: z.array(z.strictObject({ from: z.string(), to: z.string(), weekdays: list(z.number()) })),
    }),
  ),
  rules: z.array(
    z.strictObject({
      extra: z.nullable(z.enum(EXTRA_IDS)),
      categories: list(z.string()),
      rows: list(z.string()),
      weekdays: list(z.number()),
      months: list(z.number()),
      parts: list(z.enum(DAY_PARTS)),
      amounts: z.array(z.strictObject({ season: z.nullable(z.string()), cents: z.number() })),
    }),
  ),
  partPercent: z.strictObject({ morning: percentField, afternoon: percentField }),
})

const contentSchema = z.strictObject({ prices: bookSchema, opening: openingSchema, offers: promotionsFile })
export type WirePriceContent = z.output<typeof contentSchema>

const changeSchema = z.union([
  z.strictObject({
    kind: z.literal('amount'),
    rule: z.number(),
    season: z.nullable(z.string()),
    before: z.nullable(z.number()),
    after: z.nullable(z.number()),
  }),
  z.strictObject({
    kind: z.literal('percent'),
    part: z.enum(['morning', 'afternoon']),
    before: percentField,
    after: percentField,
  }),
  z.strictObject({
    kind: z.literal('days'),
    from: civilDateField,
    to: civilDateField,
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
  }),
  z.strictObject({ kind: z.literal('opening'), before: openingSchema, after: openingSchema }),
  z.strictObject({ kind: z.literal('promotion'), id: z.string(), change: z.enum(['added', 'changed', 'removed']) }),
  z.strictObject({ kind: z.literal('minimum_stays') }),
  z.strictObject({ kind: z.literal('list') }),
])
export type WirePriceChange = z.output<typeof changeSchema>

export const getPriceDraft = defineCall({
  name: 'getPriceDraft',
  method: 'GET',
  path: 'ges/prices',
  ...staff,
  summary: 'What is published and the one shared draft, with what publishing it would change (R-603, B-06)',
  input: noInput,
  output: z.strictObject({
    /** Of the draft: whoever changes it names the one that the screen shows. */
    version: z.number(),
    published: contentSchema,
    draft: z.nullable(contentSchema),
    changes: z.array(changeSchema),
    /** Somebody published or imported other prices since the draft began: it can't be published any more. */
    isStale: z.boolean(),
    draftBy: z.nullable(z.string()),
    /** What the calendar shows, and what of it is open; null is closed. */
    shown: z.strictObject({ from: civilDateField, to: civilDateField }),
    open: z.nullable(z.strictObject({ from: civilDateField, to: civilDateField })),
    /** An opening that moves with today has no days to close. */
    isRolling: z.boolean(),
    today: civilDateField,
    /** Earlier price lists, the latest first, at most 20. */
    publications: z.array(z.strictObject({ id: z.number(), at: instantField, by: z.nullable(z.string()) })),
    /** How often codes were used. */
    uses: z.array(z.strictObject({ id: z.string(), uses: z.number() })),
  }),
  refusals: [],
})

const versionField = whole(0, 2_147_483_647)
const done = z.strictObject({ version: z.number() })
const seasonField = z.nullable(text(1, 40))

const editSchema = z.union([
  z.strictObject({ kind: z.literal('amount'), rule: whole(0, 1000), season: seasonField, cents: whole(0, 9_999_999) }),
  z.strictObject({ kind: z.literal('percent'), part: z.enum(['morning', 'afternoon']), percent: whole(1, 100) }),
  z.strictObject({
    kind: z.literal('paint'),
    season: seasonField,
    days: z.array(civilDateField).check(z.minLength(1, { error: 'too_few' }), z.maxLength(400, { error: 'too_many' })),
  }),
  z.strictObject({ kind: z.literal('offers'), offers: promotionsFile }),
])

export const editPriceDraft = defineCall({
  name: 'editPriceDraft',
  method: 'POST',
  path: 'ges/prices/edit',
  ...staff,
  summary: 'Changes one thing of the draft, which it begins where there is none (B-06)',
  input: z.strictObject({ version: versionField, edit: editSchema }),
  output: done,
  refusals: ['input_invalid', 'status_changed', 'not_found', 'opening_not_whole'],
})

export const copyPriceList = defineCall({
  name: 'copyPriceList',
  method: 'POST',
  path: 'ges/prices/copy',
  ...staff,
  summary: 'Makes the draft the price list of before a publication; opening and promotions stay (B-06)',
  input: z.strictObject({ version: versionField, publicationId: whole(1, 2_147_483_647) }),
  output: done,
  refusals: ['input_invalid', 'status_changed', 'not_found'],
})

export const discardPriceDraft = defineCall({
  name: 'discardPriceDraft',
  method: 'POST',
  path: 'ges/prices/discard',
  ...staff,
  summary: 'Lets go of the draft (B-06)',
  input: z.strictObject({ version: versionField }),
  output: done,
  refusals: ['input_invalid', 'status_changed'],
})

export const publishPriceDraft = defineCall({
  name: 'publishPriceDraft',
  method: 'POST',
  path: 'ges/prices/publish',
  ...staff,
  summary: 'Makes the draft what holds from now on; prices that carts and orders keep stay (B-06, B-23)',
  input: z.strictObject({ version: versionField }),
  output: done,
  refusals: ['input_invalid', 'status_changed', 'prices_incomplete', 'days_booked'],
})

export const undoPriceStep = defineCall({
  name: 'undoPriceStep',
  method: 'POST',
  path: 'ges/prices/undo',
  ...staff,
  summary: 'Takes the last step back: an edit, a copy, a discard or a publication that nobody acted upon (B-06)',
  input: z.strictObject({ version: versionField }),
  output: done,
  refusals: ['input_invalid', 'status_changed', 'days_booked'],
})

const pricedSchema = z.strictObject({
  days: z.array(
    z.strictObject({
      day: civilDateField,
      season: z.nullable(z.string()),
      /** The line of the list that holds, by its position. */
      rule: z.number(),
      fullCents: z.number(),
      cents: z.number(),
      discounts: z.array(z.strictObject({ promotion: z.string(), cents: z.number() })),
    }),
  ),
  rows: z.array(priceRowSchema),
  totalCents: centsField,
})
export type WireWhatIf = z.output<typeof pricedSchema>

export const whatIfPrice = defineCall({
  name: 'whatIfPrice',
  method: 'POST',
  path: 'ges/prices/whatIf',
  ...staff,
  summary: 'What a place costs under the published list and under the draft, with the lines that decide (B-06)',
  input: z
    .strictObject({
      code: text(2, 5),
      from: civilDateField,
      to: civilDateField,
      part: dayPartField,
      extras: extrasSchema,
    })
    .check(rule((wish) => wish.from <= wish.to, 'date_order', 'to')),
  output: z.strictObject({
    published: pricedSchema,
    draft: z.nullable(pricedSchema),
    /** Why a price is missing in the draft; empty when none is. */
    problem: z.string(),
  }),
  refusals: ['input_invalid', 'umbrella_unknown', 'period_too_long'],
})
