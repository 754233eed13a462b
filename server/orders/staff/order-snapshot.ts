import type { Queryable } from '../../platform/database.ts'
import type { OccupancyChange } from '../../umbrellas/occupancy-changes.ts'
import type { Capacities } from '../../umbrellas/resort-data.ts'

/** Places, lines and sums of an order as the database wrote them; equal as long as nobody does anything to it. */
export type OrderSnapshot = object

/** An order before an action of the desk and after it. */
export interface OrderUndo {
  readonly before: OrderSnapshot
  readonly after: OrderSnapshot
  /** The change that its guest is told of; null for none. */
  readonly changeId: number | null
}

export async function readSnapshot(tx: Queryable, orderId: number): Promise<OrderSnapshot> {
  const [row] = await tx.query<{ snapshot: OrderSnapshot }>({
    name: 'desk.snapshot',
    text: 'select places_of_order($1) as snapshot',
    values: [orderId],
  })
  if (row === undefined) throw new Error(`the order ${orderId} cannot be read`)
  return row.snapshot
}

/** Whether an order is as an action left it. */
export async function isAsLeft(tx: Queryable, orderId: number, after: OrderSnapshot): Promise<boolean> {
  const [row] = await tx.query<{ isSame: boolean }>({
    name: 'desk.is-as-left',
    text: 'select places_of_order($1) = $2::jsonb as "isSame"',
    values: [orderId, JSON.stringify(after)],
  })
  return row?.isSame === true
}

/** Puts a locked order back to what it was; false when somebody has done something since, or its place is taken. */
export async function restoreSnapshot(
  tx: Queryable,
  orderId: number,
  { before, after }: OrderUndo,
  stock: Capacities,
): Promise<boolean> {
  const [row] = await tx.query<{ isBack: boolean }>({
    name: 'desk.restore-order',
    text: 'select restore_order($1, $2, $3, $4, $5) as "isBack"',
    values: [
      orderId,
      JSON.stringify(before),
      JSON.stringify(after),
      JSON.stringify(Object.fromEntries(stock)),
      'taken back by the resort',
    ],
  })
  return row?.isBack === true
}

/** Forgets a change that was taken back, so that nobody is told of it. */
export async function forgetChange(tx: Queryable, changeId: number): Promise<void> {
  await tx.query({ name: 'desk.forget-change', text: 'delete from order_change where id = $1', values: [changeId] })
}

/** Forgets a mail that waits for an action to be for good. */
export async function forgetMail(tx: Queryable, kind: string, key: string): Promise<void> {
  await tx.query({
    name: 'desk.forget-mail',
    text: 'delete from outbox where kind = $1 and key = $2',
    values: [kind, key],
  })
}

/** The days that an order has, for whoever looks at the map. */
export function daysOfOrder(tx: Queryable, orderId: number): Promise<OccupancyChange[]> {
  return tx.query<OccupancyChange & Record<string, unknown>>({
    name: 'desk.days-of-order',
    text: `select lower(days) as "from", upper(days) - 1 as "to" from order_line where order_id = $1`,
    values: [orderId],
  })
}

/** Whoever pays an order that cost nothing until now pays at the desk. */
export async function payAtTheDesk(tx: Queryable, orderId: number): Promise<void> {
  await tx.query({
    name: 'desk.pay-at-the-desk',
    text: `update orders o set method = 'cash',
             release_at = ((select max(upper(l.days)) from order_line l where l.order_id = o.id) + 7)::timestamp at time zone 'Europe/Rome'
           where o.id = $1 and o.method = 'no_payment_needed' and o.credit_cents = 0 and o.total_cents > 0`,
    values: [orderId],
  })
}
