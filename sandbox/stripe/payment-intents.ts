import * as z from 'zod'
import type { Stripe } from 'stripe'
import { idOf, type Account } from './account.ts'
import { requireClientSecret } from './client-secret.ts'
import { endpoint, type Mount } from './endpoint.ts'
import { invalid, unexpectedState } from './errors.ts'
import { changedMetadata, clearable, created, currency, flag, given, metadata, page, text, whole } from './fields.ts'
import { listPage } from './lists.ts'
import { checkAmount, newIntent } from './new-payment-intent.ts'
import { chooseMethod, isOpen, requireReturnUrl } from './open-intent.ts'
import { capturePayment, confirmPayment } from './payment-attempt.ts'
import { searchPaymentIntents } from './payment-search.ts'

const usage = z.enum(['off_session', 'on_session'])

const changeable = {
  customer: text.optional(),
  description: clearable.optional(),
  metadata: metadata.optional(),
  payment_method: text.optional(),
  receipt_email: clearable.optional(),
  setup_future_usage: usage.optional(),
  statement_descriptor_suffix: clearable.optional(),
}
const confirming = {
  off_session: flag.optional(),
  return_url: z.url().optional(),
  use_stripe_sdk: flag.optional(),
}

const create = endpoint(
  {
    method: 'POST',
    path: '/v1/payment_intents',
    shape: {
      ...changeable,
      ...confirming,
      amount: whole,
      currency,
      automatic_payment_methods: z
        .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
        .optional(),
      capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
      confirm: flag.optional(),
      allowed_payment_method_types: z.array(z.literal('card')).min(1).optional(),
    },
  },
  (input, { account, caller }) => {
    checkAmount(input.amount)
    for (const name of ['off_session', 'return_url', 'use_stripe_sdk'] as const) {
      if (input.confirm !== true && input[name] !== undefined) {
        throw invalid(`You cannot pass ${name} without confirm=true.`, { param: name })
      }
    }
    const intent = newIntent(account, input)
    change(account, intent, input)
    const confirmation = confirmationOf(input)
    if (input.confirm === true) requireReturnUrl(intent, confirmation.returnUrl, caller)
    account.paymentIntents.set(intent.id, intent)
    account.events.emit('payment_intent.created', intent)
    if (input.confirm === true) confirmPayment(account, intent, confirmation)
    return intent
  },
)

const read = endpoint(
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    publishable: true,
    shape: { client_secret: text.optional() },
  },
  (input, { account, id, caller }) => {
    const intent = account.paymentIntent(id)
    requireClientSecret(intent, caller, input.client_secret)
    return intent
  },
)

const update = endpoint(
  {
    method: 'POST',
    path: '/v1/payment_intents/:id',
    shape: { ...changeable, amount: whole.optional(), currency: currency.optional() },
  },
  ({ amount, currency: money, ...input }, { account, id }) => {
    const intent = account.paymentIntent(id)
    const { metadata: _metadata, description: _description, ...other } = input
    if (!isOpen(intent) && Object.keys(given({ amount, money, ...other })).length > 0) {
      throw unexpectedState(
        intent,
        `This PaymentIntent could not be updated because it has a status of ${intent.status}.`,
      )
    }
    if (amount !== undefined) checkAmount(amount)
    change(account, intent, input)
    if ((amount ?? intent.amount) !== intent.amount && intent.status === 'requires_action') {
      // The bank was asked about another amount.
      Object.assign(intent, { status: 'requires_confirmation', next_action: null })
    }
    Object.assign(intent, given({ amount, currency: money }))
    return intent
  },
)

