import * as z from 'zod/mini'
import { MONEY_OUT_REFUSALS } from '../payments/money-out.ts'
import { defineCall } from '../platform/call.ts'
import { DAY_PARTS } from '../platform/day-part.ts'
import { MINUTE } from '../platform/duration.ts'
import { centsField, civilDateField, dayPartField, rule, whole } from '../platform/fields.ts'
import { STAY_REFUSALS, dogSchema, extrasSchema, umbrellaLineSchema } from '../umbrellas/calls.ts'
import { orderSchema } from './calls.ts'

const bookingFields = {
  orderId: whole(1, Number.MAX_SAFE_INTEGER),
  /** The place's booking, as `idPrenotazioneOmbrellone`. */
  bookingId: whole(1, Number.MAX_SAFE_INTEGER),
}

/** Where money that goes back goes: by the payments that brought it, or to the guest's credit (B-03, B-06). */
export const REFUND_TO = ['original', 'credit'] as const
const refundToField = z.enum(REFUND_TO, { error: 'not_offered' })
const quotedField = whole(0, 100_000_000)

/** Days of a booking, each whole or half; each once. */
const daysField = z.array(z.strictObject({ day: civilDateField, part: dayPartField })).check(
  z.maxLength(200, { error: 'too_many' }),
  rule((days) => new Set(days.map(({ day }) => day)).size === days.length, 'too_many'),
)
const someDaysField = daysField.check(z.minLength(1, { error: 'too_few' }))

/** What a day, or a part of it, cost with its share of extras and service, and what of that goes back. */
const dayQuoteSchema = z.strictObject({
  day: civilDateField,
  part: dayPartField,
  paidCents: centsField,
  refundCents: centsField,
})
export type DayQuote = z.output<typeof dayQuoteSchema>

const moneyFields = {
  totalBeforeCents: centsField,
  totalAfterCents: centsField,
  /** What goes back now: 0 where nothing was paid. */
  refundCents: centsField,
  /** What the policy of the order keeps of the days that are given up. */
  keptCents: centsField,
  /** What is still to be paid of a paid order; an unpaid one owes its total as before. */
  differenceCents: centsField,
  /** Credit that may pay a difference. */
  creditCents: centsField,
  /** Whether anything was paid for the order: without that, the total changes and nothing else. */
  isPaid: z.boolean(),
  policy: z.strictObject({ fullHours: z.number(), laterPercent: z.number() }),
}

/** Why a booking cannot be changed at all. */
const CHANGE_REFUSALS = ['not_found', 'booking_started', 'payment_in_progress', 'days_returned'] as const

export const quoteChange = defineCall({
  name: 'quoteChange',
  method: 'POST',
  path: 'orders/changes/quote',
  policy: 'guest',
  summary: 'What cancelling single days or half-days of one’s own booking gives back, before it is done (B-03)',
  /** No day asks what each of them would give back. */
  input: z.strictObject({ ...bookingFields, days: daysField }),
  output: z.strictObject({
    ...moneyFields,
    /** The asked days; their refunds add up to `refundCents`. */
    chosen: z.array(dayQuoteSchema),
    /** Everything of the booking that may still be cancelled: each day, and of full days each half, as if it went alone. */
    days: z.array(z.extend(dayQuoteSchema, { part: z.enum(DAY_PARTS) })),
  }),
  refusals: [...CHANGE_REFUSALS, 'minimum_stay_left'],
})
export type ChangeQuote = z.output<typeof quoteChange.output>

export const cancelDays = defineCall({
  name: 'cancelDays',
  method: 'POST',
  path: 'orders/changes/cancelDays',
  policy: 'guest',
  summary: 'Cancels days or half-days of one’s own booking for what was quoted; the last one cancels it (B-03, R-707)',
  input: z.strictObject({
    ...bookingFields,
    days: someDaysField,
    /** What the quote said goes back: anything else by now is `quote_changed`. */
    refundCents: quotedField,
    refundTo: refundToField,
  }),
  output: orderSchema,
  refusals: [...CHANGE_REFUSALS, 'minimum_stay_left', 'quote_changed'],
  limits: [{ max: 30, per: MINUTE, by: 'caller' }],
})

const moveFields = {
  ...bookingFields,
  umbrellaId: whole(1, 2_147_483_647),
  from: civilDateField,
  to: civilDateField,
  part: dayPartField,
  people: whole(1, 20),
  dogs: z.array(dogSchema).check(z.maxLength(3, { error: 'too_many' })),
  extras: extrasSchema,
}
const inOrder = rule((wish: { from: string; to: string }) => wish.from <= wish.to, 'date_order', 'to')

/** Why a booking cannot be moved there. */
const MOVE_REFUSALS = [
  ...CHANGE_REFUSALS,
  ...STAY_REFUSALS,
  'minimum_stay',
  'cash_cutoff_passed',
  'pay_later_too_late',
  'method_not_offered',
] as const

export const quoteMove = defineCall({
  name: 'quoteMove',
  method: 'POST',
  path: 'orders/changes/quoteMove',
  policy: 'guest',
  summary: 'What moving one’s own booking to another place, other days or another part would cost or give back (B-03)',
  input: z.strictObject(moveFields).check(inOrder),
  output: z.strictObject({
    ...moneyFields,
    /** The booking as it would be, with its price: days that stay at their place keep theirs. */
    line: umbrellaLineSchema,
  }),
  refusals: MOVE_REFUSALS,
})
export type MoveQuote = z.output<typeof quoteMove.output>

export const moveUmbrellaBooking = defineCall({
  name: 'moveUmbrellaBooking',
  method: 'POST',
  path: 'orders/changes/move',
  policy: 'guest',
  summary: 'Moves one’s own booking for what was quoted; its id stays (B-03)',
  input: z
    .strictObject({
      ...moveFields,
      /** What the quote said: anything else by now is `quote_changed`. */
      refundCents: quotedField,
      differenceCents: quotedField,
      refundTo: refundToField,
      /** What of the difference credit pays at once; the rest is due. */
      creditCents: quotedField,
    })
    .check(inOrder),
  output: orderSchema,
  refusals: [...MOVE_REFUSALS, 'quote_changed', 'credit_changed'],
  limits: [{ max: 30, per: MINUTE, by: 'caller' }],
})

export const cancelByResort = defineCall({
  name: 'cancelByResort',
  method: 'POST',
  path: 'ges/orders/cancelByResort',
  policy: 'staff',
  roles: ['beach'],
  summary:
    'Cancels a guest’s booking, or days of it: all of its money goes back when the resort cannot deliver, by the policy when the guest asked (B-03)',
  input: z.strictObject({
    ...bookingFields,
    /** Null is everything of the booking that is today or later. */
    days: z.nullable(someDaysField),
    /** Who asked by phone or at the desk gets back what the policy of their order gives. */
    reason: z.enum(['resort_cannot_deliver', 'guest_asked'], { error: 'not_offered' }),
    /** By the payments that brought it when it is missing. */
    refundTo: z.optional(refundToField),
  }),
  output: z.strictObject({ refundCents: centsField, orderTotalCents: centsField }),
  refusals: ['not_found', 'booking_started', 'payment_in_progress', 'days_returned', ...MONEY_OUT_REFUSALS],
})
