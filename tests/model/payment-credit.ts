import { coversAll, creditFor } from '../../domain/payments/credit.ts'
import { deadlineEvent } from '../../domain/orders/order-states.ts'
import { isOnlineMethod } from '../../domain/payments/payment-modes.ts'
import type { PaymentMethod } from '../../domain/orders/calls.ts'
import { dueCents, requestCancels } from './payment-orders.ts'
import type { OrderRow, World } from './payment-world.ts'

/** A guest is given credit, for a day that was sold again or by the desk. */
export function earnCredit(world: World, guest: number, amountCents: number): void {
  world.credit[guest] = (world.credit[guest] ?? 0) + amountCents
  world.earnedCents += amountCents
}

/** A part of what a guest has ends with its last day. */
export function expireCredit(world: World, guest: number): void {
  const gone = Math.ceil((world.credit[guest] ?? 0) / 2)
  world.credit[guest] = (world.credit[guest] ?? 0) - gone
  world.endedCents += gone
}

/** Credit that stands in an order: used, and not given back. */
export function creditIn(world: World, orderId: string): number {
  return world.ledger.reduce(
    (sum, row) => (row.orderId === orderId && row.kind.startsWith('credit') ? sum + row.amountCents : sum),
    0,
  )
}

/** What a guest wishes to pay with credit of a total; `share` 0 is none of it. */
export function wishedCredit(world: World, guest: number, totalCents: number, method: PaymentMethod, share: number) {
  const has = world.has('credit is asked for under its lock') ? (world.credit[guest] ?? 0) : world.seenCredit
  const creditCents = share === 0 ? 0 : creditFor(totalCents, has, isOnlineMethod(method))
  return { creditCents, method: coversAll(totalCents, creditCents) ? ('no_payment_needed' as const) : method }
}

/** Pays a part of an order with its guest's credit. */
export function useCredit(world: World, order: OrderRow, amountCents: number): void {
  if (amountCents <= 0) return
  const { id: orderId, guest } = order
  world.credit[guest] = (world.credit[guest] ?? 0) - amountCents
  world.enter({
    key: `credit ${orderId} ${world.ledger.length}`,
    orderId,
    attemptId: null,
    kind: 'credit',
    amountCents,
  })
}

/** a booked order that nothing came for is paid with credit later, all of it or a part. */
export function payBookedWithCredit(world: World, order: OrderRow, share: number): void {
  const due = dueCents(world, order, null)
  const isPaying = world
    .attemptsOf(order.id)
    .some((one) => !one.isSettled && (one.use !== null || ['processing', 'authorized', 'captured'].includes(one.state)))
  const came = order.totalCents - due - creditIn(world, order.id)
  if (order.status !== 'confirmed' || deadlineEvent(order.method) === null || order.dueAt === null) return
  if (due <= 0 || came > 0 || isPaying) return
  const { creditCents } = wishedCredit(world, order.guest, due, 'card', share)
  if (creditCents === 0) return
  requestCancels(world, order.id)
  useCredit(world, order, creditCents)
  if (creditCents === due) order.dueAt = null
}

function creditBackOf(world: World, orderId: string): number {
  return world.ledger.reduce(
    (sum, row) => (row.orderId === orderId && row.kind === 'credit_back' ? sum + row.amountCents : sum),
    0,
  )
}

/** Gives credit back, at most what stands in the order and once for each key. */
export function returnCredit(world: World, order: OrderRow, amountCents: number, key: string): void {
  const { id: orderId, guest } = order
  const cents = Math.min(amountCents, creditIn(world, orderId))
  if (cents <= 0 || world.ledger.some((row) => row.key === key)) {
    // A server that keeps no key gives what was used once more.
    const again = world.has('credit comes back once') ? 0 : -creditBackOf(world, orderId)
    world.credit[guest] = (world.credit[guest] ?? 0) + again
    return
  }
  world.credit[guest] = (world.credit[guest] ?? 0) + cents
  world.enter({ key, orderId, attemptId: null, kind: 'credit_back', amountCents: -cents })
}

/** Whether a payment of an expired order may still confirm it (8.6). */
function mayMoneyCome(world: World, orderId: string): boolean {
  return world.attemptsOf(orderId).some((one) => !one.isSettled && one.use !== 'give_back')
}

/** What never stood gives its credit back: at once when nobody can pay it any more, else with its last payment's end. */
export function returnCreditOfEnded(world: World, order: OrderRow): void {
  if (order.status !== 'failed' && order.status !== 'expired') return
  const waits = order.status === 'expired' && world.has('credit waits for late money') && mayMoneyCome(world, order.id)
  if (!waits) returnCredit(world, order, creditIn(world, order.id), `ended ${order.id}`)
}

/** The job that looks at expired orders again. */
export function returnLateCredit(world: World): void {
  if (!world.has('credit of what ended comes back')) return
  for (const order of world.orders.values()) returnCreditOfEnded(world, order)
}

/** What came with credit beyond what the order costs by now; other money goes back first, by its provider or at the desk. */
export function returnExcessCredit(world: World, order: OrderRow, key: string): void {
  const cash = world.ledger.reduce(
    (sum, row) => (row.orderId === order.id && row.kind === 'cash' ? sum + row.amountCents : sum),
    0,
  )
  const onItsWay = world.refunds.reduce(
    (sum, row) =>
      row.orderId === order.id && !row.key.startsWith('back:') && (row.state === 'requested' || row.state === 'pending')
        ? sum + row.amountCents
        : sum,
    0,
  )
  returnCredit(world, order, -dueCents(world, order, null) - onItsWay - cash, key)
}
