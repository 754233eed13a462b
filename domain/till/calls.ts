import * as z from 'zod/mini'
import { MONEY_OUT_REFUSALS } from '../payments/money-out.ts'
import { REFUND_TENDERS, TENDERS } from '../payments/tender.ts'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { centsField, civilDateField, idField, instantField, noInput, text, whole } from '../platform/fields.ts'
import { drawerSchema } from './drawers.ts'
import { MOVEMENT_KINDS } from './till-words.ts'

const staff = { policy: 'staff', roles: ['cashier'] } as const
/** Names a press, so that sent again its money is written once (case 91). */
const pressId = text(8, 60)
const amountCents = whole(1, 100_000_000)
const often = { max: 120, per: MINUTE, by: 'caller' } as const

/** What came and went by each tender; cents. */
const totalsSchema = z.strictObject({
  /** Taken less what was taken back. */
  cashCents: centsField,
  cardCents: centsField,
  /** Given back over the counter. */
  refundCashCents: centsField,
  refundCardCents: centsField,
})

/** An order as the desk sees its money. */
export const tillOrderSchema = z.strictObject({
  orderId: z.number(),
  number: z.string(),
  category: z.string(),
  name: z.string(),
  /** Umbrellas or tables of it, e.g. "C5"; empty for what has none. */
  places: z.array(z.string()),
  status: z.string(),
  paymentStatus: z.string(),
  firstDay: civilDateField,
  totalCents: centsField,
  dueCents: centsField,
  /** What is owed is only the difference of a change. */
  isDifference: z.boolean(),
  /** The most that may go back by each way. */
  refundable: z.strictObject({
    cash: centsField,
    card_terminal: centsField,
    original: centsField,
    credit: centsField,
  }),
})
export type TillOrder = z.output<typeof tillOrderSchema>

export const tillMovementSchema = z.strictObject({
  movementId: z.number(),
  kind: z.enum(MOVEMENT_KINDS),
  tender: z.enum(TENDERS),
  /** Signed. */
  amountCents: z.number(),
  tenderedCents: z.nullable(centsField),
  changeCents: z.nullable(centsField),
  reason: z.string(),
  /** Who did it; empty for somebody who is not of the resort's people any more. */
  staff: z.string(),
  device: z.string(),
  at: instantField,
  orderId: z.nullable(z.number()),
  orderNumber: z.nullable(z.string()),
})
export type TillMovement = z.output<typeof tillMovementSchema>

/** Orders that owe something: the sum of all, how many, and the first of them. */
const owingSchema = z.strictObject({ cents: centsField, count: z.number(), orders: z.array(tillOrderSchema) })

export const tillSchema = z.strictObject({
  day: civilDateField,
  /** The closing that the open period follows; null before the first. Sent back by `closeTill`. */
  previousClosingId: z.nullable(z.number()),
  /** Since when the period is open: the last closing, or the first movement; null where nothing moved yet. */
  since: z.nullable(instantField),
  today: totalsSchema,
  /** Since the last closing. */
  open: z.extend(totalsSchema, {
    /** What the last closing left in the drawer. */
    openingCents: centsField,
    floatCents: centsField,
    withdrawnCents: centsField,
    expectedCashCents: z.number(),
    expectedCardCents: z.number(),
  }),
  /** Money due of orders that stand today. */
  toCollect: owingSchema,
  /** The same of guests who came to their places today: asked for before the till is closed. */
  here: owingSchema,
  /** Of the open period, the oldest first. */
  drawers: z.array(drawerSchema),
  /** Everybody of the resort, by name. */
  people: z.array(
    z.strictObject({
      accountId: z.number(),
      name: z.string(),
      /** Cash of guests that they took, less what they gave back, which neither a drawer nor a closing has counted. */
      cashCents: z.number(),
    }),
  ),
  /** Of the open period, the newest first, at most 200. */
  movements: z.array(tillMovementSchema),
  limits: z.strictObject({
    /** A closing that differs by more needs a note. */
    noteAboveCents: centsField,
  }),
})
export type Till = z.output<typeof tillSchema>

