import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyCart } from '../../domain/cart/calls.ts'
import * as calls from '../../domain/umbrellas/calls.ts'
import type { BookingCalls, Guest } from '../../tests/race/booking-calls.ts'
import { setSettings } from '../../tests/race/booking-world.ts'
import { beachWorld, PERIOD, place, refused, wish, type BeachWorld } from '../../tests/support/beach-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { sweepHolds } from './occupancy-queries.ts'
import { forgetResortData } from './resort-data.ts'

let db: TestDatabase
let world: BookingCalls
let later: BeachWorld['later']
let close: BeachWorld['close']

beforeEach(async () => {
  ;({ db, world, later, close } = await beachWorld())
})
afterEach(() => close())

const set = async (values: Parameters<typeof setSettings>[1]) => {
  await setSettings(db, values)
  await world.settings.reload(db.database)
}
const endOf = async (guest: Guest) => Date.parse((await guest.cart()).expiresAt ?? '')

describe('R-405 one end for the whole cart', () => {
  test('R-902 eight minutes after the first place, and a second place never moves it', async () => {
    const guest = await world.guest()
    const first = await guest.lock(wish(320))
    expect(Date.parse(first.cart.expiresAt ?? '') - Date.parse(first.serverNow)).toBe(8 * 60_000)
    await later(300)
    await guest.lock(wish(321))
    expect(Math.abs((await endOf(guest)) - Date.parse(first.cart.expiresAt ?? ''))).toBeLessThan(1)
    expect((await guest.cart()).lines.map((line) => line.code)).toEqual(['C20', 'C21'])
  })

  test('what ran out is gone from the cart, and the next place begins a fresh one', async () => {
    const guest = await world.guest()
    const first = await guest.lock(wish(320))
    await later(600)
    expect(await guest.cart()).toMatchObject({ isEmpty: true, lines: [], expiresAt: null, totalCents: 0 })
    const second = await guest.lock(wish(321))
    expect(second.cart.lines.map((line) => line.umbrellaId)).toEqual([321])
    expect(Date.parse(second.cart.expiresAt ?? '')).toBeGreaterThan(Date.parse(first.cart.expiresAt ?? ''))
  })

  test('an expired hold is free to others before any sweep, and its extras come back', async () => {
    await db.sql(`update extra set stock = 2 where id = 'sun_bed'`)
    forgetResortData()
    const [first, second] = [await world.guest(), await world.guest()]
    const lastBeds = (id: number) => ({ ...PERIOD, places: [place(id, [{ id: 'sun_bed', quantity: 2 }])] })
    await first.lock(lastBeds(320))
    await expect(second.lock(lastBeds(321))).rejects.toEqual(refused('extra_sold_out', { extras: ['sun_bed'] }))
    await later(500)
    expect((await second.lock(lastBeds(321))).cart.lines).toHaveLength(1)
    expect((await second.lock(wish(320))).cart.lines).toHaveLength(2)
  })

  test('the sweep tidies what ran out and nothing else', async () => {
    const [first, second] = [await world.guest(), await world.guest()]
    await first.lock({ ...PERIOD, places: [place(320, [{ id: 'sun_bed', quantity: 2 }])] })
    await later(400)
    await second.lock(wish(321))
    await later(500)
    expect(await db.database.transaction((tx) => sweepHolds(tx, 2_000))).toEqual([{ from: PERIOD.from, to: PERIOD.to }])
    expect(await db.sql('select umbrella_id from occupancy')).toEqual([{ umbrella_id: 321 }])
  })
})

describe('idempotent by state', () => {
  test('I18 the same wish again is the same cart', async () => {
    const guest = await world.guest()
    const first = await guest.lock(wish(320, 321))
    const again = await guest.lock(wish(320, 321))
    expect(again.cart).toEqual(first.cart)
    expect((await guest.lock(wish(320, 322))).cart.lines.map((line) => line.umbrellaId)).toEqual([320, 321, 322])
  })

  test('another wish for a place one holds is refused: that is updateLine', async () => {
    const guest = await world.guest()
    await guest.lock(wish(320))
    await expect(guest.lock({ ...PERIOD, places: [{ ...place(320), people: 2 }] })).rejects.toEqual(
      refused('umbrella_taken', { codes: ['C20'] }),
    )
    await expect(guest.lock({ ...wish(320), part: 'morning' })).rejects.toEqual(refused('umbrella_taken'))
  })

  test('B-01 one taken place of three and none is held', async () => {
    const [first, second] = [await world.guest(), await world.guest()]
    await first.lock(wish(321))
    await expect(second.lock(wish(320, 321, 322))).rejects.toEqual(refused('umbrella_taken', { codes: ['C21'] }))
    expect((await second.cart()).isEmpty).toBe(true)
  })
})

