import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingDatabase, Client, inParallel, makeCustomers, type Customer, type Reply } from './booking-world.ts'
import { twoServers, type RaceServer } from './processes.ts'
import type { TestDatabase } from '../support/database.ts'

/** Spaces of the contended area, and pieces of the contended service. */
const THERE_ARE = 7
const GUESTS = 40
const DAY = '2027-07-18'
const NEXT = '2027-07-19'

let db: TestDatabase
let servers: RaceServer[] = []
let client: Client
let guests: Customer[]

beforeAll(async () => {
  db = await bookingDatabase()
  await db.sql('update parking_area set spaces = $1 where id = 1', [THERE_ARE])
  await db.sql('update service set stock = $1 where id in (6, 8)', [THERE_ARE])
  guests = await makeCustomers(db, GUESTS)
  servers = await twoServers(db.url)
  client = new Client(servers.map((server) => server.address))
})
afterAll(async () => {
  client.close()
  await Promise.all(servers.map((server) => server.stop()))
  await db.close()
})

/** Quotes a cart and orders it for cash; the answer of whichever said no, or of the order. */
async function order(guest: Customer, cart: object): Promise<Reply> {
  const quote = await client.post('orders/evaluateItems', { cart }, guest)
  if (quote.status !== 200) return quote
  const conditions = quote.json['conditions'] as { method: string; version: string }[]
  return client.post(
    'orders/startItems',
    {
      quoteId: quote.json['quoteId'],
      clientId: randomUUID(),
      method: 'cash',
      conditionsAccepted: true,
      conditionsVersion: conditions.find((one) => one.method === 'cash')?.version ?? null,
    },
    guest,
  )
}

/** All guests order at once, every one a cart of their own; how often each answer came. */
async function everybody(cartOf: (index: number) => object): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  await inParallel(GUESTS, GUESTS, async (index) => {
    const { status, json } = await order(guests[index] as Customer, cartOf(index))
    const answer = status === 200 ? 'ordered' : String(json['code'])
    answers[answer] = (answers[answer] ?? 0) + 1
  })
  return answers
}

test('R-105 two processes sell every space of a day once, and stays of two days never half', async () => {
  const answers = await everybody((index) => ({
    cart: 'parking',
    areaId: 1,
    // Days that overlap at both ends, so that orders want the same half-days in different company.
    from: index % 2 === 0 ? DAY : NEXT,
    to: index % 3 === 0 && index % 2 === 0 ? NEXT : index % 2 === 0 ? DAY : NEXT,
    part: index % 4 === 3 ? 'afternoon' : 'full_day',
    plate: `GF${100 + index}KR`,
  }))
  expect(Object.keys(answers).toSorted()).toEqual(['ordered', 'parking_full'])
  const sold = await db.sql(
    `select s.day::text, s.half, s.taken, count(i.id)::integer as ordered
       from parking_space s
       left join order_item i on i.kind = 'parking' and i.ref_id = s.area_id and i.days @> s.day
        and (i.part = 'full_day' or (i.part = 'afternoon') = (s.half = 1)) and i.cancelled_at is null
      group by s.area_id, s.day, s.half, s.taken order by s.day, s.half`,
  )
  for (const half of sold) expect(half['taken'], JSON.stringify(half)).toBe(half['ordered'])
  // The afternoon is wanted by everybody of the day, so that it ends full.
  expect(sold.filter((half) => half['half'] === 1).map((half) => half['taken'])).toEqual([THERE_ARE, THERE_ARE])
})

test('R-314 two processes sell every piece of two services once, in whichever order the carts name them', async () => {
  const pieces = [6, 8].map((serviceId) => ({ serviceId, day: DAY, part: 'full_day', quantity: 1 }))
  const answers = await everybody((index) => ({
    cart: 'service',
    items: index % 2 === 0 ? pieces : pieces.toReversed(),
  }))
  expect(answers).toEqual({ ordered: THERE_ARE, service_sold_out: GUESTS - THERE_ARE })
  expect(await db.sql('select distinct taken from service_stock')).toEqual([{ taken: THERE_ARE }])
})
