import { staysOf } from '../../../domain/orders/change-days.ts'
import { nextStatus } from '../../../domain/orders/order-states.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { requestRefund, type RefundTo } from '../../payments/request-refund.ts'
import type { OccupancyChange } from '../../umbrellas/occupancy-changes.ts'
import type { OrderFacts } from '../order-facts.ts'
import { cancelLines } from '../cancel-queries.ts'
import { requestCancels } from '../paying-queries.ts'
import { enqueueChanged } from './change-outbox.ts'
import { divideLine, insertChange, sumOrder } from './change-queries.ts'
import type { OrderChange } from './order-change.ts'
import { changedStay } from './changed-stay.ts'
import type { DaysChange } from './days-quote.ts'
import { deadlineFor, graceOf, type OpenBooking } from './open-booking.ts'

interface Cancelling {
  readonly booking: OpenBooking
  readonly change: DaysChange
  readonly kind: Extract<OrderChange['kind'], 'days_cancelled' | 'cannot_deliver'>
  readonly actor: OrderChange['actor']
  readonly refundTo: RefundTo
}

const REASONS = { days_cancelled: 'days cancelled by the guest', cannot_deliver: 'resort_cannot_deliver' } as const

/**
 * Cancels what `change` says of a booking, in the caller's transaction with the order locked: the line becomes several, those that go
 * are cancelled as whole lines are, with stay, stock and waiting list; money and mail follow. Answers the days that became free and the
 * cents that leave without the desk.
 */
export async function cancelParts(
  tx: Queryable,
  { settings }: Pick<OrderFacts, 'settings'>,
  { booking, change, kind, actor, refundTo }: Cancelling,
): Promise<{ freed: OccupancyChange[]; sentCents: number }> {
  const { order, line } = booking
  const { orderId } = order
  const { money } = change
  const goes = staysOf(change.divided.goes)
  const stays = staysOf(change.divided.stays)
  const endedStatus = nextStatus(order.status, 'last_line_deleted')
  if (endedStatus === null) throw new Error(`the order ${orderId} that is ${order.status} cannot end`)
  await requestCancels(tx, orderId)
  const ids = stays.length === 0 ? [line.bookingId] : await divideLine(tx, orderId, line.bookingId, { stays, goes })
  const [refundLineId] = ids ?? []
  if (ids === null || refundLineId === undefined) throw new Refusal('days_returned')
  const freed = await cancelLines(tx, { orderId, bookingIds: ids, endedStatus, actor, reason: REASONS[kind] })
  const others = order.lines.filter((one) => !one.isCancelled && one.bookingId !== line.bookingId)
  await sumOrder(tx, {
    orderId,
    keptCents: money.keptCents,
    differenceCents: money.differenceCents,
    deadline: deadlineFor(order, [...others, ...stays], settings),
    graceMinutes: graceOf(order, settings),
  })
  const sentCents = await requestRefund(tx, {
    orderId,
    lineId: refundLineId,
    amountCents: money.goesBackCents,
    to: refundTo,
  })
  const changeId = await insertChange(tx, {
    orderId,
    lineId: line.bookingId,
    kind,
    actor,
    before: changedStay(line),
    after: null,
    cancelledLines: ids,
    refundLineId,
    goesBackCents: money.goesBackCents,
    refundTo,
    keptCents: money.keptCents,
    differenceCents: money.differenceCents,
  })
  await enqueueChanged(tx, orderId, changeId)
  return { freed, sentCents }
}
