import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { violations } from '../invariants/check.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import type { TestDatabase } from '../support/database.ts'
import { arrangePlan, arrangeSubscription } from '../support/return-world.ts'
import {
  bookingDatabase,
  Client,
  inParallel,
  makeCustomers,
  overlaps,
  setSettings,
  type Customer,
} from './booking-world.ts'
import { twoServers, type RaceServer } from './processes.ts'

const FIRST = '2027-07-02'
const LAST = '2027-08-30'
const TERMS = { sharePercent: 50, capCents: 2000 }
const ROUNDS = 24
/** Guests that press at once with the holder. */
const CROWD = 3

let db: TestDatabase
let servers: RaceServer[]
let client: Client
let made = 0

beforeAll(async () => {
  db = await bookingDatabase()
  await setSettings(db, { holdRenewalMinutes: 0, pauseMinutes: 0, heldSharePercent: 100 })
  await arrangePlan(db)
  servers = await twoServers(db.url)
  client = new Client(servers.map((server) => server.address))
})
afterEach(async () => {
  expect(await overlaps(db)).toBe(0)
  expect(await violations((text) => db.sql(text), INVARIANTS)).toEqual([])
  await db.sql('update outbox set created_at = now()')
})
afterAll(async () => {
  client.close()
  await Promise.all(servers.map((server) => server.stop()))
  await db.close()
})

const customers = (count: number): Promise<Customer[]> => makeCustomers(db, count, `return-race-${(made += 1)}-`)
const dayOf = (round: number) =>
  new Date(Date.parse(`${FIRST}T00:00:00Z`) + round * 86_400_000).toISOString().slice(0, 10)
const period = (round: number, part = 'full_day') => ({ from: dayOf(round), to: dayOf(round), part })

interface Holder {
  readonly customer: Customer
  readonly of: { readonly kind: 'subscription'; readonly id: number }
}

/** A subscriber of one place for two months. */
async function holder(umbrellaId: number): Promise<Holder> {
  const [customer] = await customers(1)
  if (customer === undefined) throw new Error('no customer was made')
  const wish = { accountId: customer.accountId, umbrellaId, from: FIRST, to: LAST }
  return { customer, of: { kind: 'subscription', id: (await arrangeSubscription(db, wish)).subscriptionId } }
}

const give = ({ customer, of }: Holder, round: number, part?: string) =>
  client.post('returns/give', { ...of, ...period(round, part), terms: TERMS }, customer)
const reclaim = ({ customer, of }: Holder, round: number, part?: string) =>
  client.post('returns/reclaim', { ...of, ...period(round, part) }, customer)
const lock = (customer: Customer | undefined, umbrellaId: number, round: number, part?: string) =>
  client.post(
    'umbrellas/lock',
    { ...period(round, part), places: [{ umbrellaId, people: 1, dogs: [], extras: [] }] },
    customer ?? null,
  )
const codeOf = (reply: Awaited<ReturnType<typeof give>>) => (reply.status === 200 ? 'done' : String(reply.json['code']))

/** Who has the halves of a day, e.g. `subscription 0-2`. */
async function staysOn(umbrellaId: number, round: number): Promise<string[]> {
  const rows = await db.sql<{ stay: string }>(
    `select state || ' ' || lower(halves) || '-' || upper(halves) as stay from occupancy
     where umbrella_id = $1 and days @> $2::date and (state <> 'held' or expires_at > battigia_now()) order by lower(halves)`,
    [umbrellaId, dayOf(round)],
  )
  return rows.map(({ stay }) => stay)
}

