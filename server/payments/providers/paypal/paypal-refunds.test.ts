import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paypalSandboxKeys } from '../../../../sandbox/paypal/surface.ts'
import { openBench, orderOf, type Bench } from '../../../../sandbox/paypal/test-bench.ts'
import { ProviderMisuse, UnknownAtProvider, type PaymentProvider, type ProviderChange } from '../../provider.ts'
import { paypalProvider } from './paypal-provider.ts'

const DAY = 86_400_000
let bench: Bench
let paypal: PaymentProvider
beforeAll(async () => {
  bench = await openBench()
  const { url: sandboxUrl } = bench.sandbox
  paypal = paypalProvider({ ...paypalSandboxKeys, environment: 'sandbox', webhookId: () => null, sandboxUrl })
})
afterAll(() => bench.sandbox.close())
beforeEach(() => bench.control('reset'))

let made = 0
/** An approved order of 45.00 EUR as another system of the resort would make it; `paid` captures it. */
async function approved(how: object = {}): Promise<string> {
  made += 1
  const unit = { customId: `attempt-${made}`, referenceId: `order-${made}`, invoiceId: `B-${made}` }
  const { result } = await bench.orders.createOrder({ body: orderOf(unit), paypalRequestId: `made-${made}` })
  await bench.control('paypal/approve', { id: result.id, ...how })
  return result.id ?? ''
}
async function paid(how: object = {}): Promise<string> {
  const ref = await approved(how)
  await paypal.capture(ref, `cap:${ref}`)
  return ref
}
async function captureOf(ref: string): Promise<string> {
  const { result } = await bench.orders.getOrder({ id: ref })
  return result.purchaseUnits?.[0]?.payments?.captures?.[0]?.id ?? ''
}
const advance = (advanceMs: number) => bench.control('clock', { advanceMs })

