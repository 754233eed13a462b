import type { LastStep } from '../../domain/orders/conclude-rules.ts'
import type { Queryable } from '../platform/database.ts'

/** The last line of an order's history; every order has one. */
export async function readLastStep(tx: Queryable, orderId: number): Promise<LastStep> {
  const [row] = await tx.query<LastStep & Record<string, unknown>>({
    name: 'orders.last-step',
    text: 'select reason, actor from order_history where order_id = $1 order by id desc limit 1',
    values: [orderId],
  })
  if (row === undefined) throw new Error(`the order ${orderId} has no history`)
  return row
}

/** Whether its guest may still choose what becomes of a day of bad weather: then the clock does not end it either. */
export async function isWaitedFor(tx: Queryable, orderId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'orders.is-waited-for',
    text: `select from weather_choice where order_id = $1 and state = 'open' limit 1`,
    values: [orderId],
  })
  return rows.length > 0
}
