import { canReopen, concludeRefusal } from '../../domain/orders/conclude-rules.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Queryable } from '../platform/database.ts'
import { isWaitedFor, readLastStep } from './conclude-queries.ts'
import { moveItemOrder } from './items/item-order-queries.ts'
import type { OrderFacts } from './order-facts.ts'
import { lockOrder, readOrder, type StoredOrder } from './order-queries.ts'
import { isPaymentUnderWay } from './paying-queries.ts'

/** Who marks which order as concluded, or takes that back. */
interface Conclusion {
  readonly accountId: number
  readonly orderId: number
  readonly isConcluded: boolean
  readonly by: 'guest' | 'staff'
}

/**
 * marks an order as concluded, or takes that back; done twice it is done once. Money, places and pass stay as they are. What
 * the bar has ready is delivered with it. Answers the order as it is then, and whether anything changed.
 */
export async function conclude(
  tx: Queryable,
  facts: Pick<OrderFacts, 'settings' | 'categories'>,
  { accountId, orderId, isConcluded, by }: Conclusion,
): Promise<{ readonly order: StoredOrder; readonly isNew: boolean }> {
  if (!(await lockOrder(tx, accountId, orderId))) throw new Refusal('not_found')
  const order = await ownOrder(tx, accountId, orderId)
  if (order.status === (isConcluded ? 'completed' : 'confirmed')) return { order, isNew: false }
  if (isConcluded) await close(tx, facts, order, by)
  else await reopen(tx, order, by)
  return { order: await ownOrder(tx, accountId, orderId), isNew: true }
}

async function close(
  tx: Queryable,
  { settings, categories }: Pick<OrderFacts, 'settings' | 'categories'>,
  order: StoredOrder,
  by: 'guest' | 'staff',
): Promise<void> {
  const { orderId, status, category, localNow } = order
  if (status === 'awaiting_payment' || (await isPaymentUnderWay(tx, orderId))) throw new Refusal('payment_in_progress')
  const refusal = concludeRefusal(order, { localNow, dayTurnHour: settings.dayTurnHour })
  if (refusal !== null) throw new Refusal(refusal)
  if (await isWaitedFor(tx, orderId)) throw new Refusal('order_not_over')
  if (category !== 'umbrella') await categories.of(category).conclude?.(tx, orderId)
  // The bar's own board takes back what it delivered.
  const reason = order.delivery === null ? 'concluded' : 'delivered'
  await moveItemOrder(tx, { orderId, to: 'completed', actor: by, reason })
}

async function reopen(tx: Queryable, order: StoredOrder, by: 'guest' | 'staff'): Promise<void> {
  const { orderId, localNow } = order
  const today = localNow.slice(0, 10) as StoredOrder['lines'][number]['to']
  if (!canReopen(order, await readLastStep(tx, orderId), by, today)) throw new Refusal('status_changed')
  await moveItemOrder(tx, { orderId, to: 'confirmed', actor: by, reason: 'taken_back' })
}

async function ownOrder(tx: Queryable, accountId: number, orderId: number): Promise<StoredOrder> {
  const order = await readOrder(tx, accountId, orderId)
  if (order === null) throw new Error(`the order ${orderId} cannot be read back`)
  return order
}
