import * as calls from '../../domain/restaurant/staff-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { audit, bookingNow, nextState, seenSeating, writeStep } from './plan-action.ts'
import type { RestaurantFacts } from './restaurant-facts.ts'

/**
 * B-09: the restaurant cancels. What a guest ordered goes back through the orders: the whole deposit, and a mail with the reason.
 * That is not taken back, so the screen waits its moment before it asks.
 */
export const cancelBooking = (facts: RestaurantFacts) =>
  handle(calls.cancelBooking, 'write', async (tx, { reason, ...seen }, context) => {
    const seating = await seenSeating(tx, seen)
    const state = nextState(seating, 'cancel')
    const { orderId, bookingId } = seating
    if (orderId === null)
      return writeStep(tx, facts, context, { seating, action: 'cancel', change: { state }, isUndoable: true })
    await facts.desk.reject(tx, { orderId, reason: reason ?? '', by: context.actor })
    const booking = await bookingNow(tx, facts, bookingId)
    // The orders release whatever the party is by now; what the screen saw must still have been so.
    if (booking.version !== seen.version + 1 || booking.state !== 'cancelled') throw new Refusal('status_changed')
    await audit(tx, context.actor, seating, 'cancel')
    context.afterCommit(facts.announce)
    return booking
  })
