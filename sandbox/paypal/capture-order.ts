import { newId, type Capture, type Order, type Unit } from './books.ts'
import type { Paypal } from './events.ts'
import { approvalAddress } from './documents.ts'
import { refuse } from './errors.ts'
import { centsOf } from './money.ts'

const MOST_DECLINES = 10

/** Takes the money of an approved order: one capture per unit. Answers the order's id. */
export function captureOrder(own: Paypal, order: Order): string {
  if (order.status === 'COMPLETED') refuse('ORDER_ALREADY_CAPTURED')
  if (order.status === 'VOIDED') refuse('ORDER_VOIDED')
  if (order.intent !== 'CAPTURE') refuse('ACTION_DOES_NOT_MATCH_INTENT')
  if (order.declines >= MOST_DECLINES) refuse('MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED')
  if (order.approval === null) refuse('ORDER_NOT_APPROVED')
  if (order.units.some((unit) => isPaidElsewhere(own, order, unit))) refuse('DUPLICATE_INVOICE_ID')
  if (order.approval.outcome === 'decline') decline(own, order)
  const status = order.approval.outcome === 'pending' ? 'PENDING' : 'COMPLETED'
  for (const unit of order.units) unit.captures.push(newCapture(own, order, unit, status))
  Object.assign(order, { status: 'COMPLETED', updated: own.world.clock.now() } satisfies Partial<Order>)
  for (const capture of order.units.flatMap((unit) => unit.captures)) {
    own.events.capture(`PAYMENT.CAPTURE.${status}`, capture)
  }
  return order.id
}

/** Refuses the payer's instrument and sends them back to choose another one. */
function decline(own: Paypal, order: Order): never {
  const status = order.withSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED'
  const declines = order.declines + 1
  Object.assign(order, { status, approval: null, declines, updated: own.world.clock.now() } satisfies Partial<Order>)
  refuse('INSTRUMENT_DECLINED', [{ href: approvalAddress(own, order), rel: 'redirect', method: 'GET' }])
}

function isPaidElsewhere(own: Paypal, order: Order, { invoiceId }: Unit): boolean {
  return [...own.books.captures.values()].some(
    (capture) =>
      invoiceId !== undefined &&
      capture.invoiceId === invoiceId &&
      capture.orderId !== order.id &&
      capture.status !== 'DECLINED',
  )
}

function newCapture(own: Paypal, order: Order, unit: Unit, status: 'PENDING' | 'COMPLETED'): Capture {
  const now = own.world.clock.now()
  const capture: Capture = {
    id: newId(own),
    orderId: order.id,
    status,
    cents: centsOf(unit.amount),
    currency: unit.amount.currency_code,
    invoiceId: unit.invoiceId,
    customId: unit.customId,
    refundedCents: 0,
    created: now,
    updated: now,
  }
  own.books.captures.set(capture.id, capture)
  return capture
}

/** Ends a pending capture: the money comes, or it does not. False when the capture is not pending. */
export function resolveCapture(own: Paypal, capture: Capture, ok: boolean): boolean {
  if (capture.status !== 'PENDING') return false
  const status = ok ? 'COMPLETED' : 'DECLINED'
  Object.assign(capture, { status, updated: own.world.clock.now() } satisfies Partial<Capture>)
  own.events.capture(ok ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED', capture)
  return true
}
