import { Refusal } from '../../domain/platform/refusal.ts'

/** `known`: somebody who has shown who they are before. `stranger`: anybody. */
export type GateLane = 'known' | 'stranger'

/**
 * Lets a few pieces of costly work run at once, a few more wait, and refuses the rest with `try_again`. Each lane waits in a
 * room of its own and whoever is known goes first, so that strangers fill neither: they hold up the others by one piece of work
 * at most.
 */
export class Gate {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #waiting: Readonly<Record<GateLane, (() => void)[]>> = { known: [], stranger: [] }
  #running = 0

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  async run<T>(work: () => Promise<T>, lane: GateLane = 'stranger'): Promise<T> {
    if (this.#running >= this.#atOnce) {
      const waiting = this.#waiting[lane]
      if (waiting.length >= this.#mostWaiting) throw new Refusal('try_again')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      this.#running += 1
    }
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = this.#waiting.known.shift() ?? this.#waiting.stranger.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }
}
