import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '../../server/platform/open-database.ts'
import type { Database } from '../../server/platform/database.ts'
import { migrate, readMigrations } from '../../server/platform/migrations.ts'
import { asServer, makeServer, onServer, withDatabase } from './database-server.ts'

/** A database of one test's own, with every migration applied. */
export interface TestDatabase {
  /** Of the role that servers work as: it may not do what the product may not. */
  readonly url: string
  /** Of the role that owns it. */
  readonly ownerUrl: string
  /** As servers work. */
  readonly database: Database
  /** As its owner, who may change what it is made of. */
  readonly owner: Database
  /** Runs plain SQL as the owner, to arrange and to assert. Values come as `pg` parses them, not as the product reads them. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /**
   * Moves the product's clock by an interval such as '8 minutes' from now on, for every server process on
   * this database.
   */
  moveClock(offset: string): Promise<void>
  /** Lets the product's clock stand still: what a machine takes its time for does not pass. Answers how it goes on as before. */
  stopClock(): Promise<() => Promise<void>>
  /** Gives the database back, once; nothing of this test reaches it any more. */
  close(): Promise<void>
}

export interface TestDatabaseOptions {
  /** Name of the template, and how it is filled once after the migrations, e.g. with the demo resort. */
  readonly template?: { readonly name: string; readonly fill: (database: Database) => Promise<void> }
  readonly connections?: number
  /** Another server than the one of the test run; its role may create databases, and is a superuser unless `isAsReleased`. */
  readonly server?: string
  /** Says by which interval the product's clock is moved from the start, such as '8 minutes'; asked when the database is there. */
  readonly clockOffset?: () => string
  /** As a resort has it: with the product's own clock, which does not move later, one role for all, and nothing of tests in it. */
  readonly isAsReleased?: boolean
}

/** Templates that this worker has made sure of. */
const templates = new Map<string, Promise<string>>()

/** A database and its connections, which one test after the other has for itself. */
interface Kept {
  readonly name: string
  readonly url: string
  readonly ownerUrl: string
  readonly pool: Database
  readonly owner: Database
  /** Makes it as new, from the first time on. Its own, for good: a connection that begins to pass over triggers forgets every plan. */
  keeper: pg.Client | null
  /** The first transaction of the test that has it. */
  since: string
}

/** What tests have given back, by template and number of connections. */
const givenBack = new Map<string, Kept[]>()

/**
 * A database as its template is: one that another test has given back, made as new, or a clone. The template is made once for each state
 * of the migrations. Its files are copied, which takes PostgreSQL a third of what writing them to the log as well does.
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = options.server ?? inject('databaseServer')
  const connections = options.connections ?? 10
  const key = `${options.template?.name ?? ''} ${options.server ?? ''} ${options.isAsReleased ?? false}`
  const made = templates.get(key) ?? makeTemplate(server, options)
  templates.set(key, made)
  const template = await made
  const shelf = `${template} ${server} ${connections}`
  const kept = (await takeGivenBack(shelf, server)) ?? (await cloneTemplate(server, template, options))
  if (options.clockOffset !== undefined && options.isAsReleased)
    await setDatabaseClock(server, kept, options.clockOffset())
  let isOpen = true
  const database = whileOpen(kept.pool, () => isOpen)
  const owner = whileOpen(kept.owner, () => isOpen)
  const asPgReads = { types: pg.types }
  const sql = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    owner.query<Row>({ ...asPgReads, name: plannedName(text), text, values })
  if (options.clockOffset !== undefined && !options.isAsReleased)
    await sql('select testing.move_clock($1)', [options.clockOffset()])
  return {
    url: kept.url,
    ownerUrl: kept.ownerUrl,
    database,
    owner,
    sql,
    moveClock: async (offset) => void (await sql('select testing.move_clock($1)', [offset])),
    async stopClock() {
      await sql('select testing.stop_clock()')
      return async () => void (await sql('select testing.resume_clock()'))
    },
    async close() {
      if (!isOpen) throw new Error('the test has given its database back already')
      isOpen = false
      if (options.isAsReleased) return dropDatabase(server, kept)
      givenBack.set(shelf, [...(givenBack.get(shelf) ?? []), kept])
    },
  }
}

/** Texts that this worker has run. */
const ran = new Map<string, string>()

/** A name for a text that is run again, such as an invariant's: it is planned once a connection. One statement only has a plan. */
function plannedName(text: string): string {
  if (!/^\s*(?:select|with|insert|update|delete)\b[^;]*$/i.test(text)) return ''
  const name = ran.get(text)
  if (name === undefined) ran.set(text, `test.${ran.size}`)
  return name ?? ''
}

