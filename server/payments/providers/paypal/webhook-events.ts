import * as z from 'zod/mini'
import { UnknownAtProvider, type WebhookEvent } from '../../provider.ts'
import type { PayPalConnection } from './connection.ts'
import { capturePath } from './refunds.ts'
import { captureSchema } from './wire.ts'

const linksSchema = z.optional(z.array(z.object({ rel: z.string(), href: z.string() })))
const eventSchema = z.object({
  id: z.string(),
  event_type: z.string(),
  resource_type: z.optional(z.string()),
  resource: z.optional(z.unknown()),
})
const orderSchema = z.object({ id: z.string() })
const refundSchema = z.object({ links: linksSchema })
const disputeSchema = z.object({ disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })) })

/**
 * What a signed delivery is about: the order, whichever of its parts the event names. Null for another kind of event and
 * for a capture that belongs to no order (cases 56, 57). Throws `ProviderUnavailable`.
 */
export async function eventOf(paypal: PayPalConnection, rawBody: Buffer): Promise<WebhookEvent> {
  const event = eventSchema.parse(JSON.parse(rawBody.toString('utf8')))
  const payment = await orderOf(paypal, event.resource_type ?? '', event.resource)
  return { eventId: event.id, type: event.event_type, about: payment === null ? null : { payment } }
}

async function orderOf(paypal: PayPalConnection, type: string, resource: unknown): Promise<string | null> {
  if (type === 'checkout-order') return orderSchema.safeParse(resource).data?.id ?? null
  if (type === 'capture') {
    const capture = captureSchema.safeParse(resource).data
    return capture?.supplementary_data?.related_ids?.order_id ?? orderOfCapture(paypal, capture?.id)
  }
  if (type === 'refund') {
    const up = refundSchema.safeParse(resource).data?.links?.find(({ rel }) => rel === 'up')
    return orderOfCapture(paypal, up?.href.split('/').at(-1))
  }
  if (type === 'dispute') {
    const [disputed] = disputeSchema.safeParse(resource).data?.disputed_transactions ?? []
    return orderOfCapture(paypal, disputed?.seller_transaction_id)
  }
  return null
}

/** The order that a capture belongs to; null for none, as for money that came another way. */
export async function orderOfCapture(paypal: PayPalConnection, captureId: string | undefined): Promise<string | null> {
  if (captureId === undefined) return null
  try {
    const capture = await paypal.read(capturePath(captureId), captureSchema)
    return capture.supplementary_data?.related_ids?.order_id ?? null
  } catch (error) {
    if (error instanceof UnknownAtProvider) return null
    throw error
  }
}
