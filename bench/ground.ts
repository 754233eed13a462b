import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { Customer } from '../tests/race/booking-world.ts'
import { HttpConnection } from './http-connection.ts'
import type { Ends } from './parts.ts'
import { startServerProcess } from '../tests/support/server-process.ts'

/** Season of the measurement: 120 days from its first. */
export const DAYS = 120

/** What the databases of all parts are copied from. */
export interface Template {
  /** Connection string of the template; nobody is connected to it. */
  readonly url: string
  readonly guests: readonly Customer[]
  readonly firstDay: string
}

/** A durable database of a part's own with a resort that is mostly booked, guests who are signed in, and two server processes. */
export interface Ground {
  readonly databaseUrl: string
  readonly guests: readonly Customer[]
  readonly firstDay: string
  /** Of the two server processes. */
  readonly addresses: readonly string[]
  /** The connection of a client, kept open; every other client talks to the other process. */
  connection(client: number): Promise<HttpConnection>
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  /** Frees everything that the last round held, and vacuums. */
  reset(): Promise<void>
}

/** Copies the template and starts two servers on the copy. */
export async function openGround({ url, guests, firstDay }: Template, ends: Ends): Promise<Ground> {
  const databaseUrl = await createDatabase(url, ends, `template ${new URL(url).pathname.slice(1)} strategy file_copy`)
  const folder = await mkdtemp(path.join(tmpdir(), 'battigia-bench-data-'))
  ends(() => rm(folder, { recursive: true, force: true }))
  const servers = await Promise.all(
    [0, 1].map(async () => {
      const server = await startServerProcess({
        NODE_ENV: 'development',
        LOG_LEVEL: 'error',
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        TRUSTED_PREFIXES: '127.0.0.0/8',
      })
      ends(async () => void (await server.stop()))
      return server
    }),
  )
  const pool = openPool(databaseUrl)
  ends(() => pool.end())
  const connections = new Map<number, HttpConnection>()
  ends(async () => {
    for (const connection of connections.values()) connection.close()
  })
  const sql: Ground['sql'] = async (text, values = []) => (await pool.query<Record<string, unknown>>(text, values)).rows
  return {
    databaseUrl,
    guests,
    firstDay,
    addresses: servers.map((server) => server.address),
    async connection(client) {
      const kept = connections.get(client)
      if (kept?.isOpen === true) return kept
      const opened = await HttpConnection.open(servers[client % servers.length]?.address ?? '')
      connections.set(client, opened)
      return opened
    },
    sql,
    async reset() {
      await sql('delete from cart_line')
      await sql(`delete from occupancy where state = 'held'`)
      await sql('update umbrella_cart set line_count = 0, expires_at = null where line_count > 0')
      await sql('update extra_stock set reserved = 0')
      await sql('vacuum analyze occupancy, cart_line, umbrella_cart, extra_stock')
    },
  }
}

/** The bench's own connection to the database. */
export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  // A connection that ends is replaced by the next statement.
  pool.on('error', () => undefined)
  pool.on('connect', (connection) => connection.on('error', () => undefined))
  return pool
}

/** Creates a database on the server of `url`, which is dropped at the end. Returns its connection string. */
export async function createDatabase(url: string, ends: Ends, how = ''): Promise<string> {
  const name = `battigia_bench_${randomBytes(6).toString('hex')}`
  await onServer(url, `create database ${name} ${how}`)
  ends(() => onServer(url, `drop database if exists ${name} with (force)`))
  return withDatabase(url, name)
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
