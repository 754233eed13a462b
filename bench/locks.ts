import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { liveSettings } from '../server/settings/live-settings.ts'
import { knownAccount } from '../server/platform/account-source.ts'
import { openDatabase } from '../server/platform/open-database.ts'
import { lockPlaces } from '../server/umbrellas/occupancy-queries.ts'
import type { ResortData } from '../server/umbrellas/resort-data.ts'
import { readResortMoment } from '../server/umbrellas/resort-moment.ts'
import { lockLimits } from '../server/umbrellas/umbrella-rules.ts'
import type { Ground } from './ground.ts'
import { httpCall, outcomeOf } from './http-call.ts'
import { closedLoop, outcomesOf, rowOf, share, type Round, type Row } from './measure.ts'
import { claimLine, wishes } from './wishes.ts'

const ROUNDS = 3
const ROUND_MS = 3_000
const PGBENCH = [
  '/usr/lib/postgresql/15/bin/pgbench',
  '/usr/lib/postgresql/17/bin/pgbench',
  '/opt/homebrew/bin/pgbench',
]

export interface LockFigures {
  readonly rows: Row[]
  /** HTTP locks per bare claim, and HTTP locks per single-row insert of pgbench, at 32 clients. */
  readonly ofBare: number
  readonly ofInsert: number
  /** p99 of the HTTP lock per its own median. */
  readonly tail: number
}

/** Locks through HTTP on two processes, the bare claim statement and single-row inserts, in turns on one database. */
export async function benchLocks(ground: Ground, resort: ResortData): Promise<LockFigures> {
  const rows: Row[] = []
  let figures = { ofBare: Number.NaN, ofInsert: Number.NaN, tail: Number.NaN }
  await lockRound(ground, resort, 32, 1)
  for (const clients of [1, 8, 32]) {
    const [http, bare, inserts]: [Round[], Round[], Round[]] = [[], [], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      const seed = 100 * clients + round
      await ground.reset()
      http.push(await lockRound(ground, resort, clients, seed))
      await ground.reset()
      bare.push(await bareRound(ground, resort, clients, seed))
      inserts.push(await insertRound(ground, clients))
    }
    const [lock, claim, insert] = [
      rowOf('lock through HTTP', clients, http, `${share(http, 'done')} % granted; ${outcomesOf(http)}`),
      rowOf('bare claim statement', clients, bare, `${share(bare, 'held')} % granted`),
      rowOf('single-row insert', clients, inserts, pgbenchPath() === null ? 'driver loop: no pgbench here' : 'pgbench'),
    ]
    rows.push(lock, claim, insert)
    figures = {
      ofBare: lock.perSecond / claim.perSecond,
      ofInsert: lock.perSecond / insert.perSecond,
      tail: lock.p99 / lock.p50,
    }
  }
  return { rows, ...figures }
}

let nextGuest = 0

async function lockRound(ground: Ground, resort: ResortData, clients: number, seed: number): Promise<Round> {
  const next = wishes(ground, resort, seed)
  return closedLoop(clients, ROUND_MS, async (client) => {
    const { umbrellaId, ...period } = next()
    const guest = ground.guests[nextGuest++ % ground.guests.length] ?? null
    const body = { ...period, places: [{ umbrellaId, people: 2, dogs: [], extras: [] }] }
    return outcomeOf(await httpCall(ground, client, 'umbrellas/lock', body, guest))
  })
}

async function bareRound(ground: Ground, resort: ResortData, clients: number, seed: number): Promise<Round> {
  const database = openDatabase({ url: ground.databaseUrl, connections: clients })
  const settings = liveSettings()
  await settings.reload(database)
  const turnHour = settings.dayTurnHour
  const moment = await readResortMoment(database, turnHour)
  const next = wishes(ground, resort, seed)
  try {
    return await closedLoop(clients, ROUND_MS, async () => {
      const wish = next()
      const guest = ground.guests[nextGuest++ % ground.guests.length]
      const outcome = await lockPlaces(database, knownAccount(guest?.accountId ?? 0), {
        deviceId: null,
        addressPrefix: null,
        period: wish,
        lines: [claimLine(resort, wish)],
        stock: resort.stock,
        moment,
        turnHour,
        limits: lockLimits(settings, null),
      })
      return outcome.outcome
    })
  } finally {
    await database.close()
  }
}

function pgbenchPath(): string | null {
  return PGBENCH.find((file) => existsSync(file)) ?? null
}

/** Single-row insert and commit by pgbench; where there is none, by the driver. */
async function insertRound(ground: Ground, clients: number): Promise<Round> {
  await ground.sql(
    'create table if not exists bench_insert (id bigint generated always as identity primary key, value integer)',
  )
  const program = pgbenchPath()
  if (program === null) return driverInserts(ground, clients)
  const script = path.join(tmpdir(), `battigia-bench-${process.pid}.sql`)
  await writeFile(script, 'insert into bench_insert (value) values (1);\n')
  const log = path.join(tmpdir(), `battigia-bench-${process.pid}`)
  const seconds = String(ROUND_MS / 1000)
  const { stdout } = await promisify(execFile)(program, [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    seconds,
    '-f',
    script,
    ground.databaseUrl,
  ])
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  const average = Number(/latency average = ([\d.]+)/.exec(stdout)?.[1])
  if (Number.isNaN(perSecond)) throw new Error(`pgbench said nothing of its speed: ${stdout} ${log}`)
  // pgbench prints the average only; it stands for both quantiles.
  return { perSecond, latencies: Float64Array.of(average), outcomes: new Map() }
}

async function driverInserts(ground: Ground, clients: number): Promise<Round> {
  const database = openDatabase({ url: ground.databaseUrl, connections: clients })
  try {
    return await closedLoop(clients, ROUND_MS, async () => {
      await database.query({ name: 'bench.insert', text: 'insert into bench_insert (value) values (1)', values: [] })
      return 'done'
    })
  } finally {
    await database.close()
  }
}
