import { json, type Route } from '../platform/exchange.ts'
import type { Capture, Dispute } from './books.ts'
import type { Paypal } from './events.ts'
import { disputeDocument } from './documents.ts'
import { unknownResource } from './errors.ts'
import { call } from './surface.ts'

/** Read a dispute, and find those of a capture. */
export function disputeRoutes(own: Paypal): Route[] {
  const { disputes } = own.books
  return [
    call(own, 'GET', '/v1/customer/disputes/:id', ({ params }) =>
      json(200, disputeDocument(own, disputes.get(params['id'] ?? '') ?? unknownResource('dispute_id'))),
    ),
    call(own, 'GET', '/v1/customer/disputes', ({ query }) => {
      const wanted = query.get('disputed_transaction_id')
      const found = [...disputes.values()].filter((one) => wanted === null || one.captureId === wanted)
      return json(200, { items: found.map((one) => disputeDocument(own, one)), links: [] })
    }),
  ]
}

/** The dispute that a capture is in, if any. */
export function openDisputeOf(own: Paypal, capture: Capture): Dispute | undefined {
  return [...own.books.disputes.values()].find((one) => one.captureId === capture.id && one.outcome === null)
}

/** The payer's bank takes back what is left of a capture. Null when there is nothing to dispute, or a dispute is open. */
export function openDispute(own: Paypal, capture: Capture): Dispute | null {
  const came = capture.status === 'COMPLETED' || capture.status === 'PARTIALLY_REFUNDED'
  if (!came || openDisputeOf(own, capture) !== undefined) return null
  const now = own.world.clock.now()
  const id = own.world.id('PP-D-', 8).toUpperCase()
  const cents = capture.cents - capture.refundedCents
  const dispute: Dispute = { id, captureId: capture.id, cents, outcome: null, created: now, updated: now }
  own.books.disputes.set(id, dispute)
  own.events.dispute('CUSTOMER.DISPUTE.CREATED', dispute)
  return dispute
}

/** The case is decided. False when it was before. */
export function closeDispute(own: Paypal, dispute: Dispute, won: boolean): boolean {
  if (dispute.outcome !== null) return false
  const outcome = won ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR'
  Object.assign(dispute, { outcome, updated: own.world.clock.now() } satisfies Partial<Dispute>)
  own.events.dispute('CUSTOMER.DISPUTE.RESOLVED', dispute)
  return true
}
