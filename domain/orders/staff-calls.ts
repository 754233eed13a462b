import * as z from 'zod/mini'
import { emailField, personNameField, phoneField } from '../accounts/field-rules.ts'
import { defineCall } from '../platform/call.ts'
import {
  centsField,
  civilDateField,
  dayPartField,
  doneOutput,
  idField,
  languageField,
  rule,
  text,
  whole,
  wholeText,
} from '../platform/fields.ts'
import {
  DOG_REFUSALS,
  PLACE_REFUSALS,
  STAY_REFUSALS,
  dogSchema,
  extrasSchema,
  priceRowSchema,
} from '../umbrellas/calls.ts'
import { actedFields } from '../umbrellas/staff-calls.ts'
import { PLACE_KINDS } from '../umbrellas/plan.ts'
import { AROUND_REASONS } from '../umbrellas/suitability.ts'

/** Who stands at the beach: its people and the cashier. */
const staff = { policy: 'staff', roles: ['beach', 'cashier'] } as const
const id = whole(1, Number.MAX_SAFE_INTEGER)
const idText = wholeText(1, 999_999_999_999)
const inOrder = rule((period: { from: string; to: string }) => period.from <= period.to, 'date_order', 'to')
const signedCents = whole(-10_000_000, 10_000_000)
/** Names the press: sent again it is the same order. */
const pressField = text(8, 60)
/** Why something costs nothing: the audit and the books keep it. */
const reasonField = text(2, 200)
/** What lies round a place speaks against these dogs (B-17): shown to the resort's people, who may give it all the same. */
const aroundField = z.nullable(z.enum(AROUND_REASONS))
/** Why a place is given although dogs speak against it: kept in the audit. Without it such a place is refused. */
const dogsReasonField = z.optional(reasonField)

const BOOKING_REFUSALS = ['not_found', 'payment_in_progress', 'booking_started', 'days_returned'] as const

/** Days of a booking: all that are left, or some of them. */
const daysFields = { bookingId: id, from: civilDateField, to: civilDateField }
const targetSchema = z.strictObject({
  umbrellaId: z.number(),
  code: z.string(),
  kind: z.enum(PLACE_KINDS),
  isSameCategory: z.boolean(),
  /** From the place that they have, in metres. */
  distance: z.number(),
  /** What the days cost there more than they cost now; below 0: less. */
  differenceCents: centsField,
  around: aroundField,
})
export type MoveTarget = z.output<typeof targetSchema>

export const listMoveTargets = defineCall({
  name: 'listMoveTargets',
  method: 'GET',
  path: 'ges/orders/moveTargets',
  ...staff,
  summary: 'Places that a booking may move to for some of its days, the best ones first (B-07, B-11)',
  input: z.strictObject({ bookingId: idText, from: civilDateField, to: civilDateField }).check(inOrder),
  output: z.strictObject({
    code: z.string(),
    /** Of the booking. */
    lastDay: civilDateField,
    /** Whether anything of its order was paid: then a dearer place leaves a difference to collect. */
    isPaid: z.boolean(),
    targets: z.array(targetSchema),
  }),
  refusals: BOOKING_REFUSALS,
})

export const moveVisit = defineCall({
  name: 'moveVisit',
  method: 'POST',
  path: 'ges/orders/moveVisit',
  ...staff,
  summary:
    'Moves a booking, or some of its days, to another place: for what it cost, or for the difference (B-03, B-11)',
  input: z
    .strictObject({
      ...daysFields,
      umbrellaId: idField,
      /** What was quoted; null moves for what it cost. */
      differenceCents: z.nullable(signedCents),
      dogsReason: dogsReasonField,
    })
    .check(inOrder),
  output: z.strictObject({
    ...actedFields,
    orderId: z.number(),
    /** Of the days that moved: another one than before when only some of them did. */
    bookingId: z.number(),
    /** What the desk takes now. */
    dueCents: centsField,
    /** What goes into the guest's credit, once it can no longer be taken back. */
    creditedCents: centsField,
  }),
  refusals: [...BOOKING_REFUSALS, ...PLACE_REFUSALS, 'quote_changed'],
})

const extensionFields = { to: civilDateField, part: dayPartField }

