import { randomUUID } from 'node:crypto'
import * as calls from '../../domain/orders/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { enqueueConfirmation } from './confirmation-outbox.ts'
import { readOrder } from './order-queries.ts'

/** B-02: mails the confirmation of an order again, to its owner and nobody else. */
export const resendConfirmation = handle(calls.resendConfirmation, 'write', async (tx, { orderId }, { actor }) => {
  if ((await readOrder(tx, actor.accountId, orderId)) === null) throw new Refusal('not_found')
  await enqueueConfirmation(tx, orderId, `order-${orderId}-${randomUUID()}`)
  return { done: true as const }
})
