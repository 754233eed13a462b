import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../domain/platform/duration.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { attemptsOf, awaitingOrder, bookedPlaces, ledgerOf, pressPay } from '../../tests/support/card-steps.ts'
import {
  deleteLine,
  driveAll,
  issuesOf,
  mailsOf,
  paidOrder,
  passTime,
  refundsAtBank,
  refundsOf,
  standingOf,
} from '../../tests/support/money-steps.ts'
import { paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'

let world: PaymentWorld

beforeEach(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterEach(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

/** The operator's row of a PayPal capture or of a Braintree refund, by how its id is not the known one. */
async function otherRow(provider: string, known: readonly string[]): Promise<string> {
  const { rows } = (await world.bank.control('overview')) as { rows: { provider: string; id: string }[] }
  return rows.find((row) => row.provider === provider && !known.includes(row.id))?.id ?? ''
}

/** The payer's bank takes the money of a payment back; answers how to end the dispute. */
async function dispute(
  method: 'card' | 'wallet' | 'second_card',
  ref: string,
): Promise<(won: boolean) => Promise<void>> {
  const { bank } = world
  if (method === 'card') {
    const { id } = await bank.control('stripe/dispute', { id: ref })
    return async (won) => void (await bank.control('stripe/dispute/close', { id, won }))
  }
  if (method === 'wallet') {
    const { id } = await bank.control('paypal/dispute', { id: await otherRow('paypal', [ref]) })
    return async (won) => void (await bank.control('paypal/dispute/close', { id, won }))
  }
  await bank.control('braintree/settle', { id: ref })
  const { dispute: id } = await bank.control('braintree/dispute', { id: ref })
  return async (won) => void (await bank.control('braintree/dispute/close', { id, won }))
}

describe('case 83 a dispute', () => {
  test.each(['card', 'wallet', 'second_card'] as const)('%s: opened, and won', async (method) => {
    const { guest, order, orderId, ref } = await paidOrder(world, { method })
    const close = await dispute(method, ref)
    await driveAll(world, orderId)
    await driveAll(world, orderId)
    expect(await standingOf(world, orderId)).toEqual({ status: 'confirmed', payment: 'disputed', net: 0 })
    expect(await guest.outcome(orderId)).toMatchObject({ order: { paymentStatus: 'disputed', canPay: false } })
    await close(true)
    await driveAll(world, orderId)
    await driveAll(world, orderId)
    expect(await ledgerOf(world, orderId)).toEqual([
      ['capture', order.totalCents],
      ['dispute_opened', -Number(order.totalCents)],
      ['dispute_won', order.totalCents],
    ])
    expect(await standingOf(world, orderId)).toEqual({ status: 'confirmed', payment: 'paid', net: order.totalCents })
  })

  test.each(['card', 'wallet', 'second_card'] as const)('%s: opened, and lost', async (method) => {
    const { order, orderId, ref } = await paidOrder(world, { method })
    const close = await dispute(method, ref)
    await close(false)
    await driveAll(world, orderId)
    await driveAll(world, orderId)
    expect(await ledgerOf(world, orderId)).toEqual([
      ['capture', order.totalCents],
      ['dispute_opened', -Number(order.totalCents)],
      ['dispute_lost', 0],
    ])
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'confirmed', payment: 'refunded', net: 0 })
  })
})

test('case 79 what is disputed is not refunded: staff and guest are told', async () => {
  const { guest, order, orderId, ref } = await paidOrder(world)
  await dispute('card', ref)
  await deleteLine(guest, order, 0)
  await driveAll(world, orderId)
  expect(await refundsOf(world, orderId)).toMatchObject([{ state: 'failed', ref: null }])
  expect(await refundsAtBank(world, ref)).toEqual([])
  expect(await issuesOf(world, orderId)).toEqual(['refund_failed'])
  expect(await mailsOf(world, orderId)).toContain('orders.refund')
  expect(await standingOf(world, orderId)).toMatchObject({ status: 'cancelled', payment: 'disputed', net: 0 })
})

describe('case 80 a refund from the dashboard', () => {
  test('is an external refund in the ledger, once, however often it is heard of', async () => {
    const { order, orderId, ref } = await paidOrder(world)
    await world.bank.stripe('POST', '/v1/refunds', { payment_intent: ref, amount: '700' })
    for (const _ of [1, 2, 3]) await driveAll(world, orderId)
    await world.bank.stripe('POST', '/v1/refunds', { payment_intent: ref, amount: '300' })
    await driveAll(world, orderId)
    expect(await ledgerOf(world, orderId)).toEqual([
      ['capture', order.totalCents],
      ['external_refund', -700],
      ['external_refund', -300],
    ])
    expect(await standingOf(world, orderId)).toEqual({
      status: 'confirmed',
      payment: 'partially_refunded',
      net: order.totalCents - 1000,
    })
    expect(await bookedPlaces(world, orderId)).toBe(1)
  })

  test('beside one of ours is told from it', async () => {
    const { guest, order, orderId, ref } = await paidOrder(world, { count: 2 })
    const { refundCents } = await deleteLine(guest, order, 0)
    await driveAll(world, orderId)
    await world.bank.stripe('POST', '/v1/refunds', { payment_intent: ref, amount: '500' })
    await driveAll(world, orderId)
    expect(await ledgerOf(world, orderId)).toEqual([
      ['capture', order.totalCents],
      ['refund', -Number(refundCents)],
      ['external_refund', -500],
    ])
  })
})

describe('case 81 Braintree before and after the settlement', () => {
  test('a part waits for the settlement, then it is refunded', async () => {
    const { guest, order, orderId, ref } = await paidOrder(world, { method: 'second_card', count: 2 })
    const { refundCents } = await deleteLine(guest, order, 0)
    await driveAll(world, orderId)
    expect(await refundsOf(world, orderId)).toMatchObject([{ state: 'waiting_settlement', ref: null }])
    expect(await standingOf(world, orderId)).toMatchObject({ net: order.totalCents })
    await world.bank.control('braintree/settle', { id: ref })
    await driveAll(world, orderId)
    const [made] = await refundsOf(world, orderId)
    expect(made?.ref).toBe(await otherRow('braintree', [ref]))
    await world.bank.control('braintree/settle', { id: made?.ref ?? '' })
    await driveAll(world, orderId)
    expect(await refundsOf(world, orderId)).toMatchObject([{ state: 'succeeded', cents: refundCents }])
    expect(await standingOf(world, orderId)).toEqual({
      status: 'confirmed',
      payment: 'partially_refunded',
      net: order.totalCents - refundCents,
    })
  })

  test('all of it is voided at once, and no refund exists', async () => {
    const { guest, order, orderId, ref } = await paidOrder(world, { method: 'second_card' })
    await deleteLine(guest, order, 0)
    await driveAll(world, orderId)
    expect(await refundsOf(world, orderId)).toMatchObject([{ state: 'succeeded', ref: null }])
    expect(await otherRow('braintree', [ref])).toBe('')
    expect(await standingOf(world, orderId)).toEqual({ status: 'cancelled', payment: 'refunded', net: 0 })
    await driveAll(world, orderId)
    expect(await standingOf(world, orderId)).toMatchObject({ net: 0 })
    expect(await issuesOf(world, orderId)).toEqual([])
  })
})

describe('case 82 PayPal', () => {
  test('a capture under review comes through after its places were given up: all of it goes back', async () => {
    const { guest, order, orderId } = await awaitingOrder(world, { method: 'wallet' })
    const { ref } = await pressPay(world, guest, order, 'wallet')
    await world.bank.control('paypal/approve', { id: ref, pending: true })
    expect((await guest.outcome(orderId)).outcome).toBe('pending')
    await passTime(world, (4 * DAY) / MINUTE)
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'expired', net: 0 })
    expect(await bookedPlaces(world, orderId)).toBe(0)
    await driveAll(world, orderId)
    expect(await refundsOf(world, orderId)).toEqual([])
    await world.bank.control('paypal/resolve', { id: ref, ok: true })
    await driveAll(world, orderId)
    await driveAll(world, orderId)
    expect(await refundsOf(world, orderId)).toMatchObject([{ state: 'succeeded', cents: order.totalCents }])
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'expired', net: 0 })
    expect((await attemptsOf(world, orderId)).every(({ isSettled }) => isSettled)).toBe(true)
  })

  test('a refund past PayPal’s limit fails: staff give the money back another way', async () => {
    const { guest, order, orderId } = await paidOrder(world, { method: 'wallet' })
    await world.bank.control('clock', { advanceMs: 181 * DAY })
    await deleteLine(guest, order, 0)
    await driveAll(world, orderId)
    expect(await refundsOf(world, orderId)).toMatchObject([{ state: 'failed' }])
    expect(await issuesOf(world, orderId)).toEqual(['refund_failed'])
    expect(await mailsOf(world, orderId)).toContain('orders.refund')
    expect(await standingOf(world, orderId)).toMatchObject({ net: order.totalCents, payment: 'overpaid' })
  })
})

test.each([
  ['card', true],
  ['wallet', true],
  ['second_card', false],
] as const)('case 86 the fee of a %s payment is kept beside the order’s balance', async (method, isTold) => {
  const { order, orderId } = await paidOrder(world, { method })
  await driveAll(world, orderId)
  const fees = await world.db.sql<{ cents: number }>(
    `select amount_cents as cents from ledger_entry where order_id = $1 and kind = 'fee'`,
    [orderId],
  )
  expect(fees).toHaveLength(isTold ? 1 : 0)
  for (const { cents } of fees) expect(cents).toBeLessThan(0)
  expect(await standingOf(world, orderId)).toEqual({ status: 'confirmed', payment: 'paid', net: order.totalCents })
})
