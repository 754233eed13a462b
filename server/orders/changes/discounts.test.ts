import { afterEach, beforeEach, expect, test } from 'vitest'
import * as changes from '../../../domain/orders/change-calls.ts'
import type { Order } from '../../../domain/orders/calls.ts'
import { civilDate, type CivilDate } from '../../../domain/platform/civil-date.ts'
import type { PriceRow } from '../../../domain/umbrellas/calls.ts'
import { applyPromotionCode } from '../../../domain/umbrellas/promotion-calls.ts'
import type { PromotionsFile } from '../../../domain/umbrellas/promotion-file.ts'
import { discountsOf, fullCents } from '../../../domain/umbrellas/discounts.ts'
import { lockUmbrellas } from '../../../domain/umbrellas/calls.ts'
import { violations } from '../../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../../tests/invariants/invariants.ts'
import { freePlaces } from '../../../tests/support/card-steps.ts'
import { cancel, D, idsOf, move, moveOf, type Booked } from '../../../tests/support/change-steps.ts'
import { driveAll, paidOrder, setPrices, standingOf } from '../../../tests/support/money-steps.ts'
import { paymentWorld, type PaymentWorld } from '../../../tests/support/payment-world.ts'
import { writePromotions } from '../../umbrellas/promotions/promotion-queries.ts'
import { forgetResortData } from '../../umbrellas/resort-data.ts'

let world: PaymentWorld

const NAME = { it: 'Sole', en: 'Sun', fr: 'Soleil', nl: 'Zon', de: 'Sonne' }
const [SATURDAY, SUNDAY, MONDAY] = ['2027-07-17', '2027-07-18', '2027-07-19'].map(civilDate) as [
  CivilDate,
  CivilDate,
  CivilDate,
]

beforeEach(async () => {
  world = await paymentWorld({ hasJobs: false })
  await setPrices(world, 4000)
})
afterEach(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

async function offer(promotions: PromotionsFile['promotions']): Promise<void> {
  await world.db.database.transaction((tx) => writePromotions(tx, { promotions, minimumStays: [] }))
  forgetResortData()
}

/** Places from Saturday to `to`, paid by card, with a code if one is said. */
async function bought(to: string, code?: string, places = 1): Promise<Booked> {
  const guest = await world.payer()
  const ids = freePlaces(places)
  const wishes = ids.map((umbrellaId) => ({ umbrellaId, people: 1, dogs: [], extras: [] }))
  await guest.call(lockUmbrellas, { from: D[0], to, part: 'full_day', places: wishes })
  if (code !== undefined) await guest.call(applyPromotionCode, { code })
  const order = await guest.order('card')
  await paidOrder(world, { guest, order })
  const [line] = order.lines
  return { guest, order, orderId: order.orderId, bookingId: line?.bookingId ?? 0, umbrellaId: ids[0] ?? 0 }
}
const rowsOf = (order: Order): PriceRow[] =>
  order.lines.filter((line) => !line.isCancelled).flatMap((line) => line.price)
const off = (order: Order) => discountsOf(rowsOf(order))

test('B-06 a stay that moves keeps its code where the code is for the new days, and is told before where it is not', async () => {
  // Ten days ahead and not from tomorrow on: both hold as of the day it was bought on.
  const code = { id: 'sole', name: NAME, percent: 25, code: 'SOLE', weekdays: ['sat' as const, 'sun' as const] }
  await offer([{ ...code, usesPerCustomer: 1, aheadLeast: 9, valid: { to: '2027-07-01' } }])
  const stay = await bought(D[1], 'SOLE')
  expect(stay.order.totalCents).toBe(6000)
  await world.setClock('2027-07-08T09:00:00+02:00')
  const [next = 0] = freePlaces()
  // Another place on the same days, then the next weekend: the discount comes along, nothing is to be paid or given back.
  expect(await move(stay, { umbrellaId: next })).toMatchObject({ totalCents: 6000, dueCents: 0, refundedCents: 0 })
  const weekend = { umbrellaId: next, from: SATURDAY, to: SUNDAY }
  const later = await move(stay, weekend)
  expect(later).toMatchObject({ totalCents: 6000, dueCents: 0, refundedCents: 0 })
  expect(off(later)).toEqual([{ promotion: 'sole', cents: 2000 }])
  // Sunday and Monday: the Sunday keeps it, the Monday is quoted in full.
  const monday = { umbrellaId: next, from: SUNDAY, to: MONDAY }
  expect(await stay.guest.call(changes.quoteMove, moveOf(stay, monday))).toMatchObject({
    totalAfterCents: 7000,
    differenceCents: 1000,
  })
  expect(off(await move(stay, monday))).toEqual([{ promotion: 'sole', cents: 1000 }])
})

test('B-06 an amount comes along once, whatever its days: what kept days have of it is not given again', async () => {
  await offer([{ id: 'five', name: NAME, euro: '5.00' }])
  const stay = await bought(D[1])
  expect(stay.order.totalCents).toBe(8000 - 500)
  expect(await move(stay, { to: D[2] })).toMatchObject({ totalCents: 12_000 - 500, dueCents: 4000 })
  await offer([{ id: 'ten', name: NAME, euro: '10.01', code: 'TEN' }])
  const two = await bought(D[1], 'TEN', 2)
  expect(two.order.totalCents).toBe(16_000 - 1001)
  // One of the two places moves to other days with its part of the amount, then to one day of these.
  const moved = await move(two, { from: D[2], to: D[3] })
  expect(moved).toMatchObject({ totalCents: 16_000 - 1001, dueCents: 0, refundedCents: 0 })
  expect(off(moved)).toEqual([{ promotion: 'ten', cents: 1001 }])
  const [kept] = rowsOf(moved).filter((row) => row.day === D[3])
  const shorter = await move(two, { from: D[3], to: D[3] })
  const other = rowsOf(moved).filter((row) => row.day !== null && row.day < D[2])
  expect(shorter.totalCents).toBe((kept?.totalCents ?? 0) + other.reduce((sum, row) => sum + row.totalCents, 0))
  expect(shorter.refundedCents).toBe(16_000 - 1001 - shorter.totalCents)
})

test('B-06 single days of a discounted order give back what they cost; half of a day keeps its share of the discount', async () => {
  await offer([{ id: 'early', name: NAME, percent: 15, aheadLeast: 5 }])
  const stay = await bought(D[2])
  expect(stay.order.totalCents).toBe(3 * 3400)
  const quote = await stay.guest.call(changes.quoteChange, { ...idsOf(stay), days: [{ day: D[1], part: 'full_day' }] })
  expect(quote.refundCents).toBe(3400)
  const less = await cancel(stay, [{ day: D[2], part: 'full_day' }])
  expect(less).toMatchObject({ totalCents: 6800, refundedCents: 3400 })
  // Half a day is 60 percent of a day: 24.00, less 15 percent.
  const [row] = await world.db.sql<{ percent: number }>(`select percent from price_part where part = 'morning'`)
  const half = (4000 * (row?.percent ?? 0)) / 100
  const halved = await cancel(stay, [{ day: D[0], part: 'afternoon' }])
  const left = rowsOf(halved).find((one) => one.day === D[0])
  expect(left?.unitCents).toBe(Math.round(half * 0.85))
  expect(left && fullCents(left)).toBe(half)
  expect(halved.totalCents).toBe(3400 + Math.round(half * 0.85))
  expect(halved.refundedCents).toBe(3 * 3400 - halved.totalCents)
  await driveAll(world, stay.orderId)
  expect(await standingOf(world, stay.orderId)).toMatchObject({ net: halved.totalCents })
})
