import * as z from 'zod'
import type { Stripe } from 'stripe'
import type { Account } from './account.ts'
import { endpoint, type Mount } from './endpoint.ts'
import { missing } from './errors.ts'
import { changedMetadata, created, metadata, page, text } from './fields.ts'
import { listPage } from './lists.ts'

const register = endpoint(
  {
    method: 'POST',
    path: '/v1/webhook_endpoints',
    shape: {
      url: z.url({ protocol: /^https?$/ }),
      enabled_events: z.array(text).min(1),
      description: text.optional(),
      metadata: metadata.optional(),
      api_version: text.optional(),
    },
  },
  (input, { account }) => {
    const made: Stripe.WebhookEndpoint = {
      id: account.id('we_'),
      object: 'webhook_endpoint',
      api_version: input.api_version ?? null,
      application: null,
      created: account.now(),
      description: input.description ?? null,
      enabled_events: input.enabled_events,
      livemode: false,
      metadata: changedMetadata(null, input.metadata),
      status: 'enabled',
      url: input.url,
    }
    const secret = newSecret(account)
    account.events.endpoints.set(made.id, { endpoint: made, secrets: [secret] })
    return { ...made, secret }
  },
)

const list = endpoint({ method: 'GET', path: '/v1/webhook_endpoints', shape: page }, (input, { account }) => {
  const all = [...account.events.endpoints.values()].map((one) => one.endpoint)
  return listPage('/v1/webhook_endpoints', all, input)
})

const remove = endpoint(
  { method: 'DELETE', path: '/v1/webhook_endpoints/:id', shape: {} },
  (_input, { account, id }) => {
    if (!account.events.endpoints.delete(id)) throw missing('webhook_endpoint', id)
    return { id, object: 'webhook_endpoint', deleted: true }
  },
)

const events = endpoint(
  {
    method: 'GET',
    path: '/v1/events',
    shape: { ...page, created, type: text.optional(), types: z.array(text).max(20).optional() },
  },
  ({ type, types, ...paging }, { account }) => {
    const wanted = [...account.events.events.values()].filter(
      (event) => (type === undefined || matches(event.type, type)) && (types?.includes(event.type) ?? true),
    )
    return listPage('/v1/events', wanted, paging)
  },
)

const oneEvent = endpoint({ method: 'GET', path: '/v1/events/:id', shape: {} }, (_input, { account, id }) => {
  const event = account.events.events.get(id)
  if (event === undefined) throw missing('event', id)
  return event
})

export const eventRoutes: readonly Mount[] = [register, list, remove, events, oneEvent]

/** Gives an endpoint a new secret; the old one stays valid beside it. Answers the new one. */
export function rollSecret(account: Account, id: string): string {
  const stored = account.events.endpoints.get(id)
  if (stored === undefined) throw missing('webhook_endpoint', id)
  const secret = newSecret(account)
  stored.secrets = [secret, ...stored.secrets.slice(0, 1)]
  return secret
}

function newSecret(account: Account): string {
  return account.world.id('whsec_', 32)
}

/** `charge.*` stands for every type of charges. */
function matches(type: string, wanted: string): boolean {
  return wanted.endsWith('.*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
}
