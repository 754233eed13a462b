import { randomUUID } from 'node:crypto'
import type { Capture, Desk, Dispute, Listener, Order, Refund } from './books.ts'
import { captureDocument, disputeDocument, orderDocument, refundDocument } from './documents.ts'
import { AUTH_ALGORITHM, type Signer } from './signature.ts'

/** The events that the sandbox sends, with PayPal's words for them. */
export const eventTypes = {
  'CHECKOUT.ORDER.APPROVED': 'An order has been approved by buyer',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': 'A payment approval was reversed because it was not captured in time',
  'PAYMENT.CAPTURE.COMPLETED': 'A payment capture completes',
  'PAYMENT.CAPTURE.PENDING': 'The state of a payment capture changes to pending',
  'PAYMENT.CAPTURE.DENIED': 'A payment capture is denied',
  'PAYMENT.CAPTURE.REFUNDED': 'A merchant refunds a payment capture',
  'CUSTOMER.DISPUTE.CREATED': 'A dispute is created',
  'CUSTOMER.DISPUTE.RESOLVED': 'A dispute is resolved',
} as const

type EventType = keyof typeof eventTypes

/** What each part of the surface works with. */
export interface Paypal extends Desk {
  readonly events: Events
}

/** Tells the listeners what happened; objects are written as they are at that moment. */
export class Events {
  readonly #desk: Desk
  readonly #signer: () => Signer

  constructor(desk: Desk, signer: () => Signer) {
    this.#desk = desk
    this.#signer = signer
  }

  order(type: EventType & `CHECKOUT.${string}`, order: Order): void {
    this.#tell(type, 'checkout-order', orderDocument(this.#desk, order))
  }

  capture(type: EventType & `PAYMENT.${string}`, capture: Capture): void {
    this.#tell(type, 'capture', captureDocument(this.#desk, capture))
  }

  refund(type: 'PAYMENT.CAPTURE.REFUNDED', refund: Refund): void {
    this.#tell(type, 'refund', refundDocument(this.#desk, refund))
  }

  dispute(type: EventType & `CUSTOMER.DISPUTE.${string}`, dispute: Dispute): void {
    this.#tell(type, 'dispute', disputeDocument(this.#desk, dispute))
  }

  #tell(type: EventType, resourceType: string, resource: object): void {
    const id = this.#desk.world.id('WH-', 17).toUpperCase()
    const event = {
      id,
      event_version: '1.0',
      create_time: this.#desk.world.clock.instant(),
      resource_type: resourceType,
      resource_version: '2.0',
      event_type: type,
      summary: eventTypes[type],
      resource,
      links: [
        { href: `${this.#desk.world.origin()}/v1/notifications/webhooks-events/${id}`, rel: 'self', method: 'GET' },
      ],
    }
    // Spaced, so that a body which was parsed and written again no longer fits its signature.
    const body = JSON.stringify(event, null, 1)
    for (const listener of this.#desk.books.listeners.values()) {
      if (listener.eventTypes.includes('*') || listener.eventTypes.includes(type)) this.#send(listener, id, type, body)
    }
  }

  #send(listener: Listener, id: string, type: EventType, body: string): void {
    const transmission = randomUUID()
    this.#desk.world.webhooks.send({
      provider: 'paypal',
      id,
      type,
      url: listener.url,
      write: () => {
        const time = this.#desk.world.clock.instant()
        const signer = this.#signer()
        return {
          headers: {
            'content-type': 'application/json',
            'paypal-transmission-id': transmission,
            'paypal-transmission-time': time,
            'paypal-transmission-sig': signer.sign(
              { id: transmission, time, webhookId: listener.id },
              Buffer.from(body),
            ),
            'paypal-cert-url': `${this.#desk.world.origin()}/v1/notifications/certs/${signer.certificateId}`,
            'paypal-auth-algo': AUTH_ALGORITHM,
          },
          body,
        }
      },
    })
  }
}
