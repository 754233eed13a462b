import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStripeShop, type StripeShop } from '../../../../tests/support/stripe-shop.ts'
import { ProviderMisuse, UnknownAtProvider } from '../../provider.ts'

let shop: StripeShop
beforeAll(async () => void (shop = await openStripeShop()))
afterAll(() => shop.close())
beforeEach(() => shop.control('reset'))

const refund = (ref: string, amountCents: number, refundId = 'refund-1') =>
  shop.provider.refund(ref, amountCents, `rf:${refundId}`, refundId)
const refunds = async () => (await shop.stripe.refunds.list()).data

describe('money that was only reserved', () => {
  test('cases 63 81 is released: no refund exists, also when it is asked twice', async () => {
    const ref = await shop.reserve()
    for (let times = 0; times < 2; times += 1) {
      expect(await shop.provider.refund(ref, 4500, 'back:attempt-1', 'refund-1')).toEqual({
        ref: null,
        state: 'succeeded',
        amountCents: 4500,
        error: null,
      })
    }
    expect(await shop.provider.fetch(ref)).toMatchObject({ state: 'cancelled', capturedCents: 0, refundedCents: 0 })
    expect(await refunds()).toEqual([])
  })

  test('case 75 no part of it can be given back', async () => {
    const ref = await shop.reserve()
    await expect(refund(ref, 100)).rejects.toThrow(ProviderMisuse)
    expect(await shop.provider.fetch(ref)).toMatchObject({ state: 'authorized' })
  })

  test('a payment that the network still processes waits: it can be neither released nor given back yet', async () => {
    const ref = await shop.reserve('pm_card_threeDSecure2Required')
    await shop.control('stripe/processing', { id: ref })
    expect(await shop.provider.cancel(ref)).toMatchObject({ state: 'processing' })
    expect(await refund(ref, 4500)).toEqual({ ref: null, state: 'waiting_settlement', amountCents: 4500, error: null })
    await shop.challenge(ref, true)
    expect(await refund(ref, 4500)).toMatchObject({ ref: null, state: 'succeeded' })
    expect(await shop.provider.fetch(ref)).toMatchObject({ state: 'cancelled' })
  })

  test('a payment that was never made needs no refund, and is closed', async () => {
    const { snapshot } = await shop.newPayment()
    expect(await refund(snapshot.ref, 4500)).toMatchObject({ ref: null, state: 'succeeded' })
    expect(await shop.provider.fetch(snapshot.ref)).toMatchObject({ state: 'cancelled' })
  })
})

