import type { Stripe } from 'stripe'
import { endpoint } from './endpoint.ts'
import { invalid, missing } from './errors.ts'
import { page, text } from './fields.ts'

const CLAUSE = /^(?:metadata\[(["'])(?<key>[^"']+)\1\]|(?<field>[a-z_]+))(?<sign>:|<=|>=|<|>)(["']?)(?<value>[^"']*)\5$/

type Test = (intent: Stripe.PaymentIntent) => boolean

/** Finds intents by `metadata['key']:'value'`, `status`, `customer`, `currency`, `amount` and `created`, joined by AND. */
export const searchPaymentIntents = endpoint(
  {
    method: 'GET',
    path: '/v1/payment_intents/search',
    shape: { query: text, limit: page.limit, page: text.optional() },
  },
  (input, { account }) => {
    const tests = input.query.split(/ AND /i).map((clause) => testOf(clause.trim()))
    const found = [...account.paymentIntents.values()].toReversed().filter((one) => tests.every((test) => test(one)))
    const limit = input.limit ?? 10
    const last = input.page === undefined ? -1 : found.findIndex((one) => one.id === input.page)
    if (input.page !== undefined && last === -1) throw missing('page', input.page, 'page')
    const data = found.slice(last + 1, last + 1 + limit)
    const has_more = found.length > last + 1 + limit
    return {
      object: 'search_result',
      data,
      has_more,
      next_page: has_more ? (data.at(-1)?.id ?? null) : null,
      url: '/v1/payment_intents/search',
    }
  },
)

function testOf(clause: string): Test {
  const { key, field = '', sign = '', value = '' } = CLAUSE.exec(clause)?.groups ?? {}
  if (key !== undefined && sign === ':') return (intent) => intent.metadata[key] === value
  if ((field === 'status' || field === 'customer' || field === 'currency') && sign === ':') {
    return (intent) => intent[field] === value
  }
  const wanted = Number(value)
  if ((field === 'amount' || field === 'created') && value !== '' && Number.isFinite(wanted)) {
    return (intent) => compares(intent[field], sign, wanted)
  }
  throw invalid(`We were unable to parse your search query: ${clause}`, { param: 'query' })
}

function compares(actual: number, sign: string, wanted: number): boolean {
  if (sign === '<') return actual < wanted
  if (sign === '<=') return actual <= wanted
  if (sign === '>') return actual > wanted
  if (sign === '>=') return actual >= wanted
  return actual === wanted
}
