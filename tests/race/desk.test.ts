import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { violations } from '../invariants/check.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import type { TestDatabase } from '../support/database.ts'
import {
  bookingDatabase,
  Client,
  makeCustomers,
  makeStaff,
  overlaps,
  setSettings,
  type Customer,
  type Reply,
} from './booking-world.ts'
import { twoServers, type RaceServer } from './processes.ts'

const DAY = '2027-07-10'
const DAYS = { from: DAY, to: DAY, part: 'full_day' } as const
const ROUNDS = 12
/** Places that nobody else in this file has, one per round. */
const placeOf = (round: number) => (2 + Math.floor(round / 8)) * 100 + 17 + (round % 8)

let db: TestDatabase
let servers: RaceServer[]
let client: Client
let beach: Customer
let colleague: Customer
let guests: Customer[]
let totalCents: number

const wish = (umbrellaId: number) => ({ ...DAYS, places: [{ umbrellaId, people: 1, dogs: [], extras: [] }] })
const lock = (guest: Customer, umbrellaId: number) => client.post('umbrellas/lock', wish(umbrellaId), guest)
const block = (umbrellaId: number) =>
  client.post('ges/umbrellas/block', { umbrellaIds: [umbrellaId], ...DAYS, reason: 'works', note: '' }, beach)
const sell = (umbrellaId: number, by: Customer) =>
  client.post(
    'ges/orders/sellWalkIn',
    { ...wish(umbrellaId), pressId: crypto.randomUUID(), customer: null, language: 'it', totalCents },
    by,
  )
const won = (reply: Reply) => reply.status === 200 && reply.json['block'] !== null

beforeAll(async () => {
  db = await bookingDatabase()
  await setSettings(db, { holdRenewalMinutes: 0, pauseMinutes: 0, heldSharePercent: 100, maxHeldPerPrefix: 1000 })
  servers = await twoServers(db.url)
  client = new Client(servers.map((server) => server.address))
  const [one, other, ...rest] = await makeCustomers(db, 2 + ROUNDS, 'desk-race-')
  if (one === undefined || other === undefined) throw new Error('nobody was made')
  beach = await makeStaff(db, one, ['beach'])
  colleague = await makeStaff(db, other, ['beach'])
  guests = rest
  await db.sql('update price_amount set day_cents = 4000')
  totalCents = 4000
})
afterEach(async () => {
  expect(await overlaps(db)).toBe(0)
  expect(await violations((text) => db.sql(text), INVARIANTS)).toEqual([])
  await db.sql('update outbox set created_at = now()')
  await db.sql('delete from cart_line')
  await db.sql(`update umbrella_cart set line_count = 0, expires_at = null`)
  await db.sql(`delete from occupancy where state in ('held', 'blocked')`)
})
afterAll(async () => {
  client.close()
  await Promise.all(servers.map((server) => server.stop()))
  await db.close()
})

/** Rounds of two that want one place: exactly one has it, and it is the one who was told so. */
async function rounds(press: (umbrellaId: number, guest: Customer) => Promise<Reply>[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const umbrellaId = placeOf(round)
    const guest = guests[round]
    if (guest === undefined) throw new Error('too few guests')
    const replies = await Promise.all(press(umbrellaId, guest))
    expect(replies.map((reply) => reply.status).filter((status) => status >= 500)).toEqual([])
    expect(replies.filter(won), `round ${round}`).toHaveLength(1)
    expect(await db.sql('select from occupancy where umbrella_id = $1', [umbrellaId])).toHaveLength(1)
  }
}

test('B-11 a block and a guest’s hold of one place: exactly one stands', () =>
  rounds((umbrellaId, guest) => [block(umbrellaId), lock(guest, umbrellaId)]))

test('B-11 two of the staff sell one place, and a guest holds it: exactly one has it', async () => {
  await rounds((umbrellaId, guest) => [sell(umbrellaId, beach), sell(umbrellaId, colleague), lock(guest, umbrellaId)])
})

test('B-11 two of the staff move two bookings to one place: exactly one is there', async () => {
  const bookings: number[] = []
  for (const round of [20, 21]) {
    const sold = await sell(placeOf(round), beach)
    bookings.push((sold.json['bookingIds'] as number[])[0] ?? 0)
  }
  const move = (bookingId: number | undefined, by: Customer) =>
    client.post(
      'ges/orders/moveVisit',
      { bookingId, umbrellaId: placeOf(22), from: DAY, to: DAY, differenceCents: null },
      by,
    )
  const replies = await Promise.all([move(bookings[0], beach), move(bookings[1], colleague)])
  expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await db.sql('select from occupancy where umbrella_id = $1', [placeOf(22)])).toHaveLength(1)
})
