import type { Logger } from 'pino'
import type { LiveChannel } from './live-channel.ts'

/** One open stream: takes events while it can, and is told of the difference when it can again. */
export interface Subscriber {
  /** Writes one event; false when the connection takes no more for now. */
  write(event: string, json: string): boolean
}

/** All streams of one key: one state, and who knows which. */
export class LiveTopic {
  readonly query: unknown
  readonly #channel: LiveChannel
  readonly #log: Logger
  readonly #spaced: (wait: number) => number
  readonly #known = new Map<Subscriber, { state: unknown; isBlocked: boolean }>()
  #state: unknown = null
  #isReading = false
  #isStale = false
  #timer: NodeJS.Timeout | undefined
  #readAt = Number.NEGATIVE_INFINITY

  /** `spaced` says how long a read that has to wait so many milliseconds waits beside those of the channel's other states. */
  constructor(channel: LiveChannel, query: unknown, log: Logger, spaced: (wait: number) => number = (wait) => wait) {
    this.#channel = channel
    this.query = query
    this.#log = log
    this.#spaced = spaced
  }

  get size(): number {
    return this.#known.size
  }

  add(subscriber: Subscriber): void {
    this.#known.set(subscriber, { state: null, isBlocked: false })
    if (this.#state === null) this.touch()
    else this.#tell()
  }

  remove(subscriber: Subscriber): void {
    this.#known.delete(subscriber)
    if (this.#known.size === 0) clearTimeout(this.#timer)
  }

  /** The connection takes events again: it gets what it has missed as one event. */
  resume(subscriber: Subscriber): void {
    const known = this.#known.get(subscriber)
    if (known === undefined) return
    known.isBlocked = false
    this.#tell()
  }

  /** Something changed: reads again, at most once per interval, and tells everybody the difference. */
  touch(): void {
    this.#isStale = true
    if (this.#isReading || this.#timer !== undefined) return
    const wait = Math.max(0, this.#readAt + this.#channel.interval - performance.now())
    this.#timer = setTimeout(() => void this.#read(), this.#spaced(wait))
  }

  async #read(): Promise<void> {
    this.#timer = undefined
    if (this.#known.size === 0) return
    this.#isReading = true
    this.#isStale = false
    this.#readAt = performance.now()
    try {
      this.#state = await this.#channel.read(this.query)
      this.#tell()
    } catch (error) {
      this.#log.warn({ err: error, path: this.#channel.path }, 'a live state could not be read; it is tried again')
      this.#isStale = true
    }
    this.#isReading = false
    if (this.#isStale) this.touch()
  }

  /** Streams that know the same state get the same text, which is made once. */
  #tell(): void {
    const texts = new Map<unknown, string | null>()
    for (const [subscriber, known] of this.#known) {
      if (known.isBlocked || known.state === this.#state) continue
      let text = texts.get(known.state)
      if (text === undefined) {
        const data = this.#channel.change(known.state, this.#state)
        text = data === null ? null : JSON.stringify(data)
        texts.set(known.state, text)
      }
      known.state = this.#state
      if (text !== null) known.isBlocked = !subscriber.write(this.#channel.event, text)
    }
  }
}
