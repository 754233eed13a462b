import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { MINUTE, SECOND } from '../../domain/platform/duration.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { FieldRefusal } from './field-refusal.ts'
import { fieldProblems } from './input-problems.ts'
import type { LiveChannel } from './live-channel.ts'
import { LiveNetworks } from './live-networks.ts'
import { LiveTopic, type Subscriber } from './live-topic.ts'
import type { RateLimits } from './rate-limits.ts'
import { refuseHead } from './refuse-head.ts'

export interface LiveHubOptions {
  readonly log: Logger
  readonly isTrusted: (address: string) => boolean
  readonly limits: Pick<RateLimits, 'take'>
  /** Milliseconds between two signs of life; 15 s when not said. */
  readonly heartbeat?: number
}

/** How often a network opens streams: each may be a state that nobody has read yet. */
const OPENINGS = { max: 300, per: MINUTE }
/** Different states of a channel that an ordinary network follows: as many periods, or orders, as its people look at. */
const MOST_STATES = 20
/** Least milliseconds between two reads of a channel, whatever number of states a change makes old. */
const READS_APART = 5

/** The open streams of one process. */
export class LiveHub {
  readonly #options: LiveHubOptions
  readonly #topics = new Map<LiveChannel, Map<string, LiveTopic>>()
  readonly #streams = new Set<FastifyReply['raw']>()
  readonly #networks: LiveNetworks
  /** When the next read of a channel may begin, by the process's own clock. */
  readonly #nextRead = new Map<LiveChannel, number>()
  readonly #heart: NodeJS.Timeout
  #isClosing = false

  constructor(options: LiveHubOptions) {
    this.#options = options
    this.#networks = new LiveNetworks(options.isTrusted)
    this.#heart = setInterval(() => this.#beat(), options.heartbeat ?? 15 * SECOND)
  }

  /** Serves a channel at its path. */
  mount<Query, State>(app: FastifyInstance, channel: LiveChannel<Query, State>): void {
    this.#topics.set(channel, new Map())
    const url = `${CALL_PREFIX}/${channel.path}`
    app.get(url, { exposeHeadRoute: false }, async (request, reply) => this.#open(channel, request, reply))
    refuseHead(app, url)
  }

  /** Something changed that streams of a channel may show: those whose query it touches read again. */
  touch<Query, State>(channel: LiveChannel<Query, State>, touches: (query: Query) => boolean = () => true): void {
    for (const topic of this.#topics.get(channel)?.values() ?? []) {
      if (touches(topic.query as Query)) topic.touch()
    }
  }

  /** How many streams of a channel are open. */
  streamsOf(channel: LiveChannel): number {
    let count = 0
    for (const topic of this.#topics.get(channel)?.values() ?? []) count += topic.size
    return count
  }

  /** How many streams are open. */
  get size(): number {
    return this.#streams.size
  }

  /** Ends every stream; browsers come back by themselves, to another process. */
  close(): void {
    this.#isClosing = true
    clearInterval(this.#heart)
    for (const stream of this.#streams) stream.end()
  }

  async #open(channel: LiveChannel, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const query = z.safeParse(channel.input, { ...(request.query as object) })
    if (!query.success) throw new FieldRefusal(fieldProblems(query.error.issues, request.query))
    await this.#takeOpening(request.ip)
    await channel.check?.(query.data)
    if (this.#isClosing) throw new Refusal('try_again')
    const stream = reply.raw
    if (stream.destroyed) return void reply.hijack()
    const leave = this.#networks.enter(request.ip, channel.path, channel.keyOf(query.data), MOST_STATES)
    if (leave === null) throw new Refusal('too_many_requests', { retryAfterSeconds: 60 })
    reply.hijack()
    // The limits of ordinary requests would end a stream that has nothing to tell.
    request.raw.socket.setTimeout(0)
    stream.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    stream.write(`retry: ${2 * SECOND}\n\n`)
    const topic = this.#topicOf(channel, query.data)
    const subscriber: Subscriber = {
      write: (event, json) => stream.write(`event: ${event}\ndata: ${json}\n\n`),
    }
    this.#streams.add(stream)
    stream.on('drain', () => topic.resume(subscriber))
    stream.once('close', () => {
      this.#streams.delete(stream)
      leave()
      topic.remove(subscriber)
      if (topic.size === 0) this.#topics.get(channel)?.delete(channel.keyOf(topic.query))
    })
    topic.add(subscriber)
  }

  async #takeOpening(address: string): Promise<void> {
    for (const { network, size } of this.#networks.networksOf(address))
      await this.#options.limits.take('liveStream', { ...OPENINGS, max: OPENINGS.max * size }, network)
  }

  /** Milliseconds until a channel's next read that waits at least so long: reads of many states come one after the other. */
  #spaced(channel: LiveChannel, wait: number): number {
    const now = performance.now()
    const at = Math.max(now + wait, this.#nextRead.get(channel) ?? 0)
    this.#nextRead.set(channel, at + READS_APART)
    return at - now
  }

  #topicOf(channel: LiveChannel, query: unknown): LiveTopic {
    const topics = this.#topics.get(channel) ?? new Map<string, LiveTopic>()
    const key = channel.keyOf(query)
    let topic = topics.get(key)
    if (topic === undefined) {
      topic = new LiveTopic(channel, query, this.#options.log, (wait) => this.#spaced(channel, wait))
      topics.set(key, topic)
    }
    return topic
  }

  /** A comment keeps proxies from closing a quiet stream, and finds the connections that are gone. */
  #beat(): void {
    for (const stream of this.#streams) {
      // One that has not taken anything for this long is not read by anybody.
      if (stream.writableLength > 256 * 1024) stream.destroy()
      else stream.write(': \n\n')
    }
  }
}
