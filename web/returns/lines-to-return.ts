import type { Order, PaymentStatus } from '../../domain/orders/calls.ts'

/** Statuses of an order whose money is here, or was never wanted. */
const PAID: ReadonlySet<PaymentStatus> = new Set<PaymentStatus>([
  'none',
  'authorized',
  'paid',
  'overpaid',
  'partially_refunded',
])

/** The bookings of an order that days can be given back of: paid, and today or still to come. */
export function linesToReturn(order: Order, today: string): Order['lines'] {
  if (order.category !== 'umbrella' || order.status !== 'confirmed' || !PAID.has(order.paymentStatus)) return []
  return order.lines.filter((line) => !line.isCancelled && line.to >= today)
}
