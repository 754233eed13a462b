import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { importFirstResort } from '../../server/first-start.ts'
import { openProviders } from '../../server/payments/providers/open-providers.ts'
import { freePort, startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/platform/embedded-postgres.ts'
import { migrate } from '../../server/platform/migrations.ts'
import { openDatabase } from '../../server/platform/open-database.ts'
import { paymentKeys } from '../../server/platform/payment-environment.ts'
import { violations } from '../invariants/check.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import { DEMO_FOLDER } from '../support/demo-resort.ts'
import type { Bank } from '../support/bank.ts'
import { reportFigures } from '../support/figures.ts'
import { openBank } from '../support/payment-world.ts'
import { testSize } from '../support/test-size.ts'
import { Client, inParallel, makeCustomers } from './booking-world.ts'
import { addDays, type CivilDate } from '../../domain/platform/civil-date.ts'
import { payOnce, type Paid } from './pay-once.ts'
import { raceServer, type RaceServer } from './processes.ts'

/** More falls than these are worth the wait for every lease. */
const FEW = 6
/** How often a server dies, each time at a random moment of somebody's checkout. */
const KILLS = Number(process.env['PAYMENT_KILLS'] ?? testSize(FEW, FEW, 20))
/**
 * How long a guest waits to be told, in milliseconds. Of a few falls nobody waits until the leases of the dead run out: the clock's
 * move at the end lets them, and what was never told to the guest is compared all the same.
 */
const PATIENCE = KILLS > FEW ? 60_000 : 10_000
/** More than come while the servers die and rise again. */
const GUESTS = KILLS * 60
const AT_ONCE = 6
/** How long recovery may take, in milliseconds: leases of the dead run out meanwhile. */
const RECOVERY = 240_000

let folder: string
let postgres: EmbeddedPostgres
let bank: Bank
let servers: RaceServer[] = []
let client: Client | undefined

/** A connection per statement: servers die in between. */
async function sql<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const connection = new pg.Client({ connectionString: postgres.url })
  connection.on('error', () => undefined)
  await connection.connect()
  try {
    return (await connection.query<Row>(text, values)).rows
  } finally {
    await connection.end()
  }
}

afterAll(async () => {
  client?.close()
  await Promise.all(servers.map((server) => server.stop()))
  await bank.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

async function start(port: string): Promise<RaceServer> {
  return raceServer(postgres.url, { PORT: port, PAYMENTS_SANDBOX_URL: bank.sandbox.url })
}

test('Q-09 I13 I20 kill -9 of servers at random points of checkouts under load: no paid order is lost, no money is left without a booking', async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'battigia-payment-kills-'))
  await chmod(folder, 0o711)
  postgres = await startEmbeddedPostgres({ dataDir: folder })
  await migrate(postgres.url)
  const database = openDatabase({ url: postgres.url, connections: 2 })
  await importFirstResort(database, DEMO_FOLDER)
  await database.close()
  bank = await openBank()
  const guests = await makeCustomers({ sql }, GUESTS)
  const places = await sql<{ id: number; day: CivilDate }>(
    `select p.id, (resort_today() + 5)::text as day from place p join beach_row r on r.id = p.row_id
     where p.is_bookable and not r.has_gazebos and not r.is_first order by p.id`,
  )
  const ports = [String(await freePort()), String(await freePort())]
  servers = await Promise.all(ports.map(start))
  client = new Client(
    ports.map((port) => `http://127.0.0.1:${port}`),
    16,
  )

  const journal: Paid[] = []
  const asker = client
  let killed = 0
  const kills = (async () => {
    for (; killed < KILLS; killed += 1) {
      await sleep(50 + Math.random() * 400)
      const index = killed % ports.length
      servers[index]?.child.kill('SIGKILL')
      servers[index] = await start(ports[index] ?? '')
    }
  })()
  let came = 0
  await inParallel(GUESTS, AT_ONCE, async (turn) => {
    if (killed === KILLS) return
    came += 1
    const [guest, place] = [guests[turn], places[turn % places.length]]
    if (guest === undefined || place === undefined) throw new Error('there are more turns than guests or places')
    const spot = { id: place.id, day: addDays(place.day, Math.floor(turn / places.length)) }
    const paid = await payOnce(asker, bank, guest, turn, spot, PATIENCE)
    if (paid !== null) journal.push(paid)
  })
  await kills
  expect(came, 'the load outlasts the kills').toBeLessThan(GUESTS)

  const acknowledged = journal.filter((paid) => paid.outcome === 'completed')
  expect(acknowledged.length).toBeGreaterThan(came * 0.5)
  // What nobody came back for runs out, and what was reserved for it is let go.
  await sql(`alter database battigia set battigia.clock_offset = '25 minutes'`)
  await Promise.all(servers.map((server) => server.stop()))
  servers = await Promise.all(ports.map(start))
  await recovered()

  const lost = await sql(
    `with journal as (select * from jsonb_to_recordset($1::jsonb) as j("orderId" bigint, "totalCents" integer))
     select j.* from journal j
     left join orders o on o.id = j."orderId" and o.status = 'confirmed' and o.balance_cents = j."totalCents"
     where o.id is null or not exists (select from occupancy s where s.order_id = o.id and s.state = 'booked')`,
    [JSON.stringify(acknowledged)],
  )
  expect(lost).toEqual([])
  const stray = await strayMoney()
  reportFigures('Q-09', {
    paid: acknowledged.length,
    cents: stray.reduce((sum, { cents }) => sum + Math.abs(cents), 0),
  })
  expect(stray).toEqual([])
  expect(await violations((text) => sql(text), INVARIANTS)).toEqual([])
})

