import { MINUTE, SECOND } from '../../domain/platform/duration.ts'
import { isLive } from '../../domain/orders/order-states.ts'
import { hasMoney } from '../../domain/payments/attempt-states.ts'
import { windowAfterPay } from '../../domain/payments/payment-window.ts'
import type { ProviderId } from '../../domain/payments/snapshot.ts'
import { dueCents } from './payment-orders.ts'
import { applySnapshot, rulesOf } from './payment-settling.ts'
import type { AttemptRow, OrderRow, Work, World } from './payment-world.ts'

/** R10: from when the reconciler asks for an attempt of which nobody has told anything. */
const RECONCILED_AFTER = 2 * MINUTE

/** *Paga* on one device: the one open attempt, made at the provider after its row is there (R8). */
export function* pay(world: World, order: OrderRow, provider: ProviderId): Work {
  const attempt = beginPayment(world, order, provider)
  if (attempt === null) return
  yield
  const snapshot = world.provider.create(attempt)
  yield
  applySnapshot(world, attempt, snapshot, 'sync')
}

/** Opens or extends the window, goes on with the open attempt of the provider or makes one instead of another's (8.3, 8.4). */
function beginPayment(world: World, order: OrderRow, provider: ProviderId): AttemptRow | null {
  const amountCents = dueCents(world, order, null)
  const attempts = world.attemptsOf(order.id).filter((one) => !one.isSettled)
  if (amountCents <= 0 || order.isPinned || attempts.some((one) => one.use !== null || hasMoney(one.state))) return null
  if (!openWindow(world, order)) return null
  const open = attempts.find((one) => !one.isCancelRequested)
  if (open?.provider === provider) return open
  if (open !== undefined) {
    open.isCancelRequested = true
    open.nextAt = world.now
  }
  const attempt: AttemptRow = {
    id: `attempt ${world.attempts.size}`,
    orderId: order.id,
    provider,
    amountCents,
    currency: 'EUR',
    state: 'created',
    ref: null,
    use: null,
    reason: null,
    isCancelRequested: false,
    isSettled: false,
    tries: new Set(),
    leasedUntil: 0,
    nextAt: world.now + RECONCILED_AFTER,
  }
  world.attempts.set(attempt.id, attempt)
  return attempt
}

/** Whether the order may be paid now; an order that is booked opens a window of its own before its deadline (8.7). */
function openWindow(world: World, order: OrderRow): boolean {
  const isBooked = isLive(order.status)
  if (!isBooked && order.status !== 'awaiting_payment') return false
  if (isBooked && (order.payUntil === null || order.payUntil <= world.now)) {
    if (order.dueAt === null || order.dueAt <= world.now) return false
    order.windowStartedAt = world.now
    order.payUntil = world.now + SECOND
  }
  const window = { startedAt: order.windowStartedAt, deadline: order.payUntil ?? 0 }
  const deadline = windowAfterPay(window, world.now, rulesOf(world))
  if (deadline !== null) order.payUntil = deadline
  return deadline !== null
}

/** The return page and a webhook: fetch, then apply (R1, R14). */
export function* sync(world: World, attempt: AttemptRow): Work {
  if (attempt.ref === null) return
  const snapshot = world.provider.fetch(attempt.ref)
  yield
  applySnapshot(world, attempt, snapshot, 'sync')
}
