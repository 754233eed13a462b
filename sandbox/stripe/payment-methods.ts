import * as z from 'zod'
import type { Stripe } from 'stripe'
import { idOf, type Account, type StoredMethod } from './account.ts'
import { endpoint, type Mount } from './endpoint.ts'
import { invalid, missing, StripeFailure } from './errors.ts'
import { changedMetadata, clearable, created, given, metadata, page, text, whole } from './fields.ts'
import { listPage } from './lists.ts'
import { cardNamed, cardNumbered, type TestCard } from './test-cards.ts'

const address = z
  .strictObject({
    city: clearable,
    country: clearable,
    line1: clearable,
    line2: clearable,
    postal_code: clearable,
    state: clearable,
  })
  .partial()
const billing = z.strictObject({ address, email: clearable, name: clearable, phone: clearable }).partial()
const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
const SPENT =
  'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, ' +
  'or was detached from a Customer. It may not be used again.'

type Billing = z.output<typeof billing>

const create = endpoint(
  {
    method: 'POST',
    path: '/v1/payment_methods',
    publishable: true,
    shape: {
      type: z.literal('card'),
      card: z.strictObject({ number: text, exp_month: whole, exp_year: whole, cvc: text.optional() }),
      billing_details: billing.optional(),
      metadata: metadata.optional(),
      allow_redisplay: z.enum(['always', 'limited', 'unspecified']).optional(),
    },
  },
  (input, { account, caller }) => {
    if (caller === 'secret') {
      throw new StripeFailure(402, {
        type: 'invalid_request_error',
        message:
          'Sending credit card numbers directly to the Stripe API is generally unsafe. ' +
          "To continue use Stripe's own fields in the browser.",
      })
    }
    const card = cardNumbered(input.card.number.replace(/[ -]/g, ''))
    if ('code' in card) throw new StripeFailure(402, { type: 'card_error', ...card })
    checkCard(account, input.card)
    const stored = storeMethod(account, card, input.card, input.billing_details)
    stored.method.metadata = changedMetadata(null, input.metadata)
    if (input.allow_redisplay !== undefined) stored.method.allow_redisplay = input.allow_redisplay
    return stored.method
  },
)

const read = endpoint({ method: 'GET', path: '/v1/payment_methods/:id', shape: {} }, (_input, { account, id }) => {
  return storedMethod(account, id, 'payment_method').method
})

const update = endpoint(
  {
    method: 'POST',
    path: '/v1/payment_methods/:id',
    shape: {
      billing_details: billing.optional(),
      card: z.strictObject({ exp_month: whole, exp_year: whole }).partial().optional(),
      metadata: metadata.optional(),
      allow_redisplay: z.enum(['always', 'limited', 'unspecified']).optional(),
    },
  },
  (input, { account, id }) => {
    const { method } = storedMethod(account, id, 'payment_method')
    if (method.customer === null) {
      throw invalid('You must save this PaymentMethod to a customer before you can update it.')
    }
    const card = method.card
    if (card !== undefined && input.card !== undefined) {
      checkCard(account, { exp_month: card.exp_month, exp_year: card.exp_year, ...given(input.card) })
      Object.assign(card, given(input.card))
    }
    method.billing_details = billingDetails(method.billing_details, input.billing_details)
    method.metadata = changedMetadata(method.metadata, input.metadata)
    if (input.allow_redisplay !== undefined) method.allow_redisplay = input.allow_redisplay
    account.events.emit('payment_method.updated', method)
    return method
  },
)

const attach = endpoint(
  { method: 'POST', path: '/v1/payment_methods/:id/attach', shape: { customer: text } },
  (input, { account, id }) => {
    account.customer(input.customer)
    const stored = usableMethod(account, id)
    const { decline } = stored.card
    if (!stored.card.savable && decline !== undefined) {
      throw new StripeFailure(402, { type: 'card_error', ...decline }, true)
    }
    attachMethod(account, stored, input.customer)
    return stored.method
  },
)

const detach = endpoint(
  { method: 'POST', path: '/v1/payment_methods/:id/detach', shape: {} },
  (_input, { account, id }) => {
    const stored = storedMethod(account, id, 'payment_method')
    if (stored.method.customer === null) {
      throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.')
    }
    detachMethod(account, stored)
    return stored.method
  },
)

const list = endpoint(
  {
    method: 'GET',
    path: '/v1/payment_methods',
    shape: { ...page, created, customer: text.optional(), type: text.optional() },
  },
  ({ customer, type, ...paging }, { account }) =>
    listPage('/v1/payment_methods', methodsOf(account, customer, type), paging),
)

