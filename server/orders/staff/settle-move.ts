import * as z from 'zod/mini'
import type { Settings } from '../../../domain/settings/settings.ts'
import { pricedDays, staysOf } from '../../../domain/orders/change-days.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { requestRefund } from '../../payments/request-refund.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import { enqueue, type OutboxHandler } from '../../platform/outbox.ts'
import { resortData } from '../../umbrellas/resort-data.ts'
import { isStanding } from '../../umbrellas/staff/desk-actions.ts'
import { sumOrder } from '../changes/change-queries.ts'
import { lockDeskBooking, type DeskBooking } from './desk-booking.ts'
import { deskMoney } from './desk-money.ts'
import { pricedThere } from './list-move-targets.ts'

/** Kind of the outbox whose effect gives back what a move of the desk made a paid booking cheaper by. */
const DESK_MOVE_SETTLED = 'orders.settle-desk-move'

const payloadSchema = z.object({
  actionId: z.number(),
  orderId: z.number(),
  bookingId: z.number(),
  umbrellaId: z.number(),
  refundLineId: z.number(),
})
type Settlement = z.output<typeof payloadSchema>

/** Gives the difference back as credit after the commit, once the move can no longer be taken back. */
export async function enqueueSettlement(tx: Queryable, settlement: Settlement, afterMs: number): Promise<void> {
  await enqueue(tx, DESK_MOVE_SETTLED, `desk-action-${settlement.actionId}`, { ...settlement }, afterMs)
}

export function settleMoveEffect(facts: {
  readonly database: Database
  readonly settings: Settings
}): readonly [kind: string, handler: OutboxHandler] {
  const settle = (tx: Queryable, payload: unknown) => settleMove(tx, facts.settings, payloadSchema.parse(payload))
  return [DESK_MOVE_SETTLED, (payload) => facts.database.transaction((tx) => settle(tx, payload))]
}

/** Done once: afterwards the booking costs no more than the place does. A booking that went on to somewhere else is left alone. */
async function settleMove(tx: Queryable, settings: Settings, settlement: Settlement): Promise<void> {
  const { actionId, orderId, bookingId, umbrellaId, refundLineId } = settlement
  if (!(await isStanding(tx, actionId))) return
  const booking = await stillThere(tx, bookingId, umbrellaId)
  if (booking === null) return
  const [stay] = staysOf(pricedDays(booking.line))
  if (stay === undefined) return
  const data = await resortData(tx)
  const there = pricedThere(data, settings, booking, stay, umbrellaId)
  const money = deskMoney(booking, [], stay, { ...stay, ...there }, settings.dayTurnHour)
  if (money.goesBackCents === 0) return
  await tx.query({
    name: 'desk.reprice',
    text: 'update order_line set price = $3, total_cents = $4 where order_id = $1 and id = $2',
    values: [orderId, bookingId, JSON.stringify(there.price), there.totalCents],
  })
  await sumOrder(tx, { orderId, keptCents: 0, differenceCents: money.differenceCents, deadline: null, graceMinutes: 0 })
  await requestRefund(tx, { orderId, lineId: refundLineId, amountCents: money.goesBackCents, to: 'credit' })
}

async function stillThere(tx: Queryable, bookingId: number, umbrellaId: number): Promise<DeskBooking | null> {
  try {
    const booking = await lockDeskBooking(tx, bookingId)
    return booking.line.umbrellaId === umbrellaId ? booking : null
  } catch (error) {
    // Money on its way keeps it waiting; anything else is over.
    if (error instanceof Refusal && error.code !== 'payment_in_progress') return null
    throw error
  }
}
