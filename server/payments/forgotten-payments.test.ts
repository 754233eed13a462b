import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPayment } from '../../domain/payments/calls.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../tests/support/payment-world.ts'

let world: PaymentWorld
let guest: Payer

beforeEach(async () => {
  world = await paymentWorld()
  guest = await world.payer()
  await guest.lock(320)
})
afterEach(() => world.close())

test('a payment that its provider does not know any more is over: the next press begins another one, and staff see it', async () => {
  const { orderId } = await guest.order('card')
  const first = await guest.pay(orderId, 'card')
  await world.bank.control('reset')
  expect(await guest.refusal(startPayment, { orderId, modeId: 3 })).toBe('payment_unavailable')
  const second = await guest.pay(orderId, 'card')
  expect(second.attemptId).not.toBe(first.attemptId)
  await world.bank.confirmCard(second.clientSecret ?? '', 'pm_card_visa')
  expect((await guest.outcome(orderId)).outcome).toBe('completed')
  expect(await world.db.sql('select kind from reconciliation_issue')).toEqual([{ kind: 'unknown_at_provider' }])
})

test('asked for its outcome, it failed and may be tried again', async () => {
  const { orderId } = await guest.order('card')
  await guest.pay(orderId, 'card')
  await world.bank.control('reset')
  expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'failed', payment: { canRetry: true } })
})
