import type { CallParsed } from '../../domain/platform/call.ts'
import * as calls from '../../domain/till/calls.ts'
import { giveBackAtDesk } from '../payments/desk-refund.ts'
import { auditStaffAction } from '../platform/audit.ts'
import type { Queryable } from '../platform/database.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { handle, type Actor } from '../platform/handler.ts'
import { openOrder, orderAnswer } from './till-answer.ts'
import type { TillFacts } from './till-facts.ts'

/** B-12, R-707: gives back money of an order, up to the setting. */
export const refundAtDesk = ({ settings }: TillFacts) =>
  handle(calls.refundAtDesk, 'write', async (tx, wish, { actor, deviceName }) => {
    const max = settings.deskRefundMostCents
    if (wish.amountCents > max) throw new FieldRefusal([{ field: 'amountCents', code: 'too_large', max }])
    return giveBack(tx, actor, wish, deviceName)
  })

/** The same for a manager who has proven who they are, however much it is. */
export const refundLargeAtDesk = handle(calls.refundLargeAtDesk, 'write', async (tx, wish, { actor, deviceName }) =>
  giveBack(tx, actor, wish, deviceName),
)

async function giveBack(tx: Queryable, actor: Actor, wish: CallParsed<typeof calls.refundAtDesk>, device: string) {
  const { orderId, tender, amountCents, reason, pressId: key } = wish
  await openOrder(tx, orderId)
  if (await giveBackAtDesk(tx, actor, { orderId, tender, amountCents, reason, key, device })) {
    const detail = { tender, amountCents, key }
    await auditStaffAction(tx, actor, { action: 'till.refund', subject: `order:${orderId}`, detail })
  }
  return { order: await orderAnswer(tx, orderId) }
}
