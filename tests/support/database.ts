import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '../../server/platform/open-database.ts'
import type { Database } from '../../server/platform/database.ts'
import { migrate, readMigrations } from '../../server/platform/migrations.ts'

/** A database of one test file's own, with every migration applied. */
export interface TestDatabase {
  readonly url: string
  readonly database: Database
  /** Runs plain SQL to arrange and to assert. Values come as `pg` parses them, not as the product reads them. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /**
   * Moves the product's clock by an interval such as '8 minutes' from now on, for every server process on
   * this database.
   */
  moveClock(offset: string): Promise<void>
  /** Lets the product's clock stand still: what a machine takes its time for does not pass. Answers how it goes on as before. */
  stopClock(): Promise<() => Promise<void>>
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
  const plain = { name: '', types: pg.types }
  const sql = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    database.query<Row>({ ...plain, text, values })
  return {
    url,
    database,
    sql,
    moveClock: (offset) => moveClock({ sql }, offset),
    stopClock: () => stopClock({ sql }),
    async close() {
      await database.close()
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

/** Its clock is a function: with the interval in it, every plan that was made with the one before is made anew. */
async function moveClock({ sql }: Pick<TestDatabase, 'sql'>, offset: string): Promise<void> {
  const [row] = await sql<{ offset: string }>('select ($1::interval)::text as offset', [offset])
  await sql(
    `create or replace function battigia_now() returns timestamptz language sql stable parallel safe
     return now() + interval '${row?.offset}'`,
  )
}

async function stopClock({ sql }: Pick<TestDatabase, 'sql'>): Promise<() => Promise<void>> {
  const [clock] = await sql<{ running: string; now: string }>(
    `select pg_get_functiondef('battigia_now'::regproc) as running, battigia_now()::text as now`,
  )
  await sql(
    `create or replace function battigia_now() returns timestamptz language sql stable parallel safe
     return timestamptz '${clock?.now}'`,
  )
  return async () => void (await sql(clock?.running ?? ''))
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Connections that outlive their loss: the end of a server closes them idle or in use, and the next statement opens another. */
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
