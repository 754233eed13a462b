import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../domain/platform/refusal.ts'
import { bookingDatabase } from '../race/booking-world.ts'
import { bookingCalls, type BookingCalls } from '../race/booking-calls.ts'
import type { TestDatabase } from '../support/database.ts'
import { cushions, orderItems, parking } from '../support/item-steps.ts'
import { aSubscription, subscribe } from '../support/subscription-steps.ts'
import { violations } from './check.ts'
import { INVARIANTS } from './invariants.ts'

let db: TestDatabase
let calls: BookingCalls

beforeAll(async () => {
  db = await bookingDatabase()
  calls = await bookingCalls(db)
  const guest = await calls.guest()
  const extras = [{ id: 'sun_bed' as const, quantity: 2 }]
  await guest.lock({
    from: '2027-07-05',
    to: '2027-07-06',
    part: 'full_day',
    places: [{ umbrellaId: 320, people: 2, dogs: [], extras }],
  })
  await guest.order('cash')
  await guest.lock({
    from: '2027-07-05',
    to: '2027-07-06',
    part: 'morning',
    places: [{ umbrellaId: 321, people: 1, dogs: [], extras }],
  })
  await orderItems(guest, parking(), 'cash')
  await orderItems(guest, cushions(), 'cash')
  await subscribe(guest, aSubscription(322, { inInstalments: true }))
})
afterAll(() => db.close())

test('Q-02 every invariant holds after a hold, an order and items', async () => {
  expect(await violations((text) => db.sql(text), INVARIANTS)).toEqual([])
})

const undo = new Refusal('try_again')

test.each(INVARIANTS)('Q-02 control: $id finds what was broken on purpose ($promise)', async ({ finds, broken }) => {
  const attempt = db.owner.transaction(async (tx) => {
    const run = (text: string) => tx.query({ name: '', text, values: [] })
    for (const statement of broken) await run(statement)
    expect((await run(finds)).length).toBeGreaterThan(0)
    throw undo
  })
  await expect(attempt).rejects.toBe(undo)
})
