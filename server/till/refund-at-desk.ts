import * as calls from '../../domain/till/calls.ts'
import { giveBackAtDesk } from '../payments/desk-refund.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { openOrder, orderAnswer } from './till-answer.ts'
import type { TillFacts } from './till-facts.ts'

/** B-12, B-32, R-707: gives back money of an order. */
export const refundAtDesk = ({ settings }: TillFacts) =>
  handle(calls.refundAtDesk, 'write', async (tx, { orderId, pressId: key, ...wish }, { actor, deviceName: device }) => {
    await openOrder(tx, orderId)
    if (await giveBackAtDesk(tx, settings, actor, { orderId, key, device, ...wish })) {
      const { tender, amountCents } = wish
      const detail = { tender, amountCents, key }
      await auditStaffAction(tx, actor, { action: 'till.refund', subject: `order:${orderId}`, detail })
    }
    return { order: await orderAnswer(tx, orderId) }
  })
