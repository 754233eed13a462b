import * as z from 'zod/mini'
import { deskPersonSchema, hasAddress } from '../accounts/desk-customer.ts'
import { MONEY_OUT_REFUSALS } from '../payments/money-out.ts'
import { defineCall } from '../platform/call.ts'
import {
  centsField,
  civilDateField,
  dayPartField,
  idField,
  languageField,
  rule,
  text,
  whole,
} from '../platform/fields.ts'
import { STAY_REFUSALS, dogSchema, extrasSchema, priceRowSchema } from '../umbrellas/calls.ts'
import { actedFields, byHandFields, hasDiscountReason } from '../umbrellas/staff-calls.ts'
import { aroundField, dogsReasonField, inOrder, reasonField, staff } from './staff-calls.ts'

const id = whole(1, Number.MAX_SAFE_INTEGER)
/** Names the press: sent again it is the same order. */
const pressField = text(8, 60)

/** The most places of one sale at the desk; a setting may say less. */
export const MOST_SOLD = 5

/** Nobody in particular for null. */
const customerField = z.nullable(deskPersonSchema)

const saleFields = {
  from: civilDateField,
  to: civilDateField,
  part: dayPartField,
  places: z
    .array(
      z.strictObject({
        umbrellaId: idField,
        people: whole(1, 20),
        dogs: z.array(dogSchema).check(z.maxLength(3, { error: 'too_many' })),
        extras: extrasSchema,
      }),
    )
    .check(
      z.minLength(1, { error: 'required' }),
      z.maxLength(MOST_SOLD, { error: 'too_many' }),
      rule((places) => new Set(places.map((one) => one.umbrellaId)).size === places.length, 'too_many'),
    ),
}

/** With what the guest says as a code, and what the desk takes off by hand. */
const pricedFields = { ...saleFields, code: z.optional(text(1, 40)), discount: byHandFields.discount }
/** `discount_too_large` says how much it may be at most: `maxCents`. */
const PRICED_REFUSALS = [
  ...STAY_REFUSALS,
  'code_unknown',
  'code_expired',
  'code_not_for_these',
  'discount_too_large',
] as const

export const quoteWalkIn = defineCall({
  name: 'quoteWalkIn',
  method: 'POST',
  path: 'ges/orders/quoteWalkIn',
  ...staff,
  summary: 'What places cost for somebody who stands at the desk; nothing is held by it (B-11)',
  input: z.strictObject(pricedFields).check(inOrder),
  output: z.strictObject({
    lines: z.array(
      z.strictObject({
        umbrellaId: z.number(),
        code: z.string(),
        price: z.array(priceRowSchema),
        totalCents: centsField,
        around: aroundField,
      }),
    ),
    serviceCents: centsField,
    totalCents: centsField,
  }),
  refusals: PRICED_REFUSALS,
})

const soldOutput = z.strictObject({
  ...actedFields,
  orderId: z.number(),
  number: z.string(),
  /** Its bookings, as `line:<id>` of a visit. */
  bookingIds: z.array(z.number()),
  dueCents: centsField,
})

export const sellWalkIn = defineCall({
  name: 'sellWalkIn',
  method: 'POST',
  path: 'ges/orders/sellWalkIn',
  ...staff,
  summary:
    'Sells places to somebody at the desk or on the phone: the order stands at once, to collect or to pay online by a day (B-11)',
  input: z
    .strictObject({
      ...pricedFields,
      pressId: pressField,
      customer: customerField,
      language: languageField,
      /** What was quoted: anything else by now is `quote_changed`. */
      totalCents: whole(0, 10_000_000),
      dogsReason: dogsReasonField,
      discountReason: byHandFields.discountReason,
      /** The day by which whoever calls pays online, by the link that their mail brings; their places are free again after it. */
      payBy: z.optional(civilDateField),
    })
    .check(
      inOrder,
      hasDiscountReason,
      rule(({ payBy, from }) => payBy === undefined || payBy <= from, 'date_order', 'payBy'),
      rule(({ payBy, customer }) => payBy === undefined || hasAddress(customer), 'required', 'customer.email'),
    ),
  output: soldOutput,
  refusals: [...PRICED_REFUSALS, 'code_used_up', 'not_found', 'quote_changed', 'pay_later_too_late'],
})

const complimentary = { policy: 'staff', roles: ['beach'] } as const

export const giveComplimentary = defineCall({
  name: 'giveComplimentary',
  method: 'POST',
  path: 'ges/orders/giveComplimentary',
  ...complimentary,
  summary: 'Gives places for nothing, with a reason and not more often a day than the resort allows (B-11)',
  input: z
    .strictObject({
      ...saleFields,
      pressId: pressField,
      customer: customerField,
      language: languageField,
      reason: reasonField,
      dogsReason: dogsReasonField,
    })
    .check(inOrder),
  output: soldOutput,
  refusals: [...STAY_REFUSALS, 'not_found', 'quote_changed', 'too_many_complimentary', ...MONEY_OUT_REFUSALS],
})

export const waiveOrder = defineCall({
  name: 'waiveOrder',
  method: 'POST',
  path: 'ges/orders/waive',
  ...complimentary,
  summary: 'Makes an order of places that nobody has paid yet cost nothing, with a reason (B-11)',
  input: z.strictObject({ orderId: id, reason: reasonField }),
  output: z.strictObject({ ...actedFields, waivedCents: centsField }),
  refusals: ['not_found', 'payment_in_progress', 'already_paid', 'too_many_complimentary', ...MONEY_OUT_REFUSALS],
})
