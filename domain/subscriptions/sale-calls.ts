import * as z from 'zod/mini'
import { deskPersonSchema, hasAddress } from '../accounts/desk-customer.ts'
import { TENDERS } from '../payments/tender.ts'
import { defineCall } from '../platform/call.ts'
import { centsField, civilDateField, doneOutput, languageField, rule, whole } from '../platform/fields.ts'
import { PLACE_REFUSALS } from '../umbrellas/calls.ts'
import { actedFields, byHandFields, hasDiscountReason } from '../umbrellas/staff-calls.ts'
import { subscriptionCartField } from './calls.ts'

const staff = { policy: 'staff', roles: ['cashier'] } as const

/** Somebody can be reached: a season pass is kept for months. */
const isReachable = rule(
  ({ customer }: { customer: z.output<typeof deskPersonSchema> }) =>
    'accountId' in customer || customer.phone !== '' || customer.email !== '',
  'required',
  'customer.phone',
)

export const sellSubscription = defineCall({
  name: 'sellSubscription',
  method: 'POST',
  path: 'ges/subscriptions/sell',
  ...staff,
  summary:
    'Sells a season pass to somebody at the desk or on the phone, by the guests’ own rules: paid there, all of it or the deposit, later, or online by a day, with what the desk takes off by hand (R-102, R-603, B-06)',
  input: z
    .strictObject({
      cart: subscriptionCartField,
      customer: deskPersonSchema,
      language: languageField,
      ...byHandFields,
      /** The whole price that was seen, less the discount and instalments included: anything else by now is `quote_changed`. */
      totalCents: whole(0, 100_000_000),
      /** How the first payment is made at once; null where it is not. */
      paid: z.nullable(
        z.strictObject({
          tender: z.enum(TENDERS, { error: 'not_offered' }),
          /** Cash that was handed over; just as much where it is missing. */
          tenderedCents: z.optional(whole(1, 100_000_000)),
        }),
      ),
      /** The day by which the first payment comes online, by the link of the mail; the place is free again after it. */
      payBy: z.optional(civilDateField),
    })
    .check(
      isReachable,
      hasDiscountReason,
      rule(({ payBy, cart }) => payBy === undefined || payBy <= cart.from, 'date_order', 'payBy'),
      rule(({ payBy, customer }) => payBy === undefined || hasAddress(customer), 'required', 'customer.email'),
      rule(({ payBy, paid }) => payBy === undefined || paid === null, 'not_offered', 'payBy'),
    ),
  output: z.strictObject({
    ...actedFields,
    subscriptionId: z.number(),
    /** Of its order, for people. */
    number: z.string(),
    /** What of the first payment the desk takes now; 0 for what is paid. */
    dueCents: centsField,
  }),
  refusals: [
    'not_found',
    'resort_closed',
    'plan_unknown',
    'plan_start_not_offered',
    ...PLACE_REFUSALS,
    'quote_changed',
    'discount_too_large',
    'method_not_offered',
    'pay_later_too_late',
  ],
})

export const undoSubscriptionSale = defineCall({
  name: 'undoSubscriptionSale',
  method: 'POST',
  path: 'ges/subscriptions/undoSale',
  ...staff,
  summary:
    'Takes a season pass that was just sold at the desk back, with its money, while nobody acted on it since (B-11)',
  input: z.strictObject({ actionId: whole(1, Number.MAX_SAFE_INTEGER) }),
  output: doneOutput,
  refusals: ['status_changed'],
})
