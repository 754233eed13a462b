import { afterEach, beforeEach, expect, test } from 'vitest'
import { getOwnPlaces } from '../../domain/umbrellas/own-calls.ts'
import type { BookingCalls, Guest } from '../../tests/race/booking-calls.ts'
import { beachWorld, PERIOD, refused, wish, type BeachWorld } from '../../tests/support/beach-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { sweepHolds } from './occupancy-queries.ts'

let db: TestDatabase
let world: BookingCalls
let later: BeachWorld['later']
let close: BeachWorld['close']

beforeEach(async () => {
  ;({ db, world, later, close } = await beachWorld())
})
afterEach(() => close())

const own = (guest: Guest, change: object = {}) => guest.call(getOwnPlaces, { ...PERIOD, ...change })
const sweep = () => db.database.transaction((tx) => sweepHolds(tx, 10))
const NOTHING = { booked: [], paused: [], pausedUntil: null, serverNow: expect.any(String) }

test('R-405 what a hold of 8 minutes left behind is not to be had for 15 more, and exactly that is said', async () => {
  const guest = await world.guest({ deviceId: 'phone' })
  const sameDevice = await world.guest({ deviceId: 'phone' })
  const stranger = await world.guest({ deviceId: 'another' })
  const { cart } = await guest.lock(wish(320))
  expect(await own(guest)).toEqual(NOTHING)
  await later(500)
  const until = new Date(Date.parse(cart.expiresAt ?? '') + 15 * 60_000).toISOString()
  for (const asker of [guest, sameDevice]) {
    expect(await own(asker)).toEqual({ ...NOTHING, paused: [{ umbrellaId: 320, until }] })
    await expect(asker.lock(wish(320))).rejects.toEqual(refused('held_again_too_soon'))
  }
  expect(await own(stranger)).toEqual(NOTHING)
  await sweep()
  expect((await own(guest)).paused).toEqual([{ umbrellaId: 320, until }])
  await later(480 + 900 + 60)
  expect(await own(guest)).toEqual(NOTHING)
  await guest.lock(wish(320))
})

test('three carts that ran out: nothing is to be had for an hour', async () => {
  const guest = await world.guest()
  for (const [index, id] of [320, 321, 322].entries()) {
    await later(index * 600)
    await guest.lock(wish(id))
    await later(index * 600 + 500)
    await sweep()
  }
  const { pausedUntil } = await own(guest)
  expect(Date.parse(pausedUntil ?? '')).toBeGreaterThan(0)
  await expect(guest.lock(wish(323))).rejects.toEqual(refused('too_many_held', { scope: 'account' }))
  await later(1200 + 480 + 3610)
  expect((await own(guest)).pausedUntil).toBeNull()
  await guest.lock(wish(323))
})

test('R-101 one’s own booked place is one’s own on its days, with its order, and nobody else’s', async () => {
  const [guest, other] = [await world.guest(), await world.guest()]
  await guest.lock(wish(320))
  expect((await own(guest)).booked).toEqual([])
  const { orderId } = await guest.order('cash')
  expect((await own(guest)).booked).toEqual([{ umbrellaId: 320, orderId }])
  expect((await own(guest, { from: PERIOD.to, part: 'afternoon' })).booked).toEqual([{ umbrellaId: 320, orderId }])
  expect((await own(guest, { from: '2027-07-12', to: '2027-07-13' })).booked).toEqual([])
  expect((await own(other)).booked).toEqual([])
})
