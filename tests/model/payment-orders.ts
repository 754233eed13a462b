import { MINUTE } from '../../domain/platform/duration.ts'
import { firstStatus } from '../../domain/orders/methods.ts'
import { deadlineEvent, isLive, nextStatus, type OrderEvent } from '../../domain/orders/order-states.ts'
import type { PaymentMethod } from '../../domain/orders/calls.ts'
import { creditIn, returnCreditOfEnded, returnExcessCredit, useCredit, wishedCredit } from './payment-credit.ts'
import { HOLD, PLACE_CENTS, type AttemptRow, type OrderRow, type World } from './payment-world.ts'

/** Moves an order along; false when the event can't happen to it. */
export function move(world: World, order: OrderRow, event: OrderEvent): boolean {
  const next = nextStatus(order.status, event)
  if (next === null) return false
  world.edges.add(`${order.status}>${next}`)
  order.status = next
  if (next === 'confirmed') world.mail(`confirmed ${order.id}`)
  return true
}

/** Whether somebody else has one of an order's places, booked or held by a payment that has time left. */
export function isTaken(world: World, order: OrderRow): boolean {
  if (order.places.some((place) => [...(world.booked[place] ?? [])].some((id) => id !== order.id))) return true
  for (const other of world.orders.values()) {
    const holds = other !== order && other.status === 'awaiting_payment' && (other.payUntil ?? 0) > world.now
    if (holds && other.places.some((place) => order.places.includes(place))) return true
  }
  return false
}

/** R5: takes the places under lock, all or none of them. */
export function claimPlaces(world: World, order: OrderRow): boolean {
  if (world.has('R5') && isTaken(world, order)) return false
  for (const place of order.places) world.booked[place]?.add(order.id)
  return true
}

export function freePlaces(world: World, order: OrderRow): void {
  for (const place of world.booked) place.delete(order.id)
  order.isPinned = false
}

/** Asks for the end of every attempt that has decided nothing yet, but for the one that is kept. */
export function requestCancels(world: World, orderId: string, kept: AttemptRow | null = null): void {
  for (const attempt of world.attemptsOf(orderId)) {
    if (attempt === kept || attempt.isSettled || attempt.use !== null) continue
    attempt.isCancelRequested = true
    attempt.nextAt = world.now
  }
}

/** What is still to be paid, without what `except` brings and with what others are about to bring. */
export function dueCents(world: World, order: OrderRow, except: AttemptRow | null): number {
  const coming = world
    .attemptsOf(order.id)
    .filter((one) => one !== except && one.use === 'paid' && one.state !== 'captured' && !one.isSettled)
  return order.totalCents - world.keptBalance(order.id) - coming.reduce((sum, one) => sum + one.amountCents, 0)
}

interface Placing {
  readonly guest: number
  readonly method: PaymentMethod
  readonly places: readonly number[]
  /** How long ago the places were locked. */
  readonly heldFor: number
  /** In how long an unpaid order ends. */
  readonly dueIn: number
  /** Whether credit is to pay what it can; 0 is no. */
  readonly creditShare: number
}

/** Checkout: a cart that is paid online keeps its holds, any other is booked (8.2). */
export function placeOrder(world: World, placing: Placing): void {
  const { guest, places, heldFor, dueIn } = placing
  const totalCents = placing.method === 'no_payment_needed' ? 0 : places.length * PLACE_CENTS
  const { creditCents, method } = wishedCredit(world, guest, totalCents, placing.method, placing.creditShare)
  const status = firstStatus(method)
  const isOnline = status === 'awaiting_payment'
  const waits = [...world.orders.values()].some((one) => one.guest === guest && one.status === 'awaiting_payment')
  if (isOnline && waits) return
  const startedAt = world.now - heldFor
  const order: OrderRow = {
    id: `order ${world.orders.size}`,
    guest,
    method,
    places,
    totalCents,
    status,
    isPinned: false,
    windowStartedAt: startedAt,
    payUntil: isOnline ? startedAt + HOLD : null,
    dueAt: deadlineEvent(method) === null ? null : world.now + dueIn,
    tries: 0,
  }
  if (isTaken(world, order)) return
  world.orders.set(order.id, order)
  useCredit(world, order, creditCents)
  if (isOnline) return
  claimPlaces(world, order)
  world.mail(`confirmed ${order.id}`)
}

/** Gives an order up whose payment came to nothing: over in time, too often declined, or left by its guest. */
export function giveUp(world: World, order: OrderRow, event: 'payment_time_over' | 'payment_given_up'): void {
  if (!move(world, order, event)) return
  freePlaces(world, order)
  order.payUntil = null
  if (event === 'payment_given_up' || world.has('the sweep cancels at the provider')) requestCancels(world, order.id)
  returnCreditOfEnded(world, order)
}

