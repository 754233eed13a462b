import type { OrderStatus, PaymentMethod } from '../../domain/orders/calls.ts'
import type { Queryable } from '../platform/database.ts'

export interface DueOrder {
  readonly orderId: number
  readonly status: OrderStatus
  readonly method: PaymentMethod
}

/**
 * Confirmed orders that nothing was paid of when it had to be, outside any window of a payment (payments guide, 8.7). One that was paid
 * and that a change made dearer keeps its places: its difference is the desk's to take (decision 105).
 */
const DUE = `o.status = 'confirmed' and o.release_at <= battigia_now()
  and (o.pay_until is null or o.pay_until <= battigia_now())
  and order_payment_status(o) = 'unpaid' and o.difference_cents = 0`

/**
 * Unpaid orders whose time is over, locked; those that somebody works on are left for the next time. They are asked for
 * again under their locks: a payment that was decided on meanwhile is in another table, which the first look saw as it was
 * before (PL4).
 */
export async function lockDueOrders(tx: Queryable, most: number): Promise<DueOrder[]> {
  const locked = await tx.query<{ id: number }>({
    name: 'orders.lock-due',
    text: `select o.id from orders o where ${DUE} order by o.release_at limit $1 for update skip locked`,
    values: [most],
  })
  return tx.query<DueOrder & Record<string, unknown>>({
    name: 'orders.due',
    text: `select o.id as "orderId", o.status, o.method from orders o where o.id = any ($1) and ${DUE} order by o.release_at`,
    values: [locked.map(({ id }) => id)],
  })
}
