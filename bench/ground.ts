import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { importFirstResort } from '../server/first-start.ts'
import { freePort, startEmbeddedPostgres } from '../server/platform/embedded-postgres.ts'
import { migrate } from '../server/platform/migrations.ts'
import { openDatabase } from '../server/platform/open-database.ts'
import { makeCustomers, type Customer } from '../tests/race/booking-world.ts'
import { HttpConnection } from './http-connection.ts'

const ROOT = path.join(import.meta.dirname, '..')
/** Season of the measurement: 120 days from its first. */
export const DAYS = 120

/** A durable database with a resort that is mostly booked, guests who are signed in, and two server processes. */
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
  close(): Promise<void>
}

export async function prepareGround(guestCount: number): Promise<Ground> {
  const place = await databasePlace()
  await migrate(place.url)
  const database = openDatabase({ url: place.url })
  await importFirstResort(database, path.join(ROOT, 'resorts', 'bagno-argo'))
  await database.close()
  const pool = new pg.Pool({ connectionString: place.url, max: 2 })
  // A connection that ends is replaced by the next statement.
  pool.on('error', () => undefined)
  pool.on('connect', (connection) => connection.on('error', () => undefined))
  const sql: Ground['sql'] = async (text, values = []) => (await pool.query<Record<string, unknown>>(text, values)).rows
  const firstDay = String((await sql(`select (resort_today() + 20)::text as day`))[0]?.['day'])
  await bookMostOf(sql, firstDay)
  const guests = await makeCustomers({ sql: sql as never }, guestCount, `bench-${Date.now()}-`)
  // Guests who ordered before: the valve against strangers who hold half the beach is not what is measured.
  await sql(`insert into umbrella_cart (account_id, ordered_at) select id, now() from account on conflict do nothing`)
  await sql('vacuum analyze')
  const servers = await Promise.all([serve(place.url), serve(place.url)])
  const connections = new Map<number, Promise<HttpConnection>>()
  return {
    databaseUrl: place.url,
    guests,
    firstDay,
    addresses: servers.map((server) => server.address),
    connection(client) {
      const kept = connections.get(client)
      if (kept !== undefined) return kept
      const opened = HttpConnection.open(servers[client % servers.length]?.address ?? '')
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
    async close() {
      for (const connection of await Promise.all(connections.values())) connection.close()
      await Promise.all(servers.map((server) => server.stop()))
      await pool.end()
      await place.stop()
    },
  }
}

/** DATABASE_URL, or an embedded PostgreSQL with full durability in a folder of its own. */
async function databasePlace(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL']
  if (given !== undefined && given !== '') return { url: given, stop: async () => undefined }
  const folder = await mkdtemp(path.join(tmpdir(), 'battigia-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder })
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Blocks 60 % of all half-days of the season in stays of one to three days. */
async function bookMostOf(sql: Ground['sql'], firstDay: string): Promise<void> {
  await sql('select setseed(0.2027)')
  await sql(
    `do $$
     declare v_place integer; v_day integer; v_length integer;
     begin
       for v_place in select id from place loop
         v_day := 0;
         while v_day < ${DAYS} loop
           v_length := least(1 + floor(random() * 3)::integer, ${DAYS} - v_day);
           if random() < 0.6 then
             insert into occupancy (umbrella_id, days, halves, state) values
               (v_place, daterange('${firstDay}'::date + v_day, '${firstDay}'::date + v_day + v_length), '[0,2)', 'blocked')
             on conflict do nothing;
           end if;
           v_day := v_day + v_length;
         end loop;
       end loop;
     end $$`,
  )
}

async function serve(databaseUrl: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = String(await freePort())
  const child: ChildProcess = spawn(process.execPath, [path.join(ROOT, 'server', 'main.ts')], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      PORT: port,
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(tmpdir(), 'battigia-bench-data'),
      TRUSTED_PREFIXES: '127.0.0.0/8',
    },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  for (let waited = 0; waited < 20_000; waited += 100) {
    if (
      await fetch(`${address}/readyz`).then(
        (reply) => reply.ok,
        () => false,
      )
    ) {
      return {
        address,
        async stop() {
          child.kill('SIGTERM')
          await once(child, 'exit')
        },
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error('a server did not get ready for the measurement')
}
