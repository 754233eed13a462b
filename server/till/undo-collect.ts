import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/till/calls.ts'
import { isDeskMoney, undoDeskMoney } from '../payments/desk-money.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { openOrder, orderAnswer } from './till-answer.ts'

/** B-11, B-12: what a press collected is taken back, while its money is still in the open till. */
export const undoCollect = handle(calls.undoCollect, 'write', async (tx, wish, { actor, deviceName: device }) => {
  const { orderId, pressId: key } = wish
  await openOrder(tx, orderId)
  if (!(await isDeskMoney(tx, { orderId, key }))) throw new Refusal('not_found')
  if (!(await undoDeskMoney(tx, actor, { orderId, key, device }))) throw new Refusal('status_changed')
  await auditStaffAction(tx, actor, { action: 'till.undo-collect', subject: `order:${orderId}`, detail: { key } })
  return { order: await orderAnswer(tx, orderId) }
})
