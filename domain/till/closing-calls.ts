import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { centsField, civilDateField, idField, instantField, rule, text, whole } from '../platform/fields.ts'
import { tillMovementSchema } from './calls.ts'
import { countedField, denominationsSchema, drawerSchema, noteField } from './drawers.ts'

const staff = { policy: 'staff', roles: ['cashier'] } as const
const often = { max: 60, per: MINUTE, by: 'caller' } as const

export const closingSchema = z.strictObject({
  closingId: z.number(),
  year: z.number(),
  /** Counts from 1 in each year; 0 is what was taken before the till was kept. */
  number: z.number(),
  from: instantField,
  to: instantField,
  openingCents: centsField,
  expectedCashCents: z.number(),
  countedCashCents: centsField,
  expectedCardCents: z.number(),
  countedCardCents: z.number(),
  /** Counted less expected, of both tenders. */
  differenceCents: z.number(),
  leftCents: centsField,
  note: z.string(),
  staff: z.string(),
})
export type Closing = z.output<typeof closingSchema>

export const closeTill = defineCall({
  name: 'closeTill',
  method: 'POST',
  path: 'ges/till/close',
  ...staff,
  summary:
    'Closes the till with what was counted, once for each press; refused when somebody closed it meanwhile (B-12)',
  input: z.strictObject({
    /** The closing that the screen saw the open period follow. */
    previousClosingId: z.nullable(idField),
    counted: z.strictObject({
      cashCents: countedField,
      /** What the terminal's own report says; below 0 where it gave back more than it took. */
      cardCents: whole(-100_000_000, 100_000_000),
      /** Null where only the sum was typed; else it adds up to `cashCents`. */
      denominations: z.nullable(denominationsSchema),
    }),
    /** What stays in the drawer: at most what was counted. */
    leftCents: countedField,
    note: noteField,
    /** What guests who are here still owe, as the screen said it: a closing all the same says why in its note. */
    owingCents: z.optional(countedField),
    pressId: text(8, 60),
  }),
  output: closingSchema,
  refusals: ['till_closed_meanwhile'],
  limits: [often],
})

export const listClosings = defineCall({
  name: 'listClosings',
  method: 'POST',
  path: 'ges/till/closings',
  ...staff,
  summary: 'Closings of the till, the newest first, fifty at a time (B-12)',
  input: z.strictObject({
    /** Those before this one; null for the newest. */
    before: z.nullable(idField),
  }),
  output: z.strictObject({ closings: z.array(closingSchema), hasMore: z.boolean() }),
  refusals: [],
  limits: [often],
})

export const getClosing = defineCall({
  name: 'getClosing',
  method: 'POST',
  path: 'ges/till/closing',
  ...staff,
  summary: 'One closing with its movements and what was counted of each coin and note, to be printed (B-12)',
  input: z.strictObject({ closingId: idField }),
  output: z.strictObject({
    closing: closingSchema,
    denominations: z.nullable(z.array(z.number())),
    /** The newest first, at most 1000. */
    movements: z.array(tillMovementSchema),
    /** Of the people who had one in this period, the oldest first. */
    drawers: z.array(drawerSchema),
    movementCount: z.number(),
  }),
  refusals: ['not_found'],
  limits: [often],
})

export const exportAccounting = defineCall({
  name: 'exportAccounting',
  method: 'POST',
  path: 'ges/till/export',
  needsProof: true,
  ...staff,
  summary: 'The ledger of some days as CSV for the accountant, in pages; the last one ends with the totals (B-12)',
  input: z
    .strictObject({
      from: civilDateField,
      to: civilDateField,
      /** What the page before ended with; null for the first. */
      after: z.nullable(whole(0, Number.MAX_SAFE_INTEGER)),
    })
    .check(
      rule(({ from, to }) => from <= to, 'date_order', 'to'),
      rule(({ from, to }) => Date.parse(to) - Date.parse(from) < 400 * 24 * 60 * MINUTE, 'too_large', 'to'),
    ),
  output: z.strictObject({
    fileName: z.string(),
    /** Rows of this page; the first begins with a byte order mark and the names of the columns. */
    csv: z.string(),
    /** Null when this is the last page. */
    next: z.nullable(z.number()),
  }),
  refusals: ['proof_needed'],
  limits: [{ max: 300, per: MINUTE, by: 'caller' }],
  plainOutput: true,
})
