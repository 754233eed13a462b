import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BRAINTREE_KEYS } from '../../../../sandbox/braintree/keys.ts'
import { openTestGateway, type TestGateway } from '../../../../sandbox/braintree/test-gateway.ts'
import {
  ProviderMisuse,
  ProviderUnavailable,
  UnknownAtProvider,
  type NewPayment,
  type PaymentProvider,
} from '../../provider.ts'
import { braintreeProvider } from './braintree-provider.ts'

const DAY = 86_400_000
const GOOD = 'fake-three-d-secure-two-visa-successful-step-up-authentication-nonce'
const FRICTIONLESS = 'fake-three-d-secure-two-visa-successful-frictionless-authentication-nonce'
const REFUSED = 'fake-three-d-secure-visa-failed-authentication-nonce'

let at: TestGateway
let braintree: PaymentProvider
const connect = (changes: object = {}) =>
  braintreeProvider({ ...BRAINTREE_KEYS, environment: 'sandbox', sandboxUrl: at.sandbox.url, ...changes })
beforeAll(async () => {
  at = await openTestGateway()
  braintree = connect()
})
afterAll(() => at.sandbox.close())
beforeEach(() => at.control('reset'))

const payment = (changes: Partial<NewPayment> = {}): NewPayment => ({
  attemptId: 'attempt-1',
  orderId: 'order-1',
  orderNumber: 'B-1001',
  amountCents: 4500,
  currency: 'EUR',
  description: 'Ombrellone C7',
  language: 'it',
  returnUrl: 'http://localhost:1/esito',
  cancelUrl: 'http://localhost:1/pagamento',
  customerRef: null,
  cardRef: null,
  isToBeSaved: false,
  nonce: GOOD,
  deviceData: null,
  ...changes,
})
const create = async (changes: Partial<NewPayment> = {}) => (await braintree.create(payment(changes))).snapshot
const fault = (match: string, phase: 'before' | 'after', kind: number | string, times = 1) =>
  at.control('faults', { match, phase, kind, times })
async function sales() {
  const { requests } = (await at.control('requests')) as { requests: { method: string; path: string; body: string }[] }
  return requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/transactions'))
}

