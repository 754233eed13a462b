import { randomBytes, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import type { StaffRole } from '../../domain/platform/staff-role.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'
import { tokenHash } from '../../server/accounts/bearer-token.ts'
import { importFirstResort } from '../../server/first-start.ts'
import { readRestaurants } from '../../server/restaurant/restaurant-queries.ts'
import { setRestaurantSeasons } from '../../server/restaurant/roll-restaurant-seasons.ts'
import { changeSettings } from '../../server/umbrellas/change-settings.ts'
import { setSeason } from '../../server/umbrellas/roll-season.ts'
import { readOpening } from '../../server/umbrellas/season-queries.ts'
import { testDatabase, type TestDatabase, type TestDatabaseOptions } from '../support/database.ts'
import { DEMO_FOLDER } from '../support/demo-resort.ts'

/** When the tests of this folder happen: a Thursday morning in the season, whatever day it is outside. */
export const TEST_NOW = '2027-07-01T08:00:00+02:00'

/**
 * The season of these tests, open once. The demo's own rolls with today: a server that starts in a test would move it under
 * the test's feet within its first minute.
 */
const SEASON = { from: '2026-05-15', to: '2027-11-30' }

/** A database with the demo resort, cloned from a template that has it already, at a day of its own. */
export async function bookingDatabase(
  options: Omit<TestDatabaseOptions, 'template'> & { readonly at?: string } = {},
): Promise<TestDatabase> {
  const { at = TEST_NOW, ...rest } = options
  const template = { name: 'demo-resort-open-once', fill: fillDemo }
  return testDatabase({ ...rest, template, clockOffset: () => offsetTo(at) })
}

async function fillDemo(database: TestDatabase['database']): Promise<void> {
  await importFirstResort(database, DEMO_FOLDER)
  await openBeach(database)
}

/** Opens beach and restaurants for the season of these tests; again after another resort is imported, whose own season rolls. */
export async function openBeach(database: TestDatabase['database']): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query({
      name: '',
      text: 'update beach_opening set from_day = $1, to_day = $2',
      values: [SEASON.from, SEASON.to],
    })
    const opening = await readOpening(tx)
    if (opening !== null) await setSeason(tx, opening, opening.today)
    await tx.query({
      name: '',
      text: 'update restaurant set opening_from = $1, opening_to = $2',
      values: [SEASON.from, SEASON.to],
    })
    await setRestaurantSeasons(tx, await readRestaurants(tx), civilDate(SEASON.from))
  })
}

/** Makes it a certain instant for every process on the database. Call it while nothing is under way. */
export async function setClock(db: TestDatabase, at: string): Promise<void> {
  await db.moveClock(offsetTo(at))
}

function offsetTo(at: string): string {
  return `${(Date.parse(at) - Date.now()) / 1000} seconds`
}

/** A confirmed customer who is signed in. */
export interface Customer {
  readonly accountId: number
  readonly token: string
  readonly email: string
}

/** Makes confirmed customers with a session each, without the price of hashing their passwords. */
export async function makeCustomers(
  db: Pick<TestDatabase, 'sql'>,
  count: number,
  prefix = 'guest',
): Promise<Customer[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const rows = await db.sql<{ account_id: number; email: string; n: number }>(
    `with made as (
       insert into account (email, password_hash, first_name, last_name, phone, confirmed_at)
       select $1 || n || '@example.it', 'none', 'Test', 'Guest', '+393330000000', battigia_now()
       from generate_series(1, $2::integer) n returning id, email
     ), numbered as (select id, email, row_number() over (order by id) as n from made),
     opened as (
       insert into session (account_id, token_hash, browser_key, created_at, last_used_at, idle, ends_at, proven_at)
       select m.id, t.hash, t.hash, battigia_now(), battigia_now(), interval '3000 days', battigia_now() + interval '3000 days',
         battigia_now()
       from numbered m join unnest($3::bytea[]) with ordinality as t(hash, n) on t.n = m.n
     )
     select id::integer as account_id, email, n::integer as n from numbered order by n`,
    [prefix, count, tokens.map((token) => tokenHash(token))],
  )
  return rows.map((row) => ({ accountId: row.account_id, email: row.email, token: tokens[row.n - 1] ?? '' }))
}

/** Whatever runs a statement: a test's database, or a bench's. */
interface AnySql {
  readonly sql: (text: string, values?: unknown[]) => Promise<unknown>
}

