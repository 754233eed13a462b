import type Stripe from 'stripe'
import type { ProviderChange } from '../../provider.ts'
import { asked } from './stripe-errors.ts'
import { idOf, objectOf } from './stripe-fields.ts'
import { refundSnapshotOf, SNAPSHOT_FIELDS, snapshotOf } from './stripe-snapshot.ts'
import { aboutOf } from './stripe-webhooks.ts'

/** Events of things that began before the window and moved inside it. Stripe keeps events for 30 days. */
const LATER_PAYMENTS = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.dispute.created',
  'charge.dispute.closed',
]
const LATER_REFUNDS = ['refund.updated', 'refund.failed']

type Window = { readonly gte: number; readonly lt: number }

/**
 * Everything that moved between two instants (ISO 8601), each payment and refund once, as it is now: what was made then,
 * and what was made before and captured, cancelled, disputed or refused by the bank then. A payment's instant is the one
 * of its money where money moved. Stripe counts whole seconds, so windows may overlap by one and never leave a gap.
 */
export async function* stripeChanges(stripe: Stripe, since: string, until: string): AsyncIterable<ProviderChange> {
  const created: Window = { gte: Math.floor(Date.parse(since) / 1000), lt: Math.ceil(Date.parse(until) / 1000) }
  const seen = new Set<string>()
  const once = (id: string) => !seen.has(id) && seen.add(id).has(id)
  const listed = SNAPSHOT_FIELDS.map((field) => `data.${field}`)
  for await (const intent of paged((after) =>
    stripe.paymentIntents.list({ created, limit: 100, expand: listed, ...after }),
  )) {
    if (once(intent.id)) yield await paymentChange(stripe, intent)
  }
  for await (const refund of paged((after) => stripe.refunds.list({ created, limit: 100, ...after }))) {
    if (once(refund.id)) yield* refundChange(refund)
  }
  const types = [...LATER_PAYMENTS, ...LATER_REFUNDS]
  for await (const event of paged((after) => stripe.events.list({ created, types, limit: 100, ...after }))) {
    yield* laterChange(stripe, event, once)
  }
}

async function* laterChange(
  stripe: Stripe,
  event: Stripe.Event,
  once: (id: string) => boolean,
): AsyncIterable<ProviderChange> {
  if (event.type === 'refund.updated' || event.type === 'refund.failed') {
    const { id } = event.data.object
    if (once(id)) yield* refundChange(await asked(() => stripe.refunds.retrieve(id)))
    return
  }
  const about = aboutOf(event)
  if (about === null || !('payment' in about) || !once(about.payment)) return
  const intent = await asked(() => stripe.paymentIntents.retrieve(about.payment, { expand: SNAPSHOT_FIELDS }))
  yield await paymentChange(stripe, intent)
}

async function paymentChange(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<ProviderChange> {
  return { kind: 'payment', snapshot: await snapshotOf(stripe, intent), at: instantOf(movedAt(intent)) }
}

/** When the money moved, or when the payment was made as long as none has; seconds since 1970. */
function movedAt({ latest_charge: charge, created }: Stripe.PaymentIntent): number {
  return objectOf(objectOf(charge)?.balance_transaction)?.created ?? created
}

/** A refund of what is no PaymentIntent was never the product's. */
function* refundChange(refund: Stripe.Refund): Iterable<ProviderChange> {
  const paymentRef = idOf(refund.payment_intent)
  if (paymentRef === null) return
  yield {
    kind: 'refund',
    refundRef: refund.id,
    refundId: refund.metadata?.['refund'] ?? null,
    paymentRef,
    amountCents: refund.amount,
    currency: refund.currency.toUpperCase(),
    state: refundSnapshotOf(refund).state,
    at: instantOf(refund.created),
  }
}

/** Every page of a list, each asked for by itself, so that a lost answer is told in the contract's errors. */
async function* paged<T extends { readonly id: string }>(
  page: (after: { starting_after?: string }) => Promise<Stripe.ApiList<T>>,
): AsyncIterable<T> {
  for (let after: { starting_after?: string } = {}; ;) {
    const cursor = after
    const { data, has_more } = await asked(() => page(cursor))
    yield* data
    const last = data.at(-1)
    if (!has_more || last === undefined) return
    after = { starting_after: last.id }
  }
}

function instantOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
