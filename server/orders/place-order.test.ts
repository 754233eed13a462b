import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookingCalls, type BookingCalls } from '../../tests/race/booking-calls.ts'
import { bookingDatabase } from '../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { keylessPayments } from '../../tests/support/keyless-payments.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import type { Database } from '../platform/database.ts'
import { quietItems } from '../item-slices.ts'
import { startOrder } from './start-order.ts'

let db: TestDatabase
let world: BookingCalls

beforeEach(async () => {
  db = await bookingDatabase({ at: '2027-07-01T08:00:00+02:00' })
  world = await bookingCalls(db)
})
afterEach(() => db.close())

/** The database, with somebody else who does something between an order's reading of the cart and its writing. */
function interrupted(meanwhile: () => Promise<unknown>): Database {
  return {
    ...db.database,
    transaction: (work) =>
      db.database.transaction((tx) =>
        work({
          async query(statement) {
            const rows = await tx.query(statement)
            if (statement.name.startsWith('orders.checkout')) await meanwhile()
            return rows as never
          },
        }),
      ),
  }
}

test('R-405 a hold that somebody takes over between the reading and the writing of its order is a cart that ended', async () => {
  const guest = await world.guest()
  await guest.lock({
    from: '2027-07-10',
    to: '2027-07-11',
    part: 'full_day',
    places: [320, 321].map((umbrellaId) => ({ umbrellaId, people: 1, dogs: [], extras: [] })),
  })
  const quote = await guest.quote()
  const handler = startOrder({
    settings: world.settings,
    payments: keylessPayments(db.database, world.settings),
    categories: quietItems(world.settings),
    announce: () => undefined,
  })
  const start = (database: Database) =>
    runHandler(
      database,
      handler,
      {
        quoteId: quote.quoteId,
        method: 'cash',
        conditionsAccepted: true,
        conditionsVersion: quote.conditions[0]?.version ?? '',
      },
      guest.asker,
    )
  await expect(
    start(interrupted(() => db.sql('delete from occupancy where account_id = $1', [guest.accountId]))),
  ).rejects.toMatchObject({ code: 'cart_expired' })
  expect(await db.sql('select from orders')).toEqual([])
})
