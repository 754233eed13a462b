import * as z from 'zod'
import type { Route } from '../platform/exchange.ts'
import { centsOf } from './amount.ts'
import { merchantRoute, read } from './call.ts'
import { Ended, xml } from './refusal.ts'
import type { Transaction } from './records.ts'
import type { BraintreeState } from './state.ts'
import { transactionXml } from './transaction-xml.ts'
import { collection, list } from './xml.ts'

const PAGE = 50

const textSchema = z
  .strictObject({
    is: z.string(),
    is_not: z.string(),
    contains: z.string(),
    starts_with: z.string(),
    ends_with: z.string(),
  })
  .partial()
const bound = z.union([z.string(), z.number()]).transform(String)
const rangeSchema = z.strictObject({ is: bound, min: bound, max: bound }).partial()
const manySchema = z.array(z.string())
/** The fields that can be searched; any other one answers 400 rather than being left out of the question. */
const searchSchema = z.object({
  search: z
    .strictObject({
      ids: manySchema,
      id: textSchema,
      order_id: textSchema,
      customer_id: textSchema,
      payment_method_token: textSchema,
      status: manySchema,
      type: manySchema,
      amount: rangeSchema,
      created_at: rangeSchema,
    })
    .partial(),
})
type Search = z.output<typeof searchSchema>['search']
type Texts = z.output<typeof textSchema>
type Range = z.output<typeof rangeSchema>

/** `transaction.search`: first all the ids, then page by page the transactions of the ids. */
export function searchRoutes(state: BraintreeState): Route[] {
  const found = (body: unknown) => {
    const { search } = read(searchSchema, body)
    return state.transactions().filter((one) => matches(one, search))
  }
  return [
    merchantRoute('POST', 'transactions/advanced_search_ids', ({ body }) => {
      const ids = found(body).map((one) => one.id)
      return xml(200, 'search_results', { pageSize: PAGE, ids: list('item', ids) })
    }),
    merchantRoute('POST', 'transactions/advanced_search', ({ body }) => {
      const page = found(body).map((one) => transactionXml(state, one))
      return xml(200, 'credit_card_transactions', collection('transaction', page, PAGE))
    }),
  ]
}

function matches(one: Transaction, search: Search): boolean {
  return (
    (search.ids?.includes(one.id) ?? true) &&
    (search.status?.includes(one.status) ?? true) &&
    (search.type?.includes(one.type) ?? true) &&
    textFits(one.id, search.id) &&
    textFits(one.orderId, search.order_id) &&
    textFits(one.customerId, search.customer_id) &&
    textFits(one.token, search.payment_method_token) &&
    rangeFits(one.amount, search.amount, centsOf) &&
    // A second is the finest that Braintree writes, and so the finest that it compares.
    rangeFits(seconds(one.createdAt), search.created_at, secondsOf)
  )
}

function textFits(value: string | null, wanted: Texts | undefined): boolean {
  if (wanted === undefined) return true
  const text = value?.toLowerCase() ?? ''
  const low = (part: string) => part.toLowerCase()
  return (
    (wanted.is === undefined || text === low(wanted.is)) &&
    (wanted.is_not === undefined || text !== low(wanted.is_not)) &&
    (wanted.contains === undefined || text.includes(low(wanted.contains))) &&
    (wanted.starts_with === undefined || text.startsWith(low(wanted.starts_with))) &&
    (wanted.ends_with === undefined || text.endsWith(low(wanted.ends_with)))
  )
}

function rangeFits(value: number, range: Range | undefined, number: (text: string) => number): boolean {
  return (
    (range?.is === undefined || value === number(range.is)) &&
    (range?.min === undefined || value >= number(range.min)) &&
    (range?.max === undefined || value <= number(range.max))
  )
}

function secondsOf(text: string): number {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new Ended(400)
  return seconds(at)
}

function seconds(at: number): number {
  return Math.floor(at / 1000)
}
