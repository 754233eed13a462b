import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paypalSandboxKeys } from '../../../../sandbox/paypal/surface.ts'
import { openBench, type Bench } from '../../../../sandbox/paypal/test-bench.ts'
import {
  ProviderMisuse,
  ProviderUnavailable,
  UnknownAtProvider,
  type NewPayment,
  type PaymentProvider,
} from '../../provider.ts'
import type { PayPalConfig } from './connection.ts'
import { paypalProvider } from './paypal-provider.ts'

let bench: Bench
let paypal: PaymentProvider
const connect = (changes: Partial<PayPalConfig> = {}) =>
  paypalProvider({
    ...paypalSandboxKeys,
    environment: 'sandbox',
    webhookId: () => null,
    sandboxUrl: bench.sandbox.url,
    ...changes,
  })
beforeAll(async () => {
  bench = await openBench()
  paypal = connect()
})
afterAll(() => bench.sandbox.close())
beforeEach(() => bench.control('reset'))

const payment = (changes: Partial<NewPayment> = {}): NewPayment => ({
  attemptId: 'attempt-1',
  orderId: 'order-1',
  orderNumber: 'B-1001',
  amountCents: 4500,
  currency: 'EUR',
  description: 'Ombrellone C7, 3 giorni',
  language: 'it',
  returnUrl: 'http://localhost:1/esito?ordine=1',
  cancelUrl: 'http://localhost:1/pagamento',
  customerRef: null,
  cardRef: null,
  isToBeSaved: false,
  nonce: null,
  deviceData: null,
  ...changes,
})
const create = async (changes: Partial<NewPayment> = {}) => (await paypal.create(payment(changes))).snapshot.ref
const approve = (id: string, how: object = {}) => bench.control('paypal/approve', { id, ...how })
async function approved(how: object = {}, changes: Partial<NewPayment> = {}): Promise<string> {
  const ref = await create(changes)
  await approve(ref, how)
  return ref
}
async function requests(path: RegExp) {
  const answer = await bench.control('requests')
  const { requests: seen } = (await answer.json()) as { requests: { path: string; body: string; status: number }[] }
  return seen.filter((one) => path.test(one.path))
}
const fault = (match: string, phase: 'before' | 'after', kind: number | string, times = 1) =>
  bench.control('faults', { match, phase, kind, times })

describe('from the order to the money', () => {
  test('case 6 case 7 the payer approves, the money is taken, the fee is known', async () => {
    const { snapshot, approveUrl, clientSecret } = await paypal.create(payment())
    const { ref } = snapshot
    expect(snapshot).toEqual({
      ref,
      state: 'needs_action',
      isApproved: false,
      isUnderReview: false,
      amountCents: 4500,
      currency: 'EUR',
      capturedCents: 0,
      refundedCents: 0,
      feeCents: null,
      disputes: [],
      error: null,
      instrument: null,
      metadata: { attempt: 'attempt-1', order: 'order-1' },
    })
    expect(clientSecret).toBeNull()
    expect(approveUrl).toBe(`${bench.sandbox.url}/checkoutnow?token=${ref}`)
    expect(await paypal.resume(ref)).toEqual({ clientSecret: null, approveUrl })
    await approve(ref)
    expect(await paypal.fetch(ref)).toMatchObject({ state: 'processing', isApproved: true, capturedCents: 0 })
    const taken = await paypal.capture(ref, 'cap:attempt-1')
    expect(taken).toMatchObject({
      state: 'captured',
      capturedCents: 4500,
      refundedCents: 0,
      feeCents: 188,
      error: null,
    })
    expect(taken.instrument).toEqual({ brand: 'paypal', lastFour: null })
    expect(await paypal.fetch(ref)).toEqual(taken)
    expect(await paypal.resume(ref)).toEqual({ clientSecret: null, approveUrl: null })
  })

  test('case 74 what PayPal is sent: decimals, our ids, the guest’s language, at most 127 letters', async () => {
    await create({ amountCents: 4505, language: 'de', description: `${'🏖'.repeat(127)} zu viel` })
    const [sent] = await requests(/checkout\/orders$/)
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      intent: 'CAPTURE',
      purchase_units: [
        {
          reference_id: 'order-1',
          custom_id: 'attempt-1',
          invoice_id: 'B-1001',
          description: '🏖'.repeat(127),
          amount: { currency_code: 'EUR', value: '45.05' },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
            locale: 'de-DE',
            return_url: 'http://localhost:1/esito?ordine=1',
            cancel_url: 'http://localhost:1/pagamento',
          },
        },
      },
    })
  })

  test('case 45 taken already is taken, under the same key and under another', async () => {
    const ref = await approved()
    const first = await paypal.capture(ref, 'cap:attempt-1')
    expect(await paypal.capture(ref, 'cap:attempt-1')).toEqual(first)
    expect(await paypal.capture(ref, 'another')).toEqual(first)
  })

  test('case 33 case 72 a second order for the same number is never captured', async () => {
    const [one, other] = [await approved(), await approved({}, { attemptId: 'attempt-2' })]
    await paypal.capture(one, 'cap:attempt-1')
    const refused = await paypal.capture(other, 'cap:attempt-2')
    expect(refused).toMatchObject({ ref: other, state: 'cancelled', isApproved: false, capturedCents: 0 })
    expect(refused.error).toEqual({ code: 'DUPLICATE_INVOICE_ID', isRetryable: false })
  })
})

