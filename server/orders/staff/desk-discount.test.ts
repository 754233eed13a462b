import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listVisits } from '../../../domain/arrivals/calls.ts'
import { cancelByResort } from '../../../domain/orders/change-calls.ts'
import * as sales from '../../../domain/orders/sale-calls.ts'
import * as bookings from '../../../domain/orders/staff-calls.ts'
import type { CallInput } from '../../../domain/platform/call.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { viewCustomerOrder } from '../../../domain/staff/customer-calls.ts'
import type { PriceRow } from '../../../domain/umbrellas/calls.ts'
import { BY_HAND } from '../../../domain/umbrellas/hand-discount.ts'
import { violations } from '../../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../../tests/invariants/invariants.ts'
import { setSettings } from '../../../tests/race/booking-world.ts'
import { barWorld, type BarWorld } from '../../../tests/support/bar-world.ts'
import { freePlaces } from '../../../tests/support/card-steps.ts'
import { setPrices } from '../../../tests/support/money-steps.ts'
import type { Payer } from '../../../tests/support/payment-world.ts'
import { payInCash } from '../../../tests/support/return-world.ts'
import { walkInWish } from '../../../tests/support/walk-in.ts'
import { promotionNames } from '../../umbrellas/promotions/promotion-names.ts'
import { discountRows } from '../mails/order-mail-words.ts'
import { readOrder } from '../order-queries.ts'

let world: BarWorld
let beach: Payer
let elena: Payer
const SUNDAY = civilDate('2027-07-11')
const REASON = 'Cliente abituale'

beforeAll(async () => {
  world = await barWorld()
  await setPrices(world, 4000)
  await setSettings(world.db, { handDiscountMostPercent: 15 })
  await world.server.app.settings.reload(world.db.database)
  beach = await world.staff('Sandro', ['beach'])
  elena = await world.staff('Elena', ['manager'])
})
afterEach(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
})
afterAll(() => world.close())

type Discount = CallInput<typeof sales.quoteWalkIn>['discount']

/** Two days of one place for what was quoted with a discount. */
async function sold(by: Payer, discount: Discount, umbrellaId = freePlaces()[0] ?? 0) {
  const wish = walkInWish(umbrellaId, { to: SUNDAY })
  const { from, to, part, places } = wish
  const { totalCents } = await by.call(sales.quoteWalkIn, { from, to, part, places, discount })
  const said = { ...wish, discount, discountReason: REASON, totalCents }
  return { ...(await by.call(sales.sellWalkIn, said)), totalCents, said }
}

async function used(orderId: number) {
  const [use] = await world.db.sql(
    `select amount_cents as cents, reason, given_back_at is not null as "isGivenBack" from promotion_use where order_id = $1`,
    [orderId],
  )
  return use
}

async function orderOf(orderId: number) {
  const [row] = await world.db.sql<{ accountId: number }>(
    'select account_id::integer as "accountId" from orders where id = $1',
    [orderId],
  )
  const order = await readOrder(world.db.database, row?.accountId ?? 0, orderId)
  if (order === null) throw new Error('the order is not there')
  return order
}

test('B-06, B-11 a discount by hand stands in the price, with its reason and who gave it, wherever the order is read', async () => {
  const { orderId, totalCents, dueCents } = await sold(beach, { percent: 10 })
  expect([totalCents, dueCents]).toEqual([7200, 7200])
  const order = await orderOf(orderId)
  const price = order.lines.flatMap((line) => line.price as readonly PriceRow[])
  expect(price.map((row) => row.discounts)).toEqual([
    [{ promotion: BY_HAND, cents: 400 }],
    [{ promotion: BY_HAND, cents: 400 }],
  ])
  expect(await used(orderId)).toEqual({ cents: 800, reason: REASON, isGivenBack: false })
  expect(await elena.call(viewCustomerOrder, { orderId })).toMatchObject({
    totalCents: 7200,
    discount: { cents: 800, reason: REASON, by: 'Sandro' },
  })
  const { visits } = await beach.call(listVisits, { day: SUNDAY })
  expect(visits.find((visit) => visit.orderId === orderId)).toMatchObject({
    totalCents: 7200,
    discounts: [{ promotion: BY_HAND, cents: 800 }],
  })
  for (const [language, name] of [
    ['it', 'Sconto'],
    ['de', 'Rabatt'],
  ] as const) {
    const names = await promotionNames(world.db.database, price, language)
    const lines = order.lines.map((line) => ({ ...line, canDelete: false }))
    expect(discountRows(lines, names, language)).toEqual([[name, expect.stringMatching(/8[,.]00/)]])
  }
  const [told] = await world.db.sql(`select detail from staff_action where subject = $1`, [`order:${orderId}`])
  expect(told).toMatchObject({ detail: { discountCents: 800, discountReason: REASON } })
})

test('B-11 whoever sells gives no more than the setting says, the management as much as the places cost; never without a reason', async () => {
  const [place = 0] = freePlaces()
  const wish = walkInWish(place, { to: SUNDAY })
  const { from, to, part, places } = wish
  const quoted = (by: Payer, discount: Discount) => by.refusal(sales.quoteWalkIn, { from, to, part, places, discount })
  expect(await quoted(beach, { percent: 16 })).toBe('discount_too_large')
  expect(await quoted(beach, { amountCents: 1201 })).toBe('discount_too_large')
  expect(await quoted(elena, { amountCents: 8001 })).toBe('discount_too_large')
  const said = { ...wish, discount: { percent: 15 }, totalCents: 6800 }
  expect(await beach.refusal(sales.sellWalkIn, said)).toBe('input_invalid')
  expect(await beach.refusal(sales.sellWalkIn, { ...said, discountReason: REASON, totalCents: 8000 })).toBe(
    'quote_changed',
  )
  await beach.call(sales.sellWalkIn, { ...said, discountReason: REASON })
  // All of it: nothing is left to pay, today or by a link.
  const free = await sold(elena, { percent: 100 })
  expect(free.dueCents).toBe(0)
  expect(await orderOf(free.orderId)).toMatchObject({ totalCents: 0, method: 'no_payment_needed' })
})

test('B-03, B-11 what is cancelled gives back what it cost with its discount; a sale that is taken back gives the discount back', async () => {
  const { orderId, bookingIds } = await sold(beach, { amountCents: 1000 })
  await payInCash(world.db, orderId, 7000)
  const wish = { orderId, bookingId: bookingIds[0] ?? 0, days: [{ day: SUNDAY, part: 'full_day' as const }] }
  const reason = 'resort_cannot_deliver' as const
  expect(await beach.call(cancelByResort, { ...wish, reason, refundTo: 'credit' })).toMatchObject({
    refundCents: 3500,
    orderTotalCents: 3500,
  })
  const other = await sold(beach, { percent: 10 })
  await beach.call(bookings.undoOrderAction, { actionId: other.actionId })
  expect(await used(other.orderId)).toMatchObject({ isGivenBack: true })
})

test('B-03, B-11 a booking that moves takes its discount along, to another place for the difference as well', async () => {
  const [place = 0, next = 0] = freePlaces(2)
  const { orderId, bookingIds } = await sold(beach, { amountCents: 1000 }, place)
  const days = { bookingId: bookingIds[0] ?? 0, from: civilDate('2027-07-10'), to: SUNDAY }
  const moved = { ...days, umbrellaId: next, differenceCents: 0 }
  expect(await beach.call(bookings.moveVisit, moved)).toMatchObject({ dueCents: 7000, creditedCents: 0 })
  expect(await orderOf(orderId)).toMatchObject({ totalCents: 7000 })
})
