import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect } from 'vitest'
import { addDays, civilDate } from '../../domain/platform/civil-date.ts'
import { importFirstResort } from '../../server/first-start.ts'
import { freePort, startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/platform/embedded-postgres.ts'
import { migrate } from '../../server/platform/migrations.ts'
import { openDatabase } from '../../server/platform/open-database.ts'
import { violations } from '../invariants/check.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import { DEMO_FOLDER } from '../support/demo-resort.ts'
import { reportFigures } from '../support/figures.ts'
import { testSize } from '../support/test-size.ts'
import { Client, inParallel, makeCustomers, type Customer } from './booking-world.ts'
import { compareJournal, orderOnce, type Acknowledged } from './journal.ts'
import { raceServer, type RaceServer } from './processes.ts'

/** Each wave of guests meets one fall. */
const WAVES = testSize(5, 5, 10)
const WAVE = testSize(50, 50, 150)

/** A PostgreSQL that keeps what it confirms, with the demo resort, two server processes and the guests who will order. */
export interface DurableResort {
  readonly folder: string
  readonly postgres: EmbeddedPostgres
  readonly ports: readonly string[]
  readonly servers: RaceServer[]
  /** What PostgreSQL said of itself. */
  readonly messages: string[]
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /**
   * Lets all guests order, wave by wave. In the middle of each wave, when some of it are acknowledged and eight are under way,
   * `disturb` does its worst. Answers what was acknowledged.
   */
  orderUnder(disturb: (wave: number) => Promise<void>): Promise<Acknowledged[]>
  /** Every order that was acknowledged is there, once and whole, and no promise about the data is broken. */
  requireNothingLost(journal: readonly Acknowledged[]): Promise<void>
  stop(): Promise<void>
}

/** Makes one whose data lie in a new folder, which `mount` may put on a disk of its own; it answers how that ends. */
export async function durableResort(
  mount: (folder: string) => Promise<() => Promise<void>> = async () => async () => undefined,
): Promise<DurableResort> {
  const folder = await mkdtemp(path.join(tmpdir(), 'battigia-durable-'))
  const unmount = await mount(folder)
  await chmod(folder, 0o711)
  const messages: string[] = []
  const postgres = await startEmbeddedPostgres({ dataDir: folder, onMessage: (line) => void messages.push(line) })
  await migrate(postgres.url)
  const database = openDatabase({ url: postgres.url, connections: 2 })
  await importFirstResort(database, DEMO_FOLDER)
  await database.close()
  const sql = perStatement(postgres.url)
  const guests = await makeCustomers({ sql }, WAVES * WAVE)
  const ports = [String(await freePort()), String(await freePort())]
  const servers = await Promise.all(ports.map((port) => raceServer(postgres.url, { PORT: port })))
  const client = new Client(
    ports.map((port) => `http://127.0.0.1:${port}`),
    16,
  )
  return {
    folder,
    postgres,
    ports,
    servers,
    messages,
    sql,
    orderUnder: async (disturb) => orderUnder({ sql, guests, client }, disturb),
    requireNothingLost: async (journal) => requireNothingLost({ sql, servers }, journal),
    async stop() {
      client.close()
      await Promise.all(servers.map((server) => server.stop()))
      await postgres.stop()
      await unmount()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A connection per statement: PostgreSQL dies in between. */
function perStatement(url: string): DurableResort['sql'] {
  return async (text, values = []) => {
    const connection = new pg.Client({ connectionString: url })
    connection.on('error', () => undefined)
    await connection.connect()
    try {
      return (await connection.query(text, values)).rows
    } finally {
      await connection.end()
    }
  }
}

async function orderUnder(
  { sql, guests, client }: { sql: DurableResort['sql']; guests: readonly Customer[]; client: Client },
  disturb: (wave: number) => Promise<void>,
): Promise<Acknowledged[]> {
  const journal: Acknowledged[] = []
  const [today] = await sql<{ day: string }>(`select (resort_today() + 5)::text as day`)
  const firstDay = civilDate(today?.day ?? '')
  const places = await sql<{ id: number }>(
    `select p.id from place p join beach_row r on r.id = p.row_id where p.is_bookable and not r.has_gazebos and not r.is_first order by p.id`,
  )
  for (let wave = 0; wave < WAVES; wave += 1) {
    const middle = journal.length + 5 + 6 * (wave % 5)
    let isOver = false
    const trouble = (async () => {
      while (journal.length < middle && !isOver) await sleep(2)
      expect(isOver, 'the disturbance comes in mid-order').toBe(false)
      await disturb(wave)
    })()
    const orders = inParallel(WAVE, 8, async (turn) => {
      const index = wave * WAVE + turn
      const acknowledged = await orderOnce(
        client,
        guests[index] ?? null,
        places[index % places.length]?.id ?? 0,
        addDays(firstDay, Math.floor(index / places.length)),
      )
      if (acknowledged !== null) journal.push(acknowledged)
    })
    await Promise.all([orders.finally(() => (isOver = true)), trouble])
  }
  return journal
}

async function requireNothingLost(
  { sql, servers }: Pick<DurableResort, 'sql' | 'servers'>,
  journal: readonly Acknowledged[],
): Promise<void> {
  const { missing, twice } = await compareJournal({ sql }, journal)
  const crashes = servers.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length
  // The control: an order that the journal knows and the database does not is seen.
  const stray = { orderId: 1_000_000, places: 1, totalCents: 1 }
  const found = (await compareJournal({ sql }, [...journal, stray])).missing.length - missing.length
  reportFigures('F-01', { acknowledged: journal.length, lost: missing.length + twice.length, found })
  reportFigures('F-07', { crashes })
  expect(journal.length).toBeGreaterThan(WAVES * WAVE * 0.9)
  expect({ missing, twice }).toEqual({ missing: [], twice: [] })
  expect(crashes).toBe(0)
  expect(await violations((text) => sql(text), INVARIANTS)).toEqual([])
  expect(found).toBe(1)
}
