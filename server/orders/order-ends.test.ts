import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../domain/orders/calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { bookingCalls, type BookingCalls, type Guest } from '../../tests/race/booking-calls.ts'
import { bookingDatabase, setClock } from '../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { releaseDueOrders } from './release-due-orders.ts'

const START = '2027-07-01T08:00:00+02:00'
const PERIOD = { from: '2027-07-10', to: '2027-07-11', part: 'full_day' } as const
const place = (umbrellaId: number, beds = 0) => ({
  umbrellaId,
  people: 1,
  dogs: [],
  extras: beds === 0 ? [] : [{ id: 'sun_bed' as const, quantity: beds }],
})

let db: TestDatabase
let world: BookingCalls

beforeEach(async () => {
  db = await bookingDatabase({ at: START })
  world = await bookingCalls(db)
})
afterEach(async () => {
  expect(await violations((text) => db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await db.close()
})

const holding = async (...umbrellaIds: number[]): Promise<Guest> => {
  const guest = await world.guest()
  await guest.lock({ ...PERIOD, places: umbrellaIds.map((id) => place(id, 1)) })
  return guest
}
const find = (guest: Guest, orderId: number) => guest.call(calls.getOrder, { orderId: String(orderId) })
const release = () => releaseDueOrders(db.database, () => undefined)

describe('B-04 unpaid orders end at their time', () => {
  test('cash after the hour and the grace, not before', async () => {
    const guest = await holding(320)
    const order = await guest.order('cash')
    await setClock(db, '2027-07-10T10:14:00+02:00')
    await release()
    expect(await find(guest, order.orderId)).toMatchObject({ status: 'confirmed', paymentStatus: 'unpaid' })
    await setClock(db, '2027-07-10T10:15:00+02:00')
    await release()
    expect(await find(guest, order.orderId)).toMatchObject({
      status: 'no_show',
      paymentStatus: 'none',
      canPay: false,
      passCode: null,
    })
    expect(await guest.call(calls.completeOrder, { orderId: order.orderId })).toMatchObject({ outcome: 'failed' })
    expect(await db.sql('select * from occupancy')).toEqual([])
    expect(await db.sql('select old_status, new_status, actor, reason from order_history order by id')).toEqual([
      { old_status: null, new_status: 'confirmed', actor: 'guest', reason: 'placed' },
      { old_status: 'confirmed', new_status: 'no_show', actor: 'clock', reason: 'cash_cutoff_passed' },
    ])
  })

  test('pay later at its hour, and two jobs at once end it once', async () => {
    const guest = await holding(320)
    const order = await guest.order('pay_later')
    await setClock(db, '2027-07-09T20:00:00+02:00')
    await Promise.all([release(), release(), release()])
    expect((await find(guest, order.orderId)).status).toBe('cancelled')
    expect(await db.sql('select count(*)::integer as n from order_history')).toEqual([{ n: 2 }])
  })
})
