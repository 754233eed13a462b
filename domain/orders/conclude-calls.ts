import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { whole } from '../platform/fields.ts'
import { ORDER_STATUSES, orderSchema } from './calls.ts'

const input = z.strictObject({
  orderId: whole(1, Number.MAX_SAFE_INTEGER),
  /** False takes it back. */
  isConcluded: z.boolean(),
})

const REFUSALS = ['not_found', 'status_changed', 'order_owed', 'order_not_over', 'payment_in_progress'] as const

export const updateConcluded = defineCall({
  name: 'updateConcluded',
  method: 'POST',
  path: 'orders/updateConcluded',
  policy: 'guest',
  summary: 'Marks one’s own order as concluded once the last of it has come, or takes that back (R-712)',
  input,
  output: orderSchema,
  refusals: REFUSALS,
  limits: [{ max: 30, per: MINUTE, by: 'caller' }],
})

export const updateConcludedAtDesk = defineCall({
  name: 'updateConcludedAtDesk',
  method: 'POST',
  path: 'ges/orders/updateConcluded',
  policy: 'staff',
  roles: ['cashier'],
  summary: 'Marks an order as concluded once the last of it has come, or takes that back (R-712)',
  input,
  output: z.strictObject({ status: z.enum(ORDER_STATUSES) }),
  refusals: REFUSALS,
})
