import type { PaymentOutcome } from '../../domain/payments/calls.ts'
import { outcomeOf, type Outcome } from '../../domain/payments/outcome.ts'
import type { Queryable } from '../platform/database.ts'
import { findTellingAttempt, readPayable } from './attempt-queries.ts'
import type { PaymentFacts } from './payment-facts.ts'

/** How long an answer waits for the provider: then it is pending, and asked for again. */
const SYNC_WITHIN = 5_000

export interface AskedPayment {
  readonly outcome: Outcome
  readonly payment: PaymentOutcome | null
}

/**
 * R14: asks the provider of the attempt that tells how paying went, when that is still open, and says what became of it.
 * The order is known to be the asker's.
 */
export async function askPayment(facts: PaymentFacts, orderId: number): Promise<AskedPayment> {
  const { database, driver } = facts
  const attempt = await findTellingAttempt(database, orderId)
  const isHeard = attempt === null || attempt.isSettled || (await driver.syncSoon(attempt.id, SYNC_WITHIN))
  return tellPayment(facts, database, orderId, isHeard)
}

/** What is known of an order's payment; a provider that is still being asked leaves it open (R13). */
async function tellPayment(
  facts: PaymentFacts,
  tx: Queryable,
  orderId: number,
  isHeard: boolean,
): Promise<AskedPayment> {
  const [attempt, order] = await Promise.all([findTellingAttempt(tx, orderId), readPayable(tx, orderId)])
  const { status, dueCents } = order
  const triesLeft = Math.max(0, facts.settings.maxPaymentTries - order.tries)
  const told = outcomeOf(
    {
      isLive: status === 'confirmed' || status === 'completed',
      isAwaiting: status === 'awaiting_payment',
      isExpired: status === 'expired',
      dueCents,
      triesLeft,
    },
    attempt === null ? null : { ...attempt, isIndeterminate: attempt.isIndeterminate || !isHeard },
  )
  const { outcome, failure, canRetry } = told
  if (attempt === null) return { outcome, payment: null }
  const { attemptId, modeId, provider, instrument } = attempt
  return { outcome, payment: { attemptId, modeId, provider, instrument, failure, canRetry, triesLeft } }
}
