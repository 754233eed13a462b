import type { Stripe } from 'stripe'
import { idOf, type Account, type StoredMethod } from './account.ts'
import { feeOf, moveBalance } from './balance.ts'
import { endpoint, type Mount } from './endpoint.ts'
import { created, page, text } from './fields.ts'
import { listPage } from './lists.ts'
import type { Decline } from './test-cards.ts'

interface Attempt {
  readonly intent: Stripe.PaymentIntent
  readonly stored: StoredMethod
  /** The issuer's refusal; null for an authorised charge. */
  readonly decline: Decline | null
  /** True after a challenge that the person passed. */
  readonly authenticated: boolean
}

/** One try to take an intent's money: a failed charge, or an authorised one that is not captured yet. */
export function makeCharge(account: Account, attempt: Attempt): Stripe.Charge {
  const { intent, stored, decline } = attempt
  const charge: Stripe.Charge = {
    id: account.id('ch_'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: structuredClone(stored.method.billing_details),
    calculated_statement_descriptor: 'SANDBOX',
    captured: false,
    created: account.now(),
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: decline === null,
    payment_intent: intent.id,
    payment_method: stored.method.id,
    payment_method_details: detailsOf(attempt),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline === null ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
  account.charges.set(charge.id, charge)
  return charge
}

/** Takes the reserved money, in cents, with Stripe's fee. */
export function captureCharge(account: Account, charge: Stripe.Charge, amount: number): void {
  charge.captured = true
  charge.amount_captured = amount
  const { currency, id: source, description } = charge
  const movement = {
    type: 'charge',
    category: 'charge',
    amount,
    fee: feeOf(amount),
    currency,
    source,
    description,
  } as const
  charge.balance_transaction = moveBalance(account, movement).id
}

const read = endpoint({ method: 'GET', path: '/v1/charges/:id', shape: {} }, (_input, { account, id }) => {
  return account.charge(id, 'id')
})

const list = endpoint(
  {
    method: 'GET',
    path: '/v1/charges',
    shape: { ...page, created, customer: text.optional(), payment_intent: text.optional() },
  },
  ({ customer, payment_intent, ...paging }, { account }) => {
    const wanted = [...account.charges.values()].filter(
      (one) =>
        (customer === undefined || one.customer === customer) &&
        (payment_intent === undefined || one.payment_intent === payment_intent),
    )
    return listPage('/v1/charges', wanted, paging)
  },
)

export const chargeRoutes: readonly Mount[] = [list, read]

function outcomeOf(decline: Decline | null): Stripe.Charge.Outcome {
  return {
    advice_code: decline?.code === 'processing_error' ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline === null ? 'approved_by_network' : 'declined_by_network',
    reason: decline === null ? null : (decline.decline_code ?? decline.code),
    risk_level: 'normal',
    seller_message: decline === null ? 'Payment complete.' : 'The bank did not return any further details.',
    type: decline === null ? 'authorized' : 'issuer_declined',
  }
}

function detailsOf({ intent, stored, authenticated }: Attempt): Stripe.Charge.PaymentMethodDetails {
  const { card } = stored.method
  const flow = authenticationFlow(stored, authenticated)
  if (card === undefined) throw new Error(`${stored.method.id} is no card`)
  return {
    type: 'card',
    card: {
      amount_authorized: intent.amount,
      authorization_code: null,
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: card.country,
      electronic_commerce_indicator: flow === null ? null : '05',
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: flow === null ? null : { ...AUTHENTICATED, authentication_flow: flow },
      transaction_link_id: null,
      wallet: null,
    },
  }
}

/** How the bank made sure of the person: by a challenge, from what it knew already, or not at all. */
function authenticationFlow({ card }: StoredMethod, authenticated: boolean): 'challenge' | 'frictionless' | null {
  if (authenticated) return 'challenge'
  return card.frictionless === true ? 'frictionless' : null
}

const AUTHENTICATED: Omit<Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure, 'authentication_flow'> = {
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
}
