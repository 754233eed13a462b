import { afterAll, beforeAll, expect, test } from 'vitest'
import * as actions from '../../../domain/arrivals/action-calls.ts'
import { extendVisit, listExtensions } from '../../../domain/orders/staff-calls.ts'
import * as credit from '../../../domain/payments/credit-calls.ts'
import * as till from '../../../domain/till/calls.ts'
import { violations } from '../../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../../tests/invariants/invariants.ts'
import { setSettings } from '../../../tests/race/booking-world.ts'
import { arrivalWorld, DAY, NINE, press, type ArrivalWorld, type Booked } from '../../../tests/support/arrival-world.ts'
import type { Payer } from '../../../tests/support/payment-world.ts'

let world: ArrivalWorld
let anna: Payer
let elena: Payer
let here: Booked
let partly: Booked

beforeAll(async () => {
  world = await arrivalWorld()
  here = await world.book('cash', 320)
  partly = await world.book('cash', 321)
  await setSettings(world.db, { deskRefundMostCents: 100_000 })
  await world.server.app.settings.reload(world.db.database)
  await world.setClock(NINE)
  anna = await world.staff('Anna', ['beach'])
  elena = await world.staff('Elena', ['manager'])
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

const take = ({ order: { orderId } }: Booked, amountCents: number) =>
  elena.call(till.collect, { orderId, tender: 'cash', amountCents, tenderedCents: null, pressId: press() })
const giveBack = ({ order: { orderId } }: Booked, tender: 'cash' | 'credit', amountCents: number) =>
  elena.call(till.refundAtDesk, { orderId, tender, amountCents, reason: 'Era in ombra', pressId: press() })

test('B-11, B-12 what the desk gave back is not asked for again by a change, and a gift of credit is all of it', async () => {
  await take(here, here.order.totalCents)
  await giveBack(here, 'cash', 500)
  const bookingId = here.order.lines[0]?.bookingId ?? 0
  const { options } = await anna.call(listExtensions, { bookingId: String(bookingId) })
  const longer = options.find(({ to, isFree }) => isFree && to > DAY) ?? expect.unreachable('nothing to extend by')
  const { to, part, addedCents } = longer
  expect(await anna.call(extendVisit, { bookingId, to, part, addedCents })).toMatchObject({ dueCents: addedCents })
  const given = await giveBack(here, 'credit', 300)
  expect(given.order.dueCents).toBe(addedCents)
  expect((await here.guest.call(credit.getCredit, {})).balanceCents).toBe(300)
  expect(await take(here, addedCents)).toMatchObject({ order: { dueCents: 0 } })
})

test('B-04 an order of which a part was paid is freed neither by hand nor by the clock', async () => {
  await take(partly, 100)
  const release = { visitId: partly.visitIds[0] ?? '', day: DAY, clientId: press(), reason: 'Nessuno' }
  expect(await anna.refusal(actions.releaseVisit, release)).toBe('already_paid')
  await world.setClock('2027-07-10T11:30:00+02:00')
  await world.release()
  const [order] = await world.db.sql('select status from orders where id = $1', [partly.order.orderId])
  expect(order).toEqual({ status: 'confirmed' })
})
