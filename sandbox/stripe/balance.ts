import type { Stripe } from 'stripe'
import type { Account } from './account.ts'
import { endpoint, type Mount } from './endpoint.ts'
import { missing } from './errors.ts'
import { created, currency, page, text } from './fields.ts'
import { listPage } from './lists.ts'

const DAY = 24 * 60 * 60
/** European cards: 1.5 % and 25 cents. */
const FEE_SHARE = 0.015
const FEE_FIXED = 25
/** What a dispute costs, in cents. */
export const DISPUTE_FEE = 2_000

/** Stripe's fee for a payment, in cents. */
export function feeOf(amount: number): number {
  return Math.round(amount * FEE_SHARE) + FEE_FIXED
}

interface Movement {
  readonly type: Stripe.BalanceTransaction.Type
  readonly category: string
  /** Cents, negative for money that leaves. */
  readonly amount: number
  readonly fee?: number
  readonly currency: string
  readonly source: string
  readonly description: string | null
}

/** Writes one movement of the account's balance: net is amount less fee. */
export function moveBalance(account: Account, movement: Movement): Stripe.BalanceTransaction {
  const { fee = 0, amount } = movement
  const made: Stripe.BalanceTransaction = {
    id: account.id('txn_'),
    object: 'balance_transaction',
    amount,
    available_on: account.now() + 2 * DAY,
    balance_type: 'payments',
    created: account.now(),
    currency: movement.currency,
    description: movement.description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: movement.currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: movement.category,
    source: movement.source,
    status: 'pending',
    type: movement.type,
  }
  account.balance.set(made.id, made)
  return made
}

const list = endpoint(
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    shape: { ...page, created, type: text.optional(), source: text.optional(), currency: currency.optional() },
  },
  ({ type, source, currency: wanted, ...paging }, { account }) => {
    const all = [...account.balance.values()].filter(
      (one) =>
        (type === undefined || one.type === type) &&
        (source === undefined || one.source === source) &&
        (wanted === undefined || one.currency === wanted),
    )
    return listPage(
      '/v1/balance_transactions',
      all.map((one) => current(account, one)),
      paging,
    )
  },
)

const read = endpoint({ method: 'GET', path: '/v1/balance_transactions/:id', shape: {} }, (_input, { account, id }) => {
  const found = account.balance.get(id)
  if (found === undefined) throw missing('balance_transaction', id)
  return current(account, found)
})

export const balanceRoutes: readonly Mount[] = [list, read]

/** Money becomes available when its day comes. */
function current(account: Account, one: Stripe.BalanceTransaction): Stripe.BalanceTransaction {
  return { ...one, status: account.now() >= one.available_on ? 'available' : 'pending' }
}
