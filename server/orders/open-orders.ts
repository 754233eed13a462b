import type { OrderCategory, OrderStatus } from '../../domain/orders/calls.ts'
import type { Queryable } from '../platform/database.ts'

/** An order that is not over, as it matters to a person who leaves. */
export interface OpenOrder {
  readonly orderId: number
  readonly number: string
  readonly category: OrderCategory
  readonly status: OrderStatus
  /** Credit that stands in it. */
  readonly creditCents: number
  /** Money came for it, and some of it is here, or credit pays all of it. */
  readonly isPaid: boolean
  /** Something of it is for today or later. */
  readonly isAhead: boolean
  /** Money for it may be moving now (R13). */
  readonly isPaymentUnderWay: boolean
}

/** Cart first, then orders, as payments lock them (R2); then nobody pays or orders for the account until the transaction ends. */
export async function lockOrdersOf(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({
    name: 'orders.lock-cart-of',
    text: 'select from umbrella_cart where account_id = $1 for update',
    values: [accountId],
  })
  await tx.query({
    name: 'orders.lock-all-of',
    text: 'select from orders where account_id = $1 order by id for update',
    values: [accountId],
  })
}

/** The account's orders that wait for money or for their day. */
export async function readOpenOrders(tx: Queryable, accountId: number): Promise<OpenOrder[]> {
  return tx.query<OpenOrder & Record<string, unknown>>({
    name: 'orders.open-of',
    text: `
      select o.id as "orderId", o.number, o.category, o.status, o.credit_cents as "creditCents",
        o.received_cents > o.returned_cents
        or (o.credit_cents > 0 and o.balance_cents >= owed_cents_of(o)) as "isPaid",
        exists (select from order_line l where l.order_id = o.id and l.cancelled_at is null and upper(l.days) > resort_today())
        or exists (
          select from order_item i where i.order_id = o.id and i.cancelled_at is null and upper(i.days) > resort_today()
        ) as "isAhead",
        o.is_pinned or is_payment_authorized(o.id) or exists (
          select from payment_attempt a where a.order_id = o.id and a.settled_at is null and a.cancel_requested_at is null
            and (a.is_indeterminate or (a.use is null and a.state in ('processing', 'authorized', 'captured')))
        ) as "isPaymentUnderWay"
      from orders o
      where o.account_id = $1 and o.status in ('awaiting_payment', 'confirmed')
      order by o.id`,
    values: [accountId],
  })
}
