import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BarState } from '../../domain/bar/calls.ts'
import type { ItemQuote } from '../../domain/orders/item-calls.ts'
import type { TestDatabase } from '../support/database.ts'
import { bookingDatabase, Client, makeCustomers, makeStaff, type Customer, type Reply } from './booking-world.ts'
import { OpenStream } from './open-stream.ts'
import { twoServers, type RaceServer } from './processes.ts'

const NOON = '2027-07-01T12:00:00+02:00'
const GUESTS = 24

let db: TestDatabase
let servers: RaceServer[]
let client: Client
let made = 0
const ids = { cecina: 0, fries: 0 }

beforeAll(async () => {
  db = await bookingDatabase({ at: NOON })
  const rows = await db.sql<{ key: string; id: number }>('select key, id from bar_item')
  const idOf = (key: string) => rows.find((row) => row.key === key)?.id ?? 0
  Object.assign(ids, { cecina: idOf('cecina-calda'), fries: idOf('patatine-fritte') })
  servers = await twoServers(db.url)
  client = new Client(servers.map((server) => server.address))
})
afterAll(async () => {
  client.close()
  await Promise.all(servers.map((server) => server.stop()))
  await db.close()
})

/** Guests who owe nothing yet: cash is lent once. */
const newGuests = (count: number) => makeCustomers(db, count, `thirsty-${(made += 1)}-`)
const countPieces = (itemId: number, pieces: number) =>
  db.sql(
    `insert into bar_stock (item_id, pieces) values ($1, $2)
     on conflict (item_id) do update set pieces = excluded.pieces, is_sold_out = false`,
    [itemId, pieces],
  )
const pieces = async (itemId: number) =>
  (await db.sql<{ pieces: number }>('select pieces from bar_stock where item_id = $1', [itemId]))[0]?.pieces
const cart = (...itemIds: number[]) => ({
  cart: 'bar',
  delivery: { kind: 'pickup' },
  items: itemIds.map((itemId) => ({ itemId, quantity: 1, optionIds: [] })),
  tipCents: 0,
  isAdult: false,
})
const quote = async (guest: Customer, itemIds: readonly number[]): Promise<ItemQuote> => {
  const reply = await client.post('orders/evaluateItems', { cart: cart(...itemIds) }, guest)
  return reply.json as unknown as ItemQuote
}
const press = (guest: Customer, { quoteId, conditions }: ItemQuote, clientId: string = randomUUID()) => {
  const conditionsVersion = conditions.find((one) => one.method === 'cash')?.version ?? null
  const body = { quoteId, clientId, method: 'cash', conditionsAccepted: true, conditionsVersion }
  return client.post('orders/startItems', body, guest)
}
const codes = (replies: readonly Reply[]) =>
  replies.map((reply) => (reply.status === 200 ? 'done' : String(reply.json['code']))).toSorted()

test('B-08 the last five pieces go to five of twenty-four guests, on two processes', async () => {
  const guests = await newGuests(GUESTS)
  await countPieces(ids.cecina, 5)
  const quotes = await Promise.all(guests.map((guest) => quote(guest, [ids.cecina])))
  const replies = await Promise.all(guests.map((guest, index) => press(guest, quotes[index] as ItemQuote)))
  expect(codes(replies)).toEqual([...Array<string>(5).fill('done'), ...Array<string>(19).fill('item_sold_out')])
  expect(await pieces(ids.cecina)).toBe(0)
  const sold = await db.sql<{ counted: number }>(
    'select coalesce(sum(counted), 0)::integer as counted from bar_order_line where item_id = $1',
    [ids.cecina],
  )
  expect(sold).toEqual([{ counted: 5 }])
})