/** Rounds in which the holder takes a day back while a crowd wants it; how often each side won. */
async function reclaimAgainstCrowd(umbrellaId: number) {
  const owner = await holder(umbrellaId)
  const won = { holder: 0, guest: 0 }
  // Milliseconds. The holder's call has more to read; how much longer it takes depends on the machine, so the side that lost gets more.
  let headStart = 0
  await inParallel(ROUNDS, 4, async (round) => {
    expect(codeOf(await give(owner, round))).toBe('done')
    const guests = await customers(CROWD)
    const part = round % 2 === 0 ? 'full_day' : 'afternoon'
    const wait = headStart
    const [taken, ...replies] = await Promise.all([
      reclaim(owner, round),
      ...guests.map(async (guest) => {
        await sleep(wait)
        return lock(guest, umbrellaId, round, part)
      }),
    ])
    const codes = replies.map(codeOf)
    const locked = codes.filter((code) => code === 'done').length
    if (codeOf(taken) === 'done') {
      won.holder += 1
      headStart = Math.max(0, headStart - 8)
      expect(locked).toBe(0)
      expect(await staysOn(umbrellaId, round)).toEqual(['subscription 0-2'])
    } else {
      won.guest += 1
      headStart += 8
      expect(codeOf(taken)).toBe('return_held')
      expect(locked).toBe(1)
      expect(await staysOn(umbrellaId, round)).toEqual([part === 'full_day' ? 'held 0-2' : 'held 1-2'])
    }
  })
  return won
}

describe('B-18 races of given-back days', () => {
  test('taking a day back against a crowd that wants it: one of them wins, and never half of it', async () => {
    const won = await reclaimAgainstCrowd(320)
    expect(won.holder + won.guest).toBe(ROUNDS)
    expect(won.holder).toBeGreaterThan(0)
    expect(won.guest).toBeGreaterThan(0)
  })

  test('two devices take the same days back: it happens once, and the other finds nothing to do', async () => {
    const owner = await holder(321)
    await inParallel(ROUNDS, 4, async (round) => {
      await give(owner, round)
      const codes = (await Promise.all([reclaim(owner, round), reclaim(owner, round)])).map(codeOf).toSorted()
      expect(codes).toEqual(['done', 'return_nothing'])
      expect(await staysOn(321, round)).toEqual(['subscription 0-2'])
    })
  })

  test('two devices give the same day back, one of them its afternoon only: each half-day goes once', async () => {
    const owner = await holder(322)
    await inParallel(ROUNDS, 4, async (round) => {
      const replies = await Promise.all([give(owner, round), give(owner, round, 'afternoon')])
      const halves = replies.map((reply) => (reply.status === 200 ? Number(reply.json['halves']) : 0))
      expect(
        halves.reduce((sum, one) => sum + one, 0),
        JSON.stringify(replies),
      ).toBe(2)
      const rows = await db.sql(
        `select half from day_return where umbrella_id = 322 and day = $1 and state = 'offered'`,
        [dayOf(round)],
      )
      expect(rows).toHaveLength(2)
      expect(await staysOn(322, round)).toEqual([])
    })
  })

  test('giving back against taking back: the day is whole on one side, whoever was first', async () => {
    const owner = await holder(323)
    await inParallel(ROUNDS, 4, async (round) => {
      await give(owner, round, 'morning')
      await Promise.all([give(owner, round), reclaim(owner, round)])
      const offered = await db.sql<{ half: number }>(
        `select half from day_return where umbrella_id = 323 and day = $1 and state = 'offered' order by half`,
        [dayOf(round)],
      )
      const stays = await staysOn(323, round)
      const kept = stays.join().includes('0-2') ? 2 : stays.length
      expect(kept + offered.length).toBe(2)
    })
  })
})

test('control: without the constraint that decides, a day is taken back and held at once', async () => {
  await db.sql('alter table occupancy drop constraint occupancy__no_double_booking')
  const owner = await holder(324)
  let doubles = 0
  await inParallel(ROUNDS, 4, async (round) => {
    await give(owner, round)
    const [guest] = await customers(1)
    const replies = await Promise.all([lock(guest, 324, round), reclaim(owner, round)])
    if (replies.every(({ status }) => status === 200)) doubles += 1
  })
  expect(doubles).toBeGreaterThan(0)
  await db.sql('delete from cart_line')
  await db.sql(`delete from occupancy where state = 'held'`)
  await db.sql('update umbrella_cart set line_count = 0, expires_at = null')
  await db.sql(
    `alter table occupancy add constraint occupancy__no_double_booking exclude using gist (umbrella_id with =, days with &&, halves with &&)`,
  )
})
