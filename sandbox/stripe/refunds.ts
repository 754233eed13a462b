import * as z from 'zod'
import type { Stripe } from 'stripe'
import { idOf, type Account } from './account.ts'
import { moveBalance } from './balance.ts'
import { endpoint, type Mount } from './endpoint.ts'
import { invalid, missing, StripeFailure } from './errors.ts'
import { changedMetadata, created, metadata, page, text, whole } from './fields.ts'
import { listPage } from './lists.ts'

const create = endpoint(
  {
    method: 'POST',
    path: '/v1/refunds',
    shape: {
      charge: text.optional(),
      payment_intent: text.optional(),
      amount: whole.optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata: metadata.optional(),
    },
  },
  (input, { account }) => {
    const charge = chargeOf(account, input)
    const left = charge.amount_captured - charge.amount_refunded
    if (charge.disputed)
      throw conflict('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`)
    if (left === 0) throw conflict('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
    const amount = input.amount ?? left
    if (amount < 1) throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
    if (amount > left) {
      const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`
      throw invalid(message, { param: 'amount' })
    }
    const refund = newRefund(account, charge, amount)
    refund.reason = input.reason ?? null
    refund.metadata = changedMetadata(null, input.metadata)
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount_captured
    account.refunds.set(refund.id, refund)
    const kind = kindOf(account, charge)
    if (kind === 'pending') refund.status = 'pending'
    account.events.emit('refund.created', refund)
    account.events.emit('charge.refunded', charge)
    if (kind !== undefined) later(account, refund, kind === 'pending')
    return refund
  },
)

const read = endpoint({ method: 'GET', path: '/v1/refunds/:id', shape: {} }, (_input, { account, id }) => {
  return account.refund(id)
})

const list = endpoint(
  {
    method: 'GET',
    path: '/v1/refunds',
    shape: { ...page, created, charge: text.optional(), payment_intent: text.optional() },
  },
  ({ charge, payment_intent, ...paging }, { account }) => {
    const wanted = [...account.refunds.values()].filter(
      (one) =>
        (charge === undefined || one.charge === charge) &&
        (payment_intent === undefined || one.payment_intent === payment_intent),
    )
    return listPage('/v1/refunds', wanted, paging)
  },
)

export const refundRoutes: readonly Mount[] = [create, list, read]

/** The bank's word on a refund: a failed one brings the money back to the balance. Throws for one that has failed. */
export function resolveRefund(account: Account, id: string, ok: boolean): Stripe.Refund {
  const refund = account.refund(id)
  if (refund.status === 'failed') throw invalid('This refund has already failed.')
  if (ok) {
    refund.status = 'succeeded'
    account.events.emit('refund.updated', refund)
    return refund
  }
  const charge = account.charge(idOf(refund.charge) ?? '')
  refund.status = 'failed'
  refund.failure_reason = 'expired_or_canceled_card'
  const { amount, currency, id: source } = refund
  const description = 'REFUND FAILURE'
  const money = { type: 'refund_failure', category: 'refund_failure', amount, currency, source, description } as const
  refund.failure_balance_transaction = moveBalance(account, money).id
  charge.amount_refunded -= amount
  charge.refunded = false
  account.events.emit('refund.updated', refund)
  account.events.emit('refund.failed', refund)
  return refund
}

/** After a new start: the banks that had not spoken yet speak now. */
export function awaitBanks(account: Account): void {
  for (const refund of account.refunds.values()) {
    const kind = kindOf(account, account.charge(idOf(refund.charge) ?? ''))
    const waits = kind === 'pending' ? refund.status === 'pending' : kind === 'failing' && refund.status === 'succeeded'
    if (waits) later(account, refund, kind === 'pending')
  }
}

/** What the card's bank does with refunds beside paying them. */
function kindOf(account: Account, { payment_method }: Stripe.Charge): 'pending' | 'failing' | undefined {
  return account.methods.get(payment_method ?? '')?.card.refund
}

/** The bank of card …7726 or …5126 speaks after a while, unless the control plane spoke first or the sandbox forgot the refund. */
function later(account: Account, refund: Stripe.Refund, ok: boolean): void {
  const status = refund.status
  const timer = setTimeout(() => {
    if (account.refunds.get(refund.id) === refund && refund.status === status) {
      account.events.cause = null
      resolveRefund(account, refund.id, ok)
    }
  }, account.world.bankDelay)
  timer.unref()
}

interface Target {
  readonly charge?: string | undefined
  readonly payment_intent?: string | undefined
}

function chargeOf(account: Account, { charge, payment_intent }: Target): Stripe.Charge {
  if (charge === undefined && payment_intent === undefined) {
    const message = 'One of the following params should be provided for this request: payment_intent or charge.'
    throw invalid(message, { code: 'parameter_missing' })
  }
  const intent = payment_intent === undefined ? null : account.paymentIntent(payment_intent, 'payment_intent')
  const id = charge ?? idOf(intent?.latest_charge)
  if (charge !== undefined && intent !== null && idOf(intent.latest_charge) !== charge) {
    throw missing('charge', charge, 'charge')
  }
  const found = id === null ? undefined : account.charge(id)
  if (found?.captured !== true) {
    throw invalid(`This PaymentIntent (${payment_intent ?? '-'}) does not have a successful charge to refund.`)
  }
  return found
}

function conflict(code: string, message: string): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', code, message }, true)
}

function newRefund(account: Account, charge: Stripe.Charge, amount: number): Stripe.Refund {
  const id = account.id('re_')
  const { currency } = charge
  const description = `REFUND FOR CHARGE ${charge.id}`
  const money = { type: 'refund', category: 'refund', amount: -amount, currency, source: id, description } as const
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: moveBalance(account, money).id,
    charge: charge.id,
    created: account.now(),
    currency,
    customer: idOf(charge.customer),
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}
