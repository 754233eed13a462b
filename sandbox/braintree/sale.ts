import * as z from 'zod'
import type { Answer, Route } from '../platform/exchange.ts'
import { centsOf } from './amount.ts'
import { echo, merchantRoute, read, type Call } from './call.ts'
import { newCustomer, saveCard } from './vault.ts'
import { paymentSource, type PaymentSource } from './payment-source.ts'
import { refusalText, rejected, verdictOf, type Verdict } from './processor.ts'
import { apiError, Invalid, xml } from './refusal.ts'
import { once } from './request-keys.ts'
import type { Card, Transaction } from './records.ts'
import type { BraintreeState } from './state.ts'
import { transactionXml } from './transaction-xml.ts'

const text = z.string().nullish()
const flag = z.boolean().nullish()
/** The SDK hands numbers on as they are. */
export const amountSchema = z.union([z.string(), z.number().transform(String)]).nullish()
const saleSchema = z.object({
  transaction: z.object({
    type: z.string(),
    amount: amountSchema,
    order_id: text,
    payment_method_nonce: text,
    payment_method_token: text,
    customer_id: text,
    api_request_key: text,
    options: z
      .object({
        submit_for_settlement: flag,
        store_in_vault: flag,
        store_in_vault_on_success: flag,
        three_d_secure: z.object({ required: flag }).nullish(),
      })
      .nullish(),
  }),
})
type Sale = z.output<typeof saleSchema>['transaction']

const DUPLICATE_WINDOW = 30_000
const SUCCESSFUL = new Set(['authorized', 'submitted_for_settlement', 'settling', 'settled', 'voided'])
const LONGEST_ORDER_ID = 255

/** `transaction.sale`. */
export function saleRoutes(state: BraintreeState): Route[] {
  return [
    merchantRoute('POST', 'transactions', (call) => {
      const { transaction: sale } = read(saleSchema, call.body)
      const made = once(state, sale.api_request_key ?? null, call, () => sell(state, sale))
      return transactionAnswer(state, made, call, 201)
    }),
  ]
}

/** A transaction as the SDK wants it: refused ones are 422 with the transaction beside the message. */
export function transactionAnswer(state: BraintreeState, one: Transaction, call: Call, status: 200 | 201): Answer {
  const message = refusalText(one)
  const transaction = transactionXml(state, one)
  if (message === null) return xml(status, 'transaction', transaction)
  return apiError(message, [], { params: echo(call.body), transaction })
}

function sell(state: BraintreeState, sale: Sale): Transaction {
  if (sale.type !== 'sale') throw new Invalid('transaction', 'type', '91523')
  if ((sale.amount ?? '') === '') throw new Invalid('transaction', 'amount', '81502')
  const amount = centsOf(sale.amount ?? '')
  const orderId = checkedOrderId(sale.order_id)
  const source = paymentSource(state, {
    nonce: sale.payment_method_nonce ?? null,
    token: sale.payment_method_token ?? null,
    customerId: sale.customer_id ?? null,
  })
  const verdict = judge(state, sale, source, amount)
  source.consume()
  const approved = verdict.status === 'authorized'
  const { store_in_vault: always, store_in_vault_on_success: ifApproved } = sale.options ?? {}
  const stored = always === true || (ifApproved === true && approved) ? store(state, source) : source
  const transaction = newTransaction(state, { ...stored, ...verdict, amount, orderId })
  state.add(transaction)
  state.move(transaction, verdict.status)
  if (approved && sale.options?.submit_for_settlement === true) state.move(transaction, 'submitted_for_settlement')
  return transaction
}

/** The order's number as it was given. Throws 91501 for more than 255 characters. */
export function checkedOrderId(orderId: string | null | undefined): string | null {
  if ((orderId ?? '').length > LONGEST_ORDER_ID) throw new Invalid('transaction', 'order_id', '91501')
  return orderId ?? null
}

function judge(state: BraintreeState, sale: Sale, source: PaymentSource, amount: number): Verdict {
  // A key says better than the gateway's guess that two requests are one; Braintree excludes one with the other.
  const guessed = (sale.api_request_key ?? null) === null
  if (guessed && isDuplicate(state, source.card, amount, sale.order_id ?? null)) return rejected('duplicate')
  const required = sale.options?.three_d_secure?.required === true
  if (required && source.threeDSecure?.liabilityShifted !== true) return rejected('three_d_secure')
  return verdictOf(source.card, amount)
}

/** Braintree's duplicate check: card, expiry, amount and order within 30 seconds of a success. */
function isDuplicate(state: BraintreeState, card: Card, amount: number, orderId: string | null): boolean {
  return state
    .transactions()
    .some(
      (one) =>
        one.type === 'sale' &&
        one.authorizedTransactionId === null &&
        SUCCESSFUL.has(one.status) &&
        Math.abs(state.now() - one.createdAt) < DUPLICATE_WINDOW &&
        one.amount === amount &&
        one.orderId === orderId &&
        one.card.number === card.number &&
        one.card.expirationMonth === card.expirationMonth &&
        one.card.expirationYear === card.expirationYear,
    )
}

function store(state: BraintreeState, source: PaymentSource): PaymentSource {
  if (source.token !== null) return source
  const customerId = source.customerId ?? newCustomer(state, null, {}).id
  return { ...source, customerId, token: saveCard(state, customerId, source.card, null, false).token }
}

type Made = Pick<Transaction, 'card' | 'token' | 'customerId' | 'amount' | 'orderId' | 'processor' | 'threeDSecure'>

/** A transaction without a status yet; `move` gives it its first one. */
export function newTransaction(state: BraintreeState, made: Made & Partial<Transaction>): Transaction {
  return {
    id: state.world.id('', 8).toLowerCase(),
    type: made.type ?? 'sale',
    createdAt: state.now(),
    card: made.card,
    token: made.token,
    customerId: made.customerId,
    processor: made.processor,
    rejection: made.rejection ?? null,
    threeDSecure: made.threeDSecure,
    refundedTransactionId: made.refundedTransactionId ?? null,
    authorizedTransactionId: made.authorizedTransactionId ?? null,
    refundIds: [],
    partialSettlementIds: [],
    history: [],
    disputes: [],
    amount: made.amount,
    orderId: made.orderId,
    status: 'authorized',
    updatedAt: state.now(),
    finalCaptured: false,
  }
}
