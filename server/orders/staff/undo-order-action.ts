import * as calls from '../../../domain/orders/staff-calls.ts'
import { nextStatus } from '../../../domain/orders/order-states.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { undoMoneyOut } from '../../payments/money-out/let-money-out.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { resortData } from '../../umbrellas/resort-data.ts'
import { takeBack } from '../../umbrellas/staff/desk-actions.ts'
import { cancelLines } from '../cancel-queries.ts'
import { orderAfter } from '../changes/cancel-days.ts'
import { lockOrder } from '../changes/lock-order.ts'
import { ORDER_CONFIRMATION } from '../confirmation-outbox.ts'
import type { OrderFacts } from '../order-facts.ts'
import {
  daysOfOrder,
  forgetChange,
  forgetMail,
  isAsLeft,
  restoreSnapshot,
  type OrderSnapshot,
  type OrderUndo,
} from './order-snapshot.ts'
import { moveKey } from './move-visit.ts'
import { forgetComplimentary } from './note-complimentary.ts'
import { saleMailKey } from './sold-answer.ts'

/** B-11: truly takes back what the desk did to an order; `status_changed` when anybody has done anything to it since. */
export const undoOrderAction = (facts: OrderFacts) =>
  handle(calls.undoOrderAction, 'write', async (tx, { actionId }, { actor, afterCommit }) => {
    const kinds = ['move', 'extend', 'walk_in', 'complimentary', 'waive'] as const
    const { kind, orderId, undo } = await takeBack(tx, facts.settings, actionId, kinds)
    if (orderId === null) throw new Error(`the action ${actionId} names no order`)
    const accountId = await lockOrder(tx, orderId)
    if (accountId === null) throw new Refusal('status_changed')
    const days = await daysOfOrder(tx, orderId)
    if (kind === 'walk_in' || kind === 'complimentary') {
      await endSale(tx, { orderId, accountId }, (undo as { readonly after: OrderSnapshot }).after)
    } else await restore(tx, orderId, undo as OrderUndo)
    if (kind === 'complimentary' || kind === 'waive') await forgetComplimentary(tx, orderId)
    if (kind === 'move') await undoMoneyOut(tx, moveKey(actionId))
    await auditStaffAction(tx, actor, { action: 'order.undo', subject: `order:${orderId}`, detail: { kind, actionId } })
    const changed = [...days, ...(await daysOfOrder(tx, orderId))]
    afterCommit(() => facts.announce(changed))
    return { done: true as const }
  })

async function restore(tx: Queryable, orderId: number, undo: OrderUndo): Promise<void> {
  const { stock } = await resortData(tx)
  if (!(await restoreSnapshot(tx, orderId, undo, stock))) throw new Refusal('status_changed')
  if (undo.changeId !== null) await forgetChange(tx, undo.changeId)
}

/** A sale that is taken back is an order that was cancelled before anybody paid it. */
async function endSale(
  tx: Queryable,
  { orderId, accountId }: { readonly orderId: number; readonly accountId: number },
  after: OrderSnapshot,
): Promise<void> {
  if (!(await isAsLeft(tx, orderId, after))) throw new Refusal('status_changed')
  const { status } = await orderAfter(tx, accountId, orderId)
  const endedStatus = nextStatus(status, 'last_line_deleted')
  if (endedStatus === null) throw new Refusal('status_changed')
  await cancelLines(tx, { orderId, bookingIds: null, endedStatus, actor: 'staff', reason: 'sale taken back' })
  await forgetMail(tx, ORDER_CONFIRMATION, saleMailKey(orderId))
}