const confirm = endpoint(
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    publishable: true,
    shape: {
      ...confirming,
      client_secret: text.optional(),
      payment_method: text.optional(),
      receipt_email: clearable.optional(),
      setup_future_usage: usage.optional(),
    },
  },
  ({ client_secret, off_session, return_url, use_stripe_sdk, ...input }, { account, id, caller }) => {
    const intent = account.paymentIntent(id)
    requireClientSecret(intent, caller, client_secret)
    if (!isOpen(intent)) {
      const message = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`
      throw unexpectedState(intent, message)
    }
    const confirmation = confirmationOf({ off_session, return_url, use_stripe_sdk })
    requireReturnUrl(intent, confirmation.returnUrl, caller)
    change(account, intent, input)
    confirmPayment(account, intent, confirmation)
    return intent
  },
)

const capture = endpoint(
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/capture',
    shape: { amount_to_capture: whole.optional(), metadata: metadata.optional() },
  },
  (input, { account, id }) => {
    const intent = account.paymentIntent(id)
    if (intent.status !== 'requires_capture') {
      const message = `This PaymentIntent could not be captured because it has a status of ${intent.status}.`
      throw unexpectedState(intent, message)
    }
    const amount = input.amount_to_capture ?? intent.amount_capturable
    if (amount < 1 || amount > intent.amount_capturable) {
      const message = 'The amount_to_capture must be positive and at most the capturable amount.'
      throw invalid(message, { param: 'amount_to_capture' })
    }
    intent.metadata = changedMetadata(intent.metadata, input.metadata)
    capturePayment(account, intent, amount)
    return intent
  },
)

const cancel = endpoint(
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    shape: {
      cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    },
  },
  (input, { account, id }) => {
    const intent = account.paymentIntent(id)
    if (['succeeded', 'canceled', 'processing'].includes(intent.status)) {
      const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`
      throw unexpectedState(intent, message)
    }
    const charge = intent.status === 'requires_capture' ? account.charge(idOf(intent.latest_charge) ?? '') : null
    intent.status = 'canceled'
    intent.canceled_at = account.now()
    intent.cancellation_reason = input.cancellation_reason ?? null
    intent.next_action = null
    intent.amount_capturable = 0
    if (charge !== null) release(account, charge)
    account.events.emit('payment_intent.canceled', intent)
    return intent
  },
)

const list = endpoint(
  {
    method: 'GET',
    path: '/v1/payment_intents',
    shape: { ...page, created, customer: text.optional() },
  },
  ({ customer, ...paging }, { account }) => {
    const all = [...account.paymentIntents.values()]
    const wanted = all.filter((one) => customer === undefined || one.customer === customer)
    return listPage('/v1/payment_intents', wanted, paging)
  },
)

/** The search comes before `:id`, which would match its path. */
export const paymentIntentRoutes: readonly Mount[] = [
  searchPaymentIntents,
  create,
  list,
  read,
  update,
  confirm,
  capture,
  cancel,
]

type Change = Partial<z.output<z.ZodObject<typeof changeable>>>

function change(account: Account, intent: Stripe.PaymentIntent, input: Change): void {
  const { customer, payment_method, metadata: meta, ...fields } = input
  // A refusal halfway leaves the intent as it was.
  const draft = { ...intent }
  if (customer !== undefined) draft.customer = account.customer(customer).id
  if (payment_method !== undefined) chooseMethod(account, draft, payment_method)
  draft.metadata = changedMetadata(draft.metadata, meta)
  Object.assign(intent, draft, given(fields))
}

interface ConfirmationInput {
  readonly off_session?: boolean | undefined
  readonly return_url?: string | undefined
  readonly use_stripe_sdk?: boolean | undefined
}

function confirmationOf({ off_session, return_url, use_stripe_sdk }: ConfirmationInput) {
  return { returnUrl: return_url ?? null, useSdk: use_stripe_sdk ?? false, offSession: off_session ?? false }
}

/** An authorisation that is given up: the money was never taken, and no refund exists. */
function release(account: Account, charge: Stripe.Charge): void {
  charge.refunded = true
  charge.amount_refunded = charge.amount
  account.events.emit('charge.refunded', charge)
}
