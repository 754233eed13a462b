import * as calls from '../../domain/orders/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { hasBegun } from '../../domain/orders/deadlines.ts'
import { nextStatus } from '../../domain/orders/order-states.ts'
import type { Queryable } from '../platform/database.ts'
import { handle } from '../platform/handler.ts'
import { requestRefund } from '../payments/request-refund.ts'
import { sumOrder } from './changes/change-queries.ts'
import { deadlineFor, graceOf } from './changes/open-booking.ts'
import { enqueueFreed } from './freed-outbox.ts'
import { lineMoney } from './line-refund.ts'
import type { OrderFacts } from './order-facts.ts'
import { readOrder, type StoredOrder } from './order-queries.ts'
import { cancelLines, lockOrderLine } from './cancel-queries.ts'
import { isPaymentUnderWay, requestCancels } from './paying-queries.ts'

/**
 * deletes one's own booking until its stay begins, and sends back what the policy of its order gives back.
 * Order and booking belong to each other and to the caller, or answer as unknown. Done twice it is done once, mailed once
 * and given back once. While money for the order may be moving nothing is deleted (R13).
 */
export const deleteUmbrellaBooking = ({ settings, announce }: OrderFacts) =>
  handle(calls.deleteUmbrellaBooking, 'write', async (tx, input, { actor, afterCommit }) => {
    const { idOrdine: orderId, idPrenotazioneOmbrellone: bookingId } = input
    const line = await lockOrderLine(tx, actor.accountId, orderId, bookingId)
    if (line === null) throw new Refusal('not_found')
    const endedStatus = nextStatus(line.status, 'last_line_deleted')
    if (line.isCancelled || endedStatus === null) return { result: true as const }
    if (hasBegun(line, line.localNow, settings.dayTurnHour)) throw new Refusal('booking_started')
    if (await isPaymentUnderWay(tx, orderId)) throw new Refusal('payment_in_progress')
    const before = await readOrder(tx, actor.accountId, orderId)
    if (before === null) throw new Error(`the order ${orderId} cannot be read`)
    await requestCancels(tx, orderId)
    const freed = await cancelLines(tx, {
      orderId,
      bookingIds: [bookingId],
      endedStatus,
      actor: 'guest',
      reason: 'deleted by the guest',
    })
    await giveBackLine(tx, settings, before, bookingId)
    await enqueueFreed(tx, orderId, [bookingId], 'deleted')
    afterCommit(() => announce(freed))
    return { result: true as const }
  })

/** What was paid for the line goes back by the policy; what that keeps is still owed, so that the sums agree. */
async function giveBackLine(
  tx: Queryable,
  settings: OrderFacts['settings'],
  order: StoredOrder,
  bookingId: number,
): Promise<void> {
  const line = order.lines.find((one) => one.bookingId === bookingId)
  if (line === undefined) throw new Error(`the order ${order.orderId} has no line ${bookingId}`)
  const { orderId } = order
  const { keptCents, goesBackCents, differenceCents } = lineMoney(order, line, settings.dayTurnHour).money
  const left = order.lines.filter((one) => !one.isCancelled && one.bookingId !== bookingId)
  const deadline = deadlineFor(order, left, settings)
  await sumOrder(tx, { orderId, keptCents, differenceCents, deadline, graceMinutes: graceOf(order, settings) })
  await requestRefund(tx, { orderId, lineId: bookingId, amountCents: goesBackCents })
}
