import * as z from 'zod'
import { json, type Exchange, type Route } from '../platform/exchange.ts'
import { newId, type Capture, type Refund } from './books.ts'
import type { Paypal } from './events.ts'
import { openDisputeOf } from './disputes.ts'
import { captureDocument, refundDocument } from './documents.ts'
import { refuse, unknownResource } from './errors.ts'
import { money, moneySchema, positiveCentsOf } from './money.ts'
import { bodyOf, call, once, wantsAll } from './surface.ts'

const REFUNDABLE_FOR = 180 * 24 * 60 * 60 * 1000

/** An empty body refunds all that is left. */
const refundSchema = z.object({
  amount: moneySchema.optional(),
  invoice_id: z.string().max(127).optional(),
  custom_id: z.string().max(127).optional(),
  note_to_payer: z.string().max(255).optional(),
})

/** Read a capture, refund it, and read a refund. */
export function captureRoutes(own: Paypal): Route[] {
  const refundOf = (id: string) => own.books.refunds.get(id) ?? unknownResource('refund_id')
  return [
    call(own, 'GET', '/v2/payments/captures/:id', ({ params }) =>
      json(200, captureDocument(own, captureOf(own, params['id']))),
    ),
    call(own, 'POST', '/v2/payments/captures/:id/refund', (exchange) =>
      once(
        own,
        exchange,
        () => refundCapture(own, exchange),
        (id) => {
          const whole = refundDocument(own, refundOf(id))
          return wantsAll(exchange) ? whole : minimalRefund(whole)
        },
      ),
    ),
    call(own, 'GET', '/v2/payments/refunds/:id', ({ params }) =>
      json(200, refundDocument(own, refundOf(params['id'] ?? ''))),
    ),
  ]
}

function captureOf(own: Paypal, id = ''): Capture {
  return own.books.captures.get(id) ?? unknownResource('capture_id')
}

function minimalRefund(whole: object): object {
  const { id, status, links } = whole as { id: string; status: string; links: object[] }
  return { id, status, links }
}

function refundCapture(own: Paypal, exchange: Exchange): string {
  const capture = captureOf(own, exchange.params['id'])
  const input = bodyOf(exchange, refundSchema)
  const left = refundable(own, capture)
  const cents = input.amount === undefined ? left : positiveCentsOf(input.amount)
  if ((input.amount?.currency_code ?? capture.currency) !== capture.currency) refuse('REFUND_CAPTURE_CURRENCY_MISMATCH')
  if (cents > left) refuse('REFUND_AMOUNT_EXCEEDED')
  const now = own.world.clock.now()
  const refundedCents = capture.refundedCents + cents
  const status = refundedCents === capture.cents ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  Object.assign(capture, { refundedCents, status, updated: now } satisfies Partial<Capture>)
  const refund: Refund = {
    id: newId(own),
    captureId: capture.id,
    amount: money(cents, capture.currency),
    cents,
    totalCents: refundedCents,
    invoiceId: input.invoice_id ?? capture.invoiceId,
    customId: input.custom_id ?? capture.customId,
    note: input.note_to_payer,
    created: now,
  }
  own.books.refunds.set(refund.id, refund)
  own.events.refund('PAYMENT.CAPTURE.REFUNDED', refund)
  return refund.id
}

/** Cents that may still be refunded. */
function refundable(own: Paypal, capture: Capture): number {
  if (capture.status === 'PENDING') refuse('PENDING_CAPTURE')
  if (capture.status === 'REFUNDED') refuse('CAPTURE_FULLY_REFUNDED')
  if (capture.status === 'DECLINED') refuse('REFUND_NOT_ALLOWED')
  if (openDisputeOf(own, capture) !== undefined) refuse('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK')
  if (own.world.clock.now() - capture.created > REFUNDABLE_FOR) refuse('REFUND_TIME_LIMIT_EXCEEDED')
  return capture.cents - capture.refundedCents
}
