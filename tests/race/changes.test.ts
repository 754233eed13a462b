import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { violations } from '../invariants/check.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import type { TestDatabase } from '../support/database.ts'
import { bookingDatabase, Client, makeCustomers, setSettings, type Customer, type Reply } from './booking-world.ts'
import { twoServers, type RaceServer } from './processes.ts'

const DAYS = { from: '2027-07-10', to: '2027-07-12', part: 'full_day' } as const
const HOME = 320
const TARGET = 420

let db: TestDatabase
let servers: RaceServer[]
let client: Client
let made = 0

beforeAll(async () => {
  db = await bookingDatabase()
  await setSettings(db, { holdRenewalMinutes: 0, pauseMinutes: 0, heldSharePercent: 100 })
  servers = await twoServers(db.url)
  client = new Client(servers.map((server) => server.address))
})
afterEach(async () => {
  expect(await violations((text) => db.sql(text), INVARIANTS)).toEqual([])
  await db.sql('update outbox set created_at = now()')
})
afterAll(async () => {
  client.close()
  await Promise.all(servers.map((server) => server.stop()))
  await db.close()
})

const place = (umbrellaId: number) => ({ umbrellaId, people: 1, dogs: [], extras: [{ id: 'sun_bed', quantity: 1 }] })
const lock = (guest: Customer, umbrellaId: number) =>
  client.post('umbrellas/lock', { ...DAYS, places: [place(umbrellaId)] }, guest)
const codes = (replies: readonly Reply[]) =>
  replies.map((reply) => (reply.status === 200 ? 'done' : String(reply.json['code']))).toSorted()

interface Booking {
  readonly guest: Customer
  readonly orderId: number
  readonly bookingId: number
}

/** Bookings of as many guests, each on its own place, to be settled at the desk. */
async function bookings(count: number): Promise<Booking[]> {
  made += 1
  const guests = await makeCustomers(db, count, `change-${made}-`)
  return Promise.all(
    guests.map(async (guest, index) => {
      const held = await lock(guest, HOME + index + made * 100)
      expect(held.status).toBe(200)
      const quote = (await client.post('orders/evaluate', { cart: 'umbrella' }, guest)).json
      const version = (quote['conditions'] as { version: string }[])[0]?.version
      const wish = { quoteId: quote['quoteId'], method: 'cash', conditionsAccepted: true, conditionsVersion: version }
      const order = (await client.post('orders/start', wish, guest)).json as {
        orderId: number
        lines: { bookingId: number }[]
      }
      return { guest, orderId: order.orderId, bookingId: order.lines[0]?.bookingId ?? 0 }
    }),
  )
}

/** A place that nobody of this test has and that may be booked. */
async function targetFrom(offset: number): Promise<number> {
  const found = await db.sql<{ id: number }>(
    'select id from place where id >= $1 and is_bookable order by id limit 1',
    [TARGET + made * 100 + offset],
  )
  return found[0]?.id ?? 0
}

function move({ guest, orderId, bookingId }: Booking, umbrellaId: number) {
  const money = { refundCents: 0, differenceCents: 0, creditCents: 0, refundTo: 'original' }
  return client.post('orders/changes/move', { orderId, bookingId, ...DAYS, ...place(umbrellaId), ...money }, guest)
}

function cancel({ guest, orderId, bookingId }: Booking, day: string) {
  const wish = { orderId, bookingId, days: [{ day, part: 'full_day' }], refundCents: 0, refundTo: 'original' }
  return client.post('orders/changes/cancelDays', wish, guest)
}

test('B-03 many bookings move to one place at once: one of them gets it, the others stay where they are', async () => {
  const guests = await bookings(5)
  const target = await targetFrom(4)
  expect(codes(await Promise.all(guests.map((guest) => move(guest, target))))).toEqual([
    'done',
    ...Array<string>(4).fill('umbrella_taken'),
  ])
})

test('B-03 a move against locks of the same place: one of them has it', async () => {
  const [booking] = await bookings(1)
  const others = await makeCustomers(db, 4, `lock-${made}-`)
  if (booking === undefined) throw new Error('no booking')
  const target = await targetFrom(3)
  const replies = await Promise.all([move(booking, target), ...others.map((guest) => lock(guest, target))])
  expect(codes(replies)).toEqual(['done', ...Array<string>(4).fill('umbrella_taken')])
  await Promise.all(others.map((guest) => client.post('cart/empty', {}, guest)))
})

test('B-03 two bookings that change places at once: nobody loses a place, and nobody has the other’s twice', async () => {
  const [one, other] = await bookings(2)
  if (one === undefined || other === undefined) throw new Error('no bookings')
  const replies = await Promise.all([move(one, HOME + made * 100 + 1), move(other, HOME + made * 100)])
  expect(codes(replies)).toEqual(['umbrella_taken', 'umbrella_taken'])
})

test('B-03 the same day is cancelled twenty times at once: it goes once, and the booking has its other days', async () => {
  const [booking] = await bookings(1)
  if (booking === undefined) throw new Error('no booking')
  const replies = await Promise.all(Array.from({ length: 20 }, () => cancel(booking, '2027-07-11')))
  expect(codes(replies)).toEqual(['done', ...Array<string>(19).fill('quote_changed')])
  const lines = await db.sql<{ days: string; gone: boolean }>(
    `select days::text, cancelled_at is not null as gone from order_line where order_id = $1 order by days`,
    [booking.orderId],
  )
  expect(lines).toEqual([
    { days: '[2027-07-10,2027-07-11)', gone: false },
    { days: '[2027-07-11,2027-07-12)', gone: true },
    { days: '[2027-07-12,2027-07-13)', gone: false },
  ])
})

test('B-03 days, moves and the deletion of one booking at once: whatever wins, places, stock and sums agree', async () => {
  const [booking] = await bookings(1)
  if (booking === undefined) throw new Error('no booking')
  const { guest, orderId, bookingId } = booking
  const target = await targetFrom(2)
  const replies = await Promise.all([
    ...['2027-07-10', '2027-07-11', '2027-07-12'].map((day) => cancel(booking, day)),
    move(booking, target),
    client.post('umbrellas/deleteBooking', { idOrdine: orderId, idPrenotazioneOmbrellone: bookingId }, guest),
  ])
  for (const code of codes(replies)) expect(['done', 'quote_changed', 'not_found']).toContain(code)
})
