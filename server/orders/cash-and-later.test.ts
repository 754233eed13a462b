import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../domain/orders/calls.ts'
import { getPaymentConfig, startPayment, submitPayment } from '../../domain/payments/calls.ts'
import { lockUmbrellas } from '../../domain/umbrellas/calls.ts'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { setSettings } from '../../tests/race/booking-world.ts'
import { atBank, attemptsOf, bookedPlaces, freePlaces, ledgerOf, pressPay } from '../../tests/support/card-steps.ts'
import {
  driveAll,
  mailsOf,
  paidOrder,
  runClockJobs,
  setPrices,
  standingOf,
  takeCash,
} from '../../tests/support/money-steps.ts'
import { paymentWorld, STAY, type Payer, type PaymentWorld } from '../../tests/support/payment-world.ts'

const DAY = '2027-07-10'

let world: PaymentWorld

beforeEach(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterEach(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

async function ordered(method: calls.PaymentMethod, places = freePlaces()) {
  const guest = await world.payer()
  await guest.lock(...places)
  const order = await guest.order(method)
  return { guest, order, orderId: order.orderId, places }
}

async function methodsToday(part: 'full_day' | 'morning' | 'afternoon', guest: Payer) {
  const places = freePlaces().map((umbrellaId) => ({ umbrellaId, people: 1, dogs: [], extras: [] }))
  await guest.call(lockUmbrellas, { from: DAY, to: DAY, part, places })
  return guest.call(calls.evaluateOrder, { cart: 'umbrella' })
}

test('case 10 cash: confirmed and unpaid, with the hour by which the guest arrives; the desk takes the money', async () => {
  const { guest, order, orderId } = await ordered('cash')
  expect(order).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'unpaid',
    canPay: true,
    deadline: { day: DAY, hour: 10 },
  })
  expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', payment: null })
  await takeCash(world, order)
  expect(await standingOf(world, orderId)).toEqual({ status: 'confirmed', payment: 'paid', net: order.totalCents })
  await world.setClock(`${DAY}T10:16:00+02:00`)
  await runClockJobs(world)
  expect(await standingOf(world, orderId)).toMatchObject({ status: 'confirmed', payment: 'paid' })
})

test.each(['card', 'wallet', 'second_card'] as const)('case 11 pay later, then paid online by %s', async (method) => {
  const { guest, order, orderId } = await ordered('pay_later')
  expect(order).toMatchObject({ status: 'confirmed', paymentStatus: 'unpaid', canPay: true, deadline: { hour: 20 } })
  await paidOrder(world, { guest, order, method })
  expect(await guest.outcome(orderId)).toMatchObject({
    outcome: 'completed',
    order: { paymentStatus: 'paid', canPay: false },
  })
  expect(await guest.refusal(startPayment, { orderId, modeId: 3 })).toBe('order_not_payable')
  await world.setClock('2027-07-09T20:30:00+02:00')
  await runClockJobs(world)
  expect(await standingOf(world, orderId)).toEqual({ status: 'confirmed', payment: 'paid', net: order.totalCents })
})

test('case 11 a decline of a booked order takes nothing of it away', async () => {
  const { guest, order, orderId } = await ordered('pay_later')
  const { type } = await pressPay(world, guest, order)
  await type('pm_card_visa_chargeDeclined')
  expect(await guest.outcome(orderId)).toMatchObject({
    outcome: 'failed',
    order: { status: 'confirmed', canPay: true },
    payment: { failure: { reason: 'declined' }, canRetry: true },
  })
  expect(await bookedPlaces(world, orderId)).toBe(1)
})

test('case 12 a total of 0 needs no payment', async () => {
  await setPrices(world, 0)
  const { guest, order, orderId } = await ordered('no_payment_needed')
  expect(order).toMatchObject({ totalCents: 0, status: 'confirmed', paymentStatus: 'none', canPay: false })
  expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', payment: null })
  expect(await guest.refusal(startPayment, { orderId, modeId: 3 })).toBe('order_not_payable')
  expect(await bookedPlaces(world, orderId)).toBe(1)
})

describe('case 87 cash for today', () => {
  test.each([
    ['full_day', '09:59', null],
    ['full_day', '10:00', 'cash_cutoff_passed'],
    ['morning', '10:00', 'cash_cutoff_passed'],
    ['afternoon', '14:59', null],
    ['afternoon', '15:00', 'cash_cutoff_passed'],
  ] as const)('%s at %s', async (part, hour, reason) => {
    const guest = await world.payer()
    await world.setClock(`${DAY}T${hour}:00+02:00`)
    const { methods, refused } = await methodsToday(part, guest)
    expect(methods.some(({ method }) => method === 'cash')).toBe(reason === null)
    expect(refused.find(({ method }) => method === 'cash')?.reason ?? null).toBe(reason)
    if (reason !== null) await expect(guest.order('cash')).rejects.toThrow(reason)
  })
})

