import * as calls from '../../domain/till/calls.ts'
import { undoGiveBack } from '../payments/desk-refund.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { openOrder, orderAnswer } from './till-answer.ts'

/** B-11, B-12: a refund that was pressed by mistake, over the counter or by a payment that has not left yet. */
export const undoRefundAtDesk = handle(calls.undoRefundAtDesk, 'write', async (tx, wish, { actor, deviceName }) => {
  const { orderId, pressId: key } = wish
  await openOrder(tx, orderId)
  if (await undoGiveBack(tx, actor, { orderId, key, device: deviceName })) {
    await auditStaffAction(tx, actor, { action: 'till.undo-refund', subject: `order:${orderId}`, detail: { key } })
  }
  return { order: await orderAnswer(tx, orderId) }
})
