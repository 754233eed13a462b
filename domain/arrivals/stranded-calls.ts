import * as z from 'zod/mini'
import { MONEY_OUT_REFUSALS } from '../payments/money-out.ts'
import { TENDERS } from '../payments/tender.ts'
import { defineCall } from '../platform/call.ts'
import {
  centsField,
  civilDateField,
  doneOutput,
  idField,
  instantField,
  languageField,
  noInput,
  text,
  whole,
  wholeText,
} from '../platform/fields.ts'
import { PLACE_KINDS } from '../umbrellas/plan.ts'
import { STRANDED_CAUSES } from './stranded-rules.ts'

const staff = { policy: 'staff', roles: ['beach', 'cashier'] } as const
const orderId = whole(1, Number.MAX_SAFE_INTEGER)
const pressId = text(8, 60)

export const strandedSchema = z.strictObject({
  orderId: z.number(),
  number: z.string(),
  holder: z.string(),
  /** Empty where there is none. */
  phone: z.string(),
  /** In which the guest reads. */
  language: languageField,
  people: z.number(),
  /** Who was seen: each place of the order that a device noted, the first one first. */
  seen: z.array(
    z.strictObject({
      visitId: z.string(),
      day: civilDateField,
      code: z.string(),
      seenAt: instantField,
      /** First name of whose device it was. */
      seenBy: z.string(),
      cause: z.enum(STRANDED_CAUSES),
    }),
  ),
  releasedAt: instantField,
  /** Whether all of its places are free again. */
  isFree: z.boolean(),
  /** What was taken of them and is in the till; 0 for nothing. */
  moneyCents: centsField,
  /** By which tender most of it came; null for no money. */
  tender: z.nullable(z.enum(TENDERS)),
})
export type Stranded = z.output<typeof strandedSchema>

export const listStranded = defineCall({
  name: 'listStranded',
  method: 'GET',
  path: 'ges/arrivals/stranded',
  ...staff,
  summary:
    'Guests whom a tablet saw and whose place had been freed: each stands until somebody has solved it (B-02, B-04)',
  input: noInput,
  output: z.strictObject({ stranded: z.array(strandedSchema) }),
  refusals: [],
})

export const listSeats = defineCall({
  name: 'listSeats',
  method: 'GET',
  path: 'ges/arrivals/seats',
  ...staff,
  summary: 'Places that stranded guests may have for all of their days, their own before others (B-11)',
  input: z.strictObject({ orderId: wholeText(1, 999_999_999_999) }),
  output: z.strictObject({
    lines: z.array(
      z.strictObject({
        bookingId: z.number(),
        code: z.string(),
        from: civilDateField,
        to: civilDateField,
        umbrellaId: z.number(),
        /** Whether their own place is free again. */
        isFree: z.boolean(),
        seats: z.array(
          z.strictObject({
            umbrellaId: z.number(),
            code: z.string(),
            kind: z.enum(PLACE_KINDS),
            isSameCategory: z.boolean(),
            /** From their own, in metres. */
            distance: z.number(),
          }),
        ),
      }),
    ),
  }),
  refusals: ['not_found'],
})
export type SeatLine = z.output<typeof listSeats.output>['lines'][number]

const solvedOutput = z.strictObject({ solutionId: z.number(), undoUntil: instantField })

/** For what it cost: the order stands again, its guests have arrived, and what they paid is theirs. */
export const reseatStranded = defineCall({
  name: 'reseatStranded',
  method: 'POST',
  path: 'ges/arrivals/reseat',
  ...staff,
  summary:
    'Gives stranded guests their places again, or others at the same price, all or none; they have arrived (B-04, B-11)',
  input: z.strictObject({
    orderId,
    pressId,
    /** A place for each line of the order. */
    seats: z
      .array(z.strictObject({ bookingId: orderId, umbrellaId: idField }))
      .check(z.minLength(1, { error: 'required' }), z.maxLength(20, { error: 'too_large' })),
  }),
  output: solvedOutput,
  refusals: ['not_found', 'umbrella_taken', 'umbrella_unknown', 'extra_sold_out', 'status_changed'],
})

export const refundStranded = defineCall({
  name: 'refundStranded',
  method: 'POST',
  path: 'ges/arrivals/refundStranded',
  ...staff,
  summary: 'Gives stranded guests all back that was taken of them, by the tender it came by (B-04, B-12)',
  input: z.strictObject({ orderId, pressId, amountCents: whole(1, 10_000_000) }),
  output: solvedOutput,
  refusals: [
    'not_found',
    'quote_changed',
    'payment_in_progress',
    'input_invalid',
    'status_changed',
    ...MONEY_OUT_REFUSALS,
  ],
})

/** Refused as `status_changed` while money of theirs is in the till: it belongs to somebody. */
export const closeStranded = defineCall({
  name: 'closeStranded',
  method: 'POST',
  path: 'ges/arrivals/closeStranded',
  ...staff,
  summary: 'Says that nothing is left to do for stranded guests who have paid nothing, and why (B-04)',
  input: z.strictObject({ orderId, pressId, note: text(2, 200) }),
  output: solvedOutput,
  refusals: ['not_found', 'status_changed'],
})

export const undoStranded = defineCall({
  name: 'undoStranded',
  method: 'POST',
  path: 'ges/arrivals/undoStranded',
  ...staff,
  summary: 'Takes back what was done for stranded guests, while nobody acted on it since (B-11)',
  input: z.strictObject({ solutionId: orderId }),
  output: doneOutput,
  refusals: ['not_found', 'status_changed'],
})
