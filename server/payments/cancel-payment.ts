import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/payments/calls.ts'
import { handle } from '../platform/handler.ts'
import { findOpenAttempt, lockPayable, requestCancel } from './attempt-queries.ts'
import type { PaymentFacts } from './payment-facts.ts'

const CANCEL_WITHIN = 4_000

/** ends the open attempt of an order; none is as good. While money may be moving nothing is ended (R13). */
export const cancelPayment = ({ database, driver }: PaymentFacts) =>
  handle(calls.cancelPayment, 'own', async (_tx, { orderId }, { actor }) => {
    const attempt = await database.transaction(async (tx) => {
      if ((await lockPayable(tx, actor.accountId, orderId)) === null) throw new Refusal('not_found')
      const open = await findOpenAttempt(tx, orderId)
      if (open === null) return null
      if (open.isIndeterminate || open.state === 'processing') throw new Refusal('payment_in_progress')
      await requestCancel(tx, open.id)
      return open
    })
    if (attempt !== null) await driver.syncSoon(attempt.id, CANCEL_WITHIN)
    return { done: true as const }
  })