/** The guest changes the cart: only while no payment is on its way. */
export function changeCart(world: World, order: OrderRow): void {
  if (order.status !== 'awaiting_payment') return
  const isPaying = world
    .attemptsOf(order.id)
    .some((one) => !one.isSettled && (one.use !== null || ['processing', 'authorized', 'captured'].includes(one.state)))
  if (!isPaying) giveUp(world, order, 'payment_given_up')
}

/** The guest or the staff delete one place or all of them; what was paid for them goes back. */
export function deletePlaces(world: World, order: OrderRow, places: readonly number[]): void {
  if (order.status !== 'confirmed') return
  const gone = order.places.filter((place) => places.includes(place))
  if (gone.length === 0) return
  const cents = order.totalCents === 0 ? 0 : gone.length * PLACE_CENTS
  const wasDue = dueCents(world, order, null)
  order.places = order.places.filter((place) => !gone.includes(place))
  order.totalCents -= cents
  for (const place of gone) world.booked[place]?.delete(order.id)
  requestCancels(world, order.id)
  if (order.places.length === 0) move(world, order, 'last_line_deleted')
  if (wasDue <= 0 && cents > 0) giveBackMoney(world, order, cents, `rf:${order.id} ${gone.join()}`)
  returnExcessCredit(world, order, `excess ${order.id} ${gone.join()}`)
}

/** Money of cancelled places: by the payment that brought it, or from the drawer; what is left came as credit. */
function giveBackMoney(world: World, order: OrderRow, cents: number, key: string): void {
  const paid = world
    .attemptsOf(order.id)
    .find((one) => one.use === 'paid' && !(one.isSettled && one.state !== 'captured'))
  if (paid === undefined) {
    const cash = world.ledger.reduce(
      (sum, row) => (row.orderId === order.id && row.kind === 'cash' ? sum + row.amountCents : sum),
      0,
    )
    const amountCents = -Math.min(cents, cash)
    if (amountCents < 0)
      world.enter({ key: `cash ${key}`, orderId: order.id, attemptId: null, kind: 'cash', amountCents })
    return
  }
  const sent = world.refunds.reduce(
    (sum, row) => (row.attemptId === paid.id && row.state !== 'cancelled' ? sum + row.amountCents : sum),
    0,
  )
  const part = Math.min(cents, paid.amountCents - sent)
  if (part <= 0) return
  world.refunds.push({
    key,
    orderId: order.id,
    attemptId: paid.id,
    amountCents: part,
    state: 'requested',
    leasedUntil: 0,
  })
}

/** Staff take what is due; twice is once (case 91). */
export function takeCash(world: World, order: OrderRow): void {
  const due = dueCents(world, order, null)
  if (!isLive(order.status) || due <= 0) return
  world.enter({ key: `cash ${order.id}`, orderId: order.id, attemptId: null, kind: 'cash', amountCents: due })
  requestCancels(world, order.id)
}

/** orders whose payment took too long; what the payer has approved is waited for. */
export function sweep(world: World): void {
  for (const order of world.orders.values()) {
    if (order.status !== 'awaiting_payment' || order.isPinned) continue
    if ((order.payUntil ?? 0) <= world.now) giveUp(world, order, 'payment_time_over')
  }
}

/** PL1, PL2: unpaid orders whose deadline is over and whose window, when one was opened, as well. */
export function endUnpaid(world: World): void {
  for (const order of world.orders.values()) {
    const event = deadlineEvent(order.method)
    if (event === null || order.status !== 'confirmed' || order.dueAt === null || order.dueAt > world.now) continue
    // What credit paid of it alone leaves it unpaid.
    const came = order.totalCents - dueCents(world, order, null) - creditIn(world, order.id)
    if ((order.payUntil ?? 0) > world.now || came > 0) continue
    if (!move(world, order, event)) continue
    freePlaces(world, order)
    order.payUntil = null
    requestCancels(world, order.id)
    order.totalCents = 0
    returnExcessCredit(world, order, `due ${order.id}`)
    world.mail(`ended ${order.id}`)
  }
}

/** The service has been given, and its money is there: a stay is days after its payment. */
export function complete(world: World, order: OrderRow): void {
  if (order.status === 'confirmed' && world.keptBalance(order.id) === order.totalCents) move(world, order, 'stay_over')
}

/** Whether no window of the guide is longer than its cap. */
export function isWithinCap(order: OrderRow): boolean {
  return order.payUntil === null || order.payUntil <= order.windowStartedAt + 20 * MINUTE
}
