import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDaySheet } from '../../domain/arrivals/sheet-calls.ts'
import { addBooking, cancelBooking } from '../../domain/restaurant/staff-calls.ts'
import { arrivalWorld, DAY, type ArrivalWorld } from '../../tests/support/arrival-world.ts'
import { orderItems, parking } from '../../tests/support/item-steps.ts'
import type { Payer } from '../../tests/support/payment-world.ts'

let world: ArrivalWorld
let anna: Payer
let rosa: Payer

beforeAll(async () => {
  world = await arrivalWorld()
  anna = await world.staff('Anna', ['beach'])
  rosa = await world.staff('Rosa', ['restaurant'])
})
afterAll(() => world.close())

test('B-11 the sheet of a day has its visits, its tables and its parking, and nothing of other days', async () => {
  const pair = await world.book('cash', 321, 322)
  await world.book('paid', 323)
  const dinner = { restaurant: 1, day: DAY, meal: 'dinner', time: '20:00', dogs: 1, phone: '333 111 2222' } as const
  const booked = await rosa.call(addBooking, { ...dinner, seats: 4, name: 'Rita Neri' })
  const gone = await rosa.call(addBooking, { ...dinner, seats: 2, name: 'Ugo Bini' })
  await rosa.call(cancelBooking, { bookingId: gone.bookingId, version: gone.version, reason: 'Non viene' })
  await rosa.call(addBooking, { ...dinner, day: '2027-07-11', seats: 2, name: 'Ada Poli' })
  const parked = await orderItems(await world.payer(), parking(DAY), 'cash')
  await orderItems(await world.payer(), parking(), 'cash')

  const sheet = await anna.call(getDaySheet, { day: DAY })
  expect(new Set(sheet.visits.map(({ umbrellaId }) => umbrellaId))).toEqual(new Set([321, 322, 323]))
  expect(sheet.visits.find(({ orderId }) => orderId === pair.order.orderId)?.dueCents).toBe(pair.order.totalCents)
  expect(sheet.tables).toEqual([
    { restaurant: expect.any(String), time: '20:00', table: booked.table, name: 'Rita Neri', people: 4, dogs: 1 },
  ])
  expect(sheet.parking).toMatchObject([
    { part: 'full_day', plate: 'AB123CD', spaces: 1, dueCents: parked.totalCents, area: expect.stringMatching(/./) },
  ])
  // No telephone of a table's guest leaves by it.
  expect(JSON.stringify(sheet.tables)).not.toContain('333')
  expect(await rosa.refusal(getDaySheet, { day: DAY })).toBe('not_allowed')
})
