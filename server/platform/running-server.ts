import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { SECOND } from '../../domain/platform/duration.ts'
import type { CallPlatform } from './call-platform.ts'
import type { Database } from './database.ts'
import type { Environment } from './environment.ts'
import type { Handler } from './handler.ts'
import { serveHealth, type Health } from './health.ts'
import { mountCalls } from './http.ts'
import { createHttpServer } from './http-server.ts'
import { housekeepingJob } from './housekeeping.ts'
import { startJobs, type Job, type Jobs } from './jobs.ts'
import type { LiveChannel } from './live-channel.ts'
import { LiveHub } from './live-hub.ts'
import type { Live } from './live.ts'
import { observeRequests, serveMetrics } from './metrics.ts'
import { openApiDocument } from './openapi.ts'
import { serveOpenApi } from './openapi-page.ts'
import type { OpenApiWords } from './openapi-words.ts'
import { outboxJob, type OutboxHandler } from './outbox.ts'
import { serveWeb, takePolicyReports, type WebOptions } from './web-assets.ts'

/** What the slices bring to a server; composed in `server/app.ts`. */
export interface ServerParts extends Pick<WebOptions, 'leave' | 'heads' | 'texts' | 'startData'> {
  readonly environment: Environment
  readonly version: string
  readonly webFolder: string
  readonly log: Logger
  readonly database: Database
  readonly live: Live
  readonly calls: CallPlatform
  readonly handlers: readonly Handler[]
  /** Streams; each is touched by the announcements that its slice listens to. */
  readonly channels: (hub: LiveHub) => readonly LiveChannel[]
  readonly jobs: readonly Job[]
  /** Jobs that run only when they are woken. */
  readonly isAsleep?: ((job: string) => boolean) | undefined
  readonly outbox: ReadonlyMap<string, OutboxHandler>
  /** What the OpenAPI document says beyond the contract; read when the document is first asked for. */
  readonly openApiWords: () => OpenApiWords
  /** Pages besides the calls, e.g. the mailbox of development. */
  readonly pages?: (http: FastifyInstance) => void | Promise<void>
}

export interface RunningServer {
  readonly http: FastifyInstance
  readonly hub: LiveHub
  readonly jobs: Jobs
  /** Listens, and answers the port. */
  listen(host: string, port: number): Promise<number>
  /**
   * Stops gracefully (reliability guide, rule 10): not ready, but serving until the proxy has noticed; then streams
   * closed, no new connection, requests under way finish within 10 s, jobs, then the database's connections.
   */
  stop(): Promise<void>
}

const FINISH_WITHIN = 10 * SECOND
/** Two of the proxy's looks at `/readyz` (`deploy/proxy/Caddyfile`). Only production has a proxy. */
const NOTICED_WITHIN = 5 * SECOND

/** Puts a server together; it answers `http.inject` at once and the network after `listen`. */
export async function createServer(parts: ServerParts): Promise<RunningServer> {
  const { environment, log, database, live, calls } = parts
  const http = await createHttpServer({ ...environment, log })
  const times = observeRequests(http, log)
  const health = serveHealth(http, database)
  serveMetrics(http, times, environment.metricsToken)
  mountCalls(http, parts.handlers, calls)
  const hub = new LiveHub({ log, isTrusted: calls.isTrusted, limits: calls.limits })
  const channels = parts.channels(hub)
  for (const channel of channels) hub.mount(http, channel)
  const { version, webFolder } = parts
  const contract = parts.handlers.map(({ call }) => call)
  const { publicUrl, isProduction } = environment
  const { ungated } = calls
  serveOpenApi(http, () =>
    openApiDocument({
      // The back office is nobody's interface but the app's own: a resort tells strangers nothing of it (ASVS 13.4.5).
      calls: isProduction ? contract.filter(({ path }) => !path.startsWith('ges/')) : contract,
      channels,
      ungated,
      version,
      publicUrl,
      words: parts.openApiWords(),
    }),
  )
  await takePolicyReports(http, log, calls.limits)
  await parts.pages?.(http)
  await serveWeb(http, webFolder, { ...parts, isHttps: calls.isHttps, hasWorker: environment.hasServiceWorker })
  await http.ready()
  const everyJob = [housekeepingJob, outboxJob(parts.outbox, log), ...parts.jobs]
  const jobs = startJobs(database, everyJob, log, parts.isAsleep)
  return {
    http,
    hub,
    jobs,
    async listen(host, port) {
      await http.listen({ host, port })
      return (http.server.address() as AddressInfo).port
    },
    stop: once(() => stop({ http, hub, jobs, live, database, health }, environment.isProduction ? NOTICED_WITHIN : 0)),
  }
}

interface Running {
  readonly http: FastifyInstance
  readonly hub: LiveHub
  readonly jobs: Jobs
  readonly live: Live
  readonly database: Database
  readonly health: Health
}

async function stop({ http, hub, jobs, live, database, health }: Running, noticedWithin: number): Promise<void> {
  health.stopBeingReady()
  if (noticedWithin > 0 && http.server.listening) await sleep(noticedWithin)
  hub.close()
  const force = setTimeout(() => http.server.closeAllConnections(), FINISH_WITHIN)
  await Promise.all([http.close(), jobs.stop()])
  clearTimeout(force)
  await live.close()
  await database.close()
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => (running ??= work())
}
