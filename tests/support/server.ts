import path from 'node:path'
import pino from 'pino'
import { createApp, type App } from '../../server/app.ts'
import { parseEnvironment, type Environment } from '../../server/platform/environment.ts'
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
    database: db.database,
    isEmbedded: true,
    log,
    checksContract: true,
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
