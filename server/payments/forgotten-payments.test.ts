import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPayment } from '../../domain/payments/calls.ts'
import { attemptsOf } from '../../tests/support/card-steps.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../tests/support/payment-world.ts'
import { lease, release } from './lease-queries.ts'

let world: PaymentWorld
let guest: Payer

beforeEach(async () => {
  // Whether a job or the next press is the first to hear of it is each test's own to say.
  world = await paymentWorld({ hasJobs: false })
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

test('while a job asks about it, the press waits for the end of that: the next one begins another payment all the same', async () => {
  const { orderId } = await guest.order('card')
  const first = await guest.pay(orderId, 'card')
  const [attempt] = await attemptsOf(world, orderId)
  if (attempt === undefined) throw new Error('there is no attempt')
  const held = await lease(world.db.database, 'payment_attempt', attempt.id)
  if (held === null) throw new Error('somebody has the lease')
  await world.bank.control('reset')
  const refused = guest.refusal(startPayment, { orderId, modeId: 3 })
  // Its provider has said that it knows nothing; what follows from that meets the lease.
  await vi.waitFor(async () => expect(await world.bank.count(/GET \/v1\/payment_intents/)).toBeGreaterThan(0))
  await sleep(300)
  await release(world.db.database, 'payment_attempt', attempt.id, held, null)
  expect(await refused).toBe('payment_unavailable')
  expect((await guest.pay(orderId, 'card')).attemptId).not.toBe(first.attemptId)
})

test('asked for its outcome, it failed and may be tried again', async () => {
  const { orderId } = await guest.order('card')
  await guest.pay(orderId, 'card')
  await world.bank.control('reset')
  expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'failed', payment: { canRetry: true } })
})
