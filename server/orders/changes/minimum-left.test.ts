import { afterAll, beforeAll, expect, test } from 'vitest'
import * as changes from '../../../domain/orders/change-calls.ts'
import { violations } from '../../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../../tests/invariants/invariants.ts'
import { makeStaff } from '../../../tests/race/booking-world.ts'
import { booked, cancel, D, daysOf, idsOf, move, moveOf, read, whole } from '../../../tests/support/change-steps.ts'
import { setPrices } from '../../../tests/support/money-steps.ts'
import { paymentWorld, type PaymentWorld } from '../../../tests/support/payment-world.ts'
import { writePromotions } from '../../umbrellas/promotions/promotion-queries.ts'
import { forgetResortData } from '../../umbrellas/resort-data.ts'

let world: PaymentWorld

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
  await setPrices(world, 4000)
  await weekendsFrom(3)
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

/** Two days for every weekend that is at least so many days away; it is 1 July, and the stay begins on Saturday the 10th. */
async function weekendsFrom(aheadDays: number) {
  const minimumStays = [{ weekdays: ['sat' as const, 'sun' as const], leastDays: 2, aheadDays }]
  await world.db.database.transaction((tx) => writePromotions(tx, { promotions: [], minimumStays }))
  forgetResortData()
}

test('B-06 a weekend loses no single day and no half of one, and may go as a whole', async () => {
  const stay = await booked(world)
  for (const days of [whole(D[0]), whole(D[1]), [{ day: D[1], part: 'afternoon' as const }]]) {
    expect(await stay.guest.refusal(changes.quoteChange, { ...idsOf(stay), days })).toBe('minimum_stay_left')
    const wish = { ...idsOf(stay), days, refundCents: 4000, refundTo: 'original' as const }
    expect(await stay.guest.refusal(changes.cancelDays, wish)).toBe('minimum_stay_left')
  }
  expect((await stay.guest.call(changes.quoteChange, { ...idsOf(stay), days: [] })).days).toHaveLength(6)
  expect(daysOf(await read(stay.guest, stay.orderId))).toEqual([[D[0], D[1], 'full_day']])
  expect(await cancel(stay, whole(D[0], D[1]))).toMatchObject({ status: 'cancelled', totalCents: 0 })
})

test('B-06 what is longer loses what is beyond the weekend; moving is bound as booking is', async () => {
  const stay = await booked(world, D[3])
  expect(await stay.guest.refusal(changes.quoteChange, { ...idsOf(stay), days: whole(D[1]) })).toBe('minimum_stay_left')
  expect(daysOf(await cancel(stay, whole(D[2], D[3])))).toEqual([[D[0], D[1], 'full_day']])
  expect(await stay.guest.refusal(changes.quoteMove, moveOf(stay, { to: D[0] }))).toBe('minimum_stay')
  expect(daysOf(await move(stay, { from: D[1], to: D[2] }))).toEqual([[D[1], D[2], 'full_day']])
})

test('B-06 near the weekend a day goes alone; and the resort that cannot deliver is bound by nothing', async () => {
  const stay = await booked(world)
  const beach = world.payerBy(await makeStaff(world.db, { ...(await world.payer()), email: '' }, ['beach']))
  const cannot = { ...idsOf(stay), days: whole(D[0]), reason: 'resort_cannot_deliver' as const }
  expect(await beach.call(changes.cancelByResort, cannot)).toMatchObject({ orderTotalCents: 4000 })
  const other = await booked(world, D[1], 'cash')
  await weekendsFrom(20)
  expect(daysOf(await cancel(other, whole(D[1])))).toEqual([[D[0], D[0], 'full_day']])
  await weekendsFrom(3)
})
