import * as z from 'zod/mini'
import { MONEY_OUT_REFUSALS } from '../payments/money-out.ts'
import { defineCall } from '../platform/call.ts'
import {
  centsField,
  civilDateField,
  dayPartField,
  doneOutput,
  idField,
  rule,
  text,
  whole,
  wholeText,
} from '../platform/fields.ts'
import { DOG_REFUSALS, PLACE_REFUSALS } from '../umbrellas/calls.ts'
import { actedFields } from '../umbrellas/staff-calls.ts'
import { PLACE_KINDS } from '../umbrellas/plan.ts'
import { AROUND_REASONS } from '../umbrellas/suitability.ts'

/** Who stands at the beach: its people and the cashier. */
export const staff = { policy: 'staff', roles: ['beach', 'cashier'] } as const
const id = whole(1, Number.MAX_SAFE_INTEGER)
const idText = wholeText(1, 999_999_999_999)
export const inOrder = rule((period: { from: string; to: string }) => period.from <= period.to, 'date_order', 'to')
const signedCents = whole(-10_000_000, 10_000_000)
/** Why something costs nothing: the audit and the books keep it. */
export const reasonField = text(2, 200)

/** What lies round a place speaks against these dogs (B-17): shown to the resort's people, who may give it all the same. */
export const aroundField = z.nullable(z.enum(AROUND_REASONS))
/** Why a place is given although dogs speak against it: kept in the audit. Without it such a place is refused. */
export const dogsReasonField = z.optional(reasonField)

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
  summary: 'Moves a booking, or some of its days, to another place: for what it cost, or the difference (B-03, B-11)',
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
  refusals: [...BOOKING_REFUSALS, ...PLACE_REFUSALS, 'quote_changed', ...MONEY_OUT_REFUSALS],
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
