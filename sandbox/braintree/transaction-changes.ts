import * as z from 'zod'
import type { Route } from '../platform/exchange.ts'
import { centsOf } from './amount.ts'
import { merchantRoute, param, read, type Call } from './call.ts'
import { Invalid, xml, type Code } from './refusal.ts'
import { once } from './request-keys.ts'
import type { Transaction, TransactionStatus } from './records.ts'
import { amountSchema, checkedOrderId, newTransaction, transactionAnswer } from './sale.ts'
import type { BraintreeState } from './state.ts'
import { transactionXml } from './transaction-xml.ts'

const changeSchema = z.object({
  transaction: z
    .object({
      amount: amountSchema,
      order_id: z.string().nullish(),
      api_request_key: z.string().nullish(),
      final_capture: z.boolean().nullish(),
    })
    .nullish(),
})
type Change = NonNullable<z.output<typeof changeSchema>['transaction']>

/** `find`, `void`, `submitForSettlement`, `submitForPartialSettlement`, `refund` and the test settlements. */
export function changeRoutes(state: BraintreeState): Route[] {
  const change = (
    method: 'PUT' | 'POST',
    name: string,
    status: 200 | 201,
    run: (state: BraintreeState, one: Transaction, change: Change) => Transaction,
  ) =>
    merchantRoute(method, `transactions/:id/${name}`, (call) => {
      const one = state.transaction(param(call, 'id'))
      const wanted = read(changeSchema, call.body).transaction ?? {}
      const changed = once(state, wanted.api_request_key ?? null, call, () => run(state, one, wanted))
      return transactionAnswer(state, changed, call, status)
    })
  return [
    merchantRoute('GET', 'transactions/:id', (call: Call) =>
      xml(200, 'transaction', transactionXml(state, state.transaction(param(call, 'id')))),
    ),
    change('PUT', 'void', 200, voidIt),
    change('PUT', 'submit_for_settlement', 200, submit),
    change('POST', 'submit_for_partial_settlement', 201, submitPart),
    change('POST', 'refund', 201, refund),
    change('PUT', 'settle', 200, (...[, one]) => simulate(state, one, 'settled')),
    change('PUT', 'settlement_decline', 200, (...[, one]) => simulate(state, one, 'settlement_declined')),
  ]
}

function expectStatus(one: Transaction, allowed: readonly TransactionStatus[], code: Code): void {
  if (!allowed.includes(one.status)) throw new Invalid('transaction', 'base', code)
}

function voidIt(state: BraintreeState, one: Transaction): Transaction {
  expectStatus(one, ['authorized', 'submitted_for_settlement'], '91504')
  state.move(one, 'voided')
  return one
}

function submit(state: BraintreeState, one: Transaction, change: Change): Transaction {
  expectStatus(one, ['authorized'], '91507')
  const amount = amountOr(one.amount, change)
  if (amount > one.amount) throw new Invalid('transaction', 'amount', '91522')
  one.orderId = checkedOrderId(change.order_id) ?? one.orderId
  one.amount = amount
  state.move(one, 'submitted_for_settlement')
  return one
}

/** Takes a part of an authorisation; each part is a transaction of its own. */
function submitPart(state: BraintreeState, parent: Transaction, change: Change): Transaction {
  expectStatus(parent, ['authorized', 'settlement_pending'], '915103')
  if (parent.finalCaptured) throw new Invalid('transaction', 'base', '915103')
  if ((change.amount ?? '') === '') throw new Invalid('transaction', 'amount', '81502')
  const amount = amountOr(0, change)
  const taken = sum(parent.partialSettlementIds.map((id) => state.transaction(id)))
  if (taken + amount > parent.amount) throw new Invalid('transaction', 'amount', '91522')
  const orderId = checkedOrderId(change.order_id) ?? parent.orderId
  const part = newTransaction(state, { ...carried(parent), amount, orderId, authorizedTransactionId: parent.id })
  state.add(part)
  state.move(part, 'submitted_for_settlement')
  parent.partialSettlementIds.push(part.id)
  parent.finalCaptured = change.final_capture === true
  if (parent.status === 'authorized') state.move(parent, 'settlement_pending')
  return part
}

function refund(state: BraintreeState, sale: Transaction, change: Change): Transaction {
  if (sale.type === 'credit') throw new Invalid('transaction', 'base', '91505')
  expectStatus(sale, ['settling', 'settled'], '91506')
  const given = sum(sale.refundIds.map((id) => state.transaction(id)).filter(({ status }) => !GONE.has(status)))
  if (given === sale.amount) throw new Invalid('transaction', 'base', '91512')
  const amount = amountOr(sale.amount, change)
  if (given + amount > sale.amount) throw new Invalid('transaction', 'amount', '91521')
  const orderId = checkedOrderId(change.order_id) ?? sale.orderId
  const back = newTransaction(state, {
    ...carried(sale),
    type: 'credit',
    amount,
    orderId,
    refundedTransactionId: sale.id,
  })
  state.add(back)
  state.move(back, 'submitted_for_settlement')
  sale.refundIds.push(back.id)
  return back
}

/** Refunds in these states gave nothing back. */
const GONE: ReadonlySet<TransactionStatus> = new Set(['voided', 'settlement_declined', 'processor_declined', 'failed'])

/** Brings a settlement forward, as Braintree's own test calls do. Throws 91575. */
export function simulate(
  state: BraintreeState,
  one: Transaction,
  status: 'settled' | 'settlement_declined',
): Transaction {
  expectStatus(one, ['submitted_for_settlement', 'settling'], '91575')
  state.move(one, status)
  return one
}

function amountOr(otherwise: number, change: Change): number {
  return (change.amount ?? '') === '' ? otherwise : centsOf(change.amount ?? '')
}

function carried({ card, token, customerId, processor }: Transaction) {
  return { card, token, customerId, processor, threeDSecure: null }
}

function sum(transactions: readonly Transaction[]): number {
  return transactions.reduce((total, one) => total + one.amount, 0)
}