describe('without the payer’s money', () => {
  test('case 23 the payer goes away: nothing is taken, and nothing is to be taken', async () => {
    const ref = await create()
    expect(await paypal.capture(ref, 'cap:attempt-1')).toMatchObject({ state: 'needs_action', error: null })
    expect(await paypal.cancel(ref)).toMatchObject({ ref, state: 'cancelled', capturedCents: 0 })
  })

  test('case 24 a refused instrument is an answer; after a new approval the same key takes the money', async () => {
    const ref = await approved({ decline: true })
    const declined = await paypal.capture(ref, 'cap:attempt-1')
    expect(declined).toMatchObject({ state: 'needs_action', capturedCents: 0 })
    expect(declined.error).toEqual({ code: 'INSTRUMENT_DECLINED', isRetryable: true })
    expect(await requests(/capture$/)).toHaveLength(1)
    expect((await paypal.resume(ref)).approveUrl).toContain(ref)
    await approve(ref)
    expect(await paypal.capture(ref, 'cap:attempt-1')).toMatchObject({ state: 'captured', error: null })
  })

  test('case 24 after too many refusals the order is over', async () => {
    const ref = await create()
    for (let time = 0; time < 10; time += 1) {
      await approve(ref, { decline: true })
      await paypal.capture(ref, 'cap:attempt-1')
    }
    await approve(ref)
    expect(await paypal.capture(ref, 'cap:attempt-1')).toMatchObject({
      state: 'cancelled',
      error: { code: 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', isRetryable: false },
    })
  })

  test('case 25 a capture under review is not yet paid, though its order is COMPLETED; then the money comes', async () => {
    const ref = await approved({ pending: true })
    const waiting = {
      state: 'processing',
      isApproved: false,
      isUnderReview: true,
      capturedCents: 0,
      feeCents: null,
      error: null,
    }
    expect(await paypal.capture(ref, 'cap:attempt-1')).toMatchObject(waiting)
    expect(await paypal.fetch(ref)).toMatchObject(waiting)
    expect(await paypal.cancel(ref)).toMatchObject(waiting)
    await bench.control('paypal/resolve', { id: ref, ok: true })
    expect(await paypal.fetch(ref)).toMatchObject({ state: 'captured', capturedCents: 4500, feeCents: 188 })
  })

  test('case 26 a capture under review is denied: no money, and no other try of this order', async () => {
    const ref = await approved({ pending: true })
    await paypal.capture(ref, 'cap:attempt-1')
    await bench.control('paypal/resolve', { id: ref, ok: false })
    expect(await paypal.fetch(ref)).toMatchObject({
      state: 'needs_action',
      capturedCents: 0,
      error: { code: 'DECLINED', declineCode: 'DECLINED_BY_RISK_FRAUD_FILTERS', isRetryable: false },
    })
    expect(await paypal.capture(ref, 'cap:attempt-1')).toMatchObject({ state: 'needs_action', capturedCents: 0 })
  })

  test('case 66 an approval that is let go counts as cancelled, one that was taken meanwhile does not', async () => {
    const ref = await approved()
    expect(await paypal.cancel(ref)).toMatchObject({ state: 'cancelled', isApproved: false, instrument: null })
    await paypal.capture(ref, 'cap:attempt-1')
    expect(await paypal.cancel(ref)).toMatchObject({ state: 'captured', capturedCents: 4500 })
  })

  test('an approval that nobody captured lapses after three hours', async () => {
    const ref = await approved()
    await bench.control('clock', { advanceMs: 3 * 3_600_000 + 1_000 })
    expect(await paypal.fetch(ref)).toMatchObject({ state: 'cancelled', error: null })
    const late = await paypal.capture(ref, 'cap:attempt-1')
    expect(late).toMatchObject({ state: 'cancelled', error: { code: 'ORDER_VOIDED', isRetryable: false } })
  })
})

describe('a bad line', () => {
  test('case 39 the request that never arrived is sent again', async () => {
    await fault('POST /v2/checkout/orders$', 'before', 'drop')
    expect((await paypal.create(payment())).snapshot.state).toBe('needs_action')
    expect(await requests(/checkout\/orders$/)).toHaveLength(1)
  })

  test('case 40 case 44 an answer lost after the order was made: the same request id answers the same order', async () => {
    await fault('POST /v2/checkout/orders$', 'after', 'drop', 3)
    await expect(paypal.create(payment())).rejects.toThrow(ProviderUnavailable)
    expect(await paypal.find('attempt-1')).toBeNull()
    const [one, other] = [await create(), await create()]
    expect(other).toBe(one)
    expect(await paypal.fetch(one)).toMatchObject({ metadata: { attempt: 'attempt-1' } })
  })

  test('case 40 an answer lost after the money was taken: it is taken once', async () => {
    const ref = await approved()
    await fault('POST .*/capture$', 'after', 'drop')
    expect(await paypal.capture(ref, 'cap:attempt-1')).toMatchObject({ state: 'captured', capturedCents: 4500 })
    // 200 repeats what 201 made; without its id the second one would be refused.
    expect((await requests(/capture$/)).map(({ status }) => status)).toEqual([201, 200])
  })

  test.each([500, 503, 429])('case 41 %i is asked again, and then is no answer', async (kind) => {
    const ref = await create()
    await fault('GET /v2/checkout/orders/', 'before', kind)
    expect((await paypal.fetch(ref)).state).toBe('needs_action')
    await fault('GET /v2/checkout/orders/', 'before', kind, 3)
    const retryAfterSeconds = kind === 429 ? 1 : null
    await expect(paypal.fetch(ref)).rejects.toMatchObject({ name: 'ProviderUnavailable', retryAfterSeconds })
    await expect(paypal.fetch(ref)).resolves.toMatchObject({ state: 'needs_action' })
  })

  test('case 43 a request id used for another amount is a defect', async () => {
    await create()
    await expect(create({ amountCents: 4600 })).rejects.toThrow(ProviderMisuse)
    await expect(create({ amountCents: -1, attemptId: 'attempt-3' })).rejects.toThrow(ProviderMisuse)
  })

  test('an unknown order is unknown, and wrong keys are a defect; both name PayPal’s debug id', async () => {
    await expect(paypal.fetch('NOBODY')).rejects.toThrow(UnknownAtProvider)
    await expect(paypal.fetch('NOBODY')).rejects.toThrow(/debug id [0-9a-f]{13}/)
    const stranger = connect({ clientSecret: 'wrong' })
    await expect(stranger.fetch('NOBODY')).rejects.toThrow(ProviderMisuse)
  })
})

describe('what the browser and the start-up are told', () => {
  test('case 101 scripts and origins are the sandbox’s there, and PayPal’s elsewhere', async () => {
    const own = [bench.sandbox.url]
    expect(paypal.origins).toEqual({ script: own, frame: own, connect: own, image: own, form: own })
    const config = { publishableKey: paypalSandboxKeys.clientId, clientToken: null }
    const scriptUrl = `${bench.sandbox.url}/sdk/js`
    expect(await paypal.publicConfig(null)).toEqual({ ...config, scriptUrl, needsRedirect: false })
    const live = connect({ sandboxUrl: null, environment: 'production' })
    expect(await live.publicConfig(null)).toMatchObject({
      scriptUrl: 'https://www.paypal.com/sdk/js',
      needsRedirect: true,
    })
    expect(Object.values(live.origins).flat(), 'nothing of PayPal runs in the page').toEqual([])
  })

  test('case 102 the sandbox together with production is refused', () => {
    expect(() => connect({ environment: 'production' })).toThrow(/sandbox/)
  })
})
