import { isLive, STATUS_EDGES } from '../../domain/orders/order-states.ts'
import { hasMoney } from '../../domain/payments/attempt-states.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { deliver, finishWork } from './payment-commands.ts'
import { creditIn } from './payment-credit.ts'
import { beginDueWork } from './payment-jobs.ts'
import { endUnpaid, isWithinCap, sweep } from './payment-orders.ts'
import type { OrderRow, World } from './payment-world.ts'

/** What must hold after every single step. */
export function brokenNow(world: World): string[] {
  const broken = [...world.broken]
  if (world.credit.some((cents) => cents < 0)) broken.push('13: credit is below zero')
  for (const place of world.booked) if (place.size > 1) broken.push('a place is booked twice')
  for (const order of world.orders.values()) if (!isWithinCap(order)) broken.push('a window is longer than its cap')
  return broken
}

function isAtRest(world: World): boolean {
  return (
    world.work.length === 0 &&
    [...world.attempts.values()].every((attempt) => attempt.isSettled) &&
    [...world.outbox.values()].every((mail) => mail.isSent) &&
    world.refunds.every((refund) => refund.state === 'succeeded' || refund.state === 'cancelled') &&
    [...world.orders.values()].every((order) => order.status !== 'awaiting_payment') &&
    [...world.orders.values()].every((order) => order.status !== 'expired' || creditIn(world, order.id) === 0)
  )
}

/** R10: in five minutes somebody has seen what was paid, whoever has told of it or not. */
function judgeReconciler(world: World): void {
  for (const attempt of world.attempts.values()) {
    const payment = attempt.ref === null ? undefined : world.provider.payments.get(attempt.ref)
    const isSeen = attempt.isSettled || attempt.use !== null
    if (payment !== undefined && hasMoney(payment.state) && !isSeen) world.broken.add('10: nobody asked for a payment')
  }
}

/** Runs all jobs until nothing is left to do, or for five hours: what is not over then never is. */
export function comeToRest(world: World): void {
  world.provider.isFaultless = true
  for (let round = 0; round < 65; round += 1) {
    finishWork(world)
    if (isAtRest(world)) return
    if (round === 5) judgeReconciler(world)
    world.now += round < 5 ? MINUTE : 5 * MINUTE
    for (const payment of world.provider.payments.values()) world.provider.review(payment, true)
    while (world.provider.events.length > 0) deliver(world, 0, false)
    sweep(world)
    endUnpaid(world)
    beginDueWork(world)
  }
  finishWork(world)
}

/** The money that is really there for an order: at the providers, and in the drawer. */
function netOf(world: World, order: OrderRow): { readonly provider: number; readonly cash: number } {
  let provider = 0
  for (const payment of world.provider.payments.values())
    if (payment.orderId === order.id) provider += payment.capturedCents - payment.refundedCents
  const cash = world.ledger.reduce(
    (sum, row) => (row.orderId === order.id && row.kind === 'cash' ? sum + row.amountCents : sum),
    0,
  )
  return { provider, cash }
}

function* brokenOf(world: World, order: OrderRow): Generator<string> {
  const { provider, cash } = netOf(world, order)
  const ledger = world.balance(order.id)
  const attempts = world.attemptsOf(order.id)
  const kept = attempts.filter((one) => one.use === 'paid' && one.state === 'captured')
  const credit = creditIn(world, order.id)
  const isUnpaid = order.dueAt !== null && provider + cash === 0 && credit <= order.totalCents
  const net = provider + cash + credit
  if (isLive(order.status) && !isUnpaid && net !== order.totalCents)
    yield `2: a confirmed order of ${order.totalCents} has a net of ${net}`
  if (!isLive(order.status) && net !== 0) yield `3: an order that is ${order.status} keeps ${net}`
  if (order.status === 'awaiting_payment') yield '5: an order is stuck in awaiting_payment'
  if (isLive(order.status) && !world.mailed.has(`confirmed ${order.id}`)) yield '6: a confirmed order was never mailed'
  if (ledger !== net) yield `7: the ledger says ${ledger}, there is ${net}`
  if (credit < 0) yield '13: more credit came back than was used'
  if (kept.length > 1) yield '8: two attempts are kept'
  const booked = world.booked.flatMap((orders, place) => (orders.has(order.id) ? [place] : []))
  const wanted = isLive(order.status) ? order.places : []
  if (booked.join() !== wanted.join()) yield `9: an order that is ${order.status} has the places ${booked.join()}`
  const hasOpen = attempts.some((one) => !one.isSettled)
  if (hasOpen) yield '10: an attempt never ends'
}

/** What must hold when nothing is left to do (payments guide, 8.10, and what the brief of money adds to it). */
export function brokenAtRest(world: World): string[] {
  const broken = brokenNow(world).map((text) => (text.startsWith('a place') ? `1: ${text}` : text))
  for (const order of world.orders.values()) broken.push(...brokenOf(world, order))
  const inOrders = [...world.orders.keys()].reduce((sum, id) => sum + creditIn(world, id), 0)
  if (world.credit[0] + world.credit[1] + inOrders !== world.earnedCents - world.endedCents)
    broken.push('13: credit got lost, or came from nowhere')
  for (const payment of world.provider.payments.values()) {
    if (payment.state === 'authorized') broken.push('4: an authorisation is left open')
    else if (payment.state !== 'captured' && payment.state !== 'cancelled')
      broken.push('4: a payment can still be paid')
  }
  const keys = world.refunds.map(({ key }) => key)
  if (new Set(keys).size !== keys.length) broken.push('11: a refund has two rows')
  const sent = [...world.provider.payments.values()].flatMap((payment) => [...payment.refunds.keys()])
  if (sent.length > keys.length) broken.push('11: a refund went out under more than one key')
  for (const edge of world.edges)
    if (!(STATUS_EDGES as readonly string[]).includes(edge)) broken.push(`12: a status went ${edge}`)
  return broken
}