test('B-08 two things in either order: all of a cart or none of it, and nobody waits for each other for ever', async () => {
  const guests = await newGuests(GUESTS)
  await Promise.all([countPieces(ids.cecina, 6), countPieces(ids.fries, 9)])
  const carts = guests.map((_, index) => (index % 2 === 0 ? [ids.cecina, ids.fries] : [ids.fries, ids.cecina]))
  const quotes = await Promise.all(guests.map((guest, index) => quote(guest, carts[index] ?? [])))
  const replies = await Promise.all(guests.map((guest, index) => press(guest, quotes[index] as ItemQuote)))
  expect(codes(replies)).toEqual([...Array<string>(6).fill('done'), ...Array<string>(18).fill('item_sold_out')])
  expect([await pieces(ids.cecina), await pieces(ids.fries)]).toEqual([0, 3])
})

test('B-20 one press that is sent ten times is one order with one number', async () => {
  await countPieces(ids.fries, 10)
  const [guest] = await newGuests(1)
  if (guest === undefined) throw new Error('no guest was made')
  const quoted = await quote(guest, [ids.fries])
  const clientId = randomUUID()
  const replies = await Promise.all(Array.from({ length: 10 }, () => press(guest, quoted, clientId)))
  expect(codes(replies)).toEqual(Array(10).fill('done'))
  expect(new Set(replies.map((reply) => reply.json['orderId'])).size).toBe(1)
  expect(await pieces(ids.fries)).toBe(9)
})

test('B-08 numbers of the day are given once, without a gap, however many order at once', async () => {
  const [day] = await db.sql<{ last: number }>('select last_ticket as last from bar_day')
  const last = day?.last ?? 0
  await db.sql('delete from bar_stock')
  const people = await newGuests(20)
  const quotes = await Promise.all(people.map((guest) => quote(guest, [ids.cecina])))
  const replies = await Promise.all(people.map((guest, index) => press(guest, quotes[index] as ItemQuote)))
  const tickets = replies.map((reply) => (reply.json['delivery'] as { ticket: number } | null)?.ticket ?? 0)
  expect(tickets.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => last + 1 + index))
})

test('R-104 R-410 an order on one process is heard on the other’s streams: by the board, its guest and every menu', async () => {
  const [guest, stranger] = await newGuests(2)
  if (guest === undefined || stranger === undefined) throw new Error('no guests were made')
  const first = new Client([servers[0]?.address ?? ''])
  const body = { cart: cart(ids.cecina) }
  const quoted = (await first.post('orders/evaluateItems', body, guest)).json as unknown as ItemQuote
  const other = servers[1]?.address ?? ''
  const board = new OpenStream<{ change: number }>(other, 'live/barBoard')
  const menu = new OpenStream<BarState>(other, 'live/bar')
  await expect.poll(() => board.told.length * menu.told.length).toBeGreaterThan(0)
  const heard = board.told.length
  const { orderId } = (await press(guest, quoted)).json
  await expect.poll(() => board.told.length, { interval: 5 }).toBeGreaterThan(heard)

  const { watchKey } = (await client.get(`bar/order?orderId=${String(orderId)}`, guest)).json as { watchKey: string }
  const own = new OpenStream<{ change: number }>(other, `live/barOrder?watch=${watchKey}`)
  const forged = new OpenStream<{ change: number }>(other, `live/barOrder?watch=${watchKey.slice(0, -4)}AAAA`)
  await expect.poll(() => own.told.length * forged.told.length).toBeGreaterThan(0)
  expect(forged.told.map(({ data }) => data)).toEqual([{ change: 0 }])
  const known = own.told.length
  const giada = await makeStaff(db, stranger, ['bar'])
  expect((await first.post('ges/bar/accept', { orderId, status: 'received' }, giada)).status).toBe(200)
  await expect.poll(() => own.told.length, { interval: 5 }).toBeGreaterThan(known)
  await first.post('ges/bar/soldOut', { itemId: ids.fries, isSoldOut: true }, giada)
  await expect.poll(() => menu.told.at(-1)?.data.soldOut, { interval: 5, timeout: 5000 }).toEqual([ids.fries])
  expect(forged.told).toHaveLength(1)
  for (const stream of [board, menu, own, forged]) stream.close()
  first.close()
})
