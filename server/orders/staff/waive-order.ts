import * as calls from '../../../domain/orders/sale-calls.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { isLive } from '../../../domain/orders/order-states.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { noteAction } from '../../umbrellas/staff/desk-actions.ts'
import { orderAfter } from '../changes/cancel-days.ts'
import { lockOrder } from '../changes/lock-order.ts'
import type { OrderFacts } from '../order-facts.ts'
import type { StoredOrder } from '../order-queries.ts'
import { isPaymentUnderWay, requestCancels } from '../paying-queries.ts'
import { noteComplimentary } from './note-complimentary.ts'
import { readSnapshot } from './order-snapshot.ts'
import { freePrice } from './sale-offer.ts'

/** B-11: an order that nobody has paid costs nothing: its lines are repriced, so that what is owed stays what the books say. */
export const waiveOrder = ({ settings }: OrderFacts) =>
  handle(calls.waiveOrder, 'write', async (tx, { orderId, reason }, { actor }) => {
    const accountId = await lockOrder(tx, orderId)
    if (accountId === null) throw new Refusal('not_found')
    const order = await orderAfter(tx, accountId, orderId)
    if (order.status === 'awaiting_payment' || (await isPaymentUnderWay(tx, orderId)))
      throw new Refusal('payment_in_progress')
    if (!isLive(order.status) || order.totalCents === 0) throw new Refusal('not_found')
    if (order.coveredCents > 0 || order.keptCents > 0 || order.paymentStatus !== 'unpaid')
      throw new Refusal('already_paid')
    const before = await readSnapshot(tx, orderId)
    await requestCancels(tx, orderId)
    await waive(tx, order)
    const worthCents = order.totalCents
    await noteComplimentary(tx, settings, actor, { orderId, reason, worthCents })
    await auditStaffAction(tx, actor, {
      action: 'order.waive',
      subject: `order:${orderId}`,
      detail: { waivedCents: worthCents, reason },
    })
    const undo = { before, after: await readSnapshot(tx, orderId), changeId: null }
    const acted = await noteAction(tx, settings, actor, { kind: 'waive', orderId, undo })
    return { ...acted, waivedCents: cents(worthCents) }
  })

async function waive(tx: Queryable, { orderId, lines }: StoredOrder): Promise<void> {
  const standing = lines.filter((line) => !line.isCancelled)
  await tx.query({
    name: 'desk.waive',
    text: 'select waive_order($1, $2)',
    values: [
      orderId,
      JSON.stringify(standing.map(({ bookingId, price }) => ({ id: bookingId, price: freePrice(price) }))),
    ],
  })
}