/** Waits until nothing is under way: no order waits, and every attempt is settled. */
async function recovered(): Promise<void> {
  const end = performance.now() + RECOVERY
  for (;;) {
    const open = await sql<{ what: string }>(
      `select 'order ' || id as what from orders where status = 'awaiting_payment'
       union all
       select 'attempt ' || id || ' ' || state || ' ' || coalesce(use, '-') from payment_attempt
        where settled_at is null and (ref is not null or is_indeterminate or cancel_requested_at is not null)`,
    )
    if (open.length === 0) return
    if (performance.now() > end) throw new Error(`still under way: ${open.map(({ what }) => what).join(', ')}`)
    await sleep(500)
  }
}

/** Orders whose money at the providers is not exactly what they are: their total when confirmed, nothing otherwise. */
async function strayMoney() {
  const there = new Map<string, number>()
  const reserved: string[] = []
  const keys = paymentKeys({ PAYMENTS_SANDBOX_URL: bank.sandbox.url })
  const [since, until] = ['2020-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z']
  for (const provider of openProviders(keys, { stripe: [], paypal: null }).values()) {
    for await (const change of provider.listChanges(since, until)) {
      if (change.kind === 'payment') {
        const { ref, state, capturedCents } = change.snapshot
        if (state === 'authorized') reserved.push(ref)
        there.set(ref, (there.get(ref) ?? 0) + capturedCents)
      } else if (change.state === 'succeeded' || change.state === 'pending') {
        there.set(change.paymentRef, (there.get(change.paymentRef) ?? 0) - change.amountCents)
      }
    }
  }
  expect(reserved, 'no reservation is left open').toEqual([])
  const rows = await sql<{ id: number; status: string; total: number; refs: string[] }>(
    `select o.id::integer as id, o.status, o.total_cents as total, coalesce(array_agg(a.ref) filter (where a.ref is not null), '{}') as refs
     from orders o left join payment_attempt a on a.order_id = o.id group by o.id`,
  )
  const known = new Set(rows.flatMap(({ refs }) => refs))
  const unknown = [...there]
    .filter(([ref, cents]) => cents !== 0 && !known.has(ref))
    .map(([ref, cents]) => ({ ref, cents }))
  const wrong = rows
    .map(({ id, status, total, refs }) => {
      const net = refs.reduce((sum, ref) => sum + (there.get(ref) ?? 0), 0)
      return { ref: `order ${id}, ${status}`, cents: net - (status === 'confirmed' ? total : 0) }
    })
    .filter(({ cents }) => cents !== 0)
  return [...unknown, ...wrong]
}
