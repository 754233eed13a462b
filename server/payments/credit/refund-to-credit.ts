import type { Queryable } from '../../platform/database.ts'
import { enterLedger } from '../ledger-queries.ts'
import { readRefundable } from '../refund-queries.ts'
import { grantCredit } from './grant-credit.ts'

/** What of an order's money becomes its account's credit instead of going back. */
export interface CreditRefund {
  readonly orderId: number
  /** The line that it is for: asked for twice it is given once. */
  readonly lineId: number
  /** At most what the order may give back; more is cut. */
  readonly amountCents: number
  /** The desk gives it back although its order owes something still; else only what lies beyond what it costs. */
  readonly isGift?: boolean
}

/**
 * B-03: turns money of a locked order into credit, taken payments first, the newest of them, then the desk's money. Money that is only
 * reserved stays out of it. Answers what is left of the amount.
 */
export async function refundToCredit(
  tx: Queryable,
  { orderId, lineId, amountCents, isGift = false }: CreditRefund,
): Promise<number> {
  let left = amountCents
  for (const { attempt, cents, isCaptured } of await readRefundable(tx, orderId)) {
    if (isCaptured) left -= await turn(tx, { orderId, lineId, attempt, cents: Math.min(left, cents) })
  }
  left -= await turn(tx, {
    orderId,
    lineId,
    attempt: null,
    cents: Math.min(left, await readDeskOver(tx, orderId, isGift)),
  })
  if (left === amountCents) return left
  const accountId = await readAccountOf(tx, orderId)
  const key = `refund:${orderId}:${lineId}`
  await grantCredit(tx, { accountId, amountCents: amountCents - left, reason: 'refund', key, orderId })
  return left
}

interface Turned {
  readonly orderId: number
  readonly lineId: number
  readonly attempt: number | null
  readonly cents: number
}

/** Writes the movement out of the order's money, once for its line; answers the cents that it takes. */
async function turn(tx: Queryable, { orderId, lineId, attempt, cents }: Turned): Promise<number> {
  if (cents <= 0) return 0
  await enterLedger(tx, {
    orderId,
    attemptId: attempt,
    refundId: null,
    kind: 'to_credit',
    amountCents: -cents,
    currency: 'EUR',
    isGiveBack: false,
    key: `to-credit:${orderId}:${lineId}:${attempt ?? 'desk'}`,
  })
  return cents
}

/** Money of the desk beyond what its order costs by now; all of it for a gift. */
async function readDeskOver(tx: Queryable, orderId: number, isGift: boolean): Promise<number> {
  const [row] = await tx.query<{ cents: number }>({
    name: 'payments.desk-over',
    text: `select least(case when not $2::boolean then o.balance_cents - owed_cents_of(o) end, desk_cents_of(o.id, null)) as cents
           from orders o where o.id = $1`,
    values: [orderId, isGift],
  })
  return row?.cents ?? 0
}

async function readAccountOf(tx: Queryable, orderId: number): Promise<number> {
  const [row] = await tx.query<{ accountId: number }>({
    name: 'payments.account-of',
    text: 'select account_id as "accountId" from orders where id = $1',
    values: [orderId],
  })
  if (row === undefined) throw new Error(`there is no order ${orderId}`)
  return row.accountId
}
