import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'

/** How deliveries go out: at once, kept back until they are flushed, or never. */
export const webhookModeSchema = z.strictObject({
  mode: z.enum(['auto', 'hold', 'drop']),
  delayMs: z.number().int().min(0).default(0),
  duplicate: z.boolean().default(false),
})

/** One message to one address; headers and body are made anew for every try, as signatures carry the time. */
export interface Webhook {
  readonly provider: string
  /** The event's id. */
  readonly id: string
  readonly type: string
  readonly url: string
  write(): { readonly headers: Readonly<Record<string, string>>; readonly body: string }
}

export interface Delivery {
  readonly provider: string
  readonly id: string
  readonly type: string
  readonly url: string
  attempts: number
  /** Status of the last try; null when nobody answered, or when it has not been tried. */
  status: number | null
  state: 'held' | 'dropped' | 'sending' | 'done' | 'failed'
}

const MOST_ATTEMPTS = 5
const FIRST_PAUSE = 50
const PATIENCE = 10_000

/** The providers' deliveries: any 2xx is done, the rest is tried again after a doubling pause. */
export class Webhooks {
  #mode: z.output<typeof webhookModeSchema> = webhookModeSchema.parse({ mode: 'auto' })
  #held: { webhook: Webhook; delivery: Delivery }[] = []
  #deliveries: Delivery[] = []
  #sent = new Map<string, Webhook>()
  #generation = 0

  setMode(mode: z.output<typeof webhookModeSchema>): void {
    this.#mode = mode
  }

  mode(): z.output<typeof webhookModeSchema> {
    return this.#mode
  }

  /** Sends a message as the mode says; answers at once. */
  send(webhook: Webhook): void {
    this.#sent.set(`${webhook.id} ${webhook.url}`, webhook)
    for (let copy = 0; copy < (this.#mode.duplicate ? 2 : 1); copy += 1) {
      const delivery = this.#entry(webhook)
      if (this.#mode.mode === 'drop') delivery.state = 'dropped'
      else if (this.#mode.mode === 'hold') {
        delivery.state = 'held'
        this.#held.push({ webhook, delivery })
      } else void this.#deliver(webhook, delivery, this.#mode.delayMs)
    }
  }

  /** Sends what was held, one after the other, in its order or against it. */
  async flush(order: 'fifo' | 'lifo'): Promise<number> {
    const held = order === 'fifo' ? this.#held : this.#held.toReversed()
    this.#held = []
    for (const { webhook, delivery } of held) await this.#deliver(webhook, delivery, 0)
    return held.length
  }

  /** Sends an event once more to every address that it went to, whatever the mode says. Answers how many. */
  resend(id: string): number {
    const again = [...this.#sent.values()].filter((webhook) => webhook.id === id)
    for (const webhook of again) void this.#deliver(webhook, this.#entry(webhook), 0)
    return again.length
  }

  deliveries(): readonly Delivery[] {
    return this.#deliveries
  }

  reset(): void {
    this.#generation += 1
    this.#mode = webhookModeSchema.parse({ mode: 'auto' })
    this.#held = []
    this.#deliveries = []
    this.#sent.clear()
  }

  #entry({ provider, id, type, url }: Webhook): Delivery {
    const delivery: Delivery = { provider, id, type, url, attempts: 0, status: null, state: 'sending' }
    this.#deliveries.push(delivery)
    return delivery
  }

  async #deliver(webhook: Webhook, delivery: Delivery, delay: number): Promise<void> {
    const generation = this.#generation
    delivery.state = 'sending'
    if (delay > 0) await sleep(delay, undefined, { ref: false })
    for (let pause = FIRST_PAUSE; generation === this.#generation; pause *= 2) {
      const { headers, body } = webhook.write()
      delivery.attempts += 1
      delivery.status = await fetch(webhook.url, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      }).then(
        (reply) => reply.status,
        () => null,
      )
      if (delivery.status !== null && delivery.status >= 200 && delivery.status < 300) {
        delivery.state = 'done'
        return
      }
      if (delivery.attempts >= MOST_ATTEMPTS) break
      await sleep(pause, undefined, { ref: false })
    }
    delivery.state = 'failed'
  }
}
