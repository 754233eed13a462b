import type { RefundTender } from '../../domain/payments/tender.ts'
import type { Queryable } from '../platform/database.ts'

/** What may go back at most by each way, in cents. */
export async function readRefundableAtDesk(
  tx: Queryable,
  orderId: number,
): Promise<Readonly<Record<RefundTender, number>>> {
  const [row] = await tx.query<{ found: Record<RefundTender, number> }>({
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
    readonly tender: RefundTender
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
  readonly id: number
  readonly tender: RefundTender
  readonly amountCents: number
  readonly isUndone: boolean
}

export async function readDeskRefund(tx: Queryable, key: string): Promise<FoundDeskRefund | null> {
  const [row] = await tx.query<FoundDeskRefund & Record<string, unknown>>({
    name: 'payments.desk-refund',
    text: `select id, tender, amount_cents as "amountCents", undone_at is not null as "isUndone" from desk_refund where key = $1`,
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

/** Keeps a refund that was just asked for back until its undo is over. */
export async function delayRefund(tx: Queryable, refund: number, seconds: number): Promise<void> {
  await tx.query({
    name: 'payments.delay-refund',
    text: 'update refund set next_sync_at = battigia_now() + make_interval(secs => $2) where id = $1',
    values: [refund, seconds],
  })
}

/** Calls off what a refund of the desk sends back; false when something of it is on its way. */
export async function callOffRefunds(tx: Queryable, deskRefund: number): Promise<boolean> {
  const [row] = await tx.query<{ isOff: boolean }>({
    name: 'payments.call-off-refunds',
    text: `with of_desk as (select id from refund where idem_key like 'rf:desk' || $1::bigint || ':%'),
             off as (
               update refund r set state = 'cancelled', next_sync_at = null
                 from of_desk d where r.id = d.id and r.state = 'requested' and r.syncs = 0 and r.leased_until is null
               returning r.id
             )
           select (select count(*) from of_desk) = (select count(*) from off) as "isOff"`,
    values: [deskRefund],
  })
  return row?.isOff === true
}

/** Credit that an order was paid with goes back to the lots that it came from. */
export async function returnUsedCredit(tx: Queryable, orderId: number, cents: number, movement: string): Promise<void> {
  await tx.query({
    name: 'payments.return-used-credit',
    text: 'select return_credit($1, $2, $3, false)',
    values: [orderId, cents, movement],
  })
}
