import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { freeDay, nameless, orderItems } from '../../tests/support/item-steps.ts'
import { paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'
import { findWords } from '../../tests/support/person-search.ts'
import { quietItems } from '../item-slices.ts'
import { PERSONAL_DATA_PARTS } from '../personal-data-parts.ts'
import { retentionJobs } from './forget-people.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterAll(() => world.close())

/** Runs the jobs of this slice once, as the clock does. */
async function forget(): Promise<void> {
  const { settings } = world.server.app
  const facts = { settings, categories: quietItems(settings), announce: () => undefined, parts: PERSONAL_DATA_PARTS }
  for (const job of retentionJobs(facts)) await job.run(world.db.database)
}
const isKept = async (word: string) => (await findWords(world.db, [word])).length > 0

describe('GDPR 5.1.e what is not needed any more is forgotten', () => {
  test('words of an order 30 days after its day, its guest two years after it, the order never', async () => {
    const guest = await nameless(world, 'Calipsina')
    const day = freeDay()
    const plate = 'WW222WW'
    const order = await orderItems(
      guest,
      { cart: 'parking', areaId: 1, from: day, to: day, part: 'full_day', plate },
      'cash',
    )
    await world.db.sql(`update order_item set note = 'accanto al cancello' where order_id = $1`, [order.orderId])
    await world.db.sql('delete from quote')
    await world.db.sql(
      `insert into staff_action (account_id, action, subject, at) values (1, 'bar.pause', 'bar', battigia_now() - interval '4 years')`,
    )
    await world.db.sql(`insert into outbox (kind, key, payload, failed_at) values ('a', 'b', '{}', battigia_now())`)
    await forget()
    for (const word of [plate, 'accanto al cancello', 'calipsina', 'bar.pause'])
      expect(await isKept(word), word).toBe(true)

    await world.setClock('2027-09-25T12:00:00+02:00')
    await forget()
    for (const word of [plate, 'accanto al cancello']) expect(await isKept(word), word).toBe(false)
    expect(await isKept('calipsina')).toBe(true)
    expect(await world.db.sql('select from outbox where failed_at is not null')).toEqual([])

    await world.setClock('2029-09-25T12:00:00+02:00')
    await forget()
    for (const word of ['calipsina', '1234567', 'bar.pause']) expect(await isKept(word), word).toBe(false)
    expect(await isKept(order.number)).toBe(true)
    expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  })

  test('parties that the staff wrote by hand keep their table and lose name, phone and note', async () => {
    const [table] = await world.db.sql<{ id: number }>(
      'select min(id) as id from restaurant_table where restaurant_id = 1',
    )
    await world.db.sql(`select lock_restaurant_sitting(1, resort_today() - 31, 'lunch')`)
    await world.db.sql(
      `insert into restaurant_seating (restaurant_id, day, meal, at_time, table_id, stay_minutes, seats, dogs, note, state, name, phone)
       values (1, resort_today() - 31, 'lunch', '13:00', $1, 90, 2, 0, 'finestra', 'cancelled', 'Bortolini', '0587123456')`,
      [table?.id],
    )
    await forget()
    expect(
      await world.db.sql('select name, phone, note, seats from restaurant_seating where day = resort_today() - 31'),
    ).toEqual([{ name: '–', phone: null, note: null, seats: 2 }])
  })

  test('the audit of the staff stays append-only for everything else', async () => {
    await world.db.sql(`insert into staff_action (account_id, action, subject) values (1, 'bar.pause', 'bar')`)
    await expect(world.db.sql('delete from staff_action')).rejects.toThrow('append-only')
    await expect(world.db.sql(`update staff_action set detail = '{}'`)).rejects.toThrow('append-only')
  })
})