describe('R-710 unlocking', () => {
  const unlock = (guest: Guest, umbrellaId: number, idUser: unknown = 1) =>
    guest.call(calls.unlockUmbrella, { dataInizio: PERIOD.from, dataFine: PERIOD.to, idOmbrellone: umbrellaId, idUser })

  test('frees one’s own hold, whatever idUser says, and only that', async () => {
    const [first, second] = [await world.guest(), await world.guest()]
    await first.lock(wish(320, 321))
    await second.lock(wish(322))
    expect(await unlock(second, 320, first.accountId)).toEqual({ result: true })
    expect((await first.cart()).lines).toHaveLength(2)
    expect(await unlock(first, 320, second.accountId)).toEqual({ result: true })
    expect(await unlock(first, 320)).toEqual({ result: true })
    expect((await first.cart()).lines.map((line) => line.umbrellaId)).toEqual([321])
    expect((await second.cart()).lines).toHaveLength(1)
  })

  test('never touches a booking', async () => {
    const guest = await world.guest()
    await guest.lock(wish(320))
    await guest.order('cash')
    await unlock(guest, 320)
    expect(await db.sql('select state from occupancy')).toEqual([{ state: 'booked' }])
  })

  test('emptying frees everything, twice as well as once', async () => {
    const guest = await world.guest()
    await guest.lock(wish(320, 321))
    expect(await guest.call(emptyCart, {})).toEqual({ done: true })
    expect(await guest.call(emptyCart, {})).toEqual({ done: true })
    expect(await db.sql('select * from occupancy')).toEqual([])
  })
})

