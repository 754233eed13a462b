import { MINUTE } from '../../domain/platform/duration.ts'
import { isLive, nextStatus } from '../../domain/orders/order-states.ts'
import { hasMoney, nextState } from '../../domain/payments/attempt-states.ts'
import { windowAfterDecline } from '../../domain/payments/payment-window.ts'
import { settlementOf, type PayableOrder, type SettledBy } from '../../domain/payments/settlement.ts'
import type { Snapshot } from '../../domain/payments/snapshot.ts'
import { returnExcessCredit } from './payment-credit.ts'
import { claimPlaces, dueCents, freePlaces, giveUp, move, requestCancels } from './payment-orders.ts'
import { MAX_TRIES, WINDOW, type AttemptRow, type OrderRow, type World } from './payment-world.ts'

/** R14: the one transaction by which whatever a provider said changes an attempt and its order (R2 to R5). */
export function applySnapshot(world: World, attempt: AttemptRow, snapshot: Snapshot, by: SettledBy): void {
  const order = world.order(attempt.orderId)
  attempt.ref = snapshot.ref
  attempt.state = nextState(attempt.state, snapshot)
  countDecline(world, attempt, order, snapshot)
  settle(world, attempt, order, snapshot, by)
  if (snapshot.capturedCents > 0) {
    const { id, orderId } = attempt
    world.enter({ key: `capture ${id}`, orderId, attemptId: id, kind: 'capture', amountCents: snapshot.capturedCents })
  }
  if (snapshot.state === 'cancelled') return endAttempt(world, attempt, order)
  if (attempt.use !== 'paid' || attempt.state !== 'captured') return
  attempt.isSettled = true
  if (!order.isPinned) return
  order.isPinned = false
  order.payUntil = null
  move(world, order, 'money_came')
}

/** No money will come of the attempt; had the order counted on it, the order goes on without it. */
function endAttempt(world: World, attempt: AttemptRow, order: OrderRow): void {
  if (attempt.isSettled) return
  attempt.isSettled = true
  if (attempt.use !== 'paid') return
  // Refunds of money that never came: nothing is left to send back, and credit that they covered is free to go.
  for (const refund of world.refunds)
    if (refund.attemptId === attempt.id && refund.state === 'requested') refund.state = 'cancelled'
  if (order.isPinned) return giveUp(world, order, 'payment_time_over')
  // What is paid later or in cash has its places without this payment.
  if (order.dueAt !== null || !move(world, order, 'payment_lost')) return
  freePlaces(world, order)
  order.totalCents = 0
  returnExcessCredit(world, order, `lost ${order.id}`)
  world.mail(`lost ${order.id}`)
}

/** 8.4: a decline leaves at least two minutes within the cap; the last one that is allowed ends the order (case 31). */
function countDecline(world: World, attempt: AttemptRow, order: OrderRow, snapshot: Snapshot): void {
  const tried = snapshot.error?.tryRef
  if (tried === undefined || attempt.tries.has(tried)) return
  attempt.tries.add(tried)
  order.tries += 1
  // Money is on the way, by this attempt or by another: a decline of before, read late, changes nothing of that.
  if (attempt.use !== 'paid' && !order.isPinned) afterDecline(world, order)
}

function afterDecline(world: World, order: OrderRow): void {
  if (order.tries >= MAX_TRIES) giveUp(world, order, 'payment_given_up')
  else extendAfterDecline(world, order)
}

/** Case 24: the wallet refused to pay what was approved; the places wait on as holds while there is time. */
export function forgo(world: World, attempt: AttemptRow): void {
  if (attempt.use !== 'paid' || hasMoney(attempt.state)) return
  const order = world.order(attempt.orderId)
  attempt.use = null
  // The order may have ended while its money was on the way: nobody wants another try.
  if (!isLive(order.status) && order.status !== 'awaiting_payment') requestCancels(world, order.id)
  if (!order.isPinned) return
  freePlaces(world, order)
  afterDecline(world, order)
}

function extendAfterDecline(world: World, order: OrderRow): void {
  if (order.payUntil === null) return
  const window = { startedAt: order.windowStartedAt, deadline: order.payUntil }
  const wasLive = order.payUntil > world.now
  order.payUntil = windowAfterDecline(window, world.now, rulesOf(world))
  const least = Math.min(world.now + 2 * MINUTE, order.windowStartedAt + 20 * MINUTE)
  if (wasLive && order.payUntil < least) world.broken.add('a decline leaves less than two minutes')
}

export function rulesOf(world: World) {
  return world.has('the cap of 20 minutes') ? WINDOW : { ...WINDOW, capMinutes: Number.POSITIVE_INFINITY }
}

function payable(world: World, order: OrderRow, attempt: AttemptRow): PayableOrder {
  const canConfirm = nextStatus(order.status, 'money_came') !== null
  const due = dueCents(world, order, attempt)
  return {
    places: isLive(order.status) || order.isPinned ? 'booked' : canConfirm ? 'claim' : 'over',
    dueCents: world.has('a second success goes back') ? due : Math.max(due, attempt.amountCents),
  }
}

/** Takes the decision that the product's rule takes, with the rules left out that the model does without. */
function settle(world: World, attempt: AttemptRow, order: OrderRow, snapshot: Snapshot, by: SettledBy): void {
  if (order.status === 'expired' && !world.has('late success is settled')) return
  const decided = world.has('R4') ? attempt : { ...attempt, use: null }
  const seen = world.has('R12') ? snapshot : { ...snapshot, amountCents: attempt.amountCents }
  const asker = world.has('R7') ? by : 'cancel_job'
  const settled = { ...decided, attemptId: attempt.id }
  const settlement = settlementOf(settled, payable(world, order, attempt), seen, asker, snapshot.isApproved)
  if (settlement.kind === 'none') return
  if (snapshot.state === 'cancelled') world.broken.add('money that is gone was settled')
  if (settlement.kind === 'give_back') return giveBack(world, attempt, settlement.reason)
  if (settlement.kind === 'claim' && !claimPlaces(world, order)) {
    giveUp(world, order, 'payment_time_over')
    return giveBack(world, attempt, 'too_late')
  }
  if (attempt.use === 'give_back') world.broken.add('R4: what goes back was kept after all')
  attempt.use = 'paid'
  attempt.isCancelRequested = false
  attempt.nextAt = world.now
  requestCancels(world, order.id, attempt)
  if (settlement.kind === 'keep') return
  if (attempt.state === 'authorized' || attempt.state === 'captured') {
    order.payUntil = null
    move(world, order, 'money_came')
    return
  }
  if (order.status === 'expired') move(world, order, 'payer_approved')
  order.isPinned = true
}

function giveBack(world: World, attempt: AttemptRow, reason: NonNullable<AttemptRow['reason']>): void {
  if (attempt.use === 'paid') world.broken.add('R4: what was kept went back after all')
  attempt.use = 'give_back'
  attempt.reason = reason
  attempt.nextAt = world.now
  world.mail(`given back ${attempt.id}`)
}
