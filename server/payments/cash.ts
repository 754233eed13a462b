import { Refusal } from '../../domain/platform/refusal.ts'
import type { Queryable } from '../platform/database.ts'
import { readPayable } from './attempt-queries.ts'
import { enterLedger, readCash } from './ledger-queries.ts'

/** Cash at the desk, the counter or on delivery; `key` names the press (case 91). */
export interface Cash {
  readonly orderId: number
  readonly amountCents: number
  readonly key: string
}

const keyOf = ({ orderId, key }: Pick<Cash, 'orderId' | 'key'>) => `cash:${orderId}:${key}`

/**
 * Writes cash into the ledger, in the caller's transaction with the order locked; false when this key has written it before.
 * Throws `order_not_payable` for more than is owed, or for an order that is over.
 */
export async function takeCash(tx: Queryable, cash: Cash): Promise<boolean> {
  if ((await readCash(tx, keyOf(cash))) !== null) return false
  const { status, dueCents } = await readPayable(tx, cash.orderId)
  const isLive = status === 'confirmed' || status === 'completed'
  if (!isLive || cash.amountCents <= 0 || cash.amountCents > dueCents) throw new Refusal('order_not_payable')
  return write(tx, cash.orderId, cash.amountCents, keyOf(cash))
}

/** Takes back what {@link takeCash} wrote by this key, with an entry of its own; false when there is nothing to take back. */
export async function undoCash(tx: Queryable, cash: Pick<Cash, 'orderId' | 'key'>): Promise<boolean> {
  const amountCents = await readCash(tx, keyOf(cash))
  return amountCents !== null && write(tx, cash.orderId, -amountCents, `${keyOf(cash)}:undone`)
}

function write(tx: Queryable, orderId: number, amountCents: number, key: string): Promise<boolean> {
  return enterLedger(tx, {
    orderId,
    attemptId: null,
    refundId: null,
    kind: 'cash',
    amountCents,
    currency: 'EUR',
    isGiveBack: false,
    key,
  })
}
