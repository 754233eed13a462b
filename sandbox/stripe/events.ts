import { createHmac } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { World } from '../platform/provider.ts'

/** The version of the API that objects and events have. */
export const API_VERSION = '2026-10-28.endive'

type ObjectOf<T extends Stripe.Event['type']> = Extract<Stripe.Event, { type: T }>['data']['object']

interface StoredEndpoint {
  readonly endpoint: Stripe.WebhookEndpoint
  /** Newest first; more than one while a rotation runs. */
  secrets: string[]
}

/** What happened in the account, and who is told of it. */
export class EventLog {
  readonly #world: World
  readonly events = new Map<string, Stripe.Event>()
  readonly endpoints = new Map<string, StoredEndpoint>()
  /** The call that is being answered: events name it as their cause. */
  cause: Stripe.Event.Request | null = null

  constructor(world: World) {
    this.#world = world
  }

  /** Writes an event with the object as it is now, and what it was before, and sends it to who wants its type. */
  emit<T extends Stripe.Event['type']>(type: T, object: ObjectOf<T>, before?: Partial<ObjectOf<T>>): void {
    const wanting = [...this.endpoints.values()].filter(({ endpoint }) =>
      endpoint.enabled_events.some((wanted) => wanted === '*' || wanted === type),
    )
    const event = {
      id: this.#world.id('evt_'),
      object: 'event',
      api_version: API_VERSION,
      created: this.#world.clock.seconds(),
      data: { object: structuredClone(object), ...(before === undefined ? {} : { previous_attributes: before }) },
      livemode: false,
      pending_webhooks: wanting.length,
      request: this.cause,
      type,
    } as Stripe.Event
    this.events.set(event.id, event)
    for (const endpoint of wanting) this.#deliver(event, endpoint)
  }

  #deliver(event: Stripe.Event, { endpoint, secrets }: StoredEndpoint): void {
    this.#world.webhooks.send({
      provider: 'stripe',
      id: event.id,
      type: event.type,
      url: endpoint.url,
      write: () => {
        const body = JSON.stringify(event, null, 2)
        const signature = sign(body, this.#world.clock.seconds(), secrets)
        return { headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }, body }
      },
    })
  }
}

/** The `stripe-signature` of a body: its second and one HMAC for each secret that is valid. */
export function sign(body: string, seconds: number, secrets: readonly string[]): string {
  const signed = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'))
  return [`t=${seconds}`, ...signed.map((hex) => `v1=${hex}`)].join(',')
}