export const getTill = defineCall({
  name: 'getTill',
  method: 'GET',
  path: 'ges/till',
  ...staff,
  summary: 'The cash desk now: today’s totals, what is still to collect, the open period and its movements (B-12)',
  input: noInput,
  output: tillSchema,
  refusals: [],
  limits: [often],
})

export const findTillOrders = defineCall({
  name: 'findTillOrders',
  method: 'POST',
  path: 'ges/till/orders',
  ...staff,
  summary: 'Orders by number, name, e-mail or place of today, as the desk sees their money (B-12)',
  input: z.strictObject({ search: text(2, 120) }),
  output: z.strictObject({ orders: z.array(tillOrderSchema) }),
  refusals: [],
  limits: [often],
})

export const collect = defineCall({
  name: 'collect',
  method: 'POST',
  path: 'ges/till/collect',
  ...staff,
  summary: 'Takes money for an order of any kind, all or a part of what is due, and says the change (B-12)',
  input: z.strictObject({
    orderId: idField,
    tender: z.enum(TENDERS, { error: 'not_offered' }),
    amountCents,
    /** Cash that was handed over; null where it is just as much. */
    tenderedCents: z.nullable(amountCents),
    pressId,
  }),
  output: z.strictObject({ changeCents: centsField, order: tillOrderSchema }),
  refusals: ['not_found', 'order_not_payable'],
  limits: [often],
})

export const undoCollect = defineCall({
  name: 'undoCollect',
  method: 'POST',
  path: 'ges/till/undoCollect',
  ...staff,
  summary: 'Takes back what a press collected, with entries of its own (B-11, B-12)',
  input: z.strictObject({ orderId: idField, pressId }),
  output: z.strictObject({ order: tillOrderSchema }),
  refusals: ['not_found', 'status_changed'],
  limits: [often],
})

export const refundAtDesk = defineCall({
  name: 'refundAtDesk',
  method: 'POST',
  path: 'ges/till/refund',
  ...staff,
  summary:
    'Gives back money of an order, never more than is there by that way; beyond the limits with a second yes (B-12, B-32, R-707)',
  input: z.strictObject({
    orderId: idField,
    tender: z.enum(REFUND_TENDERS, { error: 'not_offered' }),
    amountCents,
    reason: text(3, 200),
    pressId,
  }),
  output: z.strictObject({ order: tillOrderSchema }),
  refusals: ['not_found', 'order_not_payable', 'payment_in_progress', ...MONEY_OUT_REFUSALS],
  limits: [often],
})

export const undoRefundAtDesk = defineCall({
  name: 'undoRefundAtDesk',
  method: 'POST',
  path: 'ges/till/undoRefund',
  ...staff,
  summary: 'Takes back a refund that was pressed by mistake, before its money has left (B-11, B-12)',
  input: z.strictObject({ orderId: idField, pressId }),
  output: z.strictObject({ order: tillOrderSchema }),
  refusals: ['not_found', 'status_changed'],
  limits: [often],
})

export const drawerMovement = defineCall({
  name: 'drawerMovement',
  method: 'POST',
  path: 'ges/till/drawer',
  ...staff,
  summary: 'Cash into the drawer as float, or out of it, with a reason; what leaves has limits (B-12, B-32)',
  input: z.strictObject({
    kind: z.enum(['float', 'withdrawal'], { error: 'not_offered' }),
    amountCents,
    reason: text(3, 120),
    pressId,
  }),
  output: tillSchema,
  refusals: [...MONEY_OUT_REFUSALS],
  limits: [often],
})

export const undoDrawerMovement = defineCall({
  name: 'undoDrawerMovement',
  method: 'POST',
  path: 'ges/till/undoDrawer',
  ...staff,
  summary: 'Takes a movement of the drawer back (B-11, B-12)',
  input: z.strictObject({ pressId }),
  output: tillSchema,
  refusals: ['status_changed'],
  limits: [often],
})