describe('security guide 6 a: unpaid inventory', () => {
  test('R-514 five per cart, and five per half-day over cart and orders', async () => {
    const guest = await world.guest()
    await guest.lock(wish(320, 321, 322))
    await guest.order('cash')
    await expect(guest.lock(wish(323, 324, 420))).rejects.toEqual(
      refused('too_many_umbrellas', { scope: 'half_day', max: 5, have: 3 }),
    )
    await guest.lock(wish(323, 324))
    await guest.lock({ ...wish(420, 421, 422), from: '2027-07-12', to: '2027-07-12' })
    await expect(guest.lock({ ...wish(423), from: '2027-07-13', to: '2027-07-13' })).rejects.toEqual(
      refused('too_many_umbrellas', { scope: 'cart', have: 5 }),
    )
  })

  test('five per device, over all its accounts', async () => {
    const guests = await Promise.all(
      ['one', 'two', 'three'].map((_, index) =>
        world.guest({ deviceId: 'phone', addressPrefix: `10.9.${index}.0/24` }),
      ),
    )
    await guests[0]?.lock(wish(320, 321, 322))
    await guests[1]?.lock(wish(323, 324))
    await expect(guests[2]?.lock(wish(420))).rejects.toEqual(refused('too_many_held', { scope: 'device' }))
    await guests[0]?.call(emptyCart, {})
    await guests[2]?.lock(wish(420))
  })

  test('ten per network prefix', async () => {
    const guests = await Promise.all([1, 2, 3].map(() => world.guest({ addressPrefix: '198.51.100.0/24' })))
    await guests[0]?.lock(wish(320, 321, 322, 323, 324))
    await guests[1]?.lock(wish(420, 421, 422, 423, 424))
    await expect(guests[2]?.lock(wish(522))).rejects.toEqual(refused('too_many_held', { scope: 'prefix' }))
  })

  test('no renewal within 15 minutes after the end, by account or device; afterwards again', async () => {
    const guest = await world.guest({ deviceId: 'phone' })
    const sameDevice = await world.guest({ deviceId: 'phone' })
    await guest.lock(wish(320))
    await later(500)
    await expect(guest.lock(wish(320))).rejects.toEqual(
      refused('held_again_too_soon', { codes: ['C20'], retryAfterSeconds: expect.any(Number) }),
    )
    await expect(sameDevice.lock(wish(320))).rejects.toEqual(refused('held_again_too_soon'))
    await db.database.transaction((tx) => sweepHolds(tx, 10))
    await expect(guest.lock(wish(320))).rejects.toEqual(refused('held_again_too_soon'))
    const stranger = await world.guest()
    await stranger.lock(wish(320))
    await stranger.call(emptyCart, {})
    await later(480 + 900 + 60)
    await guest.lock(wish(320))
  })

  test('three carts that ran out are a pause of an hour', async () => {
    const guest = await world.guest()
    for (const [index, id] of [320, 321, 322].entries()) {
      await later(index * 600)
      await guest.lock(wish(id))
      await later(index * 600 + 500)
      await db.database.transaction((tx) => sweepHolds(tx, 10))
    }
    await expect(guest.lock(wish(323))).rejects.toEqual(refused('too_many_held', { scope: 'account' }))
    await later(1200 + 480 + 3610)
    await guest.lock(wish(323))
  })

  test('the valve: strangers hold a share of a day at most, a guest who ordered before passes', async () => {
    await set({ heldShareFloor: 3, heldSharePercent: 1 })
    const [known, first, second] = [await world.guest(), await world.guest(), await world.guest()]
    await known.lock({ ...wish(520), from: '2027-08-01', to: '2027-08-01' })
    await known.order('cash')
    await first.lock(wish(320, 321))
    await expect(second.lock(wish(322, 323))).rejects.toEqual(refused('beach_nearly_held'))
    await second.lock(wish(322))
    await known.lock(wish(324))
  })
})

describe('updateLine', () => {
  const update = (guest: Guest, lineId: number, extras: { id: 'sun_bed' | 'deck_chair'; quantity: number }[]) =>
    guest.call(calls.updateLine, { lineId, people: 2, dogs: [], extras })

  test('R-309 changes the stock by the difference and keeps the end', async () => {
    const guest = await world.guest()
    const { cart } = await guest.lock({ ...PERIOD, places: [place(320, [{ id: 'sun_bed', quantity: 2 }])] })
    const lineId = cart.lines[0]?.lineId ?? 0
    const changed = await update(guest, lineId, [
      { id: 'sun_bed', quantity: 1 },
      { id: 'deck_chair', quantity: 1 },
    ])
    expect(changed.cart.expiresAt).toBe(cart.expiresAt)
    expect(changed.cart.lines[0]).toMatchObject({
      people: 2,
      extras: [
        { id: 'sun_bed', quantity: 1 },
        { id: 'deck_chair', quantity: 1 },
      ],
    })
    expect(await db.sql('select distinct extra_id, reserved from extra_stock order by 1')).toEqual([
      { extra_id: 'deck_chair', reserved: 1 },
      { extra_id: 'sun_bed', reserved: 1 },
    ])
  })

  test('a price seen is a price kept, also when the price list changes meanwhile', async () => {
    const guest = await world.guest()
    const { cart } = await guest.lock(wish(320))
    await db.sql('update price_amount set day_cents = day_cents + 100')
    const changed = await update(guest, cart.lines[0]?.lineId ?? 0, [])
    expect(changed.cart.totalCents).toBe(cart.totalCents)
  })

  test('somebody else’s line, a line that never was, and one that ran out', async () => {
    const [guest, other] = [await world.guest(), await world.guest()]
    const { cart } = await guest.lock(wish(320))
    const lineId = cart.lines[0]?.lineId ?? 0
    await expect(update(other, lineId, [])).rejects.toEqual(refused('line_unknown'))
    await expect(update(guest, 999_999, [])).rejects.toEqual(refused('line_unknown'))
    await later(500)
    await expect(update(guest, lineId, [])).rejects.toEqual(refused('cart_expired'))
  })
})