/** A nonce of the browser's fields, after 3-D Secure; each is good for one sale. */
async function typedNonce(): Promise<string> {
  const { clientToken } = await braintree.publicConfig(null)
  const token = JSON.parse(Buffer.from(clientToken ?? '', 'base64').toString('utf8')) as Record<string, string>
  const authorization = token['authorizationFingerprint']
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${at.sandbox.url}${path}`, {
      method: 'POST',
      body: JSON.stringify({ authorization, ...body }),
    })
    return ((await answer.json()) as { nonce: string }).nonce
  }
  const card = { number: '4000000000001000', expirationMonth: '12', expirationYear: '2030', cvv: '123' }
  return post('/_bt/3ds', { nonce: await post('/_bt/tokenize', card) })
}

describe('from the nonce to the money', () => {
  test('case 8 case 2 after 3-D Secure the money is reserved, then submitted for settlement', async () => {
    const { snapshot, clientSecret, approveUrl } = await braintree.create(payment())
    expect([clientSecret, approveUrl]).toEqual([null, null])
    const { ref } = snapshot
    expect(snapshot).toEqual({
      ref,
      state: 'authorized',
      amountCents: 4500,
      currency: 'EUR',
      capturedCents: 0,
      refundedCents: 0,
      feeCents: null,
      disputes: [],
      error: null,
      instrument: { brand: 'visa', lastFour: '1091' },
      metadata: { attempt: 'attempt-1' },
    })
    expect(await braintree.fetch(ref)).toEqual(snapshot)
    const taken = { ...snapshot, state: 'captured', capturedCents: 4500 }
    expect(await braintree.capture(ref, 'cap:attempt-1')).toEqual(taken)
    await at.control('clock', { advanceMs: DAY })
    expect(await braintree.fetch(ref)).toEqual(taken)
    expect(await braintree.resume(ref)).toEqual({ clientSecret: null, approveUrl: null })
  })

  test('case 3 a frictionless 3-D Secure is as good', async () => {
    expect(await create({ nonce: FRICTIONLESS })).toMatchObject({ state: 'authorized' })
  })

  test('case 74 what Braintree is sent: decimals, the attempt as the order, its key, 3-D Secure required', async () => {
    await create({ amountCents: 4505, deviceData: '{"device":1}', isToBeSaved: true })
    const [sale] = await sales()
    expect(JSON.parse(sale?.body ?? '')).toEqual({
      transaction: {
        type: 'sale',
        api_request_key: 'attempt-1:create',
        amount: '45.05',
        order_id: 'attempt-1',
        payment_method_nonce: GOOD,
        device_data: '{"device":1}',
        options: {
          submit_for_settlement: false,
          store_in_vault_on_success: false,
          three_d_secure: { required: true },
        },
      },
    })
  })

  test('case 45 taken already is taken, under the same key and under another', async () => {
    const { ref } = await create()
    const first = await braintree.capture(ref, 'cap:attempt-1')
    expect(await braintree.capture(ref, 'cap:attempt-1')).toEqual(first)
    expect(await braintree.capture(ref, 'another')).toEqual(first)
  })

  test('case 66 a reservation is let go, what was taken stays, what was let go is not taken', async () => {
    const { ref } = await create()
    expect(await braintree.cancel(ref)).toMatchObject({ state: 'cancelled', capturedCents: 0 })
    expect(await braintree.cancel(ref)).toMatchObject({ state: 'cancelled' })
    expect(await braintree.capture(ref, 'cap:attempt-1')).toMatchObject({ state: 'cancelled', capturedCents: 0 })
    const { ref: other } = await create({ attemptId: 'attempt-2' })
    await braintree.capture(other, 'cap:attempt-2')
    expect(await braintree.cancel(other)).toMatchObject({ state: 'captured', capturedCents: 4500 })
  })

  test('an authorisation that nobody took has expired after its week', async () => {
    const { ref } = await create()
    await at.control('clock', { advanceMs: 7 * DAY })
    expect(await braintree.fetch(ref)).toMatchObject({ state: 'cancelled' })
  })

  test('a settlement that is declined brought no money', async () => {
    const { ref } = await create({ amountCents: 400_150 })
    expect(await braintree.capture(ref, 'cap:attempt-1')).toMatchObject({ state: 'captured', capturedCents: 400_150 })
    await at.control('clock', { advanceMs: DAY })
    expect(await braintree.fetch(ref)).toMatchObject({
      state: 'cancelled',
      capturedCents: 0,
      error: { code: 'settlement_declined', isRetryable: false },
    })
    expect(await braintree.refund(ref, 400_150, 'rf:1', 'one')).toMatchObject({
      state: 'failed',
      error: { code: 'settlement_declined', isRetryable: false },
    })
  })
})

describe('refused', () => {
  test.each([
    [200_000, { code: 'processor_declined', declineCode: '2000', isRetryable: true }],
    [200_100, { code: 'processor_declined', declineCode: '2001', isRetryable: true }],
    [200_400, { code: 'processor_declined', declineCode: '2004', isRetryable: false }],
    [300_000, { code: 'failed', declineCode: '3000', isRetryable: true }],
    [500_100, { code: 'gateway_rejected', declineCode: 'application_incomplete', isRetryable: true }],
  ])('case 27 case 14 case 15 case 20 %i cents are a decline, not an error', async (amountCents, error) => {
    const snapshot = await create({ amountCents })
    expect(snapshot).toMatchObject({ state: 'needs_method', capturedCents: 0, error })
    expect(await braintree.fetch(snapshot.ref)).toEqual(snapshot)
  })

  test('case 27 the gateway rejects without 3-D Secure and for fraud', async () => {
    const nonces = { 'fake-valid-visa-nonce': 'three_d_secure', 'fake-gateway-rejected-fraud-nonce': 'fraud' }
    for (const [paymentMethodNonce, declineCode] of Object.entries(nonces)) {
      const options = { threeDSecure: { required: declineCode !== 'fraud' } }
      const { transaction } = await at.transactions.sale({ amount: '45.00', paymentMethodNonce, options })
      expect((await braintree.fetch(transaction.id)).error).toEqual({
        code: 'gateway_rejected',
        declineCode,
        isRetryable: declineCode !== 'fraud',
      })
    }
  })

  test.each(['fake-valid-visa-nonce', REFUSED])(
    'case 29 case 19 without a liability shift nothing is charged: %s',
    async (nonce) => {
      const snapshot = await create({ nonce })
      expect(snapshot).toMatchObject({ state: 'needs_method', amountCents: 4500, currency: 'EUR', instrument: null })
      expect(snapshot.error).toEqual({ code: 'three_d_secure', isRetryable: true })
      expect(await sales()).toEqual([])
      await expect(braintree.fetch(snapshot.ref)).rejects.toThrow(UnknownAtProvider)
      await expect(braintree.cancel(snapshot.ref)).rejects.toThrow(UnknownAtProvider)
      const paid = await create()
      expect(await braintree.fetch(snapshot.ref)).toEqual(paid)
    },
  )

  test('case 28 a nonce is good for one payment', async () => {
    const nonce = await typedNonce()
    expect(await create({ nonce })).toMatchObject({ state: 'authorized', instrument: { lastFour: '1000' } })
    const again = await create({ nonce, attemptId: 'attempt-2' })
    expect(again).toMatchObject({ state: 'needs_method', error: { code: '91564', isRetryable: true } })
    const unknown = await create({ nonce: 'nobody-knows-it', attemptId: 'attempt-3' })
    expect(unknown).toMatchObject({ state: 'needs_method', error: { code: '91565', isRetryable: true } })
    expect(new Set([again.ref, unknown.ref]).size).toBe(2)
  })

  test('case 13 after a decline the next nonce pays; the attempt’s money is what is found', async () => {
    const declined = await create({ amountCents: 200_000, nonce: await typedNonce() })
    expect(await braintree.find('attempt-1')).toEqual(declined)
    const [again, third] = [await create({ amountCents: 200_000 }), await create({ amountCents: 200_000 })]
    expect(new Set([declined.ref, again.ref, third.ref]).size).toBe(3)
    expect((await sales()).map(({ body }) => /attempt-1:create[^"]*/.exec(body)?.[0])).toEqual([
      'attempt-1:create',
      'attempt-1:create:2',
      'attempt-1:create:3',
    ])
    for (const amount of ['45.00', '2000.00']) {
      await at.transactions.sale({ amount, orderId: 'attempt-1', paymentMethodNonce: 'fake-valid-nonce' })
      await at.control('clock', { advanceMs: 1_000 })
    }
    expect(await braintree.find('attempt-1')).toMatchObject({ state: 'authorized', amountCents: 4500 })
  })

  test('case 40 a decline whose answer was lost is found by its used nonce', async () => {
    const nonce = await typedNonce()
    const declined = await create({ amountCents: 200_000, nonce })
    expect(await create({ amountCents: 200_000, nonce })).toEqual(declined)
  })

  test('a payment without a nonce is a defect', async () => {
    await expect(create({ nonce: null })).rejects.toThrow(ProviderMisuse)
    await expect(create({ amountCents: 0 })).rejects.toThrow(ProviderMisuse)
  })
})

describe('a bad line', () => {
  test('case 39 the sale that never arrived is sent again', async () => {
    await fault('POST .*/transactions$', 'before', 'drop')
    expect(await create()).toMatchObject({ state: 'authorized' })
    expect(await sales()).toHaveLength(1)
  })

  test('case 40 case 44 an answer lost after the sale: found by the attempt, and not made again', async () => {
    await fault('POST .*/transactions$', 'after', 'drop', 3)
    await expect(create()).rejects.toThrow(ProviderUnavailable)
    expect(await sales()).toHaveLength(3)
    const sale = await braintree.find('attempt-1')
    expect(sale).toMatchObject({ state: 'authorized', amountCents: 4500 })
    expect(await create()).toEqual(sale)
    expect(await sales()).toHaveLength(3)
    expect(await braintree.find('attempt-2')).toBeNull()
  })

  test('case 40 a sale whose answer was lost is one sale, by its key', async () => {
    await fault('POST .*/transactions$', 'after', 'drop')
    const { ref } = await create()
    const found: string[] = []
    for await (const one of at.transactions.search((search) => search.orderId().is('attempt-1'))) found.push(one.id)
    expect(found).toEqual([ref])
  })

  test('case 32 case 33 two nonces of one attempt at the same moment reserve once', async () => {
    const nonces = [await typedNonce(), await typedNonce()]
    const [one, other] = await Promise.all(nonces.map((nonce) => create({ nonce })))
    expect(one?.state).toBe('authorized')
    expect(other).toEqual(one)
  })

  test('case 40 answers lost after the capture and after the void', async () => {
    const { ref } = await create()
    await fault('PUT .*/submit_for_settlement$', 'after', 'drop')
    expect(await braintree.capture(ref, 'cap:attempt-1')).toMatchObject({ state: 'captured' })
    const { ref: other } = await create({ attemptId: 'attempt-2' })
    await fault('PUT .*/void$', 'after', 'drop')
    expect(await braintree.cancel(other)).toMatchObject({ state: 'cancelled' })
  })

  test.each([500, 503, 429])('case 41 %i is asked again, and then is no answer', async (kind) => {
    const { ref } = await create()
    await fault('GET .*/transactions/', 'before', kind)
    expect(await braintree.fetch(ref)).toMatchObject({ state: 'authorized' })
    await fault('GET .*/transactions/', 'before', kind, 3)
    await expect(braintree.fetch(ref)).rejects.toThrow(ProviderUnavailable)
  })

  test('case 43 an attempt that is used for another amount is a defect', async () => {
    await create()
    await expect(create({ amountCents: 4600 })).rejects.toThrow(ProviderMisuse)
  })

  test('an unknown transaction is unknown, and wrong keys are a defect', async () => {
    await expect(braintree.fetch('nobody')).rejects.toThrow(UnknownAtProvider)
    await expect(braintree.fetch('../nobody')).rejects.toThrow(UnknownAtProvider)
    await expect(connect({ privateKey: 'wrong' }).fetch('nobody')).rejects.toThrow(ProviderMisuse)
    await expect(connect({ merchantId: 'wrong' }).publicConfig(null)).rejects.toThrow(ProviderMisuse)
  })
})
