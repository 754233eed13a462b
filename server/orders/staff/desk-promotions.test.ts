import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOrder } from '../../../domain/orders/calls.ts'
import * as calls from '../../../domain/orders/staff-calls.ts'
import * as sales from '../../../domain/orders/sale-calls.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { lockUmbrellas } from '../../../domain/umbrellas/calls.ts'
import { applyPromotionCode } from '../../../domain/umbrellas/promotion-calls.ts'
import { violations } from '../../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../../tests/invariants/invariants.ts'
import { barWorld, type BarWorld } from '../../../tests/support/bar-world.ts'
import { freePlaces } from '../../../tests/support/card-steps.ts'
import { paidOrder, setPrices } from '../../../tests/support/money-steps.ts'
import type { Payer } from '../../../tests/support/payment-world.ts'
import { writePromotions } from '../../umbrellas/promotions/promotion-queries.ts'
import { forgetResortData } from '../../umbrellas/resort-data.ts'

let world: BarWorld
let beach: Payer

const NAME = { it: 'Sole', en: 'Sun', fr: 'Soleil', nl: 'Zon', de: 'Sonne' }
const SATURDAY = civilDate('2027-07-10')
const SUNDAY = civilDate('2027-07-11')
const wish = (umbrellaId: number, to = SATURDAY) => ({
  from: SATURDAY,
  to,
  part: 'full_day' as const,
  places: [{ umbrellaId, people: 2, dogs: [], extras: [] }],
})

beforeAll(async () => {
  world = await barWorld()
  await setPrices(world, 4000)
  beach = await world.staff('Sandro', ['beach'])
  const promotions = [
    { id: 'desk', name: NAME, percent: 10, channels: ['desk' as const] },
    { id: 'online', name: NAME, percent: 20, channels: ['online' as const] },
    { id: 'phone', name: NAME, percent: 25, code: 'TELEFONO', uses: 1 },
    { id: 'code', name: NAME, percent: 30, channels: ['online' as const], code: 'SOLE', uses: 1 },
  ]
  const minimumStays = [{ weekdays: ['sat' as const, 'sun' as const], leastDays: 2, aheadDays: 0 }]
  await world.db.database.transaction((tx) => writePromotions(tx, { promotions, minimumStays }))
  forgetResortData()
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

test('B-06, B-11 the desk sells a single Saturday that guests cannot book, with the discounts of the desk only', async () => {
  const [place = 0] = freePlaces()
  const guest = await world.payer()
  expect(await guest.refusal(lockUmbrellas, wish(place))).toBe('minimum_stay')
  const quote = await beach.call(sales.quoteWalkIn, wish(place))
  expect(quote.totalCents).toBe(3600)
  expect(quote.lines[0]?.price[0]?.discounts).toEqual([{ promotion: 'desk', cents: 400 }])
  const pressId = crypto.randomUUID()
  const sale = { ...wish(place), pressId, customer: null, language: 'it' as const, totalCents: 3600 }
  const { orderId } = await beach.call(sales.sellWalkIn, sale)
  // It goes on to the Sunday: the added day is sold at the desk, too.
  const [line] = await world.db.sql<{ id: number }>('select id::integer from order_line where order_id = $1', [orderId])
  const added = { bookingId: line?.id ?? 0, to: SUNDAY, part: 'full_day' as const }
  await beach.call(calls.extendVisit, { ...added, addedCents: 3600 })
})

test('B-06, B-11 a booking that the desk moves keeps the code that it was bought with', async () => {
  const [place = 0, other = 0] = freePlaces(2)
  const guest = await world.payer()
  await guest.call(lockUmbrellas, wish(place, SUNDAY))
  const { cart } = await guest.call(applyPromotionCode, { code: 'SOLE' })
  expect(cart.totalCents).toBe(5600)
  const order = await guest.order('card')
  await paidOrder(world, { guest, order })
  const bookingId = order.lines[0]?.bookingId ?? 0
  const move = { bookingId, umbrellaId: other, from: SATURDAY, to: SUNDAY, differenceCents: 0 }
  expect(await beach.call(calls.moveVisit, move)).toMatchObject({ dueCents: 0, creditedCents: 0 })
  const after = await guest.call(getOrder, { orderId: String(order.orderId) })
  expect(after).toMatchObject({ totalCents: 5600, dueCents: 0 })
  expect(after.lines.find((one) => !one.isCancelled)?.umbrellaId).toBe(other)
})

test('B-06, B-11 a code that the guest says is taken off the sale, and its use is counted', async () => {
  const [first = 0] = freePlaces()
  const [second = 0] = freePlaces()
  const said = { ...wish(first), code: 'telefono' }
  expect(await beach.refusal(sales.quoteWalkIn, { ...said, code: 'niente' })).toBe('code_unknown')
  expect(await beach.refusal(sales.quoteWalkIn, { ...said, code: 'SOLE' })).toBe('code_not_for_these')
  const quote = await beach.call(sales.quoteWalkIn, said)
  expect(quote.totalCents).toBe(3000)
  expect(quote.lines[0]?.price[0]?.discounts).toEqual([{ promotion: 'phone', cents: 1000 }])
  const sale = { pressId: crypto.randomUUID(), customer: null, language: 'it' as const, totalCents: 3000 }
  expect(await beach.call(sales.sellWalkIn, { ...said, ...sale })).toMatchObject({ dueCents: 3000 })
  const again = { ...wish(second), code: 'telefono', ...sale, pressId: crypto.randomUUID() }
  expect(await beach.refusal(sales.sellWalkIn, again)).toBe('code_used_up')
})
