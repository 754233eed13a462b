import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '../../server/platform/open-database.ts'
import type { Database } from '../../server/platform/database.ts'
import { migrate, readMigrations } from '../../server/platform/migrations.ts'

/** A database of one test file's own, with every migration applied. */
export interface TestDatabase {
  readonly url: string
  readonly database: Database
  /** Runs plain SQL for arranging and asserting, outside the statements of the product. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /**
   * Moves the product's clock by an interval such as '8 minutes' from now on, for every server process on
   * this database. Connections are renewed for it, so call it while nothing is under way.
   */
  moveClock(offset: string): Promise<void>
  /** Closes the connections and drops the database. */
  close(): Promise<void>
}

export interface TestDatabaseOptions {
  /** Name of the template, and how it is filled once after the migrations, e.g. with the demo resort. */
  readonly template?: { readonly name: string; readonly fill: (database: Database) => Promise<void> }
  readonly connections?: number
  /** Another server than the one of the test run; its role must be able to create databases. */
  readonly server?: string
  /** Says by which interval the product's clock is moved from the start, such as '8 minutes'; asked when the database is there. */
  readonly clockOffset?: () => string
}

/** Templates that this test file has made sure of. */
const templates = new Map<string, Promise<string>>()

/**
 * A fresh clone of the migrated template; the template is made once for each state of the migrations. Its files are copied, which takes
 * PostgreSQL a third of what writing them to the log as well does.
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = options.server ?? inject('databaseServer')
  const key = `${options.template?.name ?? ''} ${options.server ?? ''}`
  const made = templates.get(key) ?? makeTemplate(server, options.template)
  templates.set(key, made)
  const template = await made
  const name = `battigia_test_${randomBytes(6).toString('hex')}`
  await onServer(server, async (client) => {
    await client.query(`create database ${name} template ${template} strategy file_copy`)
    if (options.clockOffset !== undefined) await setClockOffset(client, name, options.clockOffset())
  })
  const url = withDatabase(server, name)
  const database = openDatabase({ url, connections: options.connections ?? 10 })
  const arranger = new pg.Pool({ connectionString: url, max: 2, pipeline: true })
  // The clock's move and the database's end close connections, idle or in use; the next statement opens another.
  arranger.on('error', () => undefined)
  arranger.on('connect', (client) => client.on('error', () => undefined))
  return {
    url,
    database,
    sql: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await arranger.query<Row>(text, values)).rows,
    moveClock: (offset) => moveClock(server, name, offset),
    async close() {
      await database.close()
      await arranger.end()
      await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** How many statements on this database wait for a lock; other files have databases of their own on the same PostgreSQL. */
export async function lockWaits(db: Pick<TestDatabase, 'sql'>): Promise<number> {
  const waiting = await db.sql(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return waiting.length
}

async function makeTemplate(server: string, template: TestDatabaseOptions['template']): Promise<string> {
  const migrations = await readMigrations()
  const state = createHash('sha256').update(JSON.stringify([template?.name, migrations]))
  const name = `battigia_template_${state.digest('hex').slice(0, 12)}`
  await onServer(server, async (client) => {
    // Test files of one run ask at the same time; the first one makes it.
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 1) return
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft}`)
    const url = withDatabase(server, draft)
    await migrate(url, migrations)
    if (template !== undefined) await fill(url, template.fill)
    await client.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

async function fill(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase({ url, connections: 2 })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

async function setClockOffset(client: pg.Client, name: string, offset: string): Promise<void> {
  const { rows } = await client.query<{ offset: string }>('select ($1::interval)::text as offset', [offset])
  await client.query(`alter database ${name} set battigia.clock_offset = '${rows[0]?.offset}'`)
}

async function moveClock(server: string, name: string, offset: string): Promise<void> {
  await onServer(server, async (client) => {
    await setClockOffset(client, name, offset)
    await endConnections(client, name)
  })
  // The pools notice the closed sockets in the next turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Ends all of them at once and waits until they are gone: one after the other each takes PostgreSQL 0.1 s. */
async function endConnections(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
    [name],
  )
  const ended = [rows.map(({ pid }) => pid)]
  for (const end = performance.now() + 10_000; performance.now() < end; await sleep(5)) {
    const { rowCount } = await client.query('select from pg_stat_activity where pid = any($1)', ended)
    if (rowCount === 0) return
  }
  throw new Error(`connections to ${name} outlive their end`)
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: withDatabase(server, 'postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