const listOfCustomer = endpoint(
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    shape: { ...page, created, type: text.optional() },
  },
  ({ type, ...paging }, { account, id }) => {
    account.customer(id)
    return listPage(`/v1/customers/${id}/payment_methods`, methodsOf(account, id, type), paging)
  },
)

export const paymentMethodRoutes: readonly Mount[] = [create, list, read, update, attach, detach, listOfCustomer]

/** A method that may still be used; a name such as `pm_card_visa` makes a new one. Throws for a spent or unknown one. */
export function usableMethod(account: Account, id: string, param = 'payment_method'): StoredMethod {
  const named = cardNamed(id)
  if (named !== undefined) {
    const year = new Date(account.world.clock.now()).getUTCFullYear() + 1
    return storeMethod(account, named, { exp_month: 12, exp_year: year })
  }
  const stored = storedMethod(account, id, param)
  if (stored.spent) throw invalid(SPENT, { param })
  return stored
}

/** A method by its id, spent ones too. Throws `resource_missing`. */
export function storedMethod(account: Account, id: string, param: string): StoredMethod {
  const stored = account.methods.get(id)
  if (stored === undefined) throw missing('PaymentMethod', id, param)
  return stored
}

/** Saves a method with a customer. Throws where it is another customer's. */
export function attachMethod(account: Account, { method }: StoredMethod, customer: string): void {
  const owner = idOf(method.customer)
  if (owner === customer) return
  if (owner !== null) {
    throw invalid('The payment method you provided has already been attached to a customer.', {
      param: 'payment_method',
    })
  }
  method.customer = customer
  account.events.emit('payment_method.attached', method)
}

/** Takes a method from its customer, whose default it stops to be; it cannot be used again. */
export function detachMethod(account: Account, stored: StoredMethod): void {
  const before = { customer: idOf(stored.method.customer) }
  const customer = account.customers.get(before.customer ?? '')
  if (customer !== undefined && idOf(customer.invoice_settings.default_payment_method) === stored.method.id) {
    customer.invoice_settings.default_payment_method = null
  }
  stored.method.customer = null
  stored.spent = true
  account.events.emit('payment_method.detached', stored.method, before)
}

/** What the card networks do by themselves: a new expiry for a saved card. */
export function renewCard(account: Account, id: string, expMonth: number, expYear: number): Stripe.PaymentMethod {
  const { method } = storedMethod(account, id, 'payment_method')
  if (method.card !== undefined) Object.assign(method.card, { exp_month: expMonth, exp_year: expYear })
  account.events.emit('payment_method.automatically_updated', method)
  return method
}

function methodsOf(account: Account, customer: string | undefined, type: string | undefined): Stripe.PaymentMethod[] {
  if (type !== undefined && type !== 'card') return []
  const methods = [...account.methods.values()].map((stored) => stored.method)
  return methods.filter((method) => customer !== undefined && idOf(method.customer) === customer)
}

interface CardInput {
  readonly exp_month: number
  readonly exp_year: number
  readonly cvc?: string | undefined
}

function checkCard(account: Account, { exp_month, exp_year, cvc }: CardInput): void {
  const today = new Date(account.world.clock.now())
  const refuse = (code: string, message: string, param: string) =>
    new StripeFailure(402, { type: 'card_error', code, message, param })
  if (exp_month < 1 || exp_month > 12) {
    throw refuse('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  const month = today.getUTCFullYear() * 12 + today.getUTCMonth()
  if (exp_year * 12 + exp_month - 1 < month || exp_year > today.getUTCFullYear() + 50) {
    throw refuse('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  }
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) {
    throw refuse('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  }
}

function storeMethod(account: Account, card: TestCard, input: CardInput, details?: Billing): StoredMethod {
  const method: Stripe.PaymentMethod = {
    id: account.id('pm_'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails({ address: null, email: null, name: null, phone: null, tax_id: null }, details),
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: 'IT',
      display_brand: card.brand,
      exp_month: input.exp_month,
      exp_year: input.exp_year,
      fingerprint: `fp_${card.number.slice(-8)}`,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: account.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  const stored: StoredMethod = { method, card, setUp: false, spent: false }
  account.methods.set(method.id, stored)
  return stored
}

function billingDetails(before: Stripe.PaymentMethod.BillingDetails, change: Billing = {}) {
  const { address: changed, ...rest } = change
  const address = { ...NO_ADDRESS, ...before.address, ...given(changed ?? {}) }
  return { ...before, ...given(rest), address }
}
