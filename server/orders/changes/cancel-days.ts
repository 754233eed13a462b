import * as calls from '../../../domain/orders/change-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { resortData } from '../../umbrellas/resort-data.ts'
import type { OrderFacts } from '../order-facts.ts'
import { readOrder, type StoredOrder } from '../order-queries.ts'
import { wireOrder } from '../wire-order.ts'
import { cancelParts } from './cancel-parts.ts'
import { lockOrder } from './lock-order.ts'
import { changeDays } from './days-quote.ts'
import { requireMinimumLeft } from './minimum-left.ts'
import { halfDayPrice, hasDayBegun, openBooking } from './open-booking.ts'

/**
 * B-03, B-06, R-707: cancels days or half-days of one's own booking for what was quoted, all or nothing. A day that is gone already, and
 * money that is not what was quoted, are `quote_changed`: the guest looks again.
 */
export const cancelDays = (facts: OrderFacts) =>
  handle(calls.cancelDays, 'write', async (tx, input, { actor, afterCommit }) => {
    const { settings } = facts
    const { orderId, refundCents, refundTo } = input
    if ((await lockOrder(tx, orderId)) !== actor.accountId) throw new Refusal('not_found')
    const booking = await openBooking(tx, actor.accountId, input)
    const turnHour = settings.dayTurnHour
    const data = await resortData(tx)
    const halfPrice = halfDayPrice(data, booking.line.umbrellaId)
    const change = changeDays(booking, input.days, { halfPrice, turnHour })
    if (change === null) throw new Refusal('quote_changed')
    if (input.days.some((day) => hasDayBegun(booking.order, day, turnHour))) throw new Refusal('booking_started')
    requireMinimumLeft(data, settings, booking, change)
    const { goesBackCents } = change.money
    if (goesBackCents !== refundCents) throw new Refusal('quote_changed', { refundCents: goesBackCents })
    const { freed } = await cancelParts(tx, facts, {
      booking,
      change,
      kind: 'days_cancelled',
      actor: 'guest',
      refundTo,
    })
    afterCommit(() => facts.announce(freed))
    return wireOrder(await orderAfter(tx, actor.accountId, orderId), facts)
  })

/** The order as the change has left it. */
export async function orderAfter(tx: Queryable, accountId: number, orderId: number): Promise<StoredOrder> {
  const order = await readOrder(tx, accountId, orderId)
  if (order === null) throw new Error(`the order ${orderId} cannot be read back`)
  return order
}
