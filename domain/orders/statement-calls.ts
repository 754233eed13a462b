import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { centsField, instantField, wholeText } from '../platform/fields.ts'
import { LEDGER_KINDS } from '../payments/money-words.ts'

/** By what money of an order moved. */
export const POSTING_WAYS = ['card', 'wallet', 'cash', 'card_terminal', 'credit'] as const
export type PostingWay = (typeof POSTING_WAYS)[number]

/** One movement of an order's money, as its guest is told. */
const postingSchema = z.strictObject({
  kind: z.enum(LEDGER_KINDS),
  way: z.enum(POSTING_WAYS),
  /** Of the card, where its provider told. */
  lastFour: z.nullable(z.string()),
  /** Signed: what came to the order, or went back from it (negative). */
  amountCents: z.number(),
  at: instantField,
  /** Whether it is still on its way: reserved money, a refund that its provider has not sent. */
  isPending: z.boolean(),
})
export type Posting = z.output<typeof postingSchema>

export const getOrderStatement = defineCall({
  name: 'getOrderStatement',
  method: 'GET',
  path: 'orders/statement',
  policy: 'guest',
  summary: 'Every movement of the money of one’s own order, and what is owed or held in the end (R-212, R-411, B-03)',
  input: z.strictObject({ orderId: wholeText(1, 999_999_999_999) }),
  output: z.strictObject({
    /** The oldest first; fees of providers are the resort’s. */
    postings: z.array(postingSchema),
    /** What the policy kept of what was cancelled; it is owed beside the price. */
    keptCents: centsField,
    /** What the desk gave back of the price. */
    allowanceCents: centsField,
    dueCents: centsField,
    /** What is here beyond what is owed; the desk sees to it. */
    heldCents: centsField,
  }),
  refusals: ['not_found'],
})
export type OrderStatement = z.output<typeof getOrderStatement.output>
