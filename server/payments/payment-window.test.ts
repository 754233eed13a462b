import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyCart } from '../../domain/cart/calls.ts'
import { startOrder } from '../../domain/orders/calls.ts'
import { startPayment } from '../../domain/payments/calls.ts'
import { lockUmbrellas } from '../../domain/umbrellas/calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { setSettings, TEST_NOW } from '../../tests/race/booking-world.ts'
import {
  atBank,
  attemptsOf,
  awaitingOrder,
  bookedPlaces,
  checkout,
  freePlaces,
  ledgerOf,
} from '../../tests/support/card-steps.ts'
import { driveAll, minutesOn, passTime, runClockJobs, setPrices, standingOf } from '../../tests/support/money-steps.ts'
import { paymentWorld, STAY, type PaymentWorld } from '../../tests/support/payment-world.ts'

const CHALLENGED = 'pm_card_threeDSecure2Required'

let world: PaymentWorld

beforeEach(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterEach(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

/** How many minutes after the test's beginning an instant is; the hold begins within the first seconds. */
const minute = (instant: string | null) => Math.floor((Date.parse(instant ?? '') - Date.parse(TEST_NOW)) / 60_000)

describe('case 61 the hold is over before *Paga*', () => {
  test.each([
    ['after the sweep', runClockJobs],
    ['before the sweep has seen it', async () => undefined],
  ])('%s: nothing begins, and the places are for everybody', async (_title, jobs) => {
    const places = freePlaces()
    const { guest, orderId } = await awaitingOrder(world, { places })
    await world.setClock(minutesOn(9))
    await jobs(world)
    expect(await guest.refusal(startPayment, { orderId, modeId: 3 })).toBe('cart_expired')
    expect(await attemptsOf(world, orderId)).toEqual([])
    await (await world.payer()).lock(...places)
  })

  test('nor can the cart be ordered any more', async () => {
    const guest = await world.payer()
    await guest.lock(...freePlaces())
    await world.setClock(minutesOn(9))
    const input = {
      quoteId: 'q_none_at_all',
      method: 'card',
      conditionsAccepted: true,
      conditionsVersion: '1',
    } as const
    expect(await guest.refusal(startOrder, input)).toBe('cart_expired')
  })
})

describe('case 69 the window, and its cap of twenty minutes', () => {
  test('*Paga* gives ten minutes, a decline leaves two, and nothing reaches beyond the twentieth', async () => {
    const { guest, order, orderId } = await awaitingOrder(world)
    expect(minute(order.payUntil)).toBe(8)
    await world.setClock(minutesOn(7))
    const first = await guest.pay(orderId, 'card')
    expect(minute(first.payUntil)).toBe(17)
    await world.setClock(minutesOn(16))
    await world.bank.confirmCard(first.clientSecret ?? '', 'pm_card_visa_chargeDeclined')
    const declined = await guest.outcome(orderId)
    expect(minute(declined.order.payUntil)).toBe(18)
    await world.setClock(minutesOn(17))
    const again = await guest.pay(orderId, 'card')
    expect(minute(again.payUntil)).toBe(20)
    await world.setClock(minutesOn(19))
    await world.bank.confirmCard(again.clientSecret ?? '', 'pm_card_visa_chargeDeclinedInsufficientFunds')
    expect(minute((await guest.outcome(orderId)).order.payUntil)).toBe(20)
    await passTime(world, 21)
    expect(await guest.refusal(startPayment, { orderId, modeId: 3 })).toBe('cart_expired')
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'expired' })
  })

  test('ordering the same cart again does not begin it anew', async () => {
    const { guest, orderId } = await checkout(world)
    await world.setClock(minutesOn(9))
    const second = await guest.order('card')
    expect(second.orderId).not.toBe(orderId)
    await world.setClock(minutesOn(9.5))
    expect(minute((await guest.pay(second.orderId, 'card')).payUntil)).toBe(19)
    await world.setClock(minutesOn(18))
    expect(minute((await guest.pay(second.orderId, 'card')).payUntil)).toBe(20)
  })

  test('the numbers are settings', async () => {
    await setSettings(world.db, { payMinutes: 3, payCapMinutes: 9 })
    await expect.poll(() => world.server.app.settings.payCapMinutes).toBe(9)
    const { guest, orderId } = await awaitingOrder(world)
    await world.setClock(minutesOn(7))
    expect(minute((await guest.pay(orderId, 'card')).payUntil)).toBe(9)
  })
})

