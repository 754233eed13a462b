import * as z from 'zod'
import type { Stripe } from 'stripe'
import type { Account } from './account.ts'
import { requireClientSecret } from './client-secret.ts'
import { endpoint, type Mount } from './endpoint.ts'
import { unexpectedState } from './errors.ts'
import { changedMetadata, clearable, flag, metadata, text } from './fields.ts'
import { chooseMethod, isOpen, requireReturnUrl } from './open-intent.ts'
import { confirmSetup } from './setup-attempt.ts'

const confirming = { return_url: z.url().optional(), use_stripe_sdk: flag.optional() }

const create = endpoint(
  {
    method: 'POST',
    path: '/v1/setup_intents',
    shape: {
      ...confirming,
      automatic_payment_methods: z
        .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
        .optional(),
      confirm: flag.optional(),
      customer: text.optional(),
      description: clearable.optional(),
      metadata: metadata.optional(),
      payment_method: text.optional(),
      allowed_payment_method_types: z.array(z.literal('card')).min(1).optional(),
      usage: z.enum(['off_session', 'on_session']).optional(),
    },
  },
  (input, { account, caller }) => {
    const intent = newIntent(account)
    const automatic = input.automatic_payment_methods ?? { enabled: input.allowed_payment_method_types === undefined }
    intent.automatic_payment_methods = automatic.enabled
      ? { allow_redirects: automatic.allow_redirects ?? 'always', enabled: true }
      : null
    intent.allowed_payment_method_types = input.allowed_payment_method_types ?? null
    intent.customer = input.customer === undefined ? null : account.customer(input.customer).id
    intent.description = input.description ?? null
    intent.metadata = changedMetadata(null, input.metadata)
    intent.usage = input.usage ?? 'off_session'
    if (input.payment_method !== undefined) chooseMethod(account, intent, input.payment_method)
    const confirmation = confirmationOf(input)
    if (input.confirm === true) requireReturnUrl(intent, confirmation.returnUrl, caller)
    account.setupIntents.set(intent.id, intent)
    account.events.emit('setup_intent.created', intent)
    if (input.confirm === true) confirmSetup(account, intent, confirmation)
    return intent
  },
)

const read = endpoint(
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    publishable: true,
    shape: { client_secret: text.optional() },
  },
  (input, { account, id, caller }) => {
    const intent = account.setupIntent(id)
    requireClientSecret(intent, caller, input.client_secret)
    return intent
  },
)

const confirm = endpoint(
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    publishable: true,
    shape: { ...confirming, client_secret: text.optional(), payment_method: text.optional() },
  },
  (input, { account, id, caller }) => {
    const intent = account.setupIntent(id)
    requireClientSecret(intent, caller, input.client_secret)
    requireOpen(intent, 'confirm')
    const confirmation = confirmationOf(input)
    requireReturnUrl(intent, confirmation.returnUrl, caller)
    if (input.payment_method !== undefined) chooseMethod(account, intent, input.payment_method)
    confirmSetup(account, intent, confirmation)
    return intent
  },
)

const cancel = endpoint(
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/cancel',
    shape: { cancellation_reason: z.enum(['abandoned', 'duplicate', 'requested_by_customer']).optional() },
  },
  (input, { account, id }) => {
    const intent = account.setupIntent(id)
    requireOpen(intent, 'cancel')
    intent.status = 'canceled'
    intent.cancellation_reason = input.cancellation_reason ?? null
    intent.next_action = null
    account.events.emit('setup_intent.canceled', intent)
    return intent
  },
)

export const setupIntentRoutes: readonly Mount[] = [create, read, confirm, cancel]

function requireOpen(intent: Stripe.SetupIntent, verb: string): void {
  if (isOpen(intent)) return
  throw unexpectedState(intent, `You cannot ${verb} this SetupIntent because it has a status of ${intent.status}.`)
}

interface ConfirmationInput {
  readonly return_url?: string | undefined
  readonly use_stripe_sdk?: boolean | undefined
}

function confirmationOf({ return_url, use_stripe_sdk }: ConfirmationInput) {
  return { returnUrl: return_url ?? null, useSdk: use_stripe_sdk ?? false, offSession: false }
}

function newIntent(account: Account): Stripe.SetupIntent {
  const id = account.id('seti_')
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${account.id('')}`,
    created: account.now(),
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  }
}
