import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { instantField, whole } from '../platform/fields.ts'

/** How long the one-time address opens: the app opens it at once. */
export const PAYMENT_LINK_LIFE = 2 * MINUTE
/** How long the browser may pay the order then: longer than any window of a payment (payments guide, 8.4). */
export const PAYMENT_SESSION_LIFE = 30 * MINUTE

/** Asked by a native shell as its person presses pay; the newest link of an order is the only one that opens. */
export const createPaymentLink = defineCall({
  name: 'createPaymentLink',
  method: 'POST',
  path: 'payments/link',
  policy: 'guest',
  summary: 'A one-time address at which the system’s browser pays one order and nothing else (R-713, R-202)',
  input: z.strictObject({ orderId: whole(1, Number.MAX_SAFE_INTEGER) }),
  output: z.strictObject({
    /** Absolute; opened once, within {@link PAYMENT_LINK_LIFE}. */
    url: z.string(),
    expiresAt: instantField,
  }),
  refusals: ['not_found', 'order_not_payable', 'cart_expired', 'too_many_payments'],
  limits: [{ max: 30, per: 10 * MINUTE, by: 'caller' }],
})
