import { cents } from '../../domain/platform/cents.ts'
import * as calls from '../../domain/till/calls.ts'
import { takeDeskMoney } from '../payments/desk-money.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { openOrder, orderAnswer } from './till-answer.ts'

/**
 * B-12, R-603: takes money for an order of any kind, the difference of a change as well. Of two tablets that collect one order at the same
 * moment the second is refused `order_not_payable` (cases 91 and 92).
 */
export const collect = handle(calls.collect, 'write', async (tx, wish, { actor, deviceName: device }) => {
  const { orderId, tender, amountCents, tenderedCents, pressId: key } = wish
  await openOrder(tx, orderId)
  const { changeCents, isNew } = await takeDeskMoney(tx, actor, {
    orderId,
    tender,
    amountCents,
    tenderedCents,
    key,
    device,
  })
  if (isNew) {
    const detail = { tender, amountCents, tenderedCents }
    await auditStaffAction(tx, actor, { action: 'till.collect', subject: `order:${orderId}`, detail })
  }
  return { changeCents: cents(changeCents), order: await orderAnswer(tx, orderId) }
})
