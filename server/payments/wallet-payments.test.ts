import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyCart } from '../../domain/cart/calls.ts'
import { attemptsOf } from '../../tests/support/card-steps.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../tests/support/payment-world.ts'

let world: PaymentWorld
let guest: Payer

beforeEach(async () => {
  world = await paymentWorld()
  guest = await world.payer()
  await guest.lock(320, 321)
})
afterEach(() => world.close())

async function started() {
  const order = await guest.order('wallet')
  const payment = await guest.pay(order.orderId, 'wallet')
  return { orderId: order.orderId, ref: payment.providerRef ?? '', payment }
}

test('case 6 case 7 an approved wallet payment pins the places, is captured, and confirms the order', async () => {
  const { orderId, ref, payment } = await started()
  expect(payment.approveUrl).toContain(ref)
  expect((await guest.outcome(orderId)).outcome).toBe('failed')
  await world.bank.control('paypal/approve', { id: ref })
  expect(await guest.outcome(orderId)).toMatchObject({
    outcome: 'completed',
    order: { status: 'confirmed', paymentStatus: 'paid' },
    payment: { provider: 'paypal', failure: null },
  })
  const kinds = await world.db.sql<{ kind: string; amount_cents: number }>('select kind from ledger_entry order by id')
  expect(kinds.map(({ kind }) => kind)).toEqual(['capture', 'fee'])
})

test('case 23 the payer comes back without approving: nothing is paid, and the next press goes on with it', async () => {
  const { orderId, ref } = await started()
  expect(await guest.outcome(orderId)).toMatchObject({
    outcome: 'failed',
    order: { status: 'awaiting_payment', canPay: true },
    payment: { failure: { reason: 'not_finished' }, canRetry: true },
  })
  const again = await guest.pay(orderId, 'wallet')
  expect(again.providerRef).toBe(ref)
  await world.bank.control('paypal/approve', { id: again.providerRef })
  expect((await guest.outcome(orderId)).outcome).toBe('completed')
  expect(await attemptsOf(world, orderId)).toMatchObject([{ state: 'captured', use: 'paid' }])
})

test('case 24 a refused instrument leaves the places in the cart, and another approval pays', async () => {
  const { orderId, ref } = await started()
  await world.bank.control('paypal/approve', { id: ref, decline: true })
  expect(await guest.outcome(orderId)).toMatchObject({
    outcome: 'failed',
    order: { status: 'awaiting_payment' },
    payment: { failure: { reason: 'wallet_declined', code: 'INSTRUMENT_DECLINED' }, canRetry: true },
  })
  expect((await guest.cart()).umbrella.lines).toHaveLength(2)
  const again = await guest.pay(orderId, 'wallet')
  expect(again.providerRef).toBe(ref)
  await world.bank.control('paypal/approve', { id: ref })
  expect((await guest.outcome(orderId)).outcome).toBe('completed')
})

test('case 25 a capture under review keeps the places and is pending; later it completes', async () => {
  const { orderId, ref } = await started()
  await world.bank.control('paypal/approve', { id: ref, pending: true })
  expect(await guest.outcome(orderId)).toMatchObject({
    outcome: 'pending',
    order: { status: 'awaiting_payment' },
    payment: { canRetry: false },
  })
  expect((await guest.cart()).umbrella.isEmpty).toBe(true)
  await world.bank.control('paypal/resolve', { id: ref, ok: true })
  await expect.poll(async () => (await guest.outcome(orderId)).outcome).toBe('completed')
})

test('case 26 a capture that is denied after the review gives the places back', async () => {
  const { orderId, ref } = await started()
  await world.bank.control('paypal/approve', { id: ref, pending: true })
  await guest.outcome(orderId)
  await world.bank.control('paypal/resolve', { id: ref, ok: false })
  await expect.poll(async () => (await guest.outcome(orderId)).outcome).toBe('failed')
  expect(await guest.outcome(orderId)).toMatchObject({ order: { paymentStatus: 'unpaid' } })
  const other = await world.payer()
  await guest.call(emptyCart, {})
  expect((await other.lock(320)).cart.lines).toHaveLength(1)
})
