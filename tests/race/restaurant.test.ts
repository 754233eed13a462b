import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingDatabase, Client, inParallel, makeCustomers, type Customer, type Reply } from './booking-world.ts'
import { twoServers, type RaceServer } from './processes.ts'
import type { TestDatabase } from '../support/database.ts'

const GUESTS = 40
const DAY = '2027-07-18'

let db: TestDatabase
let servers: RaceServer[] = []
let client: Client
let guests: Customer[]

beforeAll(async () => {
  db = await bookingDatabase()
  guests = await makeCustomers(db, GUESTS)
  servers = await twoServers(db.url)
  client = new Client(servers.map((server) => server.address))
})
afterAll(async () => {
  client.close()
  await Promise.all(servers.map((server) => server.stop()))
  await db.close()
})

/** Quotes a table and books it; the answer of whichever said no, or of the order. */
async function book(guest: Customer, wish: { day?: string; time: string; seats: number }): Promise<Reply> {
  const cart = { cart: 'restaurant', restaurant: 1, day: DAY, meal: 'lunch', dogs: 0, ...wish }
  const quote = await client.post('orders/evaluateItems', { cart }, guest)
  if (quote.status !== 200) return quote
  const order = { quoteId: quote.json['quoteId'], clientId: randomUUID(), method: 'no_payment_needed' }
  return client.post('orders/startItems', { ...order, conditionsAccepted: false, conditionsVersion: null }, guest)
}

/** Everybody books at once; how often each answer came. */
async function everybody(wishOf: (index: number) => Parameters<typeof book>[1]): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  await inParallel(GUESTS, GUESTS, async (index) => {
    const { status, json } = await book(guests[index] as Customer, wishOf(index))
    const answer = status === 200 ? 'booked' : String(json['code'])
    answers[answer] = (answers[answer] ?? 0) + 1
  })
  return answers
}

/** Parties that share a table at the same time, and sittings or times that hold more people than they take. */
async function wrongs(day: string): Promise<unknown[]> {
  return db.sql(
    `select 'one table, two parties' as wrong from restaurant_seating a join restaurant_seating b
       on a.table_id = b.table_id and a.id < b.id and a.during && b.during
      where a.day = $1 and a.state in ('held', 'booked', 'seated') and b.state in ('held', 'booked', 'seated')
     union all
     select 'table too small' from restaurant_seating s join restaurant_table t on t.id = s.table_id where s.seats > t.seats
     union all
     select 'covers of the sitting' from restaurant_sitting s
      where s.day = $1 and s.covers > s.online_covers or s.covers <> (
        select coalesce(sum(p.seats), 0) from restaurant_seating p
         where p.restaurant_id = s.restaurant_id and p.day = s.day and p.meal = s.meal and p.state not in ('no_show', 'cancelled'))
     union all
     select 'covers of a time' from restaurant_slot s join restaurant_meal m using (restaurant_id, meal)
      where s.day = $1 and s.covers > m.covers_per_slot`,
    [day],
  )
}

test('B-09 two processes seat one party at each table, however many want the same time', async () => {
  await db.sql('update restaurant_meal set covers = 500, covers_per_slot = 500')
  const answers = await everybody(() => ({ time: '13:00', seats: 2 }))
  expect(answers).toEqual({ booked: 9, no_seats: GUESTS - 9 })
  expect(await wrongs(DAY)).toEqual([])
})

test('B-09 parties of every size and time never overlap, and never are more than the covers', async () => {
  const day = '2027-07-19'
  await db.sql('update restaurant_meal set covers = 30, covers_per_slot = 12')
  const times = ['12:15', '12:45', '13:15', '13:45', '14:15', '14:45']
  const answers = await everybody((index) => ({
    day,
    time: times[index % times.length] ?? '13:00',
    seats: 1 + ((index * 5) % 8),
  }))
  expect(Object.keys(answers).toSorted()).toEqual(['booked', 'no_seats'])
  expect(await wrongs(day)).toEqual([])
  const [sitting] = await db.sql<{ covers: number }>('select covers from restaurant_sitting where day = $1', [day])
  // Whoever was turned away found no room: less is left than the smallest party that asked.
  expect(sitting?.covers).toBeGreaterThan(22)
})
