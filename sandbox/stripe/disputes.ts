import * as z from 'zod'
import type { Stripe } from 'stripe'
import { idOf, type Account } from './account.ts'
import { DISPUTE_FEE, moveBalance } from './balance.ts'
import { endpoint, type Mount } from './endpoint.ts'
import { invalid } from './errors.ts'
import { changedMetadata, created, metadata, page, text } from './fields.ts'
import { listPage } from './lists.ts'

const ANSWER_TIME = 7 * 24 * 60 * 60

/** The cardholder takes a captured charge back: the money and a fee leave at once. Throws where that is impossible. */
export function openDispute(account: Account, charge: Stripe.Charge): Stripe.Dispute {
  if (!charge.captured || charge.disputed) throw invalid(`The charge ${charge.id} cannot be disputed.`)
  const amount = charge.amount_captured - charge.amount_refunded
  const id = account.id('du_')
  const { currency } = charge
  const description = `Chargeback withdrawal for ${charge.id}`
  const money = { type: 'adjustment', category: 'dispute', currency, source: id, description } as const
  const movement = moveBalance(account, { ...money, amount: -amount, fee: DISPUTE_FEE })
  const dispute = newDispute(account, id, charge, amount)
  dispute.balance_transactions.push(movement)
  charge.disputed = true
  account.disputes.set(id, dispute)
  account.events.emit('charge.dispute.created', dispute)
  account.events.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** Ends a dispute; a won one brings the money and the fee back. Throws for one that is closed. */
export function closeDispute(account: Account, dispute: Stripe.Dispute, won: boolean): Stripe.Dispute {
  if (isClosed(dispute)) throw invalid('This dispute is already closed.')
  dispute.status = won ? 'won' : 'lost'
  if (won) {
    const { currency, id: source, amount } = dispute
    const description = `Chargeback reversal for ${idOf(dispute.charge)}`
    const money = { type: 'adjustment', category: 'dispute_reversal', currency, source, description } as const
    dispute.balance_transactions.push(moveBalance(account, { ...money, amount, fee: -DISPUTE_FEE }))
  }
  account.events.emit('charge.dispute.closed', dispute)
  if (won) account.events.emit('charge.dispute.funds_reinstated', dispute)
  return dispute
}

const read = endpoint({ method: 'GET', path: '/v1/disputes/:id', shape: {} }, (_input, { account, id }) => {
  return account.dispute(id)
})

const list = endpoint(
  {
    method: 'GET',
    path: '/v1/disputes',
    shape: { ...page, created, charge: text.optional(), payment_intent: text.optional() },
  },
  ({ charge, payment_intent, ...paging }, { account }) => {
    const wanted = [...account.disputes.values()].filter(
      (one) =>
        (charge === undefined || one.charge === charge) &&
        (payment_intent === undefined || one.payment_intent === payment_intent),
    )
    return listPage('/v1/disputes', wanted, paging)
  },
)

/** Evidence of Stripe's test mode: `winning_evidence` and `losing_evidence` decide at once. */
const update = endpoint(
  {
    method: 'POST',
    path: '/v1/disputes/:id',
    shape: {
      evidence: z.strictObject({ uncategorized_text: text }).optional(),
      metadata: metadata.optional(),
    },
  },
  (input, { account, id }) => {
    const dispute = account.dispute(id)
    if (isClosed(dispute)) throw invalid('This dispute is already closed.')
    dispute.metadata = changedMetadata(dispute.metadata, input.metadata)
    const words = input.evidence?.uncategorized_text
    if (words !== undefined) {
      dispute.evidence.uncategorized_text = words
      dispute.evidence_details.has_evidence = true
      dispute.evidence_details.submission_count += 1
      dispute.evidence_details.submission_method = 'manual'
      dispute.status = 'under_review'
    }
    account.events.emit('charge.dispute.updated', dispute)
    if (words === 'winning_evidence' || words === 'losing_evidence') {
      closeDispute(account, dispute, words === 'winning_evidence')
    }
    return dispute
  },
)

export const disputeRoutes: readonly Mount[] = [list, read, update]

function isClosed(dispute: Stripe.Dispute): boolean {
  return dispute.status === 'won' || dispute.status === 'lost'
}

function newDispute(account: Account, id: string, charge: Stripe.Charge, amount: number): Stripe.Dispute {
  return {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: account.now() + ANSWER_TIME,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    reason: 'fraudulent',
    status: 'needs_response',
  }
}

const noEvidence = (): Stripe.Dispute.Evidence => ({
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
})
