import * as z from 'zod'
import type { Stripe } from 'stripe'
import { idOf, type Account } from './account.ts'
import { endpoint, type Mount } from './endpoint.ts'
import { missing, StripeFailure } from './errors.ts'
import { changedMetadata, clearable, created, given, metadata, page, text } from './fields.ts'
import { listPage } from './lists.ts'
import { attachMethod, detachMethod, usableMethod } from './payment-methods.ts'

const DEFAULT = 'invoice_settings[default_payment_method]'
const shape = {
  email: clearable.optional(),
  name: clearable.optional(),
  phone: clearable.optional(),
  description: clearable.optional(),
  metadata: metadata.optional(),
  preferred_locales: z.array(text).optional(),
  invoice_settings: z.strictObject({ default_payment_method: clearable.optional() }).optional(),
}

const create = endpoint(
  { method: 'POST', path: '/v1/customers', shape: { ...shape, payment_method: text.optional() } },
  ({ payment_method, ...input }, { account }) => {
    const customer = newCustomer(account)
    const stored = payment_method === undefined ? null : usableMethod(account, payment_method)
    if (stored?.card.decline !== undefined && !stored.card.savable) {
      throw new StripeFailure(402, { type: 'card_error', ...stored.card.decline }, true)
    }
    const wanted = input.invoice_settings?.default_payment_method
    if (typeof wanted === 'string' && wanted !== stored?.method.id) throw missing('PaymentMethod', wanted, DEFAULT)
    if (stored !== null) attachMethod(account, stored, customer.id)
    change(account, customer, input)
    account.customers.set(customer.id, customer)
    account.events.emit('customer.created', customer)
    return customer
  },
)

const read = endpoint({ method: 'GET', path: '/v1/customers/:id', shape: {} }, (_input, { account, id }) => {
  if (account.deletedCustomers.has(id)) return { id, object: 'customer', deleted: true }
  return account.customer(id, 'id')
})

const update = endpoint({ method: 'POST', path: '/v1/customers/:id', shape }, (input, { account, id }) => {
  const customer = account.customer(id, 'id')
  change(account, customer, input)
  account.events.emit('customer.updated', customer)
  return customer
})

const remove = endpoint({ method: 'DELETE', path: '/v1/customers/:id', shape: {} }, (_input, { account, id }) => {
  const customer = account.customer(id, 'id')
  for (const stored of account.methods.values()) {
    if (idOf(stored.method.customer) === id) detachMethod(account, stored)
  }
  account.customers.delete(id)
  account.deletedCustomers.add(id)
  account.events.emit('customer.deleted', customer)
  return { id, object: 'customer', deleted: true }
})

const list = endpoint(
  { method: 'GET', path: '/v1/customers', shape: { ...page, created, email: text.optional() } },
  ({ email, ...paging }, { account }) => {
    const wanted = [...account.customers.values()].filter((one) => email === undefined || one.email === email)
    return listPage('/v1/customers', wanted, paging)
  },
)

export const customerRoutes: readonly Mount[] = [create, list, read, update, remove]

type Change = Partial<z.output<z.ZodObject<typeof shape>>>

function change(account: Account, customer: Stripe.Customer, input: Change): void {
  const { metadata: meta, invoice_settings: settings, ...fields } = input
  const method = settings?.default_payment_method
  if (typeof method === 'string') {
    const owner = idOf(account.methods.get(method)?.method.customer)
    if (owner !== customer.id) throw missing('PaymentMethod', method, DEFAULT)
  }
  if (method !== undefined) customer.invoice_settings.default_payment_method = method
  customer.metadata = changedMetadata(customer.metadata, meta)
  Object.assign(customer, given(fields))
}

function newCustomer(account: Account): Stripe.Customer {
  return {
    id: account.id('cus_'),
    object: 'customer',
    address: null,
    balance: 0,
    created: account.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: account.world.id('', 8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}
