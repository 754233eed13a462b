import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { violations } from '../invariants/check.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import type { TestDatabase } from '../support/database.ts'
import {
  bookingDatabase,
  Client,
  inParallel,
  makeCustomers,
  setSettings,
  type Customer,
  type Reply,
} from './booking-world.ts'
import { twoServers, type RaceServer } from './processes.ts'

const PERIOD = { from: '2027-07-10', to: '2027-07-11', part: 'full_day' } as const
const PLACES = [320, 321, 322, 323, 324, 420, 421, 422, 423, 424, 522, 523]

let db: TestDatabase
let servers: RaceServer[]
let client: Client
let made = 0

beforeAll(async () => {
  db = await bookingDatabase()
  await setSettings(db, { holdRenewalMinutes: 0, pauseMinutes: 0, heldSharePercent: 100 })
  await db.sql(`update extra set stock = 10 where id = 'sun_bed'`)
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

const customers = (count: number): Promise<Customer[]> => makeCustomers(db, count, `race-${(made += 1)}-`)
const place = (umbrellaId: number, beds = 0) => ({
  umbrellaId,
  people: 1,
  dogs: [],
  extras: beds === 0 ? [] : [{ id: 'sun_bed', quantity: beds }],
})
const lock = (
  customer: Customer | null | undefined,
  umbrellaIds: readonly number[],
  period: object = PERIOD,
  beds = 0,
) => client.post('umbrellas/lock', { ...period, places: umbrellaIds.map((id) => place(id, beds)) }, customer ?? null)
const quoteOf = async (customer: Customer | null | undefined) =>
  (await client.post('orders/evaluate', { cart: 'umbrella' }, customer ?? null)).json
const start = (customer: Customer | null | undefined, quote: Record<string, unknown>, key?: string) => {
  const conditions = (quote['conditions'] as { version: string }[] | undefined)?.[0]?.version ?? 'none'
  const body = { quoteId: quote['quoteId'], method: 'cash', conditionsAccepted: true, conditionsVersion: conditions }
  return client.post('orders/start', body, customer ?? null, key === undefined ? {} : { key })
}
const codes = (replies: readonly Reply[]) =>
  replies.map((reply) => (reply.status === 200 ? 'done' : String(reply.json['code']))).toSorted()
const linesOf = (reply: Reply) => (reply.json['cart'] as { lines: unknown[] } | undefined)?.lines ?? []

test('R-309 the last sun beds go to as many guests as there are beds', async () => {
  const guests = await customers(12)
  const replies = await Promise.all(guests.map((guest, index) => lock(guest, [PLACES[index] ?? 0], PERIOD, 2)))
  expect(codes(replies)).toEqual([...Array<string>(5).fill('done'), ...Array<string>(7).fill('extra_sold_out')])
  const rows = await db.sql<{ reserved: number }>(
    `select distinct reserved from extra_stock where extra_id = 'sun_bed' and reserved > 0`,
  )
  expect(rows).toEqual([{ reserved: 10 }])
  await Promise.all(guests.map((guest) => client.post('cart/empty', {}, guest)))
})

test('R-514 twelve parallel locks of one guest hold five places, also across carts and orders', async () => {
  const [guest] = await customers(1)
  const replies = await Promise.all(PLACES.map((id) => lock(guest, [id])))
  expect(codes(replies).filter((code) => code === 'done')).toHaveLength(5)
  expect(codes(replies).filter((code) => code === 'too_many_umbrellas')).toHaveLength(7)
  expect((await start(guest, await quoteOf(guest))).status).toBe(200)
  const again = await Promise.all(PLACES.map((id) => lock(guest, [id], { ...PERIOD, to: '2027-07-12' })))
  expect(again.some((reply) => reply.status === 200)).toBe(false)
  expect((await lock(guest, [PLACES[11] ?? 0], { from: '2027-07-12', to: '2027-07-12', part: 'morning' })).status).toBe(
    200,
  )
})

test('R-712 I18 one quote started twenty times at once is one order', async () => {
  const [guest] = await customers(1)
  await lock(guest, [620, 621], { from: '2027-07-13', to: '2027-07-13', part: 'full_day' })
  const quote = await quoteOf(guest)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => start(guest, quote, index % 2 === 0 ? 'the-same-key-again' : undefined)),
  )
  expect(codes(replies)).toEqual(Array(20).fill('done'))
  expect(new Set(replies.map((reply) => reply.json['orderId'])).size).toBe(1)
  expect(await db.sql('select count(*)::integer as n from orders where account_id = $1', [guest?.accountId])).toEqual([
    { n: 1 },
  ])
})

