import { afterAll, beforeAll, expect, test } from 'vitest'
import * as actions from '../../domain/arrivals/action-calls.ts'
import * as calls from '../../domain/till/calls.ts'
import { arrivalWorld, DAY, NINE, press, type ArrivalWorld, type Booked } from '../../tests/support/arrival-world.ts'
import type { Payer } from '../../tests/support/payment-world.ts'

let world: ArrivalWorld
let anna: Payer
let cashier: Payer
let owing: Booked
let paid: Booked
let expected: Booked

beforeAll(async () => {
  world = await arrivalWorld()
  owing = await world.book('pay_later', 320, 321)
  paid = await world.book('paid', 322)
  expected = await world.book('cash', 323)
  await world.setClock(NINE)
  anna = await world.staff('Anna', ['beach'])
  cashier = await world.staff('Carla', ['cashier'])
})
afterAll(() => world.close())

const till = () => cashier.call(calls.getTill, {})
const come = ({ visitIds }: Booked) => anna.call(actions.arrive, { visitIds, day: DAY, clientId: press() })

test('D1 the till asks for who is here and has not paid, with places and sum, until they have', async () => {
  const before = await till()
  expect(before.here).toEqual({ cents: 0, count: 0, orders: [] })
  expect(before.toCollect.orders.map(({ orderId }) => orderId)).toContain(expected.order.orderId)
  const { actionId } = await come(owing)
  await come(paid)
  const { orderId, totalCents } = owing.order
  const { here } = await till()
  expect(here).toMatchObject({ cents: totalCents, count: 1, orders: [{ orderId, dueCents: totalCents }] })
  expect(here.orders[0]?.places).toHaveLength(2)
  await anna.call(actions.undoArrival, { actionId })
  expect((await till()).here.count).toBe(0)
  await come(owing)
  const money = { tender: 'cash' as const, amountCents: totalCents, tenderedCents: null, pressId: press() }
  await cashier.call(calls.collect, { orderId, ...money })
  expect((await till()).here).toEqual({ cents: 0, count: 0, orders: [] })
})