describe('money that was taken', () => {
  test('case 75 in parts, and never more than is left', async () => {
    const ref = await shop.take()
    const first = await refund(ref, 1500)
    expect(first).toEqual({ ref: expect.stringMatching(/^re_/), state: 'succeeded', amountCents: 1500, error: null })
    expect(await shop.provider.fetch(ref)).toMatchObject({
      state: 'captured',
      capturedCents: 4500,
      refundedCents: 1500,
    })
    const refused = { ref: null, state: 'failed', amountCents: 3001 }
    expect(await refund(ref, 3001, 'refund-2')).toMatchObject({
      ...refused,
      error: { code: 'amount_too_large', isRetryable: false },
    })
    await refund(ref, 3000, 'refund-3')
    expect(await refund(ref, 3001, 'refund-4')).toMatchObject({
      ...refused,
      error: { code: 'charge_already_refunded', isRetryable: false },
    })
    expect(await shop.provider.fetch(ref)).toMatchObject({ capturedCents: 4500, refundedCents: 4500 })
    expect((await refunds()).map((one) => one.metadata)).toEqual([
      { order: 'order-1', attempt: 'attempt-1', refund: 'refund-3' },
      { order: 'order-1', attempt: 'attempt-1', refund: 'refund-1' },
    ])
  })

  test('case 76 the same key gives it back once', async () => {
    const ref = await shop.take()
    expect(await refund(ref, 1000)).toEqual(await refund(ref, 1000))
    expect(await shop.provider.fetch(ref)).toMatchObject({ refundedCents: 1000 })
    await expect(refund(ref, 900)).rejects.toThrow(ProviderMisuse)
  })

  test('case 77 pending, and then given back; a repeat tells the truth of now', async () => {
    const ref = await shop.take('pm_card_pendingRefund')
    const made = await refund(ref, 4500)
    expect(made).toMatchObject({ state: 'pending', error: null })
    expect(await shop.provider.fetch(ref)).toMatchObject({ refundedCents: 0 })
    await shop.control('stripe/refund', { id: made.ref, ok: true })
    expect(await shop.provider.fetchRefund(ref, made.ref ?? '')).toMatchObject({ state: 'succeeded' })
    expect(await refund(ref, 4500)).toEqual({ ...made, state: 'succeeded' })
    expect(await shop.provider.fetch(ref)).toMatchObject({ refundedCents: 4500 })
  })

  test('case 78 given back, and then failed: the money is not given back', async () => {
    const ref = await shop.take('pm_card_refundFail')
    const kept = await refund(ref, 500)
    const failing = await refund(ref, 1000, 'refund-2')
    await shop.control('stripe/refund', { id: failing.ref, ok: false })
    expect(await shop.provider.fetchRefund(ref, failing.ref ?? '')).toMatchObject({
      state: 'failed',
      error: { code: 'expired_or_canceled_card', isRetryable: false },
    })
    expect(kept.state).toBe('succeeded')
    expect(await shop.provider.fetch(ref)).toMatchObject({ refundedCents: 500 })
  })

  test('case 80 a refund made in the dashboard is in the sum', async () => {
    const ref = await shop.take()
    await shop.stripe.refunds.create({ payment_intent: ref, amount: 700 })
    expect(await shop.provider.fetch(ref)).toMatchObject({ refundedCents: 700 })
  })

  test('case 85 to a card that was removed, of a customer that is gone', async () => {
    const { customerRef, cardRef } = await shop.withCard()
    const created = await shop.newPayment({ customerRef, cardRef })
    await shop.confirm(created, null)
    await shop.provider.capture(created.snapshot.ref, 'cap:attempt-1')
    await shop.saved.deleteCustomer(customerRef)
    expect(await refund(created.snapshot.ref, 4500)).toMatchObject({ state: 'succeeded' })
    expect(await shop.provider.fetch(created.snapshot.ref)).toMatchObject({
      refundedCents: 4500,
      instrument: { brand: 'visa', lastFour: '4242' },
    })
  })

  test('the refund of another payment is unknown', async () => {
    const ref = await shop.take()
    const made = await refund(ref, 100)
    const other = await shop.take('pm_card_visa', { attemptId: 'attempt-2' })
    await expect(shop.provider.fetchRefund(other, made.ref ?? '')).rejects.toThrow(UnknownAtProvider)
    await expect(shop.provider.fetchRefund(ref, 're_none')).rejects.toThrow(UnknownAtProvider)
  })
})

describe('disputes', () => {
  test.each([
    ['won', true],
    ['lost', false],
  ])('cases 79 83 opened, no refund meanwhile, and %s', async (state, won) => {
    const ref = await shop.take('pm_card_createDispute')
    const [open] = (await shop.provider.fetch(ref)).disputes
    expect(open).toEqual({ ref: expect.stringMatching(/^du_/), state: 'open', amountCents: 4500 })
    expect(await refund(ref, 4500)).toMatchObject({
      ref: null,
      state: 'failed',
      error: { code: 'charge_disputed', isRetryable: false },
    })
    await shop.control('stripe/dispute/close', { id: open?.ref, won })
    expect((await shop.provider.fetch(ref)).disputes).toEqual([{ ...open, state }])
  })
})

test('case 86 the fee is the one of the balance, whatever is given back later', async () => {
  const ref = await shop.take('pm_card_visa', { amountCents: 10_000 })
  await refund(ref, 10_000)
  expect(await shop.provider.fetch(ref)).toMatchObject({ feeCents: 175, refundedCents: 10_000 })
})
