import * as z from 'zod'
import type { Route } from '../platform/exchange.ts'
import { merchantRoute, param, read } from './call.ts'
import { nonceXml, savedCardXml } from './card-xml.ts'
import { ofNonce } from './payment-source.ts'
import { Ended, Invalid, xml } from './refusal.ts'
import type { BillingAddress, Card } from './records.ts'
import type { BraintreeState } from './state.ts'
import { makeItDefault, removeCard, saveCard, savedCardOf } from './vault.ts'
import { failedVerification } from './verification.ts'

const text = z.string().nullish()
const flag = z.boolean().nullish()
const address = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    company: z.string(),
    street_address: z.string(),
    extended_address: z.string(),
    locality: z.string(),
    region: z.string(),
    postal_code: z.string(),
    country_code_alpha2: z.string(),
  })
  .partial()
const methodSchema = z.object({
  payment_method: z.object({
    customer_id: text,
    payment_method_nonce: text,
    token: text,
    cardholder_name: text,
    expiration_date: text,
    expiration_month: text,
    expiration_year: text,
    billing_address: address.nullish(),
    options: z.object({ make_default: flag, verify_card: flag, fail_on_duplicate_payment_method: flag }).nullish(),
  }),
})
type Given = z.output<typeof methodSchema>['payment_method']

/** `paymentMethod.create`, `find`, `update`, `delete` and `paymentMethodNonce.create`, `find`. */
export function paymentMethodRoutes(state: BraintreeState): Route[] {
  return [
    createRoute(state),
    updateRoute(state),
    merchantRoute('GET', 'payment_methods/any/:token', (call) =>
      xml(200, 'credit_card', savedCardXml(savedCardOf(state, param(call, 'token')), state.now())),
    ),
    merchantRoute('DELETE', 'payment_methods/any/:token', (call) => {
      removeCard(state, savedCardOf(state, param(call, 'token')))
      return { status: 200, body: '' }
    }),
    merchantRoute('POST', 'payment_methods/:token/nonces', (call) => {
      const saved = savedCardOf(state, param(call, 'token'))
      const nonce = state.newNonce(saved.card, saved.token, null)
      return xml(201, 'payment_method_nonce', nonceXml(nonce, saved.isDefault))
    }),
    merchantRoute('GET', 'payment_method_nonces/:nonce', (call) => {
      const nonce = state.nonce(param(call, 'nonce'))
      if (nonce === undefined) throw new Ended(404)
      const saved = nonce.token === null ? undefined : state.savedCards.get(nonce.token)
      return xml(200, 'payment_method_nonce', nonceXml(nonce, saved?.isDefault ?? false))
    }),
  ]
}

function createRoute(state: BraintreeState): Route {
  return merchantRoute('POST', 'payment_methods', (call) => {
    const given = read(methodSchema, call.body).payment_method
    const customerId = given.customer_id ?? ''
    if (customerId === '') throw new Invalid('paymentMethod', 'customer_id', '93104')
    if (!state.customers.has(customerId)) throw new Invalid('paymentMethod', 'customer_id', '93105')
    const token = newToken(state, given.token ?? null)
    const nonce = given.payment_method_nonce ?? ''
    if (nonce === '') throw new Invalid('paymentMethod', 'payment_method_nonce', '93103')
    const source = ofNonce(state, nonce, 'vault')
    if (source.token !== null) throw new Invalid('paymentMethod', 'payment_method_nonce', '93102')
    const card = changed(source.card, given)
    if (given.options?.fail_on_duplicate_payment_method === true) refuseDuplicate(state, card)
    const failed = given.options?.verify_card === true ? failedVerification(state, card, call) : null
    source.consume()
    if (failed !== null) return failed
    const saved = saveCard(state, customerId, card, token, given.options?.make_default === true)
    saved.billing = billingOf(given)
    return xml(201, 'credit_card', savedCardXml(saved, state.now()))
  })
}

function updateRoute(state: BraintreeState): Route {
  return merchantRoute('PUT', 'payment_methods/any/:token', (call) => {
    const saved = savedCardOf(state, param(call, 'token'))
    const given = read(methodSchema, call.body).payment_method
    const nonce = given.payment_method_nonce ?? null
    const source = nonce === null ? null : ofNonce(state, nonce, 'vault')
    const card = changed(source?.card ?? saved.card, given)
    const failed = given.options?.verify_card === true ? failedVerification(state, card, call) : null
    source?.consume()
    if (failed !== null) return failed
    saved.card = card
    saved.billing = billingOf(given) ?? saved.billing
    saved.updatedAt = state.now()
    if (given.options?.make_default === true) makeItDefault(state, saved)
    return xml(200, 'credit_card', savedCardXml(saved, state.now()))
  })
}

function newToken(state: BraintreeState, token: string | null): string | null {
  if (token === null) return null
  if (!/^[\w-]{1,36}$/.test(token)) throw new Invalid('creditCard', 'token', '91718')
  if (state.savedCards.has(token)) throw new Invalid('creditCard', 'token', '91719')
  return token
}

function refuseDuplicate(state: BraintreeState, card: Card): void {
  const same = [...state.savedCards.values()].some(
    (one) =>
      one.card.number === card.number &&
      one.card.expirationMonth === card.expirationMonth &&
      one.card.expirationYear === card.expirationYear,
  )
  if (same) throw new Invalid('creditCard', 'number', '81724')
}

/** The card with the name and the expiry that were given; the date is "MM/YY", "MM/YYYY" or two fields. */
function changed(card: Card, given: Given): Card {
  const [month = given.expiration_month, year = given.expiration_year] = given.expiration_date?.split('/') ?? []
  const cardholderName = given.cardholder_name ?? card.cardholderName
  const expirationMonth = (month ?? card.expirationMonth).padStart(2, '0')
  const shortOrLong = year ?? card.expirationYear
  const expirationYear = shortOrLong.length === 2 ? `20${shortOrLong}` : shortOrLong
  if (!/^(0[1-9]|1[0-2])$/.test(expirationMonth) || !/^20\d\d$/.test(expirationYear)) {
    throw new Invalid('creditCard', 'expiration_date', '81710')
  }
  return { number: card.number, expirationMonth, expirationYear, cardholderName }
}

function billingOf({ billing_address: given }: Given): BillingAddress | null {
  if (given === null || given === undefined) return null
  return Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
