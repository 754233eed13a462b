import type { Call, CallInput, CallOutput } from '../../domain/platform/call.ts'
import type { Payer } from '../support/payment-world.ts'

/** What a call came to: its answer, or the code of its refusal. */
export type Outcome<T> = { readonly value: T; readonly code: null } | { readonly value: null; readonly code: string }

const REFUSED = /^(\w+): (\d+) (\{.*)$/s

/** Everything that a simulated day does, counted: what was done, what was refused and how long each call took. */
export class Journal {
  readonly done = new Map<string, number>()
  readonly refused = new Map<string, number>()
  readonly #times = new Map<string, number[]>()
  /** Calls that were made. */
  calls = 0

  count(what: string, by = 1): void {
    this.done.set(what, (this.done.get(what) ?? 0) + by)
  }

  /** Makes a call for somebody. A refusal is counted and answered by its code; a defect of the server ends the day. */
  async ask<C extends Call>(by: Pick<Payer, 'call'>, call: C, input: CallInput<C>): Promise<Outcome<CallOutput<C>>> {
    const began = performance.now()
    this.calls += 1
    try {
      return { value: await by.call(call, input), code: null }
    } catch (error) {
      const [, , status = '', body = ''] = REFUSED.exec(error instanceof Error ? error.message : '') ?? []
      if (!status.startsWith('4')) throw error
      const { code, fields } = JSON.parse(body) as { code: string; fields?: unknown }
      if (code === 'input_invalid')
        throw new Error(`${call.name} is asked wrongly: ${JSON.stringify({ input, fields })}`, { cause: error })
      const key = `${call.name} ${code}`
      this.refused.set(key, (this.refused.get(key) ?? 0) + 1)
      return { value: null, code }
    } finally {
      const times = this.#times.get(call.name) ?? []
      times.push(performance.now() - began)
      this.#times.set(call.name, times)
    }
  }

  /** The same where a refusal is a defect of the day. */
  async must<C extends Call>(by: Pick<Payer, 'call'>, call: C, input: CallInput<C>): Promise<CallOutput<C>> {
    const { value, code } = await this.ask(by, call, input)
    if (value === null) throw new Error(`${call.name} was refused wrongly: ${code}, asked for ${JSON.stringify(input)}`)
    return value
  }

  /** The calls whose slowest hundredth is the slowest: name, how often, median and 99th percentile in milliseconds. */
  slowest(most: number): { name: string; count: number; p50: number; p99: number }[] {
    return [...this.#times]
      .map(([name, unsorted]) => {
        const times = unsorted.toSorted((a, b) => a - b)
        const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
        return { name, count: times.length, p50: at(0.5), p99: at(0.99) }
      })
      .toSorted((a, b) => b.p99 - a.p99)
      .slice(0, most)
  }
}
