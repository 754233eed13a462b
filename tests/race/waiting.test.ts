import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { liveSettings, type LiveSettings } from '../../server/settings/live-settings.ts'
import { runWaitingList } from '../../server/umbrellas/waiting/waiting-jobs.ts'
import { violations } from '../invariants/check.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import type { TestDatabase } from '../support/database.ts'
import {
  bookingDatabase,
  Client,
  makeCustomers,
  overlaps,
  setSettings,
  type Customer,
  type Reply,
} from './booking-world.ts'
import { twoServers, type RaceServer } from './processes.ts'

const PLACES = [320, 321, 322, 323, 324, 420]

let db: TestDatabase
let servers: RaceServer[]
let client: Client
let settings: LiveSettings
let made = 0

beforeAll(async () => {
  db = await bookingDatabase({ connections: 16 })
  await setSettings(db, { holdRenewalMinutes: 0, pauseMinutes: 0, heldSharePercent: 100, waitingMaxIgnored: 20 })
  settings = liveSettings()
  await settings.reload(db.database)
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

const customers = (count: number): Promise<Customer[]> => makeCustomers(db, count, `waits-${(made += 1)}-`)
const day = (date: string) => ({ from: date, to: date, part: 'full_day' as const })
const join = async (guest: Customer, date: string) => {
  const wish = { ...day(date), kinds: [], zones: [], rows: [], people: 1, dogs: [] }
  const reply = await client.post('umbrellas/joinWaitingList', wish, guest)
  expect(reply.status, JSON.stringify(reply.json)).toBe(200)
}
const lock = (guest: Customer, umbrellaId: number, date: string) =>
  client.post('umbrellas/lock', { ...day(date), places: [{ umbrellaId, people: 1, dogs: [], extras: [] }] }, guest)
const accept = (guest: Customer, offerId: number) => client.post('umbrellas/acceptOffer', { offerId }, guest)
/** The whole beach is out of reach on a day. */
const block = (date: string) =>
  db.sql(
    `insert into occupancy (umbrella_id, days, halves, state)
     select id, daterange($1, $1, '[]'), '[0,2)', 'blocked' from place where is_bookable on conflict do nothing`,
    [date],
  )
const unblock = (date: string, umbrellaId: number) =>
  db.sql(`delete from occupancy where state = 'blocked' and days @> $1::date and umbrella_id = $2`, [date, umbrellaId])
const runs = (count: number) => Promise.all(Array.from({ length: count }, () => runWaitingList(db.database, settings)))
const offers = (date: string) =>
  db.sql<{ id: number; account: number; umbrella: number }>(
    `select o.id::integer, r.account_id::integer as account, o.umbrella_id as umbrella
     from waiting_offer o join waiting_request r on r.id = o.request_id
     where o.answer is null and o.expires_at > battigia_now() and r.days @> $1::date order by o.id`,
    [date],
  )
const statuses = (replies: readonly Reply[]) =>
  replies.map(({ status, json }) => (status === 200 ? 'done' : String(json['code']))).toSorted()

/** Guests who have booked a place each on a day. */
async function bookedBy(guests: readonly Customer[], date: string) {
  return Promise.all(
    guests.map(async (guest, index) => {
      await unblock(date, PLACES[index] ?? 0)
      expect((await lock(guest, PLACES[index] ?? 0, date)).status).toBe(200)
      const quote = (await client.post('orders/evaluate', { cart: 'umbrella' }, guest)).json
      const conditions = (quote['conditions'] as { version: string }[])[0]?.version ?? 'none'
      const order = await client.post(
        'orders/start',
        { quoteId: quote['quoteId'], method: 'cash', conditionsAccepted: true, conditionsVersion: conditions },
        guest,
      )
      const [line] = order.json['lines'] as { bookingId: number }[]
      return { guest, orderId: order.json['orderId'], bookingId: line?.bookingId }
    }),
  )
}

test('B-05 a place that is freed while two processes and many runs look goes to one request, the first', async () => {
  const date = '2027-07-12'
  await block(date)
  const waiting = await customers(20)
  const [holder] = await bookedBy(await customers(1), date)
  for (const guest of waiting) await join(guest, date)
  const cancelled = client.post(
    'umbrellas/deleteBooking',
    { idOrdine: holder?.orderId, idPrenotazioneOmbrellone: holder?.bookingId },
    holder?.guest ?? null,
  )
  await Promise.all([cancelled, runs(8)])
  expect(await offers(date)).toMatchObject([{ account: waiting[0]?.accountId, umbrella: PLACES[0] }])
  await runs(8)
  expect(await offers(date)).toHaveLength(1)
})

test('B-05 six places freed at once by two processes and the job: six offers, to six requests', async () => {
  const date = '2027-07-13'
  await block(date)
  const waiting = await customers(15)
  const held = await bookedBy(await customers(PLACES.length), date)
  for (const guest of waiting) await join(guest, date)
  await Promise.all([
    ...held.map(({ guest, orderId, bookingId }) =>
      client.post('umbrellas/deleteBooking', { idOrdine: orderId, idPrenotazioneOmbrellone: bookingId }, guest),
    ),
    runs(6),
  ])
  await runs(2)
  const made = await offers(date)
  expect(new Set(made.map(({ umbrella }) => umbrella))).toEqual(new Set(PLACES))
  expect(new Set(made.map(({ account }) => account)).size).toBe(PLACES.length)
})

test('B-05 accepted five times at once it is in the cart once, and never in a stranger’s', async () => {
  const date = '2027-07-14'
  await block(date)
  const [guest, stranger] = (await customers(2)) as [Customer, Customer]
  await join(guest, date)
  await unblock(date, 320)
  await runs(1)
  const [offer] = await offers(date)
  const replies = await Promise.all([
    ...Array.from({ length: 5 }, () => accept(guest, offer?.id ?? 0)),
    lock(stranger, 320, date),
    accept(stranger, offer?.id ?? 0),
  ])
  expect(statuses(replies)).toEqual([...Array<string>(5).fill('done'), 'not_found', 'umbrella_taken'])
  const [line] = await db.sql(
    `select count(*)::integer as lines from cart_line l join occupancy o on o.id = l.stay_id where o.account_id = $1`,
    [guest.accountId],
  )
  expect(line).toEqual({ lines: 1 })
})

test('B-05 accepting against the end of the offer, the next person and strangers: one of them has the place', async () => {
  const date = '2027-07-15'
  await block(date)
  for (const umbrellaId of PLACES) {
    const [first, next, stranger] = (await customers(3)) as [Customer, Customer, Customer]
    await join(first, date)
    await join(next, date)
    await unblock(date, umbrellaId)
    await runs(1)
    const [offer] = await offers(date)
    expect(offer?.account).toBe(first.accountId)
    // It ends while they press.
    await db.sql(
      `with ended as (update waiting_offer set offered_at = offered_at - interval '1 h',
                        expires_at = battigia_now() + interval '15 ms' where id = $1 returning stay_id, expires_at)
       update occupancy o set expires_at = e.expires_at from ended e where o.id = e.stay_id`,
      [offer?.id],
    )
    const [accepted, , locked] = await Promise.all([
      accept(first, offer?.id ?? 0),
      runs(2),
      lock(stranger, umbrellaId, date),
      accept(first, offer?.id ?? 0),
    ])
    await runs(1)
    const live = await db.sql<{ account: number }>(
      `select account_id::integer as account from occupancy where umbrella_id = $1 and days @> $2::date
        and (state <> 'held' or expires_at > battigia_now())`,
      [umbrellaId, date],
    )
    expect(live).toHaveLength(1)
    const winner = accepted?.status === 200 ? first : locked?.status === 200 ? stranger : next
    expect(live[0]?.account).toBe(winner.accountId)
    await db.sql(`delete from waiting_request where account_id = any ($1)`, [[first.accountId, next.accountId]])
    await db.sql(`delete from occupancy where held_for = 'offer' and account_id = any ($1)`, [
      [first.accountId, next.accountId],
    ])
    // A place that the next person was offered is free again: nobody waits where one is.
    await block(date)
  }
})

test('B-05 a place that ends its block: the offer or a stranger’s lock, never both', async () => {
  const date = '2027-07-16'
  await block(date)
  const waiting = await customers(PLACES.length)
  for (const guest of waiting) await join(guest, date)
  const strangers = await customers(PLACES.length)
  await Promise.all(PLACES.map((umbrellaId) => unblock(date, umbrellaId)))
  const [, ...replies] = await Promise.all([
    runs(4),
    ...PLACES.map((umbrellaId, index) => lock(strangers[index] as Customer, umbrellaId, date)),
  ])
  await runs(1)
  const locked = replies.filter((reply) => reply.status === 200).length
  expect(await offers(date)).toHaveLength(PLACES.length - locked)
})
