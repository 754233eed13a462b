import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { CALL_PREFIX, NETWORKS_IN_A_LARGE_ONE } from '../../domain/platform/call.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { addressPrefix } from './asker.ts'
import { FieldRefusal } from './field-refusal.ts'
import { fieldProblems } from './input-problems.ts'
import type { LiveChannel } from './live-channel.ts'
import { LiveTopic, type Subscriber } from './live-topic.ts'
import { refuseHead } from './refuse-head.ts'

export interface LiveHubOptions {
  readonly log: Logger
  readonly isTrusted: (address: string) => boolean
  /** Milliseconds between two signs of life; 15 s when not said. */
  readonly heartbeat?: number
}

const MOST_STREAMS = 10_000
const MOST_STREAMS_OF_PREFIX = 200

/** The open streams of one process. */
export class LiveHub {
  readonly #options: LiveHubOptions
  readonly #topics = new Map<LiveChannel, Map<string, LiveTopic>>()
  readonly #streams = new Set<FastifyReply['raw']>()
  readonly #byPrefix = new Map<string, number>()
  readonly #heart: NodeJS.Timeout
  #isClosing = false

  constructor(options: LiveHubOptions) {
    this.#options = options
    this.#heart = setInterval(() => this.#beat(), options.heartbeat ?? 15 * SECOND)
  }

  /** Serves a channel at its path. */
  mount<Query, State>(app: FastifyInstance, channel: LiveChannel<Query, State>): void {
    this.#topics.set(channel, new Map())
    const url = `${CALL_PREFIX}/${channel.path}`
    app.get(url, { compress: false, exposeHeadRoute: false }, async (request, reply) =>
      this.#open(channel, request, reply),
    )
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

  #open(channel: LiveChannel, request: FastifyRequest, reply: FastifyReply): void {
    if (this.#isClosing) throw new Refusal('try_again')
    const query = z.safeParse(channel.input, { ...(request.query as object) })
    if (!query.success) throw new FieldRefusal(fieldProblems(query.error.issues, request.query))
    const prefix = this.#countStream(request.ip)
    reply.hijack()
    const stream = reply.raw
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
      this.#byPrefix.set(prefix, (this.#byPrefix.get(prefix) ?? 1) - 1)
      if (this.#byPrefix.get(prefix) === 0) this.#byPrefix.delete(prefix)
      topic.remove(subscriber)
      if (topic.size === 0) this.#topics.get(channel)?.delete(channel.keyOf(topic.query))
    })
    topic.add(subscriber)
  }

  #countStream(address: string): string {
    const prefix = addressPrefix(address)
    const open = this.#byPrefix.get(prefix) ?? 0
    const most = MOST_STREAMS_OF_PREFIX * (this.#options.isTrusted(address) ? NETWORKS_IN_A_LARGE_ONE : 1)
    if (open >= most || this.#streams.size >= MOST_STREAMS)
      throw new Refusal('too_many_requests', { retryAfterSeconds: 60 })
    this.#byPrefix.set(prefix, open + 1)
    return prefix
  }

  #topicOf(channel: LiveChannel, query: unknown): LiveTopic {
    const topics = this.#topics.get(channel) ?? new Map<string, LiveTopic>()
    const key = channel.keyOf(query)
    let topic = topics.get(key)
    if (topic === undefined) {
      topic = new LiveTopic(channel, query, this.#options.log)
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
