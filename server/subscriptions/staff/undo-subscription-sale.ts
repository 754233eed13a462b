import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/subscriptions/sale-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { takeBack } from '../../umbrellas/staff/desk-actions.ts'
import { readSold } from './sale-queries.ts'
import type { StaffFacts } from './staff-facts.ts'

/** B-11: a sale and its money never were; `status_changed` when anybody has done anything to it since. */
export const undoSubscriptionSale = ({ desk, settings, announce }: StaffFacts) =>
  handle(calls.undoSubscriptionSale, 'write', async (tx, { actionId }, { actor, deviceName: device, afterCommit }) => {
    const { orderId, undo } = await takeBack(tx, settings, actionId, ['sell_subscription'])
    if (orderId === null) throw new Error(`the action ${actionId} names no order`)
    const { key } = undo as { readonly key: string | null }
    if (key !== null) await desk.first.undoMoney(tx, { orderId, key, by: actor, device })
    if (!(await desk.first.takeBack(tx, orderId))) throw new Refusal('status_changed')
    const sold = await readSold(tx, orderId)
    await auditStaffAction(tx, actor, {
      action: 'subscription.undo-sale',
      subject: `subscription:${sold.subscriptionId}`,
      detail: { orderId },
    })
    afterCommit(() => announce([sold]))
    return { done: true as const }
  })
