import { afterAll, beforeAll, expect, test } from 'vitest'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { bookingDatabase, makeCustomers } from '../../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../../tests/support/database.ts'
import { LIFEGUARD } from '../../../tests/support/parking-facts.ts'
import { runHandler } from '../../../tests/support/run-handler.ts'
import { getServiceDays } from './get-service-days.ts'

const DAY = civilDate('2027-07-18')
let db: TestDatabase

beforeAll(async () => {
  db = await bookingDatabase()
})
afterAll(() => db.close())

/** An order of a dog shower at a time. */
async function order(number: string, status: string, time: string | null, cancelledAt: string | null = null) {
  const [guest] = await makeCustomers(db, 1, `${number.toLowerCase()}-`)
  const [made] = await db.sql<{ id: number }>(
    `insert into orders (number, account_id, category, status, method, first_day, service_percent, service_cents, total_cents,
       language, pass_code, quote_id, refund_policy)
     values ($1, $2, 'service', $4, 'no_payment_needed', $3, 0, 0, 0, 'it', $1, $1, '{"fullHours": 24, "laterPercent": 50}')
     returning id::integer`,
    [number, guest?.accountId, DAY, status],
  )
  await db.sql(
    `insert into order_item (order_id, kind, ref_id, name, options, quantity, unit_cents, total_cents, days, part, at_time, dogs, cancelled_at)
     values ($1, 'service', 4, 'Doccia', '{}', 1, 0, 0, daterange($2::date, $2::date, '[]'), 'morning', $3, 0, $4)`,
    [made?.id, DAY, time, cancelledAt],
  )
}

test('B-22 R-603 the resort’s people read who comes to the dog shower at which time', async () => {
  await order('BA-2222-2223', 'confirmed', '11:30')
  await order('BA-2222-2224', 'confirmed', '10:00')
  await order('BA-2222-2225', 'confirmed', '12:00', '2027-07-01T08:00:00Z')
  await order('BA-2222-2226', 'confirmed', null)
  const { comers } = await runHandler(
    db.database,
    getServiceDays,
    { serviceId: '4', from: DAY, to: DAY },
    { actor: LIFEGUARD },
  )
  expect(comers.map(({ day, time, quantity, orderNumber }) => [day, time, quantity, orderNumber])).toEqual([
    [DAY, '10:00', 1, 'BA-2222-2224'],
    [DAY, '11:30', 1, 'BA-2222-2223'],
  ])
  expect(comers[0]?.name).not.toBe('')
})