export const listExtensions = defineCall({
  name: 'listExtensions',
  method: 'GET',
  path: 'ges/orders/extensions',
  ...staff,
  summary: 'How a booking may go on at its place: the other half of the day, further days; each with its price (B-11)',
  input: z.strictObject({
    bookingId: idText,
    /** A last day that is wanted, as far as the season goes; the next days are offered anyway. */
    to: z.optional(civilDateField),
  }),
  output: z.strictObject({
    code: z.string(),
    options: z.array(z.strictObject({ ...extensionFields, addedCents: centsField, isFree: z.boolean() })),
  }),
  refusals: [...BOOKING_REFUSALS, 'resort_closed', 'outside_season', 'day_part_over', 'period_too_long'],
})

export const extendVisit = defineCall({
  name: 'extendVisit',
  method: 'POST',
  path: 'ges/orders/extendVisit',
  ...staff,
  summary: 'Lets a booking go on at its place for what was quoted, which is due at once (B-11)',
  input: z.strictObject({
    bookingId: id,
    ...extensionFields,
    addedCents: whole(0, 10_000_000),
    dogsReason: dogsReasonField,
  }),
  output: z.strictObject({ ...actedFields, orderId: z.number(), dueCents: centsField }),
  refusals: [
    ...BOOKING_REFUSALS,
    'input_invalid',
    'resort_closed',
    'outside_season',
    'day_part_over',
    'period_too_long',
    'umbrella_taken',
    ...DOG_REFUSALS,
    'too_many_umbrellas',
    'extra_sold_out',
    'quote_changed',
  ],
})

/** The most places of one sale at the desk; a setting may say less. */
export const MOST_SOLD = 5

/** Whoever stands there: somebody known, somebody who says who they are, or nobody in particular. */
const walkInCustomerSchema = z.nullable(
  z.union([
    z.strictObject({ accountId: id }),
    z.strictObject({
      firstName: personNameField,
      lastName: z.union([personNameField, z.literal('')]),
      phone: z.union([phoneField, z.literal('')]),
      email: z.union([emailField, z.literal('')]),
    }),
  ]),
)

const hasAddress = (customer: z.output<typeof walkInCustomerSchema>) =>
  customer !== null && ('accountId' in customer || customer.email !== '')

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

/** With what the guest says as a code (B-06). */
const codedFields = { ...saleFields, code: z.optional(text(1, 40)) }
const CODED_REFUSALS = [...STAY_REFUSALS, 'code_unknown', 'code_expired', 'code_not_for_these'] as const

export const quoteWalkIn = defineCall({
  name: 'quoteWalkIn',
  method: 'POST',
  path: 'ges/orders/quoteWalkIn',
  ...staff,
  summary: 'What places cost for somebody who stands at the desk; nothing is held by it (B-11)',
  input: z.strictObject(codedFields).check(inOrder),
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
  refusals: CODED_REFUSALS,
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
      ...codedFields,
      pressId: pressField,
      customer: walkInCustomerSchema,
      language: languageField,
      /** What was quoted: anything else by now is `quote_changed`. */
      totalCents: whole(0, 10_000_000),
      dogsReason: dogsReasonField,
      /** The day by which whoever calls pays online, by the link that their mail brings; their places are free again after it. */
      payBy: z.optional(civilDateField),
    })
    .check(
      inOrder,
      rule(({ payBy, from }) => payBy === undefined || payBy <= from, 'date_order', 'payBy'),
      rule(({ payBy, customer }) => payBy === undefined || hasAddress(customer), 'required', 'customer.email'),
    ),
  output: soldOutput,
  refusals: [...CODED_REFUSALS, 'code_used_up', 'not_found', 'quote_changed', 'pay_later_too_late'],
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
      customer: walkInCustomerSchema,
      language: languageField,
      reason: reasonField,
      dogsReason: dogsReasonField,
    })
    .check(inOrder),
  output: soldOutput,
  refusals: [...STAY_REFUSALS, 'not_found', 'quote_changed', 'too_many_complimentary'],
})

export const waiveOrder = defineCall({
  name: 'waiveOrder',
  method: 'POST',
  path: 'ges/orders/waive',
  ...complimentary,
  summary: 'Makes an order of places that nobody has paid yet cost nothing, with a reason (B-11)',
  input: z.strictObject({ orderId: id, reason: reasonField }),
  output: z.strictObject({ ...actedFields, waivedCents: centsField }),
  refusals: ['not_found', 'payment_in_progress', 'already_paid', 'too_many_complimentary'],
})

export const undoOrderAction = defineCall({
  name: 'undoOrderAction',
  method: 'POST',
  path: 'ges/orders/undo',
  ...staff,
  summary: 'Takes back a move, an extension, a sale or a gift of the desk, while nobody acted on it since (B-11)',
  input: z.strictObject({ actionId: id }),
  output: doneOutput,
  refusals: ['status_changed'],
})
