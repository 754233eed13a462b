import type { Snapshot } from '../../../../domain/payments/snapshot.ts'
import { ProviderMisuse, UnknownAtProvider } from '../../provider.ts'
import type { BraintreeConnection } from './connection.ts'
import { codesOf, type Transaction, type TransactionSearch } from './sdk.ts'
import { snapshotOf, stateOf } from './transaction-snapshot.ts'

/** Refs of attempts whose nonce was refused before there was a transaction; no id of Braintree's has a colon. */
const WITHOUT_TRANSACTION = 'attempt:'

/** The ref of an attempt that has no transaction yet. */
export function refWithoutTransaction(attemptId: string): string {
  return `${WITHOUT_TRANSACTION}${attemptId}`
}

/** Everything that a search finds, read in one go so that it can be repeated as a whole (case 110). */
export async function found(
  { sdk }: BraintreeConnection,
  ask: (search: TransactionSearch) => void,
): Promise<Transaction[]> {
  const all: Transaction[] = []
  for await (const one of sdk.transaction.search(ask)) all.push(one)
  return all
}

/** The sales of an attempt, the newest first: declined ones, and at most one other. */
export async function salesOf(braintree: BraintreeConnection, attemptId: string): Promise<Transaction[]> {
  const all = await braintree.ask(() => found(braintree, (search) => search.orderId().is(attemptId)))
  return all
    .filter(({ type }) => type === 'sale')
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
}

/** The sale that holds or held the attempt's money; while there is none, its last declined one; else null. */
export function decisive(sales: readonly Transaction[]): Transaction | null {
  return sales.find((sale) => stateOf(sale) !== 'needs_method') ?? sales[0] ?? null
}

/** A sale with its refunds in the product's words. */
export async function described(braintree: BraintreeConnection, sale: Transaction): Promise<Snapshot> {
  const refunds = sale.refundIds.map((id) => braintree.ask(() => braintree.sdk.transaction.find(id)))
  return snapshotOf(sale, await Promise.all(refunds))
}

/** Throws `UnknownAtProvider`, also for an attempt that has no transaction yet. */
export async function readSale(braintree: BraintreeConnection, ref: string): Promise<Transaction> {
  if (!ref.startsWith(WITHOUT_TRANSACTION)) return braintree.ask(() => braintree.sdk.transaction.find(ref))
  const attemptId = ref.slice(WITHOUT_TRANSACTION.length)
  const sale = decisive(await salesOf(braintree, attemptId))
  if (sale === null) throw new UnknownAtProvider(`Braintree has no transaction of attempt ${attemptId}`)
  return sale
}

export async function fetchSale(braintree: BraintreeConnection, ref: string): Promise<Snapshot> {
  return described(braintree, await readSale(braintree, ref))
}

export async function findSale(braintree: BraintreeConnection, attemptId: string): Promise<Snapshot | null> {
  const sale = decisive(await salesOf(braintree, attemptId))
  return sale === null ? null : described(braintree, sale)
}

/** Cannot submit for settlement, cannot void: the transaction is no longer where it was, and tells where it is. */
const [NOT_AUTHORIZED, NOT_VOIDABLE] = ['91507', '91504']

/** Submits an authorisation for settlement; submitted already is submitted. */
export async function captureSale(braintree: BraintreeConnection, ref: string, key: string): Promise<Snapshot> {
  const { sdk, ask } = braintree
  const { id } = await readSale(braintree, ref)
  const result = await ask(() => sdk.transaction.submitForSettlement(id, null, { apiRequestKey: key }))
  if (result.success) return described(braintree, result.transaction)
  const codes = codesOf(result)
  if (result.transaction === undefined && !codes.includes(NOT_AUTHORIZED)) {
    throw new ProviderMisuse(`Braintree did not settle ${id}: ${codes.join(' ')} ${result.message}`)
  }
  return fetchSale(braintree, id)
}

/** Voids an authorisation. What has been submitted for settlement counts as taken, and stays (R7). */
export async function cancelSale(braintree: BraintreeConnection, ref: string): Promise<Snapshot> {
  const sale = await readSale(braintree, ref)
  const isHeld = stateOf(sale) === 'authorized' || stateOf(sale) === 'processing'
  return isHeld ? voidSale(braintree, sale.id, `void:${sale.id}`) : described(braintree, sale)
}

/** Voids a sale that has not settled; answers how it stands then. */
export async function voidSale(braintree: BraintreeConnection, id: string, key: string): Promise<Snapshot> {
  const { sdk, ask } = braintree
  const result = await ask(() => sdk.transaction.void(id, { apiRequestKey: key }))
  if (result.success) return described(braintree, result.transaction)
  const codes = codesOf(result)
  if (!codes.includes(NOT_VOIDABLE)) {
    throw new ProviderMisuse(`Braintree did not void ${id}: ${codes.join(' ')} ${result.message}`)
  }
  return fetchSale(braintree, id)
}
