import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { whole } from '../platform/fields.ts'
import * as z from 'zod/mini'
import { orderSchema } from './calls.ts'

/** Pays part or all of an unpaid order with credit; what is left is paid online, or at the desk (B-06). */
export const payWithCredit = defineCall({
  name: 'payWithCredit',
  method: 'POST',
  path: 'orders/payWithCredit',
  policy: 'guest',
  summary: 'Pays part or all of one’s own unpaid order with credit (B-06, R-411)',
  input: z.strictObject({
    orderId: whole(1, Number.MAX_SAFE_INTEGER),
    creditCents: whole(1, 10_000_000),
    /** What was owed when the button was pressed: the same press pays once. */
    dueCents: whole(1, 10_000_000),
  }),
  output: orderSchema,
  refusals: ['not_found', 'order_not_payable', 'payment_in_progress', 'credit_changed'],
  limits: [{ max: 30, per: MINUTE, by: 'caller' }],
})