describe('the window ends at the moment of the success', () => {
  test('case 65 whoever comes first, the order is paid once and its places are its own', async () => {
    for (let round = 0; round < 6; round += 1) {
      await world.setClock(TEST_NOW)
      const { orderId, order, ref, type } = await checkout(world)
      await type('pm_card_visa')
      await world.setClock(minutesOn(10.5))
      const { driver } = world.server.app.payments
      const [attempt] = await attemptsOf(world, orderId)
      const asks = [() => driver.sync(attempt?.id ?? 0), () => runClockJobs(world)]
      await Promise.all((round % 2 === 0 ? asks : asks.toReversed()).map((ask) => ask()))
      await driveAll(world, orderId)
      expect(await standingOf(world, orderId)).toEqual({ status: 'confirmed', payment: 'paid', net: order.totalCents })
      expect(await bookedPlaces(world, orderId)).toBe(1)
      expect(await atBank(world, ref)).toEqual({ status: 'succeeded', taken: order.totalCents })
    }
  })

  test('case 66 the cancel that the sweep asked for finds a success: the places are free, and the money stays', async () => {
    const { guest, order, orderId, ref, type } = await checkout(world)
    await type(CHALLENGED)
    await passTime(world, 11)
    await world.bank.challenge(ref, true)
    await driveAll(world, orderId)
    expect(await world.bank.count(/POST \/v1\/payment_intents\/[^/]+\/cancel/)).toBe(0)
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
  })

  test('case 66 the person wins between the sweep’s look and its cancel: all of it is one decision', async () => {
    const { orderId, ref, type } = await checkout(world)
    await type(CHALLENGED)
    await passTime(world, 11)
    await world.bank.control('faults', {
      match: `GET /v1/payment_intents/${ref}`,
      phase: 'after',
      kind: 'delay',
      ms: 1_000,
    })
    const looks = new RegExp(`GET /v1/payment_intents/${ref}`)
    const looked = await world.bank.count(looks)
    const driving = driveAll(world, orderId)
    await expect.poll(() => world.bank.count(looks), { interval: 10 }).toBeGreaterThan(looked)
    await world.bank.challenge(ref, true)
    await driving
    await driveAll(world, orderId)
    expect(await standingOf(world, orderId)).toEqual({ status: 'expired', payment: 'unpaid', net: 0 })
    expect(await atBank(world, ref)).toEqual({ status: 'canceled', taken: 0 })
    expect(await attemptsOf(world, orderId)).toMatchObject([{ state: 'cancelled', isSettled: true }])
  })
})

describe('case 68 the resort has changed when the money comes', () => {
  test('prices went up: what was ordered is paid at its own price', async () => {
    const { guest, order, orderId, type } = await checkout(world)
    await setPrices(world, 9900)
    await type('pm_card_visa')
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'completed',
      order: { totalCents: order.totalCents, paymentStatus: 'paid' },
    })
  })

  test('the season was closed: the order stands', async () => {
    const { guest, orderId, ref, type } = await checkout(world)
    await type(CHALLENGED)
    await setSettings(world.db, { umbrellaSeasonTo: '2027-07-05' })
    await passTime(world, 11)
    await world.bank.challenge(ref, true)
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { status: 'confirmed' } })
  })

  test('maintenance is on: nobody is answered, and the order is confirmed all the same', async () => {
    const { guest, orderId, type } = await checkout(world)
    await type('pm_card_visa')
    await setSettings(world.db, { maintenance: true })
    await expect.poll(() => world.server.app.settings.maintenance).toBe(true)
    expect(await guest.refusal(emptyCart, {})).toBe('maintenance')
    await driveAll(world, orderId)
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'confirmed', payment: 'paid' })
  })
})

describe('case 70 clocks', () => {
  test('the deadline and the clock that counts are the server’s, whatever the phone believes', async () => {
    const { started } = await checkout(world)
    expect(minute(started.serverNow)).toBe(0)
    expect(Date.parse(started.payUntil ?? '') - Date.parse(started.serverNow)).toBeGreaterThan(9 * 60_000)
  })

  test('a window over the change of the clocks has its ten minutes, and a cash place of that day its hour', async () => {
    const guest = await world.payer()
    await world.setClock('2027-10-31T02:55:00+02:00')
    await guest.call(lockUmbrellas, {
      ...STAY,
      from: '2027-10-31',
      to: '2027-10-31',
      places: [{ umbrellaId: 320, people: 1, dogs: [], extras: [] }],
    })
    const order = await guest.order('card')
    const paying = await guest.pay(order.orderId, 'card')
    expect(Date.parse(paying.payUntil ?? '') - Date.parse(paying.serverNow)).toBeGreaterThan(9.9 * 60_000)
    expect(paying.payUntil).toMatch(/^2027-10-31T01:0[45]/)
    const cash = await guest.order('cash')
    expect(cash.deadline).toMatchObject({ day: '2027-10-31', hour: 10, at: '2027-10-31T09:00:00.000Z' })
  })
})
