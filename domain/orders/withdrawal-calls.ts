import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { centsField, civilDateField, instantField, text, whole, wholeText } from '../platform/fields.ts'
import { emailField } from '../accounts/field-rules.ts'

/** A declaration of withdrawal as it was received: the receipt says the same (art. 54-bis). */
const receiptSchema = z.strictObject({
  name: z.string(),
  contact: z.string(),
  declaredAt: instantField,
  refundCents: centsField,
})

const withdrawalSchema = z.strictObject({
  orderId: z.number(),
  number: z.string(),
  /** What the contract is about, as it was sold. */
  thing: z.string(),
  placedAt: instantField,
  /** Last day on which the right runs; null where the law gives none: a fixed place and dates. */
  lastDay: z.nullable(civilDateField),
  isRunning: z.boolean(),
  /** Whose contract it is, as they are known: the statement begins with it. */
  name: z.string(),
  contact: z.string(),
  paidCents: centsField,
  /** Share of the price of what was used by now. */
  usedCents: centsField,
  refundCents: centsField,
  /** Once it was declared. */
  receipt: z.nullable(receiptSchema),
  serverNow: instantField,
})
export type Withdrawal = z.output<typeof withdrawalSchema>

export const getWithdrawal = defineCall({
  name: 'getWithdrawal',
  method: 'GET',
  path: 'orders/withdrawal',
  policy: 'customer',
  summary: 'The right to withdraw from one’s own order, and what would go back now (B-15, art. 54-bis)',
  input: z.strictObject({ orderId: wholeText(1, 999_999_999_999) }),
  output: withdrawalSchema,
  refusals: ['not_found', 'withdrawal_not_given'],
})

/** Sent twice it is declared once; the first one's receipt is answered. */
export const declareWithdrawal = defineCall({
  name: 'declareWithdrawal',
  method: 'POST',
  path: 'orders/withdraw',
  policy: 'customer',
  summary: 'Withdraws from one’s own contract: ends it, sends the money back, mails the receipt (B-15, art. 54-bis)',
  input: z.strictObject({
    orderId: whole(1, Number.MAX_SAFE_INTEGER),
    name: text(2, 100),
    contact: emailField,
  }),
  output: withdrawalSchema,
  refusals: ['not_found', 'withdrawal_not_given', 'withdrawal_over', 'payment_in_progress'],
})
