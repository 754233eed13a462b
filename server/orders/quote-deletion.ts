import * as calls from '../../domain/orders/calls.ts'
import { cents } from '../../domain/platform/cents.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { hasBegun } from '../../domain/orders/deadlines.ts'
import { handle } from '../platform/handler.ts'
import { lineRefund } from './line-refund.ts'
import type { OrderFacts } from './order-facts.ts'
import { readOrder } from './order-queries.ts'

/** what deleting one's own booking would give back, day by day; asked before it is deleted. */
export const quoteDeletion = ({ settings }: OrderFacts) =>
  handle(calls.quoteDeletion, 'read', async (tx, { orderId, bookingId }, { actor }) => {
    const order = await readOrder(tx, actor.accountId, orderId)
    const line = order?.lines.find((one) => one.bookingId === bookingId && !one.isCancelled)
    if (order === null || line === undefined) throw new Refusal('not_found')
    if (hasBegun(line, order.localNow, settings.dayTurnHour)) throw new Refusal('booking_started')
    const { paidCents, refundCents, days } = lineRefund(order, line, settings.dayTurnHour)
    return {
      paidCents: cents(paidCents),
      refundCents: cents(refundCents),
      days: days.map((day) => ({
        day: day.day,
        paidCents: cents(day.paidCents),
        refundCents: cents(day.refundCents),
      })),
      policy: order.refundPolicy,
    }
  })
