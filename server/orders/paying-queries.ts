import type { HistoryReason } from '../../domain/orders/history-reasons.ts'
import type { OnlineMethod } from '../../domain/payments/payment-modes.ts'
import type { Queryable } from '../platform/database.ts'
import { ORDER_CONFIRMATION } from './confirmation-outbox.ts'
import { freePlaces } from './free-places.ts'

/** Books an order's places, its own holds or free ones again, all or nothing (R5); false when one is taken. */
export async function pinPlaces(
  tx: Queryable,
  orderId: number,
  stock: ReadonlyMap<string, number | null>,
): Promise<boolean> {
  const [row] = await tx.query<{ pinned: boolean }>({
    name: 'orders.pin',
    text: 'select pin_places($1, $2) as pinned',
    values: [orderId, JSON.stringify(Object.fromEntries(stock))],
  })
  return row?.pinned === true
}

/** Confirms an order whose places are pinned, by the way that paid it at last, and mails it. */
export async function confirmOrder(tx: Queryable, orderId: number, method: OnlineMethod): Promise<void> {
  await tx.query({
    name: 'orders.confirm',
    text: 'select confirm_order($1, $2, $3, $4)',
    values: [orderId, method, 'money_came', ORDER_CONFIRMATION],
  })
}

/** A payment that pinned the places was refused: they are the cart's holds again, or free. */
export const unpinPlaces = (tx: Queryable, orderId: number) =>
  freePlaces(tx, 'orders.unpin', 'unpin_places($1)', [orderId])

/** Gives an awaiting order up; its places are free. */
export const failOrder = (tx: Queryable, orderId: number, status: 'failed' | 'expired', reason: HistoryReason) =>
  freePlaces(tx, 'orders.fail', 'fail_order($1, $2, $3)', [orderId, status, reason])

/** Ends orders whose payment came to no end in time; answers what became free of pinned places. */
export const expireAwaitingOrders = (tx: Queryable, most: number) =>
  freePlaces(tx, 'orders.expire', 'expire_awaiting_orders($1)', [most])

/** Answers how many orders were completed. */
export async function completePastOrders(tx: Queryable, most: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: 'orders.complete-past',
    text: 'select complete_past_orders($1) as count',
    values: [most],
  })
  return row?.count ?? 0
}

/** Asks the driver to end an order's open attempts at their providers. */
export async function requestCancels(tx: Queryable, orderId: number): Promise<void> {
  await tx.query({ name: 'orders.request-cancels', text: 'select request_cancels($1)', values: [orderId] })
}

/** Whether money for the order may be moving now (R13). */
export async function isPaymentUnderWay(tx: Queryable, orderId: number): Promise<boolean> {
  const [row] = await tx.query<{ isUnderWay: boolean }>({
    name: 'orders.payment-under-way',
    text: `select exists (
             select from payment_attempt a where a.order_id = $1 and a.settled_at is null and a.cancel_requested_at is null
               and (a.is_indeterminate or (a.use is null and a.state in ('processing', 'authorized', 'captured')))
           ) as "isUnderWay"`,
    values: [orderId],
  })
  return row?.isUnderWay === true
}

/** Nothing is kept of money that never came. */
export async function keepNothing(tx: Queryable, orderId: number): Promise<void> {
  await tx.query({
    name: 'orders.keep-nothing',
    text: 'update orders set kept_cents = 0 where id = $1',
    values: [orderId],
  })
}

/** Whether a change made a paid order dearer and nobody has paid that yet. */
export async function hasDifference(tx: Queryable, orderId: number): Promise<boolean> {
  const [row] = await tx.query<{ has: boolean }>({
    name: 'orders.has-difference',
    text: 'select difference_cents > 0 as has from orders where id = $1',
    values: [orderId],
  })
  return row?.has === true
}

/**
 * An unpaid order that credit has paid alone is settled: it has no deadline any more. One that other money came for, too, keeps the way
 * that it was paid by.
 */
export async function settleByCredit(tx: Queryable, orderId: number): Promise<void> {
  await tx.query({
    name: 'orders.settle-by-credit',
    text: `update orders set method = 'no_payment_needed', deadline_day = null, deadline_hour = null, deadline_at = null, release_at = null
           where id = $1 and method in ('cash', 'pay_later') and received_cents = 0`,
    values: [orderId],
  })
}