test('R-710 unlocking a place while it is ordered frees it or orders it, never both', async () => {
  const guests = await customers(30)
  const outcomes = { ordered: 0, freed: 0 }
  await inParallel(guests.length, 6, async (index) => {
    const guest = guests[index]
    const day = `2027-08-${String(1 + index).padStart(2, '0')}`
    await lock(guest, [720, 721], { from: day, to: day, part: 'full_day' })
    const quote = await quoteOf(guest)
    const unlock = { dataInizio: day, dataFine: day, idOmbrellone: 720, idUser: 1 }
    const [started, unlocked] = await Promise.all([
      start(guest, quote),
      client.post('umbrellas/unlock', unlock, guest ?? null),
    ])
    expect(unlocked.json).toEqual({ result: true })
    const stays = await db.sql<{ state: string; umbrella_id: number }>(
      'select state, umbrella_id from occupancy where account_id = $1 order by 2',
      [guest?.accountId],
    )
    if (started.status === 200) {
      outcomes.ordered += 1
      expect(stays).toEqual([
        { state: 'booked', umbrella_id: 720 },
        { state: 'booked', umbrella_id: 721 },
      ])
    } else {
      outcomes.freed += 1
      expect(started.json['code']).toBe('quote_changed')
      expect(stays).toEqual([{ state: 'held', umbrella_id: 721 }])
    }
  })
  expect(outcomes.ordered + outcomes.freed).toBe(30)
})

test('R-405 a hold that ends while it is ordered is the first guest’s or the next one’s, never both', async () => {
  const firsts = await customers(20)
  const seconds = await customers(20)
  const winners = { first: 0, second: 0 }
  await inParallel(firsts.length, 4, async (index) => {
    const day = `2027-09-${String(1 + index).padStart(2, '0')}`
    const period = { from: day, to: day, part: 'full_day' }
    await lock(firsts[index], [820], period)
    const quote = await quoteOf(firsts[index])
    const end = `battigia_now() + interval '40 milliseconds'`
    await db.sql(`update occupancy set expires_at = ${end} where account_id = $1`, [firsts[index]?.accountId])
    await db.sql(
      `update umbrella_cart set expires_at = (select expires_at from occupancy where account_id = $1) where account_id = $1`,
      [firsts[index]?.accountId],
    )
    const takeOver = async (): Promise<Reply> => {
      for (;;) {
        const reply = await lock(seconds[index], [820], period)
        const [stay] = await db.sql<{ state: string }>(
          'select state from occupancy where umbrella_id = 820 and days @> $1::date',
          [day],
        )
        if (reply.status === 200 || stay?.state === 'booked') return reply
      }
    }
    const pause = new Promise((resolve) => setTimeout(resolve, 30 + (index % 5) * 4))
    const [started, taken] = await Promise.all([pause.then(() => start(firsts[index], quote)), takeOver()])
    expect([started.status, taken.status].filter((status) => status === 200)).toHaveLength(1)
    if (started.status === 200) winners.first += 1
    else {
      winners.second += 1
      expect(started.json['code']).toMatch(/^(cart_expired|cart_empty)$/)
    }
  })
  expect(winners.first + winners.second).toBe(20)
})

test('R-707 Q-06 a booking deleted ten times at once is deleted once', async () => {
  const [guest] = await customers(1)
  await lock(guest, [1020], { from: '2027-07-20', to: '2027-07-21', part: 'full_day' }, 2)
  const order = (await start(guest, await quoteOf(guest))).json
  const [line] = order['lines'] as { bookingId: number }[]
  const body = { idPrenotazioneOmbrellone: line?.bookingId, idOrdine: order['orderId'] }
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => client.post('umbrellas/deleteBooking', body, guest ?? null)),
  )
  expect(replies.map((reply) => reply.json)).toEqual(Array.from({ length: 10 }, () => ({ result: true })))
  expect(
    await db.sql('select old_status, new_status from order_history where order_id = $1 order by id', [
      order['orderId'],
    ]),
  ).toEqual([
    { old_status: null, new_status: 'confirmed' },
    { old_status: 'confirmed', new_status: 'cancelled' },
  ])
})

test('R-405 two guests with the same five places at once: one has them all, the other none', async () => {
  const guests = await customers(10)
  const replies = await Promise.all(
    guests.map((guest, index) =>
      lock(guest, index % 2 === 0 ? PLACES.slice(0, 5) : PLACES.slice(0, 5).toReversed(), {
        from: '2027-07-25',
        to: '2027-07-25',
        part: 'full_day',
      }),
    ),
  )
  expect(replies.filter((reply) => reply.status === 200).map((reply) => linesOf(reply).length)).toEqual([5])
  expect(codes(replies).filter((code) => code === 'umbrella_taken')).toHaveLength(9)
})
