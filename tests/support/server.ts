import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { createApp, type App } from '../../server/app.ts'
import { parseEnvironment, type Environment } from '../../server/platform/environment.ts'
import { freePort } from '../../server/platform/embedded-postgres.ts'
import { createLogger } from '../../server/platform/logger.ts'
import type { TestDatabase } from './database.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')

/** The whole app of a test's database, in this process. `app.http.inject` asks it without a network. */
export interface TestServer {
  readonly app: App
  /** Every line that the server logged. */
  readonly logged: Record<string, unknown>[]
  /** Listens on a free port; answers the base address. */
  listen(): Promise<string>
  close(): Promise<void>
}

/** Jobs whose work tests wait for. The others would only begin in every test, and cost more than most tests do. */
const AWAKE: readonly string[] = ['outbox']

/**
 * Starts the app in this process; limits rest for loopback unless `TRUSTED_PREFIXES` says otherwise. Of the jobs those of `awake`
 * run in their rhythm, the others when a test wakes them. On the connections of its test's database, where it is given: a new one costs
 * PostgreSQL more than a test's work on one that knows its tables.
 */
export async function testServer(
  db: Pick<TestDatabase, 'url'> & Partial<Pick<TestDatabase, 'database'>>,
  variables: Readonly<Record<string, string>> = {},
  awake: readonly string[] = AWAKE,
): Promise<TestServer> {
  const logged: Record<string, unknown>[] = []
  const environment = testEnvironment(db, variables)
  const log = createLogger('trace', {
    write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>),
  })
  const app = await createApp({
    environment,
    databaseUrl: db.url,
    database: db.database && { ...db.database, close: async () => undefined },
    isEmbedded: true,
    log,
    checksPlainOutput: true,
    isAsleep: (job) => !awake.includes(job),
  })
  return {
    app,
    logged,
    listen: async () => `http://127.0.0.1:${await app.listen('127.0.0.1', 0)}`,
    close: () => app.stop(),
  }
}

/** A log that says nothing, for parts that are tested alone. */
export const silentLog = pino({ level: 'silent' })

export function testEnvironment(
  db: Pick<TestDatabase, 'url'>,
  variables: Readonly<Record<string, string>> = {},
): Environment {
  return parseEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: db.url,
    DATA_DIR: path.join(ROOT, 'test-results', 'data'),
    PUBLIC_URL: 'http://localhost:3000',
    TRUSTED_PREFIXES: '127.0.0.0/8,::1/128',
    ...variables,
  })
}

/** What a process of the product gets of the machine's environment in a test. */
export const CHILD_ENVIRONMENT = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
}

/** A server process of its own: several of them on one database are what production is. */
export interface ServerProcess {
  readonly address: string
  readonly child: ChildProcess
  /** Everything it printed. */
  output(): string
  /** Ends it as a supervisor does; answers the exit code. */
  stop(): Promise<number | null>
  kill(signal: NodeJS.Signals): void
}

/** Starts `server/main.ts` as a process and waits until it is ready. Rejects with what it printed. */
export async function startServerProcess(variables: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = variables['PORT'] ?? String(await freePort())
  const child = spawn(process.execPath, [path.join(ROOT, 'server', 'main.ts')], {
    cwd: ROOT,
    env: { ...CHILD_ENVIRONMENT, NODE_ENV: 'test', LOG_LEVEL: 'warn', PORT: port, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const address = `http://127.0.0.1:${port}`
  await untilReady(address, child, () => printed)
  return {
    address,
    child,
    output: () => printed,
    kill: (signal) => void child.kill(signal),
    async stop() {
      if (child.exitCode !== null) return child.exitCode
      child.kill('SIGTERM')
      const [code] = (await once(child, 'exit')) as [number | null]
      return code
    },
  }
}

async function untilReady(address: string, child: ChildProcess, printed: () => string): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 50) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server did not start:\n${printed()}`)
    const isReady = await fetch(`${address}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await sleep(50)
  }
  child.kill('SIGKILL')
  throw new Error(`the server did not get ready:\n${printed()}`)
}
