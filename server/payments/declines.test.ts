import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPayment } from '../../domain/payments/calls.ts'
import {
  atBank,
  attemptsOf,
  awaitingOrder,
  bookedPlaces,
  checkout,
  drive,
  freePlaces,
  ledgerOf,
  paymentsAtBank,
  pressPay,
} from '../../tests/support/card-steps.ts'
import { paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'

let world: PaymentWorld

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterAll(() => world.close())

describe('a declined card', () => {
  test.each([
    ['case 13 generic_decline', '4000000000000002', 'declined', 'generic_decline'],
    ['case 14 insufficient_funds', '4000000000009995', 'insufficient_funds', 'insufficient_funds'],
    ['case 15 expired_card', '4000000000000069', 'card_expired', 'expired_card'],
    ['case 16 incorrect_cvc', '4000000000000127', 'wrong_cvc', 'incorrect_cvc'],
    ['case 17 processing_error suggests another try', '4000000000000119', 'try_again', 'processing_error'],
    ['case 18 a lost card is a plain decline', '4000000000009987', 'declined', 'card_declined'],
    ['case 18 a stolen card is a plain decline', '4000000000009979', 'declined', 'card_declined'],
  ])('%s, and the next card pays the same attempt', async (_title, number, reason, code) => {
    const { guest, order, orderId, type } = await checkout(world)
    expect(await type(await world.bank.card(number))).toHaveProperty('error')
    const told = await guest.outcome(orderId)
    expect(told).toMatchObject({
      outcome: 'failed',
      order: { status: 'awaiting_payment', canPay: true },
      payment: { failure: { reason, code }, canRetry: true, triesLeft: 4 },
    })
    expect(JSON.stringify(told)).not.toMatch(/lost_card|stolen_card/)

    await (await pressPay(world, guest, order)).type('pm_card_visa')
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', payment: { failure: null } })
    expect(await attemptsOf(world, orderId)).toMatchObject([{ use: 'paid', tries: 1 }])
    expect(await paymentsAtBank(world, orderId)).toHaveLength(1)
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
  })

  test('case 13: generic_decline, then the very same card succeeds', async () => {
    const { guest, orderId, type } = await checkout(world)
    const card = await world.bank.card('4242424242424242')
    await world.bank.control('stripe/decline', { declineCode: 'generic_decline' })
    expect(await type(card)).toMatchObject({ error: { code: 'card_declined', decline_code: 'generic_decline' } })
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'failed', payment: { canRetry: true, triesLeft: 4 } })
    expect(await type(card)).toMatchObject({ status: 'requires_capture' })
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', payment: { failure: null } })
  })

  test('case 19 a refused challenge is told as such, and may be tried again', async () => {
    const { guest, orderId, ref, type } = await checkout(world)
    await type('pm_card_threeDSecure2Required')
    await world.bank.challenge(ref, false)
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'failed',
      payment: { failure: { reason: 'not_authenticated' }, canRetry: true, triesLeft: 4 },
    })
    await type('pm_card_threeDSecure2Required')
    await world.bank.challenge(ref, true)
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
  })

  test('case 20 a passed challenge may still be followed by a decline', async () => {
    const { guest, orderId, ref, type } = await checkout(world)
    expect(await type(await world.bank.card('4000008400001629'))).toMatchObject({ status: 'requires_action' })
    await world.bank.challenge(ref, true)
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'failed',
      payment: { failure: { reason: 'declined' }, canRetry: true, triesLeft: 4 },
    })
    expect(await bookedPlaces(world, orderId)).toBe(0)
  })

  test('case 22 a charge without the person that needs her sends her back on-session, and then pays', async () => {
    const { guest, orderId, ref, type } = await checkout(world)
    expect(await type('pm_card_authenticationRequired', { off_session: 'true' })).toMatchObject({
      error: { code: 'authentication_required' },
    })
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'failed',
      payment: { failure: { reason: 'not_authenticated', code: 'authentication_required' }, canRetry: true },
    })
    expect(await type('pm_card_authenticationRequired')).toMatchObject({ status: 'requires_action' })
    await world.bank.challenge(ref, true)
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
  })
})

