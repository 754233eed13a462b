import * as z from 'zod/mini'
import { barCartField } from '../bar/calls.ts'
import { parkingCartField } from '../parking/calls.ts'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { centsField, instantField, text, whole } from '../platform/fields.ts'
import { restaurantCartField } from '../restaurant/calls.ts'
import { serviceCartField } from '../services/calls.ts'
import { instalmentCartField, subscriptionCartField } from '../subscriptions/calls.ts'
import { creditField, offeredMethodSchema, ORDER_CATEGORIES, orderSchema, PAYMENT_METHODS } from './calls.ts'
import { pricedItemSchema } from './order-items.ts'
import { DOG_REFUSALS } from '../umbrellas/calls.ts'

/** Categories of orders that hold no places: their cart is sent along, and one order has one category. */
export const ITEM_CATEGORIES = ['bar', 'restaurant', 'parking', 'service', 'subscription', 'instalment'] as const
export type ItemCategoryName = (typeof ITEM_CATEGORIES)[number]

/** A cart of things that are no places, whole, as its device keeps it. */
export const itemCartField = z.discriminatedUnion('cart', [
  barCartField,
  restaurantCartField,
  parkingCartField,
  serviceCartField,
  subscriptionCartField,
  instalmentCartField,
])
export type ItemCart = z.output<typeof itemCartField>
export type ItemCartInput = z.input<typeof itemCartField>

/** What refuses a cart before it is priced, or when it is ordered: each category has its own. */
const CART_REFUSALS = [
  'resort_closed',
  'outside_season',
  'day_part_over',
  'item_unknown',
  'item_sold_out',
  'option_required',
  'adults_only',
  'position_unknown',
  'bar_closed',
  'bar_paused',
  'restaurant_suspended',
  'meal_over',
  'time_not_offered',
  'no_seats',
  'party_too_large',
  'parking_full',
  'service_sold_out',
  'plan_unknown',
  'plan_start_not_offered',
  'umbrella_unknown',
  'umbrella_not_bookable',
  'umbrella_taken',
  ...DOG_REFUSALS,
  'too_many_dogs',
  'too_many_people',
  'beds_required',
  'extra_not_offered',
  'too_many_umbrellas',
  'extra_sold_out',
  'instalment_not_open',
  'not_allowed',
  'not_found',
] as const

/** Binding offer for a cart of items. */
export const itemQuoteSchema = z.strictObject({
  quoteId: z.string(),
  category: z.enum(ORDER_CATEGORIES),
  items: z.array(pricedItemSchema),
  servicePercent: z.number(),
  serviceCents: centsField,
  totalCents: centsField,
  methods: z.array(offeredMethodSchema),
  refused: z.array(z.strictObject({ method: z.enum(PAYMENT_METHODS), reason: z.string(), message: z.string() })),
  /** Credit that the guest may use for it together with a method, or alone where it is enough (B-06). */
  creditCents: centsField,
  /** The conditions of sale that apply to each method; empty where nothing is sold, and then nothing is accepted. */
  conditions: z.array(z.strictObject({ method: z.enum(PAYMENT_METHODS), slug: z.string(), version: z.string() })),
  /** The bar's honest estimate, from now until it is there, in minutes; null for other categories (B-08). */
  readyInMinutes: z.nullable(z.number()),
  expiresAt: instantField,
  serverNow: instantField,
})
export type ItemQuote = z.output<typeof itemQuoteSchema>

export const evaluateItemOrder = defineCall({
  name: 'evaluateItemOrder',
  method: 'POST',
  path: 'orders/evaluateItems',
  policy: 'guest',
  summary:
    'The server’s binding quote of a cart of the bar, a restaurant, parking or services, of a subscription or an instalment (R-712, R-314, R-409)',
  input: z.strictObject({ cart: itemCartField }),
  output: itemQuoteSchema,
  refusals: [...CART_REFUSALS],
  limits: [{ max: 120, per: MINUTE, by: 'caller' }],
})

export const startItemOrder = defineCall({
  name: 'startItemOrder',
  method: 'POST',
  path: 'orders/startItems',
  policy: 'guest',
  summary: 'Orders what was quoted, once for each client id, however often it is sent (R-712, R-509, B-20)',
  input: z.strictObject({
    quoteId: text(8, 64),
    /** Chosen by the device when the guest pressed: the same press is the same order, after any failure or reload (B-20). */
    clientId: text(16, 64),
    method: z.enum(PAYMENT_METHODS, { error: 'not_offered' }),
    conditionsAccepted: z.boolean(),
    /** Version of the conditions that were accepted; null where the quote has none. */
    conditionsVersion: z.nullable(text(1, 40)),
    /** The part that credit pays; all of it goes with the method `no_payment_needed` (B-06). */
    creditCents: z.optional(creditField),
  }),
  output: orderSchema,
  refusals: [
    ...CART_REFUSALS,
    'quote_changed',
    'conditions_not_accepted',
    'method_not_offered',
    'cash_order_open',
    'credit_changed',
    'too_many_orders',
    'payment_in_progress',
  ],
  limits: [{ max: 30, per: MINUTE, by: 'caller' }],
})

/** Deletes one item of one's own order, while its category allows it; done twice it is done once. */
export const cancelItem = defineCall({
  name: 'cancelItem',
  method: 'POST',
  path: 'orders/cancelItem',
  policy: 'guest',
  summary: 'Deletes an item of one’s own order and gives back what its policy gives (R-706, R-301)',
  input: z.strictObject({ orderId: whole(1, Number.MAX_SAFE_INTEGER), itemId: whole(1, Number.MAX_SAFE_INTEGER) }),
  output: orderSchema,
  refusals: ['not_found', 'too_late_to_delete', 'payment_in_progress'],
})
