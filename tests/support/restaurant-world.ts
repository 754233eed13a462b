import { civilDate } from '../../domain/platform/civil-date.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { RestaurantCart } from '../../domain/restaurant/calls.ts'
import type { Queryable } from '../../server/platform/database.ts'
import type { Actor } from '../../server/platform/handler.ts'
import type { RestaurantFacts } from '../../server/restaurant/restaurant-facts.ts'
import { restaurantOrders } from '../../server/restaurant/table-orders.ts'
import { liveSettings } from '../../server/settings/live-settings.ts'
import { bookingDatabase, makeCustomers, setSettings } from '../race/booking-world.ts'
import type { TestDatabase } from './database.ts'

/** The day of the mockups, at ten past nine: every meal of it can still be booked. */
export const LUNCH_DAY = civilDate('2027-07-18')
const MORNING = '2027-07-18T09:10:00+02:00'

export const WAITER: Actor = {
  accountId: 4711,
  sessionId: 1,
  email: 'giada@example.it',
  isConfirmed: true,
  isGuest: false,
  isProven: true,
  roles: ['restaurant'],
}

/** An order of a table as the orders would hand it to the slice. */
export type TableOrder = Parameters<ReturnType<typeof restaurantOrders>['take']>[1]

/** A resort with its restaurants, guests, and what the orders would do to a table. */
export interface RestaurantWorld {
  readonly db: TestDatabase
  readonly facts: RestaurantFacts
  /** How often the boards were told. */
  readonly told: { count: number }
  /** Orders that the restaurant has cancelled, with the reason. */
  readonly rejected: { orderId: number; reason: string }[]
  set(values: Parameters<typeof setSettings>[1]): Promise<void>
  /** Prices, writes and takes a table for a guest of its own, or for the one that is named; throws the refusal. */
  order(change?: Partial<RestaurantCart>, accountId?: number): Promise<TableOrder>
  price(change?: Partial<RestaurantCart>, accountId?: number): ReturnType<ReturnType<typeof restaurantOrders>['price']>
  /** The restaurants' part of orders, inside a transaction. */
  within<T>(work: (tx: Queryable, orders: ReturnType<typeof restaurantOrders>) => Promise<T>): Promise<T>
  /** State of a seating by its order; null when there is none. */
  stateOf(order: TableOrder): Promise<string | null>
}

export const aTableCart = (change: Partial<RestaurantCart> = {}): RestaurantCart => ({
  cart: 'restaurant',
  restaurant: 1,
  day: LUNCH_DAY,
  meal: 'lunch',
  time: '13:00',
  seats: 2,
  dogs: 0,
  ...change,
})

/** Opens the world at a moment. Close its database afterwards. */
export async function restaurantWorld(at = MORNING): Promise<RestaurantWorld> {
  const db = await bookingDatabase({ at })
  const settings = liveSettings()
  await settings.reload(db.database)
  const told = { count: 0 }
  const rejected: RestaurantWorld['rejected'] = []
  const tableFacts = { settings, announce: () => void (told.count += 1) }
  const orders = restaurantOrders(tableFacts)
  // What the orders' desk does to a table; the desk itself has tests of its own.
  const reject = async (tx: Queryable, { orderId, reason }: { orderId: number; reason: string }) => {
    rejected.push({ orderId, reason })
    const items = await tx.query<{ id: number }>({
      name: '',
      text: 'select id from order_item where order_id = $1',
      values: [orderId],
    })
    await orders.release(
      tx,
      NOBODYS,
      items.map(({ id }) => id),
    )
    return true
  }
  const price = (change: Partial<RestaurantCart> = {}, accountId = 0) =>
    orders.price(db.database, aTableCart(change), { accountId, language: 'it', platform: 'other' })
  return {
    db,
    facts: { ...tableFacts, desk: { reject, reschedule: async () => undefined } },
    told,
    rejected,
    price,
    async set(values) {
      await setSettings(db, values)
      await settings.reload(db.database)
    },
    async order(change = {}, accountId) {
      const { items } = await price(change, accountId)
      const order = await writeOrder(db, items, accountId ?? (await newGuest(db)))
      await db.database.transaction(async (tx) => {
        await orders.take(tx, order)
        await orders.confirm(tx, order)
      })
      return order
    },
    within: (work) => db.database.transaction((tx) => work(tx, orders)),
    async stateOf({ orderId }) {
      const rows = await db.sql<{ state: string }>(
        'select state from restaurant_seating where order_id = $1 order by id desc limit 1',
        [orderId],
      )
      return rows[0]?.state ?? null
    },
  }
}

const NOBODYS: TableOrder = { orderId: 0, accountId: 0, number: '', items: [] }

let guests = 0

async function newGuest(db: TestDatabase): Promise<number> {
  const [guest] = await makeCustomers(db, 1, `party-${guests + 1}-`)
  if (guest === undefined) throw new Error('no guest was made')
  return guest.accountId
}

/** The rows that the orders write before they ask the slice to take. */
async function writeOrder(
  db: TestDatabase,
  items: Awaited<ReturnType<ReturnType<typeof restaurantOrders>['price']>>['items'],
  accountId: number,
): Promise<TableOrder> {
  guests += 1
  const number = `BA-${String(guests).padStart(8, '2')}`.replace(/(.{7})/, '$1-')
  const [order] = await db.sql<{ id: number }>(
    `insert into orders (number, account_id, category, status, method, first_day, service_percent, service_cents, total_cents,
       language, pass_code, quote_id, refund_policy)
     values ($1, $2, 'restaurant', 'confirmed', 'no_payment_needed', $3, 0, 0, 0, 'it', $4, $4, '{"fullHours": 24, "laterPercent": 50}')
     returning id::integer`,
    [number, accountId, items[0]?.from, `BA1.test-${guests}`],
  )
  const orderId = order?.id ?? 0
  const written = []
  for (const item of items) {
    const [row] = await db.sql<{ id: number }>(
      `insert into order_item (order_id, kind, ref_id, name, options, note, quantity, unit_cents, total_cents, days, meal, at_time, dogs)
       values ($1, $2, $3, $4, '{}', $5, $6, $7, $8, daterange($9::date, $9::date, '[]'), $10, $11, $12) returning id::integer`,
      [
        orderId,
        item.kind,
        item.refId,
        item.name,
        item.note,
        item.quantity,
        item.unitCents,
        item.totalCents,
        item.from,
        item.meal,
        item.time,
        item.dogs,
      ],
    )
    written.push({ ...item, itemId: row?.id ?? 0, isCancelled: false })
  }
  return { orderId, accountId, number, items: written }
}

/** Code of the refusal that work ends with; null when it is done. */
export async function codeOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