describe('several tries', () => {
  test('cases 13 and 31 the same card, refused for the same reason again, is another try', async () => {
    const { guest, orderId, type } = await checkout(world)
    await type('pm_card_visa_chargeDeclined')
    expect(await guest.outcome(orderId)).toMatchObject({ payment: { triesLeft: 4 } })
    // Asked twice about one decline, it stays one.
    expect(await guest.outcome(orderId)).toMatchObject({ payment: { triesLeft: 4 } })
    await type('pm_card_visa_chargeDeclined')
    expect(await guest.outcome(orderId)).toMatchObject({ payment: { triesLeft: 3 } })
  })

  test('case 31 the last decline gives the order up: places free, nothing open at the bank', async () => {
    const places = freePlaces(2)
    const { guest, order, orderId, ref, type } = await checkout(world, { places })
    for (let tries = 5; tries > 0; tries -= 1) {
      await type('pm_card_visa_chargeDeclined')
      expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'failed', payment: { triesLeft: tries - 1 } })
    }
    expect(await guest.outcome(orderId)).toMatchObject({
      order: { status: 'failed', canPay: false },
      payment: { failure: { reason: 'too_many_tries' }, canRetry: false },
    })
    expect(await guest.refusal(startPayment, { orderId: order.orderId, modeId: 3 })).toBe('too_many_payments')
    expect(await atBank(world, ref)).toEqual({ status: 'canceled', taken: 0 })
    expect(await attemptsOf(world, orderId)).toMatchObject([{ state: 'cancelled', isSettled: true, tries: 5 }])
    await (await world.payer()).lock(...places)
  })

  test('case 30 another provider after a decline ends the old attempt at the bank', async () => {
    const first = await checkout(world)
    const { guest, order, orderId, ref } = first
    await first.type('pm_card_visa_chargeDeclined')
    await guest.outcome(orderId)
    const second = await pressPay(world, guest, order, 'wallet')
    expect(second.started).toMatchObject({ provider: 'paypal', approveUrl: expect.any(String) })
    expect(await atBank(world, ref)).toEqual({ status: 'canceled', taken: 0 })
    expect(await attemptsOf(world, orderId)).toMatchObject([
      { provider: 'stripe', state: 'cancelled', isSettled: true },
      { provider: 'paypal', isSettled: false },
    ])
    await world.bank.control('paypal/approve', { id: second.ref })
    expect(await guest.outcome(orderId), 'the order says by which way it was paid').toMatchObject({
      outcome: 'completed',
      order: { method: 'wallet' },
      payment: { provider: 'paypal' },
    })
    expect(await first.type('pm_card_visa')).toHaveProperty('error')
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
  })

  test('case 30 another provider while the first one was paid in another tab keeps what was paid', async () => {
    const { guest, orderId, type } = await checkout(world)
    await type('pm_card_visa')
    expect(await guest.refusal(startPayment, { orderId, modeId: 2 })).toBe('order_not_payable')
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', payment: { provider: 'stripe' } })
  })
})

test('case 21 a challenge that nobody finishes ends with the window: order over, payment cancelled, places free', async () => {
  const own = await paymentWorld()
  try {
    const places = freePlaces()
    const { guest, orderId, ref, type } = await checkout(own, { places })
    await type('pm_card_threeDSecure2Required')
    await guest.outcome(orderId)
    await own.setClock('2027-07-01T08:21:00+02:00')
    await own.restart()
    await expect.poll(() => atBank(own, ref)).toEqual({ status: 'canceled', taken: 0 })
    await expect
      .poll(() => guest.outcome(orderId))
      .toMatchObject({
        outcome: 'failed',
        order: { status: 'expired' },
        payment: { failure: { reason: 'time_over' }, canRetry: false },
      })
    await (await own.payer()).lock(...places)
  } finally {
    await own.close()
  }
})

test('case 21 a challenge that was abandoned is begun again by the same guest', async () => {
  const { guest, order, orderId } = await awaitingOrder(world)
  await (await pressPay(world, guest, order)).type('pm_card_threeDSecure2Required')
  await drive(world, orderId)
  const again = await pressPay(world, guest, order)
  expect(await again.type('pm_card_visa')).toMatchObject({ status: 'requires_capture' })
  expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
  expect(await paymentsAtBank(world, orderId)).toHaveLength(1)
})
