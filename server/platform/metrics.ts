import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Logger } from 'pino'
import { Refusal } from '../../domain/platform/refusal.ts'
import { isFromLoopback } from './loopback.ts'

/** Upper bounds in milliseconds. */
const BUCKETS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000] as const

interface RouteTimes {
  readonly counts: number[]
  readonly byStatus: Map<number, number>
  sum: number
  total: number
}

/**
 * Counts and times of every route, kept as plain arrays: prom-client's own histogram took a quarter of the
 * rate of a small call.
 */
export class CallTimes {
  readonly #routes = new Map<string, RouteTimes>()

  observe(route: string, status: number, milliseconds: number): void {
    let times = this.#routes.get(route)
    if (times === undefined) {
      times = { counts: BUCKETS.map(() => 0), byStatus: new Map(), sum: 0, total: 0 }
      this.#routes.set(route, times)
    }
    const bucket = BUCKETS.findIndex((bound) => milliseconds <= bound)
    if (bucket >= 0) times.counts[bucket] = (times.counts[bucket] ?? 0) + 1
    times.byStatus.set(status, (times.byStatus.get(status) ?? 0) + 1)
    times.sum += milliseconds
    times.total += 1
  }

  /** In Prometheus' text format. */
  text(): string {
    const lines = ['# TYPE battigia_call_milliseconds histogram']
    const statuses = ['# TYPE battigia_calls_total counter']
    for (const [route, { counts, byStatus, sum, total }] of this.#routes) {
      let below = 0
      for (const [index, bound] of BUCKETS.entries()) {
        below += counts[index] ?? 0
        lines.push(`battigia_call_milliseconds_bucket{route="${route}",le="${bound}"} ${below}`)
      }
      lines.push(`battigia_call_milliseconds_bucket{route="${route}",le="+Inf"} ${total}`)
      lines.push(
        `battigia_call_milliseconds_sum{route="${route}"} ${sum}`,
        `battigia_call_milliseconds_count{route="${route}"} ${total}`,
      )
      for (const [status, count] of byStatus)
        statuses.push(`battigia_calls_total{route="${route}",status="${status}"} ${count}`)
    }
    return `${[...lines, ...statuses].join('\n')}\n`
  }
}

/** An address that opens something by itself: what follows is a secret (payments guide, 5.5). */
const SECRET_PATH = /^\/pay\/.*/s

/** Measures and logs every request: method, route, status, milliseconds; nothing of what was sent. */
export function observeRequests(app: FastifyInstance, log: Logger): CallTimes {
  const times = new CallTimes()
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'other'
    const ms = reply.elapsedTime
    times.observe(route, reply.statusCode, ms)
    const line = {
      requestId: request.id,
      method: request.method,
      path: request.url.split('?', 1)[0]?.replace(SECRET_PATH, '/pay/…'),
      status: reply.statusCode,
      ms: Math.round(ms * 10) / 10,
    }
    if (reply.statusCode >= 500) log.warn(line, 'request')
    else log.info(line, 'request')
  })
  return times
}

/** Serves `/metrics` to loopback, and to others by token. */
export function serveMetrics(app: FastifyInstance, times: CallTimes, token: string | null): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'battigia_' })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new Refusal('not_found')
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send((await registry.metrics()) + times.text())
  })
}

function mayRead(request: FastifyRequest, token: string | null): boolean {
  const given = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token !== null) return given !== undefined && isSame(given, token)
  return isFromLoopback(request)
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
