import { afterAll, beforeAll, expect, test } from 'vitest'
import { setClock } from '../../tests/race/booking-world.ts'
import { restaurantWorld, type RestaurantWorld } from '../../tests/support/restaurant-world.ts'
import { remindTables } from './restaurant-jobs.ts'

let world: RestaurantWorld

beforeAll(async () => {
  world = await restaurantWorld()
})
afterAll(() => world.db.close())

const remind = () => world.db.database.transaction((tx) => remindTables(tx, world.facts.settings))
const waiting = () =>
  world.db.sql<{ key: string; payload: Record<string, unknown> }>(
    "select key, payload from outbox where kind = 'messages.notice' order by id",
  )

test('B-09 a table is reminded of once, some hours before its time; who has just booked is left alone', async () => {
  const order = await world.order({ time: '14:30', dogs: 1, note: 'Senza glutine' })
  await remind()
  expect(await waiting()).toEqual([])
  await setClock(world.db, '2027-07-18T10:40:00+02:00')
  await world.order({ time: '13:00' })
  for (const _again of [1, 2]) await remind()
  const facts = { orderId: order.orderId, day: '2027-07-18' }
  expect(await waiting()).toEqual([
    {
      key: `order-${order.orderId}-reminder-2027-07-18`,
      payload: expect.objectContaining({ topic: 'reminder', facts }),
    },
  ])
})

test('B-09 none at all while reminders are off', async () => {
  await world.set({ restaurantReminderHours: 0 })
  await world.db.sql("update restaurant_seating set reminded_at = null, created_at = created_at - interval '1 day'")
  await world.db.sql('delete from outbox')
  await remind()
  expect(await waiting()).toEqual([])
  await world.set({ restaurantReminderHours: 4 })
  await remind()
  expect(await waiting()).toHaveLength(2)
})