async function cloneTemplate(
  server: string,
  template: string,
  { connections = 10, isAsReleased }: TestDatabaseOptions,
): Promise<Kept> {
  const name = `battigia_test_${randomBytes(6).toString('hex')}`
  const ownerUrl = withDatabase(server, name)
  const url = isAsReleased ? ownerUrl : asServer(ownerUrl)
  const since = await onServer(server, async (client) => {
    await client.query(`create database ${name} template ${template} strategy file_copy`)
    return nextTransaction(client)
  })
  const pool = openDatabase({ url, connections })
  return { name, url, ownerUrl, pool, owner: openDatabase({ url: ownerUrl, connections: 4 }), keeper: null, since }
}

/** The product's own clock, for connections that are opened from now on. */
async function setDatabaseClock(server: string, { name }: Kept, offset: string): Promise<void> {
  await onServer(server, async (client) => {
    const { rows } = await client.query<{ offset: string }>('select ($1::interval)::text as offset', [offset])
    await client.query(`alter database ${name} set battigia.clock_offset = '${rows[0]?.offset}'`)
  })
}

/** The last one that was given back and can be made as new; what cannot is dropped. */
async function takeGivenBack(shelf: string, server: string): Promise<Kept | null> {
  for (;;) {
    const kept = givenBack.get(shelf)?.pop()
    if (kept === undefined) return null
    if (await renew(server, kept)) return kept
    await dropDatabase(server, kept)
  }
}

/** Makes a database as new. False when its structure was changed, or something still works on it. */
async function renew(server: string, kept: Kept): Promise<boolean> {
  const isQuiet = await onServer(server, (client) => becomesQuiet(client, kept.name))
  if (!isQuiet) return false
  try {
    kept.keeper ??= await openKeeper(kept.ownerUrl)
    const { rows } = await kept.keeper.query<{ renewed: boolean }>({
      name: 'testing.renew',
      text: 'select testing.renew($1) as renewed',
      values: [kept.since],
    })
    if (rows[0]?.renewed !== true) return false
  } catch {
    return false
  }
  kept.since = await onServer(server, nextTransaction)
  return true
}

async function openKeeper(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'battigia',
    options: '-c session_replication_role=replica -c plan_cache_mode=force_generic_plan',
  })
  // A test may end every connection of its database, or the server.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Waits for what a server that has just stopped leaves behind: only idle connections of a pool may be there. One that runs listens. */
async function becomesQuiet(client: pg.ClientBase, name: string): Promise<boolean> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const { rowCount } = await client.query({
      name: 'testing.busy',
      text: `select from pg_stat_activity where datname = $1 and (state <> 'idle' or application_name <> 'battigia')`,
      values: [name],
    })
    if (rowCount === 0) return true
    await sleep(25)
  }
  return false
}

async function nextTransaction(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ next: string }>({
    name: 'testing.next-transaction',
    text: 'select pg_snapshot_xmax(pg_current_snapshot())::text::bigint & 4294967295 as next',
  })
  return rows[0]?.next ?? ''
}

async function dropDatabase(server: string, { name, pool, owner, keeper }: Kept): Promise<void> {
  await keeper?.end()
  await Promise.all([pool.close(), owner.close()])
  await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
}

/** Its connections go on to another test: what outlives its own is refused, and whoever is lent them does not close them. */
function whileOpen(pool: Database, isOpen: () => boolean): Database {
  const open = () => {
    if (!isOpen()) throw new Error('the test has given its database back')
    return pool
  }
  return {
    query: async (statement) => open().query(statement),
    connection: async (work) => open().connection(work),
    transaction: async (work, finish) => open().transaction(work, finish),
    close: async () => undefined,
  }
}

/** How many statements on this database wait for a lock; other files have databases of their own on the same PostgreSQL. */
export async function lockWaits(db: Pick<TestDatabase, 'sql'>): Promise<number> {
  const waiting = await db.sql(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return waiting.length
}

async function makeTemplate(server: string, { template, isAsReleased }: TestDatabaseOptions): Promise<string> {
  const migrations = await readMigrations()
  const additions = isAsReleased ? '' : await readFile(path.join(import.meta.dirname, 'testing.sql'), 'utf8')
  const rights = await readFile(
    path.join(import.meta.dirname, '..', '..', 'server', 'platform', 'database-roles.ts'),
    'utf8',
  )
  const state = createHash('sha256').update(JSON.stringify([template?.name, migrations, additions, rights]))
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
      await migrate(url)
      if (isAsReleased !== true) await makeServer(client)
      if (template !== undefined) await fill(url, template.fill)
      await runScript(url, additions)
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

async function runScript(url: string, script: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(script)
  await client.end()
}
