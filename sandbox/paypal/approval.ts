import type { Order, Outcome } from './books.ts'
import type { Paypal } from './events.ts'

const APPROVAL_LASTS = 3 * 60 * 60 * 1000

/** The payer says yes; how the capture then ends is the outcome. False when the order does not wait for a payer. */
export function approve(own: Paypal, order: Order, outcome: Outcome): boolean {
  if (order.status !== 'CREATED' && order.status !== 'PAYER_ACTION_REQUIRED') return false
  const at = own.world.clock.now()
  Object.assign(order, { approval: { at, outcome }, status: 'APPROVED', updated: at } satisfies Partial<Order>)
  own.events.order('CHECKOUT.ORDER.APPROVED', order)
  return true
}

/** Gives back the approvals that nobody captured within three hours. */
export function expireApprovals(own: Paypal): void {
  const now = own.world.clock.now()
  for (const order of own.books.orders.values()) {
    if (order.status !== 'APPROVED' || order.approval === null || now - order.approval.at <= APPROVAL_LASTS) continue
    Object.assign(order, { status: 'VOIDED', updated: now } satisfies Partial<Order>)
    own.events.order('CHECKOUT.PAYMENT-APPROVAL.REVERSED', order)
  }
}