/** Signs a customer in on another device; answers its token. */
export async function openSession(db: AnySql, accountId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.sql(
    `insert into session (account_id, token_hash, browser_key, created_at, last_used_at, idle, ends_at, proven_at)
     values ($1, $2, $2, battigia_now(), battigia_now(), interval '3000 days', battigia_now() + interval '3000 days',
       battigia_now())`,
    [accountId, tokenHash(token)],
  )
  return token
}

/** Signs somebody of the resort in to the back office; answers the token. */
export async function openStaffSession(db: AnySql, accountId: number): Promise<string> {
  const token = await openSession(db, accountId)
  await db.sql(`update session set kind = 'staff' where token_hash = $1`, [tokenHash(token)])
  return token
}

/** Makes a customer one of the resort's people with these roles; answers them with a session of the back office. */
export async function makeStaff(
  db: AnySql,
  { accountId, email }: Customer,
  roles: readonly StaffRole[],
  displayName = 'Test',
): Promise<Customer> {
  await db.sql('insert into staff_member (account_id, roles, display_name) values ($1, $2, $3)', [
    accountId,
    roles,
    displayName,
  ])
  return { accountId, email, token: await openStaffSession(db, accountId) }
}

/** Changes settings; running servers hear of it. */
export async function setSettings(db: TestDatabase, values: Parameters<typeof changeSettings>[1]): Promise<void> {
  await db.database.transaction((tx) => changeSettings(tx, values, 'test'))
}

export interface Reply {
  readonly status: number
  readonly json: Record<string, unknown>
}

export interface Sending {
  readonly key?: string
  readonly device?: string
  readonly address?: string
}

/** One guest's app: talks to any of the servers. */
export class Client {
  readonly #addresses: readonly string[]
  readonly #agent: Agent
  #turn = 0

  constructor(addresses: readonly string[], sockets = 64) {
    this.#addresses = addresses
    this.#agent = new Agent({ keepAlive: true, maxSockets: sockets })
  }

  post(path: string, body: unknown, customer: Customer | null, sending: Sending = {}): Promise<Reply> {
    const payload = JSON.stringify(body)
    return this.#send('POST', path, payload, {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(payload)),
      'idempotency-key': sending.key ?? randomUUID(),
      ...(sending.device === undefined ? {} : { 'x-device-id': sending.device }),
      ...(sending.address === undefined ? {} : { 'x-forwarded-for': sending.address }),
      ...(customer === null ? {} : { authorization: `Bearer ${customer.token}` }),
    })
  }

  get(path: string, customer: Customer | null): Promise<Reply> {
    return this.#send('GET', path, '', customer === null ? {} : { authorization: `Bearer ${customer.token}` })
  }

  close(): void {
    this.#agent.destroy()
  }

  #send(method: string, path: string, payload: string, headers: Record<string, string>): Promise<Reply> {
    const address = this.#addresses[this.#turn++ % this.#addresses.length] ?? ''
    return new Promise((resolve, reject) => {
      const sent = request(
        `${address}${CALL_PREFIX}/${path}`,
        { method, agent: this.#agent, headers, timeout: 60_000 },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => void parts.push(part))
          answer.once('error', reject)
          answer.once('end', () => {
            try {
              resolve({
                status: answer.statusCode ?? 0,
                json: JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>,
              })
            } catch (error) {
              reject(error)
            }
          })
        },
      )
      sent.once('timeout', () => sent.destroy(new Error('no answer in time')))
      sent.once('error', reject)
      sent.end(payload)
    })
  }
}

/** Runs `work` for every number below `count`, at most `atOnce` at a time. */
export async function inParallel(count: number, atOnce: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) {
      const index = next
      next += 1
      await work(index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker))
}

/** A small generator of numbers, so that a run can be repeated by its seed. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** How many pairs of stays share a place, a day and a half: what the constraint forbids. */
export async function overlaps(db: Pick<TestDatabase, 'sql'>): Promise<number> {
  const [row] = await db.sql<{ count: number }>(
    `select count(*)::integer as count from occupancy a
     join occupancy b on a.umbrella_id = b.umbrella_id and a.id < b.id and a.days && b.days and a.halves && b.halves
       and (a.state <> 'held' or a.expires_at > battigia_now()) and (b.state <> 'held' or b.expires_at > battigia_now())`,
  )
  return row?.count ?? 0
}
