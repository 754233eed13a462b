import type { Tender } from '../../domain/payments/tender.ts'
import type { Queryable } from '../platform/database.ts'

/** A movement of the till that belongs to an order. */
export interface NewDeskEntry {
  readonly orderId: number
  readonly kind: 'taken' | 'taken_back' | 'refund' | 'refund_back'
  readonly tender: Tender
  /** Signed. */
  readonly amountCents: number
  readonly key: string
  readonly tenderedCents: number | null
  readonly reason: string
  readonly staffId: number
  readonly device: string
}

/** Writes money of the desk into the ledger and the till; false when its key was written before. */
export async function enterDeskMoney(tx: Queryable, entry: NewDeskEntry): Promise<boolean> {
  const [row] = await tx.query<{ id: number | null }>({
    name: 'payments.enter-desk-money',
    text: 'select enter_desk_money($1, $2, $3, $4, $5, $6, $7, $8, $9) as id',
    values: [
      entry.orderId,
      entry.kind,
      entry.tender,
      entry.amountCents,
      entry.key,
      entry.tenderedCents,
      entry.reason,
      entry.staffId,
      entry.device,
    ],
  })
  return row !== undefined && row.id !== null
}

export interface DeskEntry {
  readonly ledgerEntryId: number
  readonly tender: Tender
  readonly amountCents: number
  readonly changeCents: number | null
}

/** What the desk wrote by a key; null for none. */
export async function readDeskEntry(tx: Queryable, key: string): Promise<DeskEntry | null> {
  const [row] = await tx.query<DeskEntry & Record<string, unknown>>({
    name: 'payments.desk-entry',
    text: `select ledger_entry_id as "ledgerEntryId", tender, amount_cents as "amountCents", change_cents as "changeCents"
           from till_movement where key = $1 and ledger_entry_id is not null`,
    values: [key],
  })
  return row ?? null
}

/** Whether the money of a movement is still here of its order, by its way and in all, and whether a drawer’s count or a closing has counted the movement. */
export async function readWhereNow(
  tx: Queryable,
  orderId: number,
  key: string,
): Promise<{ readonly isHere: boolean; readonly isCounted: boolean }> {
  const [row] = await tx.query<{ isHere: boolean; isCounted: boolean }>({
    name: 'payments.where-now',
    text: `select desk_cents_of($1, m.tender) >= m.amount_cents and desk_cents_of($1, null) >= m.amount_cents as "isHere",
             (m.closing_id is not null or m.drawer_id is not null) as "isCounted"
           from till_movement m where m.key = $2`,
    values: [orderId, key],
  })
  if (row === undefined) throw new Error(`the till has no movement ${key}`)
  return row
}

/** Asks the driver to end what the order's guest has begun to pay online. */
export async function cancelOpenAttempts(tx: Queryable, orderId: number): Promise<void> {
  await tx.query({ name: 'payments.cancel-open', text: 'select request_cancels($1)', values: [orderId] })
}
