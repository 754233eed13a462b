import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/till/reconciliation-calls.ts'
import { ProviderUnavailable } from '../payments/provider.ts'
import { reconcileDay } from '../payments/reconcile.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { reconciliationsAnswer } from './reconciliations-answer.ts'
import type { TillFacts } from './till-facts.ts'

/** B-12: compares a day with a provider's books now. Throws `payment_unavailable` without its keys or while it does not answer. */
export const reconcileAgain = (facts: TillFacts) =>
  handle(calls.reconcileAgain, 'own', async (tx, { provider, day }, { actor }) => {
    const { payments } = facts
    const asked = payments.providers.get(provider)
    if (asked === undefined) throw new Refusal('payment_unavailable')
    const { database } = payments
    await database.transaction((own) =>
      auditStaffAction(own, actor, { action: 'till.reconcile', subject: `provider:${provider}`, detail: { day } }),
    )
    try {
      await reconcileDay(payments, asked, day)
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw new Refusal('payment_unavailable')
      throw error
    }
    return reconciliationsAnswer(tx, facts)
  })
