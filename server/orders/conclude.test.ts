import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readyBarOrder, undoBarAction } from '../../domain/bar/board-calls.ts'
import { getOrder, listOrders } from '../../domain/orders/calls.ts'
import * as calls from '../../domain/orders/conclude-calls.ts'
import { viewCustomerOrder } from '../../domain/staff/customer-calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { barWorld, NOON, type BarWorld } from '../../tests/support/bar-world.ts'
import { booked, D } from '../../tests/support/change-steps.ts'
import { paidOrder, setPrices } from '../../tests/support/money-steps.ts'
import type { Payer } from '../../tests/support/payment-world.ts'
import { payInCash } from '../../tests/support/return-world.ts'

let world: BarWorld
let cashier: Payer

beforeAll(async () => {
  world = await barWorld()
  await setPrices(world, 4000)
  cashier = await world.staff('Carla', ['cashier'])
})
afterEach(async () => {
  await world.setClock(NOON)
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
})
afterAll(() => world.close())

const at = (day: string, time = '15:00') => world.setClock(`${day}T${time}:00+02:00`)
const set = (who: Payer, orderId: number, isConcluded = true) =>
  who.call(calls.updateConcluded, { orderId, isConcluded })
const refused = (who: Payer, orderId: number, isConcluded = true) =>
  who.refusal(calls.updateConcluded, { orderId, isConcluded })
const historyOf = async (orderId: number) =>
  (
    await world.db.sql<{ step: string }>(
      `select actor || ' ' || reason as step from order_history where order_id = $1 and id > (
         select min(id) from order_history where order_id = $1 and new_status = 'confirmed') order by id`,
      [orderId],
    )
  ).map(({ step }) => step)

describe('R-712 orders: update concluded', () => {
  test('its guest marks a stay on its last day, once however often it is sent; order and list follow', async () => {
    const { guest, orderId } = await booked(world)
    expect(await refused(guest, orderId)).toBe('order_not_over')
    expect(await guest.call(getOrder, { orderId: String(orderId) })).toMatchObject({ canConclude: false })
    await at(D[1])
    expect(await guest.call(getOrder, { orderId: String(orderId) })).toMatchObject({ canConclude: true })
    const concluded = await set(guest, orderId)
    expect(concluded).toMatchObject({ status: 'completed', canConclude: false, paymentStatus: 'paid' })
    expect(concluded.passCode).not.toBeNull()
    expect(await set(guest, orderId)).toEqual(concluded)
    expect(await historyOf(orderId)).toEqual(['guest concluded'])
    const { orders } = await guest.call(listOrders, {})
    expect(orders.find((order) => order.orderId === orderId)).toMatchObject({ status: 'completed' })
  })

  test('it is taken back until its day is over, by its guest or by the desk, and then no more', async () => {
    const { guest, orderId } = await booked(world)
    await at(D[1])
    await set(guest, orderId)
    expect(await set(guest, orderId, false)).toMatchObject({ status: 'confirmed', canConclude: true })
    expect(await set(guest, orderId, false)).toMatchObject({ status: 'confirmed' })
    await set(guest, orderId)
    await at('2027-07-12', '00:01')
    expect(await refused(guest, orderId, false)).toBe('status_changed')
    expect(await historyOf(orderId)).toEqual(['guest concluded', 'guest taken_back', 'guest concluded'])
  })

  test('what is owed is paid first, and what is somebody else’s is as unknown as one that never was', async () => {
    const { guest, orderId } = await booked(world, D[0], 'cash')
    await at(D[0], '09:00')
    expect(await refused(guest, orderId)).toBe('order_owed')
    expect(await refused(await world.payer(), orderId)).toBe('not_found')
    await payInCash(world.db, orderId, 4000)
    expect(await set(guest, orderId)).toMatchObject({ status: 'completed' })
  })

  test('an order whose weather choice is open waits for it, as the clock does', async () => {
    const { guest, orderId, bookingId } = await booked(world)
    await at(D[1])
    await world.db.sql(
      `with bad as (
         insert into weather_day (day, halves, cause, minutes, state, decided_by, decided_at, tells_at, percent, arrived_percent, subscription_percent)
         values ($3, '[0,2)', 'rain', 90, 'confirmed', $4, battigia_now(), battigia_now(), 50, 0, 0) returning id)
       insert into weather_choice (weather_day_id, order_id, line_id, day, halves, code, has_arrived, paid_cents, credit_cents, choose_until)
       select id, $1, $2, $3, '[0,2)', 'C5', false, 4000, 4000, battigia_now() + interval '1 day' from bad`,
      [orderId, bookingId, D[1], cashier.accountId],
    )
    expect(await refused(guest, orderId)).toBe('order_not_over')
    await world.db.sql('delete from weather_choice where order_id = $1', [orderId])
    await world.db.sql('delete from weather_day')
    expect(await refused(guest, orderId)).toBeNull()
  })

  test('R-410 of the bar it delivers what is ready: the guest’s live status follows, and the board takes it back', async () => {
    const guest = await world.payer()
    const order = await world.order(guest, world.cart('Panzanella', 1), 'card')
    const { orderId } = order
    expect(await refused(guest, orderId)).toBe('payment_in_progress')
    await paidOrder(world, { guest, order })
    expect(await refused(guest, orderId)).toBe('order_not_over')
    await world.giada.call(readyBarOrder, { orderId, status: 'received' })
    expect(await set(guest, orderId)).toMatchObject({ status: 'completed', delivery: { status: 'delivered' } })
    expect(await world.seenBy(guest, orderId)).toMatchObject({ status: 'delivered' })
    expect((await world.board()).delivered.map((one) => one.orderId)).toContain(orderId)
    expect(await refused(guest, orderId, false)).toBe('status_changed')
    await world.giada.call(undoBarAction, { orderId, status: 'delivered' })
    expect(await guest.call(getOrder, { orderId: String(orderId) })).toMatchObject({
      status: 'confirmed',
      delivery: { status: 'ready' },
    })
  })

  test('the desk marks it, sees that it can, takes it back, and both are in the log; a guest does not undo the desk', async () => {
    const { guest, orderId } = await booked(world)
    const desk = (isConcluded: boolean) => cashier.call(calls.updateConcludedAtDesk, { orderId, isConcluded })
    const seen = () => cashier.call(viewCustomerOrder, { orderId })
    expect(await seen()).toMatchObject({ canConclude: false, canReopen: false })
    await at(D[1])
    expect(await seen()).toMatchObject({ canConclude: true, canReopen: false })
    expect(await desk(true)).toEqual({ status: 'completed' })
    expect(await desk(true)).toEqual({ status: 'completed' })
    expect(await seen()).toMatchObject({ canConclude: false, canReopen: true })
    expect(await refused(guest, orderId, false)).toBe('status_changed')
    expect(await desk(false)).toEqual({ status: 'confirmed' })
    expect(await historyOf(orderId)).toEqual(['staff concluded', 'staff taken_back'])
    const log = await world.db.sql(
      `select action from staff_action where subject = $1 and action like 'order.%' order by id`,
      [`order:${orderId}`],
    )
    expect(log).toEqual([{ action: 'order.conclude' }, { action: 'order.reopen' }])
    expect(await guest.refusal(calls.updateConcludedAtDesk, { orderId, isConcluded: true })).toBe('not_allowed')
  })
})
