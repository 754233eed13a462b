import type { IncomingHttpHeaders } from 'node:http'
import type Stripe from 'stripe'
import type { WebhookEvent, WebhookVerdict } from '../../provider.ts'
import { idOf } from './stripe-fields.ts'

/** How old a signature may be, in seconds. */
const TOLERANCE = 300

interface Keys {
  /** Several while one replaces another (case 54). */
  readonly secrets: readonly string[]
  readonly isLive: boolean
}

/**
 * Judges a delivery by its raw bytes: `invalid` for a signature that no secret made or that is too old, `foreign` for an
 * event of the other mode, or of an account that is connected to ours (case 55).
 */
export function verifyStripeWebhook(
  stripe: Stripe,
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
  { secrets, isLive }: Keys,
): WebhookVerdict {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string') return 'invalid'
  for (const secret of secrets) {
    const event = eventOf(stripe, rawBody, signature, secret)
    if (event === null) continue
    if (event.livemode !== isLive || event.account !== undefined) return 'foreign'
    return { eventId: event.id, type: event.type, about: aboutOf(event) }
  }
  return 'invalid'
}

/** What an event is about; null for a type that the product does not follow (case 56). */
export function aboutOf(event: Stripe.Event): WebhookEvent['about'] {
  const object = event.data.object as Mentioned
  if (event.type.startsWith('payment_intent.')) return paymentOf(object.id)
  if (/^(charge|refund)\./.test(event.type)) return paymentOf(object.payment_intent)
  if (!/^(payment_method|setup_intent)\./.test(event.type)) return null
  // A card that was detached names nobody any more; whose it was is in what changed.
  const before = event.data.previous_attributes as Mentioned | undefined
  const customer = idOf(object.customer) ?? idOf(before?.customer)
  return customer === null ? null : { customer }
}

/** Fields of the objects that events carry. */
interface Mentioned {
  readonly id?: string
  readonly payment_intent?: string | { readonly id: string } | null
  readonly customer?: string | { readonly id: string } | null
}

function paymentOf(field: Mentioned['payment_intent']): WebhookEvent['about'] {
  const payment = idOf(field)
  return payment === null ? null : { payment }
}

/** The event, or null where the secret is not the one that signed it, or the body is no event. */
function eventOf(stripe: Stripe, rawBody: Buffer, signature: string, secret: string): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE)
  } catch {
    return null
  }
}
