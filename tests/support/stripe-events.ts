import { createHmac } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { PaymentWorld } from './payment-world.ts'

/** A secret that the servers of a test accept beside the sandbox's own. */
export const TEST_SECRET = 'whsec_ofTheTests'

export interface StripeEvent extends Record<string, unknown> {
  readonly id: string
  readonly type: string
}

/** An event as Stripe writes it, about a payment. */
export function paymentEvent(ref: string, more: Record<string, unknown> = {}): StripeEvent {
  return {
    id: `evt_of_${ref}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: ref, object: 'payment_intent' } },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type: 'payment_intent.succeeded',
    ...more,
  }
}

/** The header over exactly these bytes. `age` is how many seconds old it says to be. */
export function signature(body: string, secret = TEST_SECRET, age = 0): string {
  const at = Math.floor(Date.now() / 1000) - age
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}

export interface Delivering {
  /** Null sends none. */
  readonly signature?: string | null
  readonly address?: string
}

/** Delivers a body to the resort as Stripe does. */
export async function deliver(
  { server }: PaymentWorld,
  body: string,
  { signature: header = signature(body), address = '127.0.0.1' }: Delivering = {},
): Promise<LightMyRequestResponse> {
  return server.app.http.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(header === null ? {} : { 'stripe-signature': header }),
    },
    payload: body,
    remoteAddress: address,
  })
}

export interface EventRow extends Record<string, unknown> {
  readonly id: string
  readonly type: string
  readonly isProcessed: boolean
}

/** What was stored of a provider's events, in the order of their arrival. */
export async function storedEvents({ db }: PaymentWorld, provider = 'stripe'): Promise<EventRow[]> {
  return db.sql<EventRow>(
    `select event_id as id, type, processed_at is not null as "isProcessed" from provider_event
     where provider = $1 order by received_at`,
    [provider],
  )
}

/** What waits for staff. */
export async function issuesOf({ db }: PaymentWorld): Promise<string[]> {
  const rows = await db.sql<{ kind: string }>('select kind from reconciliation_issue order by id')
  return rows.map(({ kind }) => kind)
}
