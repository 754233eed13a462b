import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'

/** What goes wrong with requests whose `METHOD /path` matches. */
export const faultSchema = z.strictObject({
  match: z.string(),
  /** `before` acts instead of the call; `after` lets it take effect and then loses or delays the answer. */
  phase: z.enum(['before', 'after']),
  kind: z.union([z.literal(500), z.literal(429), z.literal(503), z.literal('drop'), z.literal('delay')]),
  ms: z.number().int().min(0).default(0),
  times: z.number().int().min(1).default(1),
})

export type Fault = z.output<typeof faultSchema>

/** Faults that the control plane has ordered, each for a number of requests. */
export class Faults {
  #waiting: { fault: Fault; pattern: RegExp; left: number }[] = []
  #slowness = 0

  order(fault: Fault): void {
    this.#waiting.push({ fault, pattern: new RegExp(fault.match), left: fault.times })
  }

  /** Delays every request that changes something, so that calls overlap. */
  slowDown(milliseconds: number): void {
    this.#slowness = milliseconds
  }

  reset(): void {
    this.#waiting = []
    this.#slowness = 0
  }

  /** Waits as long as `slowDown` ordered. */
  async pace(): Promise<void> {
    if (this.#slowness > 0) await sleep(this.#slowness)
  }

  /** The fault of a request in a phase; it is used up. Delays are served here and answer null. */
  async take(phase: Fault['phase'], method: string, path: string): Promise<Exclude<Fault['kind'], 'delay'> | null> {
    const found = this.#waiting.find((one) => one.fault.phase === phase && one.pattern.test(`${method} ${path}`))
    if (found === undefined) return null
    found.left -= 1
    if (found.left === 0) this.#waiting = this.#waiting.filter((one) => one !== found)
    if (found.fault.kind !== 'delay') return found.fault.kind
    await sleep(found.fault.ms)
    return null
  }
}
