import type { Stripe } from 'stripe'
import type { Account } from './account.ts'
import { invalid } from './errors.ts'

const LEAST_AMOUNT = 50
const MOST_AMOUNT = 99_999_999

/** Throws `amount_too_small` below 50 cents and `amount_too_large` from a million on. */
export function checkAmount(amount: number): void {
  if (amount > MOST_AMOUNT) {
    throw invalid('Amount must be no more than €999,999.99.', { code: 'amount_too_large', param: 'amount' })
  }
  if (amount < LEAST_AMOUNT) {
    throw invalid('Amount must be at least €0.50 eur.', { code: 'amount_too_small', param: 'amount' })
  }
}

interface NewIntent {
  readonly amount: number
  readonly currency: string
  readonly automatic_payment_methods?:
    | { enabled: boolean; allow_redirects?: 'always' | 'never' | undefined }
    | undefined
  readonly capture_method?: 'automatic' | 'automatic_async' | 'manual' | undefined
  readonly allowed_payment_method_types?: readonly 'card'[] | undefined
}

/** What the resort never uses. */
const ABSENT = {
  application: null,
  application_fee_amount: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_record: null,
  processing: null,
  review: null,
  shipping: null,
  source: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>

/** An intent as it begins: without a customer, a method or a try. */
export function newIntent(account: Account, input: NewIntent): Stripe.PaymentIntent {
  const id = account.id('pi_')
  const { enabled, allow_redirects } = input.automatic_payment_methods ?? {
    enabled: input.allowed_payment_method_types === undefined,
  }
  return {
    id,
    object: 'payment_intent',
    ...ABSENT,
    allowed_payment_method_types: input.allowed_payment_method_types?.slice() ?? null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: enabled ? { allow_redirects: allow_redirects ?? 'always', enabled: true } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: input.capture_method ?? 'automatic_async',
    client_secret: `${id}_secret_${account.id('')}`,
    confirmation_method: 'automatic',
    created: account.now(),
    currency: input.currency,
    customer: null,
    customer_account: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    next_action: null,
    payment_method: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    receipt_email: null,
    setup_future_usage: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
  }
}
