import { afterAll, beforeAll, expect, test } from 'vitest'
import { attemptsOf, checkout, ledgerOf, paymentsAtBank, saveCard } from '../../tests/support/card-steps.ts'
import { paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'

let world: PaymentWorld

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterAll(() => world.close())

/** What a payment that came to its good end looks like, everywhere. */
async function expectPaid(orderId: number, totalCents: number): Promise<void> {
  expect(await ledgerOf(world, orderId)).toEqual([['capture', totalCents]])
  expect(await attemptsOf(world, orderId)).toMatchObject([{ state: 'captured', use: 'paid', isSettled: true }])
  expect(await paymentsAtBank(world, orderId)).toMatchObject([{ status: 'succeeded', amount_received: totalCents }])
}

test('case 1 a card without 3-D Secure is reserved, the places are booked, and the money is taken', async () => {
  const { guest, order, orderId, started, type } = await checkout(world)
  expect(order).toMatchObject({ status: 'awaiting_payment', paymentStatus: 'unpaid', canPay: true, passCode: null })
  expect(started).toMatchObject({ provider: 'stripe', amountCents: order.totalCents, currency: 'EUR' })
  expect(await type('pm_card_visa')).toMatchObject({ status: 'requires_capture' })
  expect(await guest.outcome(orderId)).toMatchObject({
    outcome: 'completed',
    order: { status: 'confirmed', paymentStatus: 'paid' },
    payment: { instrument: { brand: 'visa', lastFour: '4242' }, failure: null },
  })
  expect((await guest.cart()).umbrella.isEmpty).toBe(true)
  await expectPaid(orderId, order.totalCents)
})

test('case 2 a card with a 3-D Secure challenge pays once the challenge is passed, and not before', async () => {
  const { guest, order, orderId, ref, type } = await checkout(world)
  expect(await type('pm_card_threeDSecure2Required')).toMatchObject({ status: 'requires_action' })
  expect(await guest.outcome(orderId)).toMatchObject({
    outcome: 'failed',
    order: { status: 'awaiting_payment' },
    payment: { failure: { reason: 'not_finished' }, canRetry: true },
  })
  await world.bank.challenge(ref, true)
  expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { paymentStatus: 'paid' } })
  await expectPaid(orderId, order.totalCents)
})

test('case 3 a card that its bank authenticates without a challenge pays at once', async () => {
  const { guest, order, orderId, type } = await checkout(world)
  expect(await type('pm_card_threeDSecureOptional')).toMatchObject({ status: 'requires_capture' })
  expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { paymentStatus: 'paid' } })
  await expectPaid(orderId, order.totalCents)
})

test.each([
  ['case 4 a saved card pays without a challenge', 'pm_card_visa', false],
  ['case 5 a saved card pays after its challenge', 'pm_card_authenticationRequired', true],
])('%s', async (_title, card, isChallenged) => {
  const guest = await world.payer()
  const cardId = await saveCard(world, guest, card)
  const { order, orderId, ref, started, type } = await checkout(world, { guest, more: { cardId } })
  expect(started.savedCard).toMatchObject({ paymentMethod: expect.any(String) })
  const confirmed = await type(started.savedCard?.paymentMethod ?? '')
  expect(confirmed.status).toBe(isChallenged ? 'requires_action' : 'requires_capture')
  if (isChallenged) await world.bank.challenge(ref, true)
  expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { paymentStatus: 'paid' } })
  await expectPaid(orderId, order.totalCents)
})
