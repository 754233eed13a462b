import type { RefundSnapshot, RefundSnapshotState } from '../../../../domain/payments/snapshot.ts'
import { ProviderMisuse } from '../../provider.ts'
import { centsOf, decimalOf } from '../decimal-amount.ts'
import { withTries } from '../tries.ts'
import type { BraintreeConnection } from './connection.ts'
import { codesOf, type Transaction } from './sdk.ts'
import { errorOf } from './transaction-snapshot.ts'
import { found, readSale, voidSale } from './transactions.ts'

export interface RefundWish {
  readonly amountCents: number
  readonly key: string
  readonly refundId: string
}

/** Payments guide, 7.3: what has not settled can only be voided, and only whole. */
const [VOIDABLE, REFUNDABLE] = [
  new Set(['authorized', 'submitted_for_settlement']),
  new Set(['settling', 'settled', 'settlement_confirmed']),
]
const NOT_SETTLED = '91506'
/** Completely refunded; more than is left; disputed. */
const REFUSED = new Set(['91512', '91521', '91538'])

/** Tells our refunds from those of the control panel, which carry the sale's order id on or none. */
const OURS = 'refund:'

/** Our refund's public id, or null for a refund that was made elsewhere (case 80). */
export function refundIdOf({ orderId }: Pick<Transaction, 'orderId'>): string | null {
  return orderId?.startsWith(OURS) === true ? orderId.slice(OURS.length) : null
}

/** Gives back by a void where all of it goes back before it has settled, by a refund afterwards (case 81). */
export async function refundSale(
  braintree: BraintreeConnection,
  ref: string,
  wish: RefundWish,
): Promise<RefundSnapshot> {
  const sale = await readSale(braintree, ref)
  if (REFUNDABLE.has(sale.status)) return refundSettled(braintree, sale.id, wish)
  const isWhole = centsOf(sale.amount) === wish.amountCents
  if (VOIDABLE.has(sale.status) && isWhole) {
    const { state } = await voidSale(braintree, sale.id, wish.key)
    // The night's settlement was quicker than the void: the next call refunds.
    return state === 'cancelled' ? released(wish) : waiting(wish)
  }
  if (VOIDABLE.has(sale.status) || sale.status === 'settlement_pending') return waiting(wish)
  if (sale.status === 'voided' && isWhole) return released(wish)
  return failed(wish, sale.status)
}

/**
 * One refund for its id: where the search finds it, an answer was lost (case 40). So it is asked before every try, as
 * not every account has keys, and a second refund of a part would be followed.
 */
async function refundSettled(braintree: BraintreeConnection, id: string, wish: RefundWish): Promise<RefundSnapshot> {
  const { sdk, once } = braintree
  const orderId = `${OURS}${wish.refundId}`
  const request = { amount: decimalOf(wish.amountCents), orderId, apiRequestKey: wish.key }
  return withTries(async () => {
    const credits = await once(() => found(braintree, (search) => search.orderId().is(orderId)))
    const made = credits.find((one) => one.refundedTransactionId === id)
    if (made !== undefined) return sameAmount(refundSnapshot(made), wish)
    const result = await once(() => sdk.transaction.refund(id, request))
    if (result.transaction !== undefined) return sameAmount(refundSnapshot(result.transaction), wish)
    const codes = result.success ? [] : codesOf(result)
    if (codes.includes(NOT_SETTLED)) return waiting(wish)
    const refused = codes.find((code) => REFUSED.has(code))
    if (refused !== undefined) return failed(wish, refused)
    throw new ProviderMisuse(`Braintree did not refund ${id}: ${codes.join(' ')}`)
  })
}

function sameAmount(made: RefundSnapshot, { amountCents, refundId }: RefundWish): RefundSnapshot {
  if (made.amountCents !== amountCents) throw new ProviderMisuse(`refund ${refundId} was made of another amount`)
  return made
}

function released({ amountCents }: RefundWish): RefundSnapshot {
  return { ref: null, state: 'succeeded', amountCents, error: null }
}

function waiting({ amountCents }: RefundWish): RefundSnapshot {
  return { ref: null, state: 'waiting_settlement', amountCents, error: { code: NOT_SETTLED, isRetryable: true } }
}

function failed({ amountCents }: RefundWish, code: string): RefundSnapshot {
  return { ref: null, state: 'failed', amountCents, error: { code, isRetryable: false } }
}

/** A refund is a transaction of its own and settles as the sale did: until then it is pending (case 77). */
const STATES: Readonly<Record<string, RefundSnapshotState>> = {
  settled: 'succeeded',
  settlement_confirmed: 'succeeded',
  voided: 'cancelled',
  processor_declined: 'failed',
  gateway_rejected: 'failed',
  settlement_declined: 'failed',
  failed: 'failed',
}

export function refundSnapshot(credit: Transaction): RefundSnapshot {
  const state = STATES[credit.status] ?? 'pending'
  return { ref: credit.id, state, amountCents: centsOf(credit.amount), error: errorOf(credit) }
}
