import { afterAll, beforeAll, expect, test } from 'vitest'
import { writePromotions } from '../../server/umbrellas/promotions/promotion-queries.ts'
import { violations } from '../invariants/check.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import { freePlaces } from '../support/card-steps.ts'
import type { TestDatabase } from '../support/database.ts'
import { bookingDatabase, Client, inParallel, makeCustomers, setSettings, type Customer } from './booking-world.ts'
import { twoServers, type RaceServer } from './processes.ts'

const DAY = '2027-07-18'
const GUESTS = 12
const USES = 4
const NAME = { it: 'Sole', en: 'Sun', fr: 'Soleil', nl: 'Zon', de: 'Sonne' }

let db: TestDatabase
let servers: RaceServer[] = []
let client: Client
let guests: Customer[]

beforeAll(async () => {
  db = await bookingDatabase()
  await setSettings(db, { maxHeldPerPrefix: 1000, heldSharePercent: 100 })
  const promotions = [{ id: 'few', name: NAME, percent: 50, code: 'FEW', uses: USES, usesPerCustomer: 1 }]
  await db.database.transaction((tx) => writePromotions(tx, { promotions, minimumStays: [] }))
  guests = await makeCustomers(db, GUESTS)
  servers = await twoServers(db.url)
  client = new Client(servers.map((server) => server.address))
})
afterAll(async () => {
  client.close()
  await Promise.all(servers.map((server) => server.stop()))
  await db.close()
})

/** A cart with the code in it, quoted: its order is one press away. */
async function readyToOrder(guest: Customer): Promise<object> {
  const places = freePlaces().map((umbrellaId) => ({ umbrellaId, people: 1, dogs: [], extras: [] }))
  await client.post('umbrellas/lock', { from: DAY, to: DAY, part: 'full_day', places }, guest)
  const applied = await client.post('umbrellas/applyPromotionCode', { code: 'few' }, guest)
  if (applied.status !== 200) throw new Error(`the code was refused: ${String(applied.json['code'])}`)
  const { json } = await client.post('orders/evaluate', { cart: 'umbrella' }, guest)
  const conditions = json['conditions'] as { method: string; version: string }[]
  return {
    quoteId: json['quoteId'],
    method: 'cash',
    conditionsAccepted: true,
    conditionsVersion: conditions.find((one) => one.method === 'cash')?.version ?? null,
  }
}

test('B-06 the last uses of a code are had once, by orders on two processes that are placed at the same moment', async () => {
  const bodies = await Promise.all(guests.map(readyToOrder))
  const answers: Record<string, number> = {}
  await inParallel(GUESTS, GUESTS, async (index) => {
    const { status, json } = await client.post('orders/start', bodies[index], guests[index] as Customer)
    const answer = status === 200 ? 'ordered' : String(json['code'])
    answers[answer] = (answers[answer] ?? 0) + 1
  })
  expect(answers).toEqual({ ordered: USES, code_used_up: GUESTS - USES })
  const [row] = await db.sql<{ uses: number; given: number; orders: number }>(
    `select p.uses, (select count(*)::integer from promotion_use u where u.promotion_id = p.id) as given,
            (select count(*)::integer from orders) as orders
     from promotion p where id = 'few'`,
  )
  expect(row).toEqual({ uses: USES, given: USES, orders: USES })
  expect(await violations((text) => db.sql(text), INVARIANTS)).toEqual([])
})
