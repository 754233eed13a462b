import * as z from 'zod'
import type { Route } from '../platform/exchange.ts'
import { merchantRoute, param, read } from './call.ts'
import { customerXml } from './card-xml.ts'
import { ofNonce } from './payment-source.ts'
import { Invalid, xml } from './refusal.ts'
import type { CustomerFields } from './records.ts'
import type { BraintreeState } from './state.ts'
import { customerOf, newCustomer, saveCard } from './vault.ts'
import { failedVerification } from './verification.ts'

const text = z.string().nullish()
const flag = z.boolean().nullish()
const customerSchema = z.object({
  customer: z
    .object({
      id: text,
      first_name: text,
      last_name: text,
      company: text,
      email: text,
      phone: text,
      payment_method_nonce: text,
      credit_card: z.object({ options: z.object({ verify_card: flag, make_default: flag }).nullish() }).nullish(),
    })
    .nullish(),
})
type Given = NonNullable<z.output<typeof customerSchema>['customer']>

/** `customer.create`, `find`, `update`, `delete`. */
export function customerRoutes(state: BraintreeState): Route[] {
  return [
    merchantRoute('POST', 'customers', (call) => {
      const given = read(customerSchema, call.body).customer ?? {}
      const id = newId(state, given.id ?? null)
      const fields = fieldsOf(given)
      const nonce = given.payment_method_nonce ?? null
      const source = nonce === null ? null : ofNonce(state, nonce, 'vault')
      const failed =
        source !== null && given.credit_card?.options?.verify_card === true
          ? failedVerification(state, source.card, call)
          : null
      source?.consume()
      if (failed !== null) return failed
      const customer = newCustomer(state, id, fields)
      if (source !== null) saveCard(state, customer.id, source.card, null, true)
      return xml(201, 'customer', customerXml(state, customer))
    }),
    merchantRoute('GET', 'customers/:id', (call) =>
      xml(200, 'customer', customerXml(state, customerOf(state, param(call, 'id')))),
    ),
    merchantRoute('PUT', 'customers/:id', (call) => {
      const customer = customerOf(state, param(call, 'id'))
      const given = read(customerSchema, call.body).customer ?? {}
      const fields = fieldsOf(given)
      const nonce = given.payment_method_nonce ?? null
      const source = nonce === null ? null : ofNonce(state, nonce, 'vault')
      source?.consume()
      Object.assign(customer, fields, { updatedAt: state.now() })
      const makeDefault = given.credit_card?.options?.make_default === true
      if (source !== null) saveCard(state, customer.id, source.card, null, makeDefault)
      return xml(200, 'customer', customerXml(state, customer))
    }),
    merchantRoute('DELETE', 'customers/:id', (call) => {
      const { id } = customerOf(state, param(call, 'id'))
      for (const { token } of state.cardsOf(id)) state.savedCards.delete(token)
      state.customers.delete(id)
      return { status: 200, body: '' }
    }),
  ]
}

function newId(state: BraintreeState, id: string | null): string | null {
  if (id === null) return null
  if (!/^[\w-]{1,36}$/.test(id)) throw new Invalid('customer', 'id', '91610')
  if (state.customers.has(id)) throw new Invalid('customer', 'id', '91609')
  return id
}

/** The fields that were given; the others keep what they are. */
function fieldsOf(given: Given): Partial<CustomerFields> {
  const email = given.email
  if (typeof email === 'string' && !/^[^\s@]+@[^\s@]+$/.test(email)) throw new Invalid('customer', 'email', '81604')
  const all = {
    firstName: given.first_name,
    lastName: given.last_name,
    company: given.company,
    email,
    phone: given.phone,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}
