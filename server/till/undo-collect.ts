import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/till/calls.ts'
import { undoDeskMoney } from '../payments/desk-money.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { openOrder, orderAnswer } from './till-answer.ts'
import { mayTakeBack } from './till-queries.ts'

/** B-11, B-12: what a press collected is taken back, while its money is still in the open till. */
export const undoCollect = handle(calls.undoCollect, 'write', async (tx, wish, { actor, deviceName: device }) => {
  const { orderId, pressId: key } = wish
  await openOrder(tx, orderId)
  const state = await mayTakeBack(tx, orderId, key)
  if (state === 'unknown') throw new Refusal('not_found')
  if (state === 'gone' || !(await undoDeskMoney(tx, actor, { orderId, key, device })))
    throw new Refusal('status_changed')
  await auditStaffAction(tx, actor, { action: 'till.undo-collect', subject: `order:${orderId}`, detail: { key } })
  return { order: await orderAnswer(tx, orderId) }
})
