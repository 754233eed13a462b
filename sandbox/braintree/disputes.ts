import type { Route } from '../platform/exchange.ts'
import { merchantRoute, param } from './call.ts'
import { disputeXml } from './card-xml.ts'
import { notify } from './notifications.ts'
import { Ended, xml } from './refusal.ts'
import type { Dispute, Transaction } from './records.ts'
import type { BraintreeState } from './state.ts'

/** `dispute.find`. */
export function disputeRoutes(state: BraintreeState): Route[] {
  return [
    merchantRoute('GET', 'disputes/:id', (call) => {
      const dispute = state.disputes.get(param(call, 'id'))
      if (dispute === undefined) throw new Ended(404)
      return xml(200, 'dispute', disputeXml(dispute))
    }),
  ]
}

/** The cardholder takes a settled payment back, whole (case 83). */
export function openDispute(state: BraintreeState, transaction: Transaction): Dispute {
  const now = state.now()
  const dispute: Dispute = {
    id: state.world.id('', 16).toLowerCase(),
    transactionId: transaction.id,
    amount: transaction.amount,
    openedAt: now,
    history: [{ status: 'open', at: now }],
    status: 'open',
    updatedAt: now,
  }
  state.disputes.set(dispute.id, dispute)
  transaction.disputes.push(dispute)
  notify(state, 'dispute_opened', { dispute: disputeXml(dispute) })
  return dispute
}

/** The bank decides an open dispute. */
export function closeDispute(state: BraintreeState, dispute: Dispute, won: boolean): void {
  const [status, kind] = won ? (['won', 'dispute_won'] as const) : (['lost', 'dispute_lost'] as const)
  dispute.status = status
  dispute.updatedAt = state.now()
  dispute.history.push({ status, at: dispute.updatedAt })
  notify(state, kind, { dispute: disputeXml(dispute) })
}