describe('money back', () => {
  test('case 75 in parts, and never more than came', async () => {
    const ref = await paid()
    const first = await paypal.refund(ref, 1050, 'rf:1', 'one')
    expect(first).toEqual({ ref: expect.any(String), state: 'succeeded', amountCents: 1050, error: null })
    expect(await paypal.fetchRefund(ref, first.ref ?? '')).toEqual(first)
    expect(await paypal.fetch(ref)).toMatchObject({ state: 'captured', capturedCents: 4500, refundedCents: 1050 })
    expect(await paypal.refund(ref, 3451, 'rf:2', 'two')).toEqual({
      ref: null,
      state: 'failed',
      amountCents: 3451,
      error: { code: 'REFUND_AMOUNT_EXCEEDED', isRetryable: false },
    })
    expect(await paypal.refund(ref, 3450, 'rf:3', 'three')).toMatchObject({ state: 'succeeded' })
    expect(await paypal.fetch(ref)).toMatchObject({ state: 'captured', capturedCents: 4500, refundedCents: 4500 })
    expect(await paypal.refund(ref, 1, 'rf:4', 'four')).toMatchObject({
      state: 'failed',
      error: { code: 'CAPTURE_FULLY_REFUNDED', isRetryable: false },
    })
  })

  test('case 76 case 40 twice with the same key, and with an answer lost between, is once', async () => {
    const ref = await paid()
    await bench.control('faults', { match: 'POST .*/refund$', phase: 'after', kind: 'drop' })
    const first = await paypal.refund(ref, 4500, 'back:attempt', 'one')
    expect(await paypal.refund(ref, 4500, 'back:attempt', 'one')).toEqual(first)
    expect(await paypal.fetch(ref)).toMatchObject({ refundedCents: 4500 })
  })

  test('case 43 a key that gave another amount back is a defect', async () => {
    const ref = await paid()
    await paypal.refund(ref, 1000, 'rf:1', 'one')
    await expect(paypal.refund(ref, 2000, 'rf:1', 'one')).rejects.toThrow(ProviderMisuse)
  })

  test('case 82 of a capture under review waits, and is done when the money has come', async () => {
    const ref = await paid({ pending: true })
    expect(await paypal.refund(ref, 4500, 'rf:1', 'one')).toEqual({
      ref: null,
      state: 'waiting_settlement',
      amountCents: 4500,
      error: { code: 'PENDING_CAPTURE', isRetryable: true },
    })
    await bench.control('paypal/resolve', { id: ref, ok: true })
    expect(await paypal.refund(ref, 4500, 'rf:1', 'one')).toMatchObject({ state: 'succeeded' })
  })

  test('case 82 later than PayPal allows has failed for good', async () => {
    const ref = await paid()
    await advance(181 * DAY)
    expect(await paypal.refund(ref, 4500, 'rf:1', 'one')).toMatchObject({
      state: 'failed',
      error: { code: 'REFUND_TIME_LIMIT_EXCEEDED', isRetryable: false },
    })
  })

  test('case 79 while it is disputed has failed for now', async () => {
    const ref = await paid()
    await bench.control('paypal/dispute', { id: await captureOf(ref) })
    expect(await paypal.refund(ref, 4500, 'rf:1', 'one')).toMatchObject({
      state: 'failed',
      error: { code: 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK', isRetryable: true },
    })
  })

  test('what was never taken is not given back, and an unknown refund is unknown', async () => {
    const ref = await approved()
    await expect(paypal.refund(ref, 4500, 'back:attempt', 'one')).rejects.toThrow(ProviderMisuse)
    await expect(paypal.fetchRefund(ref, 'NOBODY')).rejects.toThrow(UnknownAtProvider)
  })
})

test.each([
  [true, 'won'],
  [false, 'lost'],
])('case 83 a dispute is opened, and then (won: %s) %s', async (won, state) => {
  const ref = await paid()
  const answer = await bench.control('paypal/dispute', { id: await captureOf(ref) })
  const { id } = (await answer.json()) as { id: string }
  expect((await paypal.fetch(ref)).disputes).toEqual([{ ref: id, state: 'open', amountCents: 4500 }])
  await bench.control('paypal/dispute/close', { id, won })
  expect((await paypal.fetch(ref)).disputes).toEqual([{ ref: id, state, amountCents: 4500 }])
})

describe('the report', () => {
  async function changes(since: number, until: number): Promise<ProviderChange[]> {
    const found: ProviderChange[] = []
    const text = (at: number) => new Date(at).toISOString()
    for await (const change of paypal.listChanges(text(since), text(until))) found.push(change)
    return found
  }
  const now = () => bench.sandbox.world.clock.now()

  test('case 105 case 107 case 80 payments with their orders, our refunds with their ids, the dashboard’s without', async () => {
    const start = now() - 1_000
    const ref = await paid()
    const attempt = `attempt-${made}`
    const ours = await paypal.refund(ref, 1000, 'rf:1', 'one')
    const { result } = await bench.payments.refundCapturedPayment({
      captureId: await captureOf(ref),
      body: { amount: { currencyCode: 'EUR', value: '5.00' } },
    })
    const snapshot = await paypal.fetch(ref)
    expect(snapshot).toMatchObject({ refundedCents: 1500, metadata: { attempt } })
    const refund = { kind: 'refund', paymentRef: ref, currency: 'EUR', state: 'succeeded', at: expect.any(String) }
    expect(await changes(start, now() + 1_000)).toEqual([
      { kind: 'payment', snapshot, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.000Z$/) },
      { ...refund, refundRef: ours.ref, refundId: 'one', amountCents: 1000 },
      { ...refund, refundRef: result.id, refundId: null, amountCents: 500 },
    ])
    expect(await changes(start - DAY, start)).toEqual([])
  })

  test('case 110 more than the 31 days that PayPal answers at once are asked for in parts', async () => {
    const start = now() - 1_000
    const first = await paid()
    await advance(40 * DAY)
    const second = await paid()
    const refs = (await changes(start, now() + 1_000)).map((one) => (one.kind === 'payment' ? one.snapshot.ref : ''))
    expect(refs).toEqual([first, second])
  })
})
