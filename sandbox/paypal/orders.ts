import { json, type Exchange, type Route } from '../platform/exchange.ts'
import { newId, type Order, type Unit } from './books.ts'
import type { Paypal } from './events.ts'
import { captureOrder } from './capture-order.ts'
import { minimalOrder, orderDocument } from './documents.ts'
import { PaypalRefusal, unknownResource } from './errors.ts'
import { checkUnits, orderSchema, type UnitInput } from './order-input.ts'
import { patchOrder, patchSchema } from './patch-order.ts'
import { bodyOf, call, once, wantsAll } from './surface.ts'

/** Create, read, change and capture an order. */
export function orderRoutes(own: Paypal): Route[] {
  const show = (exchange: Exchange) => (id: string) => {
    const order = orderOf(own, id)
    return wantsAll(exchange) ? orderDocument(own, order) : minimalOrder(own, order)
  }
  return [
    call(own, 'POST', '/v2/checkout/orders', (exchange) =>
      once(own, exchange, () => createOrder(own, exchange), show(exchange)),
    ),
    call(own, 'GET', '/v2/checkout/orders/:id', ({ params }) =>
      json(200, orderDocument(own, orderOf(own, params['id'] ?? ''))),
    ),
    call(own, 'PATCH', '/v2/checkout/orders/:id', (exchange) => {
      patchOrder(own, orderOf(own, exchange.params['id'] ?? ''), bodyOf(exchange, patchSchema))
      return { status: 204, body: '' }
    }),
    call(own, 'POST', '/v2/checkout/orders/:id/capture', (exchange) =>
      once(own, exchange, () => captureOrder(own, orderOf(own, exchange.params['id'] ?? '')), show(exchange)),
    ),
  ]
}

function orderOf(own: Paypal, id: string): Order {
  return own.books.orders.get(id) ?? unknownResource('order_id')
}

function createOrder(own: Paypal, exchange: Exchange): string {
  const input = bodyOf(exchange, orderSchema)
  const withSource = input.payment_source?.paypal !== undefined
  if (withSource && exchange.headers['paypal-request-id'] === undefined) {
    const description = 'A PayPal-Request-Id is required if you are trying to process payment for an Order.'
    throw new PaypalRefusal(400, [{ issue: 'PAYPAL_REQUEST_ID_REQUIRED', location: 'header', description }])
  }
  checkUnits(input.purchase_units)
  const experience = input.payment_source?.paypal?.experience_context ?? input.application_context
  const now = own.world.clock.now()
  const order: Order = {
    id: newId(own),
    intent: input.intent,
    status: withSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    withSource,
    returnUrl: experience?.return_url,
    cancelUrl: experience?.cancel_url,
    brand: experience?.brand_name,
    units: input.purchase_units.map(newUnit),
    approval: null,
    declines: 0,
    created: now,
    updated: now,
  }
  own.books.orders.set(order.id, order)
  return order.id
}

function newUnit(input: UnitInput): Unit {
  const { reference_id, amount, description, custom_id, invoice_id, items } = input
  return {
    referenceId: reference_id,
    amount,
    description,
    customId: custom_id,
    invoiceId: invoice_id,
    items,
    captures: [],
  }
}
