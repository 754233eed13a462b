import { afterEach, beforeEach, expect, test } from 'vitest'
import * as payments from '../../domain/payments/calls.ts'
import { ledgerOf } from '../../tests/support/card-steps.ts'
import { setPrices } from '../../tests/support/money-steps.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../tests/support/payment-world.ts'

const AUTHENTICATED = 'fake-three-d-secure-visa-full-authentication-nonce'

let world: PaymentWorld
let guest: Payer

beforeEach(async () => {
  world = await paymentWorld()
  guest = await world.payer()
  await guest.lock(320)
})
afterEach(() => world.close())

async function submitted(nonce: string, orderId?: number) {
  const id = orderId ?? (await guest.order('second_card')).orderId
  const { attemptId } = await guest.pay(id, 'second_card')
  await guest.call(payments.submitPayment, { attemptId, nonce })
  return id
}

test('case 8 a nonce whose owner was checked is reserved, booked and settled', async () => {
  const orderId = await submitted(AUTHENTICATED)
  expect(await guest.outcome(orderId)).toMatchObject({
    outcome: 'completed',
    order: { status: 'confirmed', paymentStatus: 'paid' },
    payment: { provider: 'braintree', instrument: { brand: 'visa' } },
  })
})

test('case 29 without a shifted liability the server refuses, whatever the page says, and another nonce pays', async () => {
  const orderId = await submitted('fake-valid-visa-nonce')
  expect(await guest.outcome(orderId)).toMatchObject({
    outcome: 'failed',
    payment: { failure: { reason: 'not_authenticated', code: 'three_d_secure' }, canRetry: true },
  })
  await submitted(AUTHENTICATED, orderId)
  expect((await guest.outcome(orderId)).outcome).toBe('completed')
  expect(await world.bank.count(/POST \/merchants\/\w+\/transactions$/)).toBe(1)
})

test.each([
  ['processor_declined 2000', 200_000, 'declined', '2000'],
  ['processor_declined 2001', 200_100, 'insufficient_funds', '2001'],
  ['processor_declined 2004', 200_400, 'card_expired', '2004'],
  ['processor_declined 2010', 201_000, 'wrong_cvc', '2010'],
  ['failed 3000', 300_000, 'try_again', '3000'],
  ['gateway_rejected', 500_100, 'declined', 'application_incomplete'],
])('case 27 %s takes nothing, keeps the places and counts a try', async (_title, totalCents, reason, code) => {
  await setPrices(world, totalCents / 2)
  guest = await world.payer()
  await guest.lock(321)
  const orderId = await submitted(AUTHENTICATED)
  expect(await guest.outcome(orderId)).toMatchObject({
    outcome: 'failed',
    order: { totalCents, status: 'awaiting_payment', paymentStatus: 'unpaid', canPay: true },
    payment: { failure: { reason, code }, canRetry: true, triesLeft: 4 },
  })
  expect((await guest.cart()).umbrella.lines).toHaveLength(1)
  expect(await ledgerOf(world, orderId)).toEqual([])
})

test('case 28 a nonce that was used before pays nothing, and is no defect', async () => {
  const orderId = await submitted('fake-consumed-nonce')
  expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'failed', payment: { canRetry: true } })
  await submitted(AUTHENTICATED, orderId)
  expect((await guest.outcome(orderId)).outcome).toBe('completed')
})

test('case 28 the same nonce handed in twice at once pays once', async () => {
  const { orderId } = await guest.order('second_card')
  const { attemptId } = await guest.pay(orderId, 'second_card')
  const submit = () => guest.refusal(payments.submitPayment, { attemptId, nonce: AUTHENTICATED })
  const answers = await Promise.all([submit(), submit(), submit()])
  expect(answers.filter((answer) => answer === null).length).toBeGreaterThanOrEqual(1)
  expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { paymentStatus: 'paid' } })
  expect(await world.db.sql(`select from ledger_entry where kind = 'capture'`)).toHaveLength(1)
  expect(await world.bank.count(/POST \/merchants\/\w+\/transactions$/)).toBe(1)
})
