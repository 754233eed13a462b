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
  const arranger = lastingPool(url, 2)
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
    try {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
      if (rowCount === 1) return
      const draft = `${name}_draft`
      await client.query(`drop database if exists ${draft} with (force)`)
      await client.query(`create database ${draft}`)
      const url = withDatabase(server, draft)
      await migrate(url, migrations)
      if (template !== undefined) await fill(url, template.fill)
      await client.query(`alter database ${draft} rename to ${name}`)
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [name])
    }
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

async function setClockOffset(client: pg.ClientBase, name: string, offset: string): Promise<void> {
  const { rows } = await client.query<{ offset: string }>('select ($1::interval)::text as offset', [offset])
  await client.query(`alter database ${name} set battigia.clock_offset = '${rows[0]?.offset}'`)
}

async function moveClock(server: string, name: string, offset: string): Promise<void> {
  await onServer(server, async (client) => {
    await setClockOffset(client, name, offset)
    await endConnections(client, name)
  })
}

/**
 * Ends every connection that began before now and has the old clock. One that is just being opened shows only when it is open, so it
 * is looked for until none has come for a while. The pools have noticed the closed sockets by then.
 */
async function endConnections(client: pg.ClientBase, name: string): Promise<void> {
  const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now')
  const before = rows[0]?.now
  let quiet = 0
  for (const end = performance.now() + 10_000; performance.now() < end; await sleep(10)) {
    const { rowCount } = await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and backend_start < $2::timestamptz',
      [name, before],
    )
    quiet = rowCount === 0 ? quiet + 1 : 0
    if (quiet === 3) return
  }
  throw new Error(`connections to ${name} outlive their end`)
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Connections that outlive their loss: the clock's move, and the end of a database or of a server, close them idle or in use, and the
 * next statement opens another.
 */
function lastingPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, pipeline: true })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Connections to each server for the whole worker: a new one costs PostgreSQL more than most statements. */
const arrangers = new Map<string, pg.Pool>()

async function onServer<T>(server: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const pool = arrangers.get(server) ?? lastingPool(withDatabase(server, 'postgres'), 4)
  arrangers.set(server, pool)
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}