test('case 88 at its hour the place is free again, and who comes a minute later has lost it', async () => {
  const { guest, orderId, places } = await ordered('cash')
  await world.setClock(`${DAY}T10:14:00+02:00`)
  await runClockJobs(world)
  expect(await standingOf(world, orderId)).toMatchObject({ status: 'confirmed' })
  await world.setClock(`${DAY}T10:16:00+02:00`)
  await runClockJobs(world)
  expect(await standingOf(world, orderId)).toEqual({ status: 'no_show', payment: 'none', net: 0 })
  expect(await mailsOf(world, orderId)).toContain('orders.freed')
  const other = await world.payer()
  await other.call(lockUmbrellas, {
    ...STAY,
    from: DAY,
    to: DAY,
    part: 'afternoon',
    places: places.map((umbrellaId) => ({ umbrellaId, people: 1, dogs: [], extras: [] })),
  })
  expect(await guest.refusal(startPayment, { orderId, modeId: 3 })).toBe('order_not_payable')
})

test('case 89 a cash guest pays online in the last minute, while the release runs: the window keeps the place', async () => {
  const { guest, order, orderId } = await ordered('cash')
  await world.setClock(`${DAY}T10:14:00+02:00`)
  const { type } = await pressPay(world, guest, order)
  await type('pm_card_visa')
  await world.setClock(`${DAY}T10:15:30+02:00`)
  await Promise.all([runClockJobs(world), driveAll(world, orderId), runClockJobs(world)])
  expect(await standingOf(world, orderId)).toEqual({ status: 'confirmed', payment: 'paid', net: order.totalCents })
})

describe('case 90 cash alone', () => {
  test('the flag hides the other modes, and a checkout that was open sees it', async () => {
    const guest = await world.payer()
    await guest.lock(...freePlaces())
    const { quoteId, conditions } = await guest.call(calls.evaluateOrder, { cart: 'umbrella' })
    const waiting = await ordered('card')
    await setSettings(world.db, { payOnlyCash: true })
    await expect.poll(() => world.server.app.settings.payOnlyCash).toBe(true)
    const conditionsVersion = conditions.find(({ method }) => method === 'card')?.version ?? ''
    const wish = { quoteId, method: 'card', conditionsAccepted: true, conditionsVersion } as const
    expect(await guest.refusal(calls.startOrder, wish)).toBe('quote_changed')
    expect(await waiting.guest.refusal(startPayment, { orderId: waiting.orderId, modeId: 3 })).toBe(
      'method_not_offered',
    )
    expect(await guest.call(getPaymentConfig, {})).toEqual({ modes: [] })
    const { methods } = await guest.call(calls.evaluateOrder, { cart: 'umbrella' })
    expect(methods.map(({ method }) => method)).toEqual(['cash'])
  })
})

test('case 91 the desk records the cash of an order twice: it is in the ledger once', async () => {
  const { order, orderId } = await ordered('cash')
  await Promise.all([takeCash(world, order), takeCash(world, order)])
  expect(await ledgerOf(world, orderId)).toEqual([['cash', order.totalCents]])
  expect(await standingOf(world, orderId)).toMatchObject({ payment: 'paid', net: order.totalCents })
})

test.each(['cash', 'pay_later'] as const)(
  'case 92 an online payment of a %s order arrives after the cash: it goes back',
  async (method) => {
    const { guest, order, orderId } = await ordered(method)
    const { ref, type } = await pressPay(world, guest, order)
    await type('pm_card_threeDSecure2Required')
    await takeCash(world, order)
    await world.bank.challenge(ref, true)
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { paymentStatus: 'paid' } })
    await driveAll(world, orderId)
    expect(await atBank(world, ref)).toEqual({ status: 'canceled', taken: 0 })
    expect(await attemptsOf(world, orderId)).toMatchObject([{ use: 'give_back', isSettled: true }])
    expect(await ledgerOf(world, orderId)).toEqual([['cash', order.totalCents]])
    expect(await mailsOf(world, orderId)).toContain('orders.given-back')
  },
)

test('case 104 an order and its payment are only their own guest’s', async () => {
  const { guest, order, orderId } = await ordered('pay_later')
  const { started } = await pressPay(world, guest, order)
  const stranger = await world.payer()
  const bookingId = order.lines[0]?.bookingId ?? 0
  const asks = await Promise.all([
    stranger.refusal(calls.getOrder, { orderId: String(orderId) }),
    stranger.refusal(calls.completeOrder, { orderId }),
    stranger.refusal(startPayment, { orderId, modeId: 3 }),
    stranger.refusal(submitPayment, { attemptId: started.attemptId, nonce: 'fake-valid-nonce' }),
    stranger.refusal(calls.quoteDeletion, { orderId: String(orderId), bookingId: String(bookingId) }),
    stranger.refusal(calls.deleteUmbrellaBooking, { idOrdine: orderId, idPrenotazioneOmbrellone: bookingId }),
  ])
  expect(new Set(asks)).toEqual(new Set(['not_found']))
  expect((await stranger.call(calls.listOrders, {})).orders).toEqual([])
  const url = `${CALL_PREFIX}/${calls.getOrder.path}?orderId=${orderId}`
  for (const headers of [{}, { authorization: 'Bearer nobody' }]) {
    expect((await world.server.app.http.inject({ method: 'GET', url, headers })).statusCode).toBe(401)
  }
})
