import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireCredit } from '../../server/payments/credit/credit-queries.ts'
import { grantCredit } from '../../server/payments/credit/grant-credit.ts'
import { violations } from '../invariants/check.ts'
import { CREDIT_INVARIANTS } from '../invariants/credit-invariants.ts'
import { freePlaces } from '../support/card-steps.ts'
import type { TestDatabase } from '../support/database.ts'
import { bookingDatabase, Client, inParallel, makeCustomers, openSession, type Customer } from './booking-world.ts'
import { twoServers, type RaceServer } from './processes.ts'

/** A day in the pine wood, in cents. */
const PRICE = 800
const GUESTS = 24
const DAY = '2027-07-18'

let db: TestDatabase
let servers: RaceServer[] = []
let client: Client
let guests: Customer[]

beforeAll(async () => {
  db = await bookingDatabase()
  await db.sql('update parking_area set spaces = 500 where id = 1')
  await db.sql('update price_amount set day_cents = $1', [PRICE])
  guests = await makeCustomers(db, GUESTS)
  servers = await twoServers(db.url)
  client = new Client(servers.map((server) => server.address))
})
afterAll(async () => {
  client.close()
  await Promise.all(servers.map((server) => server.stop()))
  await db.close()
})

const grant = (accountId: number, amountCents: number) =>
  db.database.transaction((tx) =>
    grantCredit(tx, { accountId, amountCents, reason: 'goodwill', key: randomUUID(), orderId: null }),
  )

/** A press of *Ordina*: where it is sent, and what. */
type Press = readonly [path: string, body: object]

/** An umbrella of a day, wholly by credit: its order locks the cart of places, and nothing that an order of a space locks. */
async function aPlacePress(guest: Customer, umbrellaId: number): Promise<Press> {
  const places = [{ umbrellaId, people: 1, dogs: [], extras: [] }]
  await client.post('umbrellas/lock', { from: DAY, to: DAY, part: 'full_day', places }, guest)
  const { json } = await client.post('orders/evaluate', { cart: 'umbrella' }, guest)
  return ['orders/start', byCredit(json)]
}

/** A space of a day, wholly by credit. */
async function aPress(guest: Customer, plate: string): Promise<Press> {
  const cart = { cart: 'parking', areaId: 1, from: DAY, to: DAY, part: 'full_day', plate }
  const { json } = await client.post('orders/evaluateItems', { cart }, guest)
  return ['orders/startItems', { ...byCredit(json), clientId: randomUUID() }]
}

function byCredit(quote: Readonly<Record<string, unknown>>): object {
  const conditions = quote['conditions'] as { method: string; version: string }[]
  return {
    quoteId: quote['quoteId'],
    method: 'no_payment_needed',
    conditionsAccepted: true,
    conditionsVersion: conditions.find((one) => one.method === 'no_payment_needed')?.version ?? null,
    creditCents: PRICE,
  }
}

/** Presses at the same moment, by turns on both processes; how often each answer came. */
async function together(presses: readonly (readonly [Customer, Press])[]): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  await inParallel(presses.length, presses.length, async (index) => {
    const [guest, [path, body]] = presses[index] as readonly [Customer, Press]
    const { status, json } = await client.post(path, body, guest)
    const answer = status === 200 ? 'ordered' : String(json['code'])
    answers[answer] = (answers[answer] ?? 0) + 1
  })
  return answers
}

const balance = async (accountId: number) => {
  const [row] = await db.sql<{ cents: number }>(
    'select balance_cents as cents from credit_balance where account_id = $1',
    [accountId],
  )
  return row?.cents
}
const isSound = async () => expect(await violations((text) => db.sql(text), CREDIT_INVARIANTS)).toEqual([])

test('B-06 two devices of one guest on two processes spend the same credit once', async () => {
  const presses: (readonly [Customer, Press])[] = []
  for (const guest of guests) {
    const device: Customer = { ...guest, token: await openSession(db, guest.accountId) }
    await grant(guest.accountId, PRICE)
    const [place = 0] = freePlaces()
    presses.push([guest, await aPlacePress(guest, place)], [device, await aPress(device, 'BB222BB')])
  }
  expect(await together(presses)).toEqual({ ordered: GUESTS, credit_changed: GUESTS })
  for (const { accountId } of guests) expect(await balance(accountId)).toBe(0)
  await isSound()
})

test('B-06 many orders of one guest take as much credit as there is, and not a cent more', async () => {
  const [guest] = guests as [Customer]
  // Three lots that no order fits into alone.
  for (const cents of [PRICE + 300, PRICE + 300, PRICE + 200]) await grant(guest.accountId, cents)
  const presses = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => [guest, await aPress(guest, `CC${300 + index}CC`)] as const),
  )
  expect(await together(presses)).toEqual({ ordered: 4, credit_changed: 4 })
  expect(await balance(guest.accountId)).toBe(0)
  await isSound()
})

test('B-06 credit that is spent while it expires is spent or expired, never both', async () => {
  const ends = await db.sql<{ day: string }>(`select (resort_today() - 1)::text as day`)
  const presses: (readonly [Customer, Press])[] = []
  for (const guest of guests) {
    await grant(guest.accountId, PRICE)
    presses.push([guest, await aPress(guest, 'DD444DD')])
  }
  // The clock of the lots goes on to their last day's end while everybody presses.
  const [answers] = await Promise.all([
    together(presses),
    (async () => {
      for (const { accountId } of guests) {
        await db.sql('update credit_lot set expires_on = $2 where account_id = $1 and left_cents > 0', [
          accountId,
          ends[0]?.day,
        ])
        await db.database.transaction((tx) => expireCredit(tx, 100))
      }
    })(),
  ])
  const [sums] = await db.sql<{ used: number; expired: number }>(
    `select count(*) filter (where kind = 'used')::integer as used, count(*) filter (where kind = 'expired')::integer as expired
     from credit_entry e where e.lot_id in (select id from credit_lot where expires_on = $1)`,
    [ends[0]?.day],
  )
  expect((answers['ordered'] ?? 0) + (answers['credit_changed'] ?? 0)).toBe(GUESTS)
  const [left] = await db.sql<{ cents: number }>('select sum(balance_cents)::integer as cents from credit_balance')
  expect(left?.cents).toBe(0)
  expect(sums?.expired).toBe(answers['credit_changed'] ?? 0)
  await isSound()
})
