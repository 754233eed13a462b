import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/payments/calls.ts'
import { handle, isPaymentSession } from '../platform/handler.ts'
import { findOwnAttempt, lockPayable } from './attempt-queries.ts'
import { newPayment } from './new-payment.ts'
import type { PaymentFacts } from './payment-facts.ts'
import { within } from './within.ts'

/** How long the answer waits for the sale, in milliseconds; it goes on, and the outcome is pending meanwhile. */
const SUBMIT_WITHIN = 6_000

/**
 * hands the nonce of the provider's own fields in. What became of it is asked of `completeOrder`: no answer of
 * the provider is no failure (R13). A second nonce while the first one's fate is open is refused.
 */
export const submitPayment = (facts: PaymentFacts) =>
  handle(calls.submitPayment, 'own', async (_tx, { attemptId, nonce, deviceData }, { actor }) => {
    const { database, driver, log } = facts
    const found = await database.transaction(async (tx) => {
      const attempt = await findOwnAttempt(tx, actor.accountId, attemptId)
      if (attempt === null) throw new Refusal('not_found')
      if (isPaymentSession(actor) && attempt.orderId !== actor.paysOrderId) throw new Refusal('not_found')
      const locked = await lockPayable(tx, actor.accountId, attempt.orderId)
      if (locked === null) throw new Refusal('not_found')
      const { order, serverNow } = locked
      if (order.status === 'expired') throw new Refusal('cart_expired')
      if (order.status === 'awaiting_payment' && order.payUntil !== null && order.payUntil <= serverNow)
        throw new Refusal('cart_expired')
      if (attempt.isSettled || attempt.isCancelRequested || order.dueCents < attempt.amountCents)
        throw new Refusal('order_not_payable')
      if (attempt.isIndeterminate || attempt.ref !== null) throw new Refusal('payment_in_progress')
      return { attempt, order }
    })
    const { attempt, order } = found
    const payment = newPayment(attempt, order, { nonce, deviceData: deviceData ?? null })
    await within(SUBMIT_WITHIN, driver.submit(attempt.id, payment), log)
    return { done: true as const }
  })
