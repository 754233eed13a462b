import * as z from 'zod/mini'
import { defineCall, type Policy } from '../platform/call.ts'
import { centsField, doneOutput, instantField, noInput, text, whole } from '../platform/fields.ts'
import type { StaffRole } from '../platform/staff-role.ts'
import { TENDERS } from '../payments/tender.ts'
import { BAR_STATIONS, BAR_STATUSES, barItemsField, barStateSchema, REJECT_REASONS } from './calls.ts'

/** The bar's people; a manager always may. */
const staff = { policy: 'staff' satisfies Policy, roles: ['bar'] satisfies StaffRole[] } as const
const orderIdField = whole(1, Number.MAX_SAFE_INTEGER)
/** What the screen showed: anything else in the meantime is `status_changed`, or `already_done` by a colleague. */
const seenStatusField = z.enum(BAR_STATUSES, { error: 'not_offered' })
/** How an order is paid, with the cash that was handed over where it was said. */
const paidSchema = z.strictObject({
  tender: z.enum(TENDERS, { error: 'not_offered' }),
  tenderedCents: z.optional(whole(0, 100_000_000)),
})

const boardLineSchema = z.strictObject({
  lineId: z.number(),
  /** Of the catalogue: what of an order is sold out is marked on its card. */
  itemId: z.number(),
  /** Italian: the language of the bar. */
  name: z.string(),
  options: z.array(z.string()),
  note: z.nullable(z.string()),
  quantity: z.number(),
  station: z.enum(BAR_STATIONS),
  /** Its station is done with this order. */
  isReady: z.boolean(),
})

const personSchema = z.strictObject({ accountId: z.number(), name: z.string() })

/** A bar order as the board shows it: a place, a number and the name that is called out; no telephone and no address. */
export const boardOrderSchema = z.strictObject({
  orderId: z.number(),
  /** Number of the day: "n. 209". */
  ticket: z.number(),
  status: z.enum(BAR_STATUSES),
  /** Code of the umbrella; null is fetched at the counter. */
  code: z.nullable(z.string()),
  /** Last name of whoever ordered, or the first where there is no other; empty for somebody who gave none, or is gone. */
  name: z.string(),
  /** The guest booked that place today, scanned its tag or ordered from a worker; false was typed, and paid before (security guide, k). */
  isVerified: z.boolean(),
  lines: z.array(boardLineSchema),
  /** Of the whole order. */
  note: z.nullable(z.string()),
  /** To be taken in cash with the delivery: "Incassa e consegna"; 0 is paid. */
  dueCents: centsField,
  totalCents: centsField,
  tipCents: centsField,
  receivedAt: instantField,
  acceptedAt: z.nullable(instantField),
  readyAt: z.nullable(instantField),
  deliveredAt: z.nullable(instantField),
  rejectedAt: z.nullable(instantField),
  promisedAt: instantField,
  /** What was promised has passed and it is not ready: the red card. */
  isLate: z.boolean(),
  /** Who accepted it. */
  worker: z.nullable(z.string()),
  runner: z.nullable(personSchema),
  /** Until when the last action can be taken back; null when it cannot. */
  undoUntil: z.nullable(instantField),
})
export type BoardOrder = z.output<typeof boardOrderSchema>

/** Most delivered orders that the board keeps in sight. */
export const MOST_DELIVERED = 40

export const barBoardSchema = z.strictObject({
  /** Received, preparing and ready, oldest first. */
  orders: z.array(boardOrderSchema),
  /** The last {@link MOST_DELIVERED} of today, newest first. */
  delivered: z.array(boardOrderSchema),
  counts: z.strictObject({
    received: z.number(),
    preparing: z.number(),
    ready: z.number(),
    deliveredToday: z.number(),
    rejectedToday: z.number(),
  }),
  stations: z.array(z.enum(BAR_STATIONS)),
  state: barStateSchema,
  /** Items that are sold out, or of which the pieces are counted. */
  stock: z.array(
    z.strictObject({ itemId: z.number(), name: z.string(), isSoldOut: z.boolean(), left: z.nullable(z.number()) }),
  ),
  /** Who can bring orders. */
  runners: z.array(personSchema),
  serverNow: instantField,
})
export type BarBoard = z.output<typeof barBoardSchema>

export const getBarBoard = defineCall({
  name: 'getBarBoard',
  method: 'GET',
  path: 'ges/bar/board',
  ...staff,
  summary: 'The board: open orders, the last delivered, what is sold out, whether the bar is paused (R-603, B-08)',
  input: noInput,
  output: barBoardSchema,
  refusals: [],
})

const boardOrderOutput = z.strictObject({ order: boardOrderSchema })

export const sellAtBar = defineCall({
  name: 'sellAtBar',
  method: 'POST',
  path: 'ges/bar/sell',
  ...staff,
  summary:
    'Orders for a guest who asks a worker, also while the app takes no orders; paid at once or with the delivery (B-08, B-12)',
  input: z.strictObject({
    /** Code of the umbrella that it goes to; null is fetched at the counter. */
    code: z.nullable(text(2, 12)),
    /** What is called out when it is ready; may be empty. */
    name: text(0, 60),
    items: barItemsField,
    /** For the whole order. */
    note: z.optional(text(1, 200)),
    /** How it is paid at once, with the cash that was handed over where it was said; null is in cash with the delivery. */
    paid: z.nullable(paidSchema),
    /** What the guest was told: another total is `quote_changed`, which says it. */
    totalCents: whole(0, 100_000_000),
  }),
  output: boardOrderOutput,
  refusals: [
    'item_unknown',
    'item_sold_out',
    'option_required',
    'position_unknown',
    'quote_changed',
    'order_not_payable',
  ],
})

