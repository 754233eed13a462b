import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startPayment } from '../../domain/payments/calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { atBank, attemptsOf, bookedPlaces, freePlaces, ledgerOf, pressPay } from '../../tests/support/card-steps.ts'
import { driveAll, mailsOf, paidOrder, runClockJobs, standingOf } from '../../tests/support/money-steps.ts'
import { paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'

/** The evening before the stay: what is paid later is due at 20:00. */
const evening = (time: string) => `2027-07-09T${time}+02:00`

let world: PaymentWorld

beforeEach(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterEach(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

async function payLater() {
  const guest = await world.payer()
  const places = freePlaces()
  await guest.lock(...places)
  const order = await guest.order('pay_later')
  return { guest, order, orderId: order.orderId, places }
}

async function jobsAt(time: string): Promise<void> {
  await world.setClock(evening(time))
  await runClockJobs(world)
}

test('PL1 due and unpaid: cancelled, its place free, with a mail', async () => {
  const { guest, orderId, places } = await payLater()
  await jobsAt('19:59:00')
  expect(await standingOf(world, orderId)).toMatchObject({ status: 'confirmed', payment: 'unpaid' })
  await jobsAt('20:00:00')
  expect(await standingOf(world, orderId)).toEqual({ status: 'cancelled', payment: 'none', net: 0 })
  expect(await mailsOf(world, orderId)).toContain('orders.freed')
  expect(await guest.refusal(startPayment, { orderId, modeId: 3 })).toBe('order_not_payable')
  await (await world.payer()).lock(...places)
})

describe('PL2 the due time passes while a payment’s window is open', () => {
  test('the order is left alone until the window ends, and can be paid in it', async () => {
    const { guest, order, orderId } = await payLater()
    await world.setClock(evening('19:55:00'))
    const { ref, type } = await pressPay(world, guest, order)
    await type('pm_card_threeDSecure2Required')
    await jobsAt('20:04:00')
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'confirmed' })
    await world.bank.challenge(ref, true)
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { paymentStatus: 'paid' } })
    await jobsAt('20:30:00')
    expect(await standingOf(world, orderId)).toEqual({ status: 'confirmed', payment: 'paid', net: order.totalCents })
  })

  test('at its end the order is cancelled, and its payment at the bank', async () => {
    const { guest, order, orderId } = await payLater()
    await world.setClock(evening('19:55:00'))
    const { ref, type } = await pressPay(world, guest, order)
    await type('pm_card_threeDSecure2Required')
    await jobsAt('20:06:00')
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'cancelled' })
    await driveAll(world, orderId)
    expect(await atBank(world, ref)).toEqual({ status: 'canceled', taken: 0 })
  })

  test('twenty minutes after the first press it ends, however often it is pressed', async () => {
    const { guest, orderId } = await payLater()
    for (const time of ['19:50:00', '19:59:00', '20:08:00']) {
      await world.setClock(evening(time))
      await guest.pay(orderId, 'card')
    }
    await jobsAt('20:09:00')
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'confirmed' })
    await jobsAt('20:11:00')
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'cancelled' })
  })

  test('a window that was open and over at noon does not shorten the one of the evening', async () => {
    const { guest, order, orderId } = await payLater()
    await world.setClock(evening('12:00:00'))
    await guest.pay(orderId, 'card')
    await world.setClock(evening('19:58:00'))
    const { type } = await pressPay(world, guest, order)
    await jobsAt('20:03:00')
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'confirmed' })
    await type('pm_card_visa')
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
  })

  test('none begins once it is due', async () => {
    const { guest, orderId } = await payLater()
    await world.setClock(evening('20:00:00'))
    expect(await guest.refusal(startPayment, { orderId, modeId: 3 })).toBe('order_not_payable')
  })
})

describe('PL3 the money comes after the automatic cancellation', () => {
  test.each([false, true])('and goes back (taken by the bank already: %s)', async (isTaken) => {
    const { guest, order, orderId } = await payLater()
    await world.setClock(evening('19:59:00'))
    const { ref, type } = await pressPay(world, guest, order)
    await type('pm_card_threeDSecure2Required')
    await jobsAt('20:10:00')
    await world.bank.challenge(ref, true)
    if (isTaken) await world.bank.stripe('POST', `/v1/payment_intents/${ref}/capture`)
    await driveAll(world, orderId)
    await driveAll(world, orderId)
    expect(await standingOf(world, orderId)).toEqual({ status: 'cancelled', payment: 'none', net: 0 })
    expect(await ledgerOf(world, orderId)).toEqual(
      isTaken
        ? [
            ['capture', order.totalCents],
            ['refund', -Number(order.totalCents)],
          ]
        : [],
    )
    expect(await bookedPlaces(world, orderId)).toBe(0)
    expect(await mailsOf(world, orderId)).toContain('orders.given-back')
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'failed',
      payment: { failure: { reason: 'order_over' } },
    })
  })
})

test('PL4 paid in the same moment as the job runs: exactly one of them wins', async () => {
  for (let round = 0; round < 6; round += 1) {
    await world.setClock(evening('19:40:00'))
    const { guest, order, orderId } = await payLater()
    const { type } = await pressPay(world, guest, order)
    await type('pm_card_visa')
    await world.setClock(evening('20:01:00'))
    const asks = [() => runClockJobs(world), () => driveAll(world, orderId)]
    await Promise.all((round % 2 === 0 ? asks : asks.toReversed()).map((ask) => ask()))
    await driveAll(world, orderId)
    const standing = await standingOf(world, orderId)
    const isPaid = standing.status === 'confirmed'
    expect(standing).toEqual(
      isPaid
        ? { status: 'confirmed', payment: 'paid', net: order.totalCents }
        : { status: 'cancelled', payment: 'none', net: 0 },
    )
    expect(await bookedPlaces(world, orderId)).toBe(isPaid ? 1 : 0)
    expect(await attemptsOf(world, orderId)).toMatchObject([{ use: isPaid ? 'paid' : 'give_back', isSettled: true }])
  }
})

test('PL1 what was paid, and in part given back by the dashboard, is not due any more', async () => {
  const { guest, order, orderId } = await payLater()
  const { ref } = await paidOrder(world, { guest, order })
  await world.bank.stripe('POST', '/v1/refunds', { payment_intent: ref, amount: '300' })
  await driveAll(world, orderId)
  await jobsAt('20:10:00')
  expect(await standingOf(world, orderId)).toEqual({
    status: 'confirmed',
    payment: 'partially_refunded',
    net: order.totalCents - 300,
  })
})
