import type { Tender } from '../../domain/payments/tender.ts'
import { takeDeskMoney, undoDeskMoney, type DeskPerson } from '../payments/desk-money.ts'
import type { Queryable } from '../platform/database.ts'

/** Money for an order as it lies on the desk; `key` names the press. */
export interface MoneyTaken {
  readonly orderId: number
  readonly tender: Tender
  readonly amountCents: number
  /** What the guest gave in cash; null where nobody typed it. */
  readonly tenderedCents: number | null
  readonly key: string
  /** Name of the browser that it was pressed in. */
  readonly device?: string
}

/**
 * B-12: takes money for an order of any category into the ledger and the till. The caller has locked the order and audits. The same key
 * is written once and answers the same. Throws `order_not_payable` for more than is owed, `input_invalid` for less cash than
 * the amount.
 */
export async function takeMoney(
  tx: Queryable,
  actor: DeskPerson,
  money: MoneyTaken,
): Promise<{ readonly ledgerEntryId: number; readonly changeCents: number }> {
  const { ledgerEntryId, changeCents } = await takeDeskMoney(tx, actor, money)
  return { ledgerEntryId, changeCents }
}

/** Takes back what {@link takeMoney} wrote by this key, with entries of its own; false when there is nothing to take back. */
export function undoMoney(
  tx: Queryable,
  actor: DeskPerson,
  money: { readonly orderId: number; readonly key: string; readonly device?: string },
): Promise<boolean> {
  return undoDeskMoney(tx, actor, money)
}