export const acceptBarOrder = defineCall({
  name: 'acceptBarOrder',
  method: 'POST',
  path: 'ges/bar/accept',
  ...staff,
  summary: 'Received becomes preparing; the guest sees who works on it (R-410, B-08)',
  input: z.strictObject({ orderId: orderIdField, status: seenStatusField }),
  output: boardOrderOutput,
  refusals: ['not_found', 'already_done', 'status_changed'],
})

export const delayBarOrder = defineCall({
  name: 'delayBarOrder',
  method: 'POST',
  path: 'ges/bar/delay',
  ...staff,
  summary: 'Moves what was promised to the guest by some minutes (R-410, B-08)',
  input: z.strictObject({
    orderId: orderIdField,
    status: seenStatusField,
    /** The promise that the screen showed: two colleagues do not delay twice. */
    promisedAt: instantField,
    minutes: whole(1, 60),
  }),
  output: boardOrderOutput,
  refusals: ['not_found', 'status_changed'],
})

export const rejectBarOrder = defineCall({
  name: 'rejectBarOrder',
  method: 'POST',
  path: 'ges/bar/reject',
  ...staff,
  summary: 'Sends an order back with a reason: all of its money returns; it cannot be undone (R-410, B-08)',
  input: z.strictObject({
    orderId: orderIdField,
    status: seenStatusField,
    reason: z.enum(REJECT_REASONS, { error: 'not_offered' }),
    /** Words for the guest. */
    text: z.optional(text(1, 200)),
  }),
  output: boardOrderOutput,
  refusals: ['not_found', 'already_done', 'status_changed', 'not_yourself'],
})

export const readyBarOrder = defineCall({
  name: 'readyBarOrder',
  method: 'POST',
  path: 'ges/bar/ready',
  ...staff,
  summary: 'One station, or all, is done; the order is ready when all of its stations are (R-410, B-08)',
  input: z.strictObject({
    orderId: orderIdField,
    status: seenStatusField,
    /** Missing is all of them: the one button of a small bar. */
    station: z.optional(z.enum(BAR_STATIONS, { error: 'not_offered' })),
  }),
  output: boardOrderOutput,
  refusals: ['not_found', 'already_done', 'status_changed'],
})

export const deliverBarOrder = defineCall({
  name: 'deliverBarOrder',
  method: 'POST',
  path: 'ges/bar/deliver',
  ...staff,
  summary: 'Ready becomes delivered; what is due is taken with it, in cash or by card (R-104, R-410, B-08)',
  input: z.strictObject({
    orderId: orderIdField,
    status: seenStatusField,
    /** What the screen said is due: another amount by now is `status_changed`. */
    dueCents: whole(0, 100_000_000),
    /** How it is paid; just as much in cash where it is missing. */
    paid: z.optional(paidSchema),
  }),
  output: boardOrderOutput,
  refusals: ['not_found', 'already_done', 'status_changed', 'order_not_payable'],
})

export const assignRunner = defineCall({
  name: 'assignRunner',
  method: 'POST',
  path: 'ges/bar/runner',
  ...staff,
  summary: 'Who brings an order; null is nobody yet (B-08)',
  input: z.strictObject({
    orderId: orderIdField,
    status: seenStatusField,
    runnerId: z.nullable(whole(1, Number.MAX_SAFE_INTEGER)),
  }),
  output: boardOrderOutput,
  refusals: ['not_found', 'status_changed'],
})

export const undoBarAction = defineCall({
  name: 'undoBarAction',
  method: 'POST',
  path: 'ges/bar/undo',
  ...staff,
  summary: 'Takes the last step of an order back within some seconds, with its cash (B-08)',
  input: z.strictObject({ orderId: orderIdField, status: seenStatusField }),
  output: boardOrderOutput,
  refusals: ['not_found', 'already_done', 'status_changed'],
})

export const pauseBar = defineCall({
  name: 'pauseBar',
  method: 'POST',
  path: 'ges/bar/pause',
  ...staff,
  summary: 'Stops taking orders for some minutes, or until it is opened again (B-08, R-807)',
  input: z.strictObject({ minutes: z.nullable(whole(1, 720)) }),
  output: z.strictObject({ state: barStateSchema }),
  refusals: [],
})

export const reopenBar = defineCall({
  name: 'reopenBar',
  method: 'POST',
  path: 'ges/bar/reopen',
  ...staff,
  summary: 'Takes orders again (B-08)',
  input: noInput,
  output: z.strictObject({ state: barStateSchema }),
  refusals: [],
})

export const setItemSoldOut = defineCall({
  name: 'setItemSoldOut',
  method: 'POST',
  path: 'ges/bar/soldOut',
  ...staff,
  summary: 'Marks an item as sold out, or as there again (B-08)',
  input: z.strictObject({ itemId: whole(1, 2_147_483_647), isSoldOut: z.boolean() }),
  output: doneOutput,
  refusals: ['item_unknown'],
})

export const setItemStock = defineCall({
  name: 'setItemStock',
  method: 'POST',
  path: 'ges/bar/stock',
  ...staff,
  summary: 'How many pieces of an item are left; null does not count them (B-08)',
  input: z.strictObject({ itemId: whole(1, 2_147_483_647), left: z.nullable(whole(0, 100_000)) }),
  output: doneOutput,
  refusals: ['item_unknown'],
})
