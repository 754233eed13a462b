import * as z from 'zod'
import { json, type Route } from '../platform/exchange.ts'
import type { Listener } from './books.ts'
import { PaypalRefusal, unknownResource } from './errors.ts'
import { eventTypes, type Paypal } from './events.ts'
import { AUTH_ALGORITHM, rawValue, type Signer } from './signature.ts'
import { bodyOf, call, open } from './surface.ts'

const listenerSchema = z.object({
  url: z.url().max(2048),
  event_types: z.array(z.object({ name: z.string() })).min(1),
})

const postBackSchema = z.object({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.looseObject({}),
})

/** Addresses of listeners, the check of a delivery's signature, and the certificates. */
export function notificationRoutes(own: Paypal, signer: () => Signer): Route[] {
  const { listeners } = own.books
  const listenerOf = (id = '') => listeners.get(id) ?? unknownResource('webhook_id')
  return [
    call(own, 'POST', '/v1/notifications/webhooks', (exchange) => {
      const listener = register(own, bodyOf(exchange, listenerSchema))
      return json(201, listenerDocument(own, listener))
    }),
    call(own, 'GET', '/v1/notifications/webhooks', () =>
      json(200, { webhooks: [...listeners.values()].map((listener) => listenerDocument(own, listener)) }),
    ),
    call(own, 'GET', '/v1/notifications/webhooks/:id', ({ params }) =>
      json(200, listenerDocument(own, listenerOf(params['id']))),
    ),
    call(own, 'DELETE', '/v1/notifications/webhooks/:id', ({ params }) => {
      listeners.delete(listenerOf(params['id']).id)
      return { status: 204, body: '' }
    }),
    call(own, 'POST', '/v1/notifications/verify-webhook-signature', (exchange) => {
      const given = bodyOf(exchange, postBackSchema)
      const ok = isGenuine(own, signer(), given, rawValue(exchange.body, 'webhook_event') ?? Buffer.alloc(0))
      return json(200, { verification_status: ok ? 'SUCCESS' : 'FAILURE' })
    }),
    open(own, 'GET', '/v1/notifications/certs/:id', ({ params }) => {
      const { certificateId, chain } = signer()
      if (params['id'] !== certificateId) unknownResource('cert_id')
      return { status: 200, headers: { 'content-type': 'application/x-pem-file' }, body: chain }
    }),
  ]
}

function register(own: Paypal, { url, event_types }: z.output<typeof listenerSchema>): Listener {
  const { listeners } = own.books
  if ([...listeners.values()].some((one) => one.url === url)) {
    throw new PaypalRefusal(400, [
      {
        issue: 'WEBHOOK_URL_ALREADY_EXISTS',
        field: '/url',
        location: 'body',
        description: 'The URL is registered already.',
      },
    ])
  }
  const listener = {
    id: own.world.id('', 17).toUpperCase(),
    url,
    eventTypes: event_types.map((type) => type.name),
  }
  listeners.set(listener.id, listener)
  return listener
}

function listenerDocument(own: Paypal, { id, url, eventTypes: names }: Listener): object {
  const self = `${own.world.origin()}/v1/notifications/webhooks/${id}`
  const described: Readonly<Record<string, string>> = eventTypes
  return {
    id,
    url,
    event_types: names.map((name) => ({ name, description: described[name] ?? '' })),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: self, rel: 'delete', method: 'DELETE' },
    ],
  }
}

function isGenuine(own: Paypal, signer: Signer, given: z.output<typeof postBackSchema>, event: Buffer): boolean {
  const { transmission_id, transmission_time, webhook_id } = given
  return (
    own.books.listeners.has(webhook_id) &&
    given.auth_algo === AUTH_ALGORITHM &&
    given.cert_url === `${own.world.origin()}/v1/notifications/certs/${signer.certificateId}` &&
    signer.isValid(
      { id: transmission_id, time: transmission_time, webhookId: webhook_id },
      event,
      given.transmission_sig,
    )
  )
}
