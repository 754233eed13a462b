import type { Queryable } from '../platform/database.ts'
import type { DeskRefundTender } from './desk-refund.ts'

/** What may go back at most by each way, in cents. */
export async function readRefundableAtDesk(
  tx: Queryable,
  orderId: number,
): Promise<Readonly<Record<DeskRefundTender, number>>> {
  const [row] = await tx.query<{ found: Record<DeskRefundTender, number> }>({
    name: 'payments.refundable-at-desk',
    text: 'select refundable_at_desk(o) as found from orders o where o.id = $1',
    values: [orderId],
  })
  if (row === undefined) throw new Error(`there is no order ${orderId}`)
  return row.found
}

export async function isMoneyMoving(tx: Queryable, orderId: number): Promise<boolean> {
  const [row] = await tx.query<{ isMoving: boolean }>({
    name: 'payments.is-money-moving',
    text: 'select is_payment_under_way($1) as "isMoving"',
    values: [orderId],
  })
  return row?.isMoving === true
}

/** Notes a refund of a locked order; answers its id. */
export async function beginDeskRefund(
  tx: Queryable,
  refund: {
    readonly key: string
    readonly orderId: number
    readonly tender: DeskRefundTender
    readonly amountCents: number
    readonly reason: string
    readonly staffId: number
  },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'payments.begin-desk-refund',
    text: 'select begin_desk_refund($1, $2, $3, $4, $5, $6) as id',
    values: [refund.key, refund.orderId, refund.tender, refund.amountCents, refund.reason, refund.staffId],
  })
  if (row === undefined) throw new Error('the refund was not stored')
  return row.id
}

export interface FoundDeskRefund {
  readonly tender: DeskRefundTender
  readonly amountCents: number
  readonly isUndone: boolean
}

export async function readDeskRefund(tx: Queryable, key: string): Promise<FoundDeskRefund | null> {
  const [row] = await tx.query<FoundDeskRefund & Record<string, unknown>>({
    name: 'payments.desk-refund',
    text: `select tender, amount_cents as "amountCents", undone_at is not null as "isUndone" from desk_refund where key = $1`,
    values: [key],
  })
  return row ?? null
}

/** Takes a refund's note back; false when a later change of the order has used what it allowed. */
export async function endDeskRefund(tx: Queryable, key: string): Promise<boolean> {
  const rows = await tx.query({
    name: 'payments.end-desk-refund',
    text: `with ended as (
             update desk_refund set undone_at = battigia_now() where key = $1 and undone_at is null returning order_id, allowance_cents
           )
           update orders o set allowance_cents = o.allowance_cents - e.allowance_cents
             from ended e where o.id = e.order_id returning o.id`,
    values: [key],
  })
  return rows.length === 1
}

/** Credit that an order was paid with goes back to the lots that it came from. */
export async function returnUsedCredit(tx: Queryable, orderId: number, cents: number, movement: string): Promise<void> {
  await tx.query({
    name: 'payments.return-used-credit',
    text: 'select return_credit($1, $2, $3, false)',
    values: [orderId, cents, movement],
  })
}
