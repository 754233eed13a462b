import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { freePort, startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/platform/embedded-postgres.ts'
import { migrate } from '../../server/platform/migrations.ts'
import { openDatabase } from '../../server/platform/open-database.ts'
import { importFirstResort } from '../../server/first-start.ts'
import { violations } from '../invariants/check.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import { DEMO_FOLDER } from '../support/demo-resort.ts'
import { Client, inParallel, makeCustomers, type Customer } from './booking-world.ts'
import { compareJournal, orderOnce, type Acknowledged } from './journal.ts'
import { raceServer, type RaceServer } from './processes.ts'

/** A PostgreSQL that keeps what it confirms, with the demo resort and two server processes. */
interface Durable {
  readonly postgres: EmbeddedPostgres
  readonly servers: RaceServer[]
  readonly guests: Customer[]
  readonly firstDay: string
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
}

/** Each wave of guests meets one fall. */
const WAVES = 5
const GUESTS = 50 * WAVES
let ports: string[]
let durable: Durable
let client: Client
let folder: string

async function prepare(): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'battigia-kills-'))
  await chmod(folder, 0o711)
  const postgres = await startEmbeddedPostgres({ dataDir: folder })
  await migrate(postgres.url)
  const database = openDatabase({ url: postgres.url, connections: 2 })
  await importFirstResort(database, DEMO_FOLDER)
  await database.close()
  // A connection per statement: PostgreSQL dies in between.
  const sql: Durable['sql'] = async (text, values = []) => {
    const connection = new pg.Client({ connectionString: postgres.url })
    connection.on('error', () => undefined)
    await connection.connect()
    try {
      return (await connection.query(text, values)).rows
    } finally {
      await connection.end()
    }
  }
  const guests = await makeCustomers({ sql }, GUESTS)
  const [today] = await sql<{ day: string }>(`select (resort_today() + 5)::text as day`)
  ports = [String(await freePort()), String(await freePort())]
  const servers = await Promise.all(ports.map((port) => raceServer(postgres.url, { PORT: port })))
  durable = { postgres, servers, guests, firstDay: today?.day ?? '', sql }
  client = new Client(
    ports.map((port) => `http://127.0.0.1:${port}`),
    16,
  )
}

afterEach(async () => {
  client.close()
  await Promise.all(durable.servers.map((server) => server.stop()))
  await durable.postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

/**
 * Orders of all guests, wave by wave. In the middle of each wave, when some of it are acknowledged and eight are under
 * way, `disturb` does its worst. Answers what was acknowledged.
 */
async function orderUnder(disturb: (wave: number) => Promise<void>): Promise<Acknowledged[]> {
  const journal: Acknowledged[] = []
  const places = await durable.sql<{ id: number }>(
    `select p.id from place p join beach_row r on r.id = p.row_id where p.is_bookable and not r.has_gazebos and not r.is_first order by p.id`,
  )
  for (let wave = 0; wave < WAVES; wave += 1) {
    const middle = journal.length + 5 + 6 * wave
    let isOver = false
    const trouble = (async () => {
      while (journal.length < middle && !isOver) await sleep(2)
      expect(isOver, 'the disturbance comes in mid-order').toBe(false)
      await disturb(wave)
    })()
    const orders = inParallel(GUESTS / WAVES, 8, async (turn) => {
      const index = (wave * GUESTS) / WAVES + turn
      const acknowledged = await orderOnce(
        client,
        durable.guests[index] ?? null,
        places[index % places.length]?.id ?? 0,
        addDays(durable.firstDay, Math.floor(index / places.length)),
      )
      if (acknowledged !== null) journal.push(acknowledged)
    })
    await Promise.all([orders.finally(() => (isOver = true)), trouble])
  }
  return journal
}

const addDays = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)

async function expectNothingLost(journal: readonly Acknowledged[], atLeast: number): Promise<void> {
  expect(journal.length).toBeGreaterThan(atLeast)
  expect(await compareJournal(durable, journal)).toEqual({ missing: [], twice: [] })
  expect(await violations((text) => durable.sql(text), INVARIANTS)).toEqual([])
  // The control: an order that the journal knows and the database does not is seen.
  const lost = { orderId: 1_000_000, places: 1, totalCents: 1 }
  expect((await compareJournal(durable, [...journal, lost])).missing).toHaveLength(1)
}

test('F1 I20 kill -9 of a server in mid-order: no acknowledged order is lost, none is doubled', async () => {
  await prepare()
  const journal = await orderUnder(async (wave) => {
    const index = wave % ports.length
    durable.servers[index]?.child.kill('SIGKILL')
    durable.servers[index] = await raceServer(durable.postgres.url, { PORT: ports[index] ?? '' })
  })
  await expectNothingLost(journal, GUESTS * 0.9)
})

test('F2 I20 kill -9 of PostgreSQL in mid-commit: no acknowledged order is lost, and the servers live on', async () => {
  await prepare()
  const journal = await orderUnder(async () => {
    const pid = durable.postgres.pid()
    if (pid === null) throw new Error('PostgreSQL is down already')
    const children = await promisify(execFile)('pgrep', ['-P', String(pid)])
    for (const one of [pid, ...children.stdout.trim().split('\n').map(Number)]) kill(one)
  })
  expect(durable.servers.map((server) => server.child.exitCode)).toEqual([null, null])
  await expectNothingLost(journal, GUESTS * 0.9)
})

/** One that is gone already needs no killing. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
