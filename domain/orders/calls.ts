import * as z from 'zod/mini'
import { MINUTE } from '../platform/duration.ts'
import { defineCall } from '../platform/call.ts'
import {
  centsField,
  civilDateField,
  doneOutput,
  instantField,
  oldWhole,
  rule,
  text,
  whole,
  wholeText,
} from '../platform/fields.ts'
import { paymentOutcomeSchema } from '../payments/calls.ts'
import { ONLINE_METHODS } from '../payments/payment-modes.ts'
import { BAR_STATUSES } from '../bar/bar-status.ts'
import { CART_KINDS } from '../cart/calls.ts'
import { umbrellaLineSchema } from '../umbrellas/calls.ts'
import { orderItemSchema } from './order-items.ts'

/** What an order is about: a cart, or a subscription and its later instalments, which no cart keeps. */
export const ORDER_CATEGORIES = [...CART_KINDS, 'subscription', 'instalment'] as const
export type OrderCategory = (typeof ORDER_CATEGORIES)[number]

/** How an order can be settled, in the order in which it is offered; the numeric mode ids of R-316 are in `payments`. */
export const PAYMENT_METHODS = [...ONLINE_METHODS, 'cash', 'pay_later', 'no_payment_needed'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Life of an order; whether it is paid is the other axis, {@link PAYMENT_STATUSES}. */
export const ORDER_STATUSES = [
  'awaiting_payment',
  'confirmed',
  'completed',
  'expired',
  'failed',
  'cancelled',
  'no_show',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** What the ledger says of an order's money; never set by hand. */
export const PAYMENT_STATUSES = [
  'none',
  'unpaid',
  'authorized',
  'paid',
  'overpaid',
  'partially_refunded',
  'refunded',
  'disputed',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** A day and an hour of the resort's clock. */
const deadlineSchema = z.strictObject({ day: civilDateField, hour: z.number(), at: instantField })

/** One offered way to settle, with its deadline: cash arrive-by, pay later due-by. */
export const offeredMethodSchema = z.strictObject({
  method: z.enum(PAYMENT_METHODS),
  /** Mode id of the 3.1.10 protocol; null for what it does not know: pay later and no payment needed. */
  modeId: z.nullable(z.number()),
  deadline: z.nullable(deadlineSchema),
})

/** Where a bar order goes and how far it is; its live state is `bar/orderStatus`. */
export const orderDeliverySchema = z.strictObject({
  /** Number of the day, for people: "n. 214". */
  ticket: z.number(),
  /** Code of the umbrella; null is fetched at the counter. */
  code: z.nullable(z.string()),
  status: z.enum(BAR_STATUSES),
})

export type OrderDelivery = z.output<typeof orderDeliverySchema>

/** Credit for an order, in cents. */
export const creditField = whole(0, 10_000_000)

/** Binding offer for one cart: what will be ordered, at which price, on which terms. */
export const quoteSchema = z.strictObject({
  quoteId: z.string(),
  lines: z.array(umbrellaLineSchema),
  servicePercent: z.number(),
  serviceCents: centsField,
  totalCents: centsField,
  methods: z.array(offeredMethodSchema),
  /** Methods that the resort has but not for this cart, each with its reason. */
  refused: z.array(z.strictObject({ method: z.enum(PAYMENT_METHODS), reason: z.string(), message: z.string() })),
  /** Credit that the guest may use for it together with a method, or alone where it is enough (B-06). */
  creditCents: centsField,
  /** The conditions of sale that apply to each method: slug of the page and its version. */
  conditions: z.array(z.strictObject({ method: z.enum(PAYMENT_METHODS), slug: z.string(), version: z.string() })),
  expiresAt: instantField,
  serverNow: instantField,
})
export type Quote = z.output<typeof quoteSchema>

export const orderLineSchema = z.extend(umbrellaLineSchema, {
  /** The fixed idPrenotazioneOmbrellone. */
  bookingId: z.number(),
  isCancelled: z.boolean(),
  /** Whether the caller may still delete it. */
  canDelete: z.boolean(),
})
export type OrderLine = z.output<typeof orderLineSchema>

export const orderSchema = z.strictObject({
  /** The fixed idOrdine. */
  orderId: z.number(),
  /** For people, e.g. "BA-7K3M-Q2XT": unguessable, never reused, opens nothing. */
  number: z.string(),
  category: z.enum(ORDER_CATEGORIES),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  /** Whether it can be paid online now. */
  canPay: z.boolean(),
  /** Whether it can be marked as concluded now. */
  canConclude: z.boolean(),
  /** Until when the places wait for a payment that has begun; null when they wait for none. */
  payUntil: z.nullable(instantField),
  /** What went back or is on its way back, as money or as credit. */
  refundedCents: centsField,
  /** The part of `refundedCents` that went into its guest's credit (B-06). */
  creditedCents: centsField,
  method: z.enum(PAYMENT_METHODS),
  placedAt: instantField,
  deadline: z.nullable(deadlineSchema),
  /** Places; empty for every other category. */
  lines: z.array(orderLineSchema),
  /** Everything that is no place; empty for umbrellas. */
  items: z.array(orderItemSchema),
  /** Of the bar; null for everything else, and while the bar's order waits for its money. */
  delivery: z.nullable(orderDeliverySchema),
  serviceCents: centsField,
  totalCents: centsField,
  /** What its guest's credit pays of it (B-06). */
  creditCents: centsField,
  /** What is still owed, 0 when nothing is. */
  dueCents: centsField,
  /** Null where nothing was sold: a table without a deposit. */
  conditionsVersion: z.nullable(z.string()),
  /** What the QR of the pass says; null once the order is cancelled (B-02). */
  passCode: z.nullable(z.string()),
})
export type Order = z.output<typeof orderSchema>

export const evaluateOrder = defineCall({
  name: 'evaluateOrder',
  method: 'POST',
  path: 'orders/evaluate',
  policy: 'confirmed',
  summary: 'The server’s binding quote of a cart: lines, total, methods, terms (R-712, R-111, R-210)',
  input: z.strictObject({ cart: z.literal('umbrella') }),
  output: quoteSchema,
  refusals: ['cart_empty', 'cart_expired', 'cart_mixed'],
})

export const startOrder = defineCall({
  name: 'startOrder',
  method: 'POST',
  path: 'orders/start',
  policy: 'confirmed',
  summary: 'Orders what was quoted: holds become bookings, all or nothing (R-210, R-509, R-712, B-01)',
  input: z.strictObject({
    quoteId: text(8, 64),
    method: z.enum(PAYMENT_METHODS, { error: 'not_offered' }),
    conditionsAccepted: z.boolean().check(rule((value) => value, 'consent_required')),
    conditionsVersion: text(1, 40),
    /** The part that credit pays; all of it goes with the method `no_payment_needed` (B-06). */
    creditCents: z.optional(creditField),
  }),
  output: orderSchema,
  refusals: [
    'credit_changed',
    'cart_empty',
    'cart_expired',
    'cart_mixed',
    'quote_changed',
    'code_used_up',
    'umbrella_taken',
    'extra_sold_out',
    'conditions_not_accepted',
    'method_not_offered',
    'cash_cutoff_passed',
    'pay_later_too_late',
    'too_many_unpaid',
    'too_many_umbrellas',
    'payment_in_progress',
  ],
  limits: [{ max: 30, per: MINUTE, by: 'caller' }],
})

export const completeOrder = defineCall({
  name: 'completeOrder',
  opensToPayment: true,
  method: 'POST',
  path: 'orders/complete',
  policy: 'guest',
  summary: 'The true outcome of an order, asked of the server and never of a redirect (R-412, R-712)',
  input: z.strictObject({ orderId: whole(1, Number.MAX_SAFE_INTEGER) }),
  output: z.strictObject({
    outcome: z.enum(['completed', 'failed', 'pending']),
    order: orderSchema,
    /** The last attempt to pay online; null when there was none. */
    payment: z.nullable(paymentOutcomeSchema),
    /** The order that stands in its stead: the guest ordered the same anew, in another tab or on another device. */
    instead: z.nullable(orderSchema),
    serverNow: instantField,
  }),
  refusals: ['not_found'],
})

export const getOrder = defineCall({
  name: 'getOrder',
  opensToPayment: true,
  method: 'GET',
  path: 'orders/get',
  policy: 'guest',
  summary: 'One order of the caller; anyone else’s answers as if unknown (R-212, R-712)',
  input: z.strictObject({ orderId: wholeText(1, 999_999_999_999) }),
  output: orderSchema,
  refusals: ['not_found'],
})

export const listOrders = defineCall({
  name: 'listOrders',
  method: 'GET',
  path: 'orders/list',
  policy: 'guest',
  summary: 'The caller’s orders, newest stay first, 50 at most a page (R-212, R-712)',
  input: z.strictObject({ before: z.optional(wholeText(1, 999_999_999_999)) }),
  output: z.strictObject({ orders: z.array(orderSchema), next: z.nullable(z.number()) }),
  refusals: [],
})

/** deletes one's own umbrella booking; both ids must belong together; done twice is done once. */
export const deleteUmbrellaBooking = defineCall({
  name: 'deleteUmbrellaBooking',
  method: 'POST',
  path: 'umbrellas/deleteBooking',
  policy: 'customer',
  summary: 'Deletes one’s own umbrella booking (R-707, R-301)',
  input: z.object({
    idPrenotazioneOmbrellone: oldWhole(1, Number.MAX_SAFE_INTEGER),
    idOrdine: oldWhole(1, Number.MAX_SAFE_INTEGER),
  }),
  output: z.strictObject({ result: z.literal(true) }),
  refusals: ['not_found', 'booking_started', 'payment_in_progress'],
  fixed: true,
})

/** What deleting a booking would give back, by the policy that was frozen when it was ordered. */
export const quoteDeletion = defineCall({
  name: 'quoteDeletion',
  method: 'GET',
  path: 'orders/deletionQuote',
  policy: 'guest',
  summary: 'What deleting one’s own booking would give back, day by day, before it is deleted (R-707, R-706, R-301)',
  /** `bookingId` is the place's booking, or the item of an order of items. */
  input: z.strictObject({ orderId: wholeText(1, 999_999_999_999), bookingId: wholeText(1, 999_999_999_999) }),
  output: z.strictObject({
    /** What was paid for the booking, its share of the service included; 0 while the order is unpaid. */
    paidCents: centsField,
    refundCents: centsField,
    days: z.array(z.strictObject({ day: civilDateField, paidCents: centsField, refundCents: centsField })),
    policy: z.strictObject({ fullHours: z.number(), laterPercent: z.number() }),
  }),
  refusals: ['not_found', 'booking_started', 'too_late_to_delete'],
})

/** Mails the confirmation of an order again to its owner (B-02). */
export const resendConfirmation = defineCall({
  name: 'resendConfirmation',
  method: 'POST',
  path: 'orders/resendConfirmation',
  policy: 'guest',
  summary: 'Mails the order’s confirmation with pass and calendar file again (B-02)',
  input: z.strictObject({ orderId: whole(1, Number.MAX_SAFE_INTEGER) }),
  output: doneOutput,
  refusals: ['not_found', 'too_many_requests'],
  limits: [{ max: 3, per: 10 * MINUTE, by: 'caller' }],
})
