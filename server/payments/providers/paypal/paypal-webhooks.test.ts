import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { DAY } from '../../../../domain/platform/duration.ts'
import { paypalSandboxKeys } from '../../../../sandbox/paypal/surface.ts'
import { openBench, orderOf, type Bench } from '../../../../sandbox/paypal/test-bench.ts'
import { ProviderUnavailable, type PaymentProvider } from '../../provider.ts'
import { paypalProvider } from './paypal-provider.ts'
import { openSignatureCheck } from './webhook-signature.ts'

interface Delivery {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

let bench: Bench
/** The resort's server: what PayPal told it. */
let resort: Server
let heard: Delivery[] = []
let webhookId: string | null = null
let paypal: PaymentProvider
const connect = () => {
  const { url: sandboxUrl } = bench.sandbox
  return paypalProvider({ ...paypalSandboxKeys, environment: 'sandbox', webhookId: () => webhookId, sandboxUrl })
}
beforeAll(async () => {
  bench = await openBench()
  resort = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => resort.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  resort.closeAllConnections()
  resort.close()
  await bench.sandbox.close()
})
beforeEach(async () => {
  await bench.control('reset')
  heard = []
  webhookId = await register((resort.address() as AddressInfo).port, '')
  paypal = connect()
})
afterEach(() => vi.restoreAllMocks())

/** The SDK has no call for webhooks; the id is what an operator copies from PayPal's dashboard. */
async function register(port: number, path: string): Promise<string> {
  const { accessToken } = await bench.client.clientCredentialsAuthManager.fetchToken()
  const answer = await fetch(`${bench.sandbox.url}/v1/notifications/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://127.0.0.1:${port}/${path}`, event_types: [{ name: '*' }] }),
  })
  return ((await answer.json()) as { id: string }).id
}

let keys = 0
async function approved(how: object = {}): Promise<string> {
  keys += 1
  const { result } = await bench.orders.createOrder({ body: orderOf(), paypalRequestId: `key-${keys}` })
  await bench.control('paypal/approve', { id: result.id, ...how })
  return result.id ?? ''
}
async function next(): Promise<Delivery> {
  const delivery = await vi.waitFor(() => heard.shift() ?? Promise.reject(new Error('silence')))
  return delivery
}
async function nextEvent() {
  const { body, headers } = await next()
  return paypal.verifyWebhook(body, headers)
}
const requests = async (path: RegExp) => {
  const answer = (await (await bench.control('requests')).json()) as { requests: { path: string }[] }
  return answer.requests.filter((one) => path.test(one.path)).length
}

describe('what a delivery is about', () => {
  test('case 38 case 51 approval, capture, refund and dispute: always the order', async () => {
    const payment = await approved()
    const about = { payment }
    const { eventId, ...approval } = (await nextEvent()) as { eventId: string }
    expect(eventId).toMatch(/^WH-/)
    expect(approval).toEqual({ type: 'CHECKOUT.ORDER.APPROVED', about })
    await paypal.capture(payment, 'cap:1')
    expect(await nextEvent()).toMatchObject({ type: 'PAYMENT.CAPTURE.COMPLETED', about })
    await paypal.refund(payment, 100, 'rf:1', 'one')
    expect(await nextEvent()).toMatchObject({ type: 'PAYMENT.CAPTURE.REFUNDED', about })
    const { result } = await bench.orders.getOrder({ id: payment })
    await bench.control('paypal/dispute', { id: result.purchaseUnits?.[0]?.payments?.captures?.[0]?.id })
    expect(await nextEvent()).toMatchObject({ type: 'CUSTOMER.DISPUTE.CREATED', about })
  })

  test('case 26 a pending capture, and its denial', async () => {
    const payment = await approved({ pending: true })
    await next()
    await paypal.capture(payment, 'cap:1')
    expect(await nextEvent()).toMatchObject({ type: 'PAYMENT.CAPTURE.PENDING', about: { payment } })
    await bench.control('paypal/resolve', { id: payment, ok: false })
    expect(await nextEvent()).toMatchObject({ type: 'PAYMENT.CAPTURE.DENIED', about: { payment } })
  })

  test('an approval that lapsed', async () => {
    const payment = await approved()
    await next()
    await bench.control('clock', { advanceMs: 3 * 3_600_000 + 1_000 })
    expect(await nextEvent()).toMatchObject({ type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', about: { payment } })
  })

  test('case 49 case 54 a repeated event keeps its id, though its transmission is signed anew', async () => {
    await bench.control('webhooks', { mode: 'auto', duplicate: true })
    await approved()
    expect(await nextEvent()).toEqual(await nextEvent())
  })

  test('case 57 a capture that PayPal has forgotten is about nothing', async () => {
    const payment = await approved()
    await paypal.capture(payment, 'cap:1')
    await paypal.refund(payment, 100, 'rf:1', 'one')
    await next()
    await next()
    const { body, headers } = await next()
    await bench.control('reset')
    expect(await paypal.verifyWebhook(body, headers)).toMatchObject({ type: 'PAYMENT.CAPTURE.REFUNDED', about: null })
  })
})

describe('signatures', () => {
  test('case 54 a changed body, one that was parsed and written again, and an empty one are refused', async () => {
    await approved()
    const { body, headers } = await next()
    const text = body.toString('utf8')
    const again = JSON.stringify(JSON.parse(text))
    expect(again).not.toBe(text)
    for (const wrong of [text.replace('APPROVED', 'approved'), again, '']) {
      expect(await paypal.verifyWebhook(Buffer.from(wrong), headers)).toBe('invalid')
    }
    expect(await paypal.verifyWebhook(body, headers)).toMatchObject({ type: 'CHECKOUT.ORDER.APPROVED' })
  })

  test('case 54 every header is needed, and the algorithm is PayPal’s', async () => {
    await approved()
    const { body, headers } = await next()
    const names = ['transmission-id', 'transmission-time', 'transmission-sig', 'cert-url', 'auth-algo']
    for (const name of names.map((one) => `paypal-${one}`)) {
      expect(await paypal.verifyWebhook(body, { ...headers, [name]: undefined })).toBe('invalid')
      expect(await paypal.verifyWebhook(body, { ...headers, [name]: 'other' })).toBe('invalid')
    }
  })

  test('L6 what was sent longer ago than PayPal goes on trying is a recording', async () => {
    await approved()
    const { body, headers } = await next()
    vi.useFakeTimers({ now: Date.now() + 3 * DAY, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    expect(await paypal.verifyWebhook(body, headers)).toMatchObject({ type: 'CHECKOUT.ORDER.APPROVED' })
    vi.setSystemTime(Date.now() + 1.1 * DAY)
    expect(await paypal.verifyWebhook(body, headers)).toBe('invalid')
  })

  test('case 55 a delivery to another webhook, or while there is none, is refused', async () => {
    await approved()
    const { body, headers } = await next()
    const own = webhookId
    webhookId = await register(9, 'elsewhere')
    expect(await paypal.verifyWebhook(body, headers)).toBe('invalid')
    webhookId = null
    expect(await paypal.verifyWebhook(body, headers)).toBe('invalid')
    webhookId = own
    expect(await paypal.verifyWebhook(body, headers)).toMatchObject({ type: 'CHECKOUT.ORDER.APPROVED' })
  })
})

describe('certificates', () => {
  const headers = (certUrl: string) => ({
    'paypal-transmission-id': 'id',
    'paypal-transmission-time': new Date().toISOString(),
    'paypal-transmission-sig': 'AAAA',
    'paypal-cert-url': certUrl,
    'paypal-auth-algo': 'SHA256withRSA',
  })
  const foreign = [
    'https://paypal.com.evil.example/v1/notifications/certs/1',
    'https://evilpaypal.com/v1/notifications/certs/1',
    'https://api.paypal.com@evil.example/v1/notifications/certs/1',
    'https://user:pass@api.paypal.com/v1/notifications/certs/1',
    'http://api.paypal.com/v1/notifications/certs/1',
    'https://api.paypal.com:8443/v1/notifications/certs/1',
    'https://api.paypal.com/v1/notifications/certs/1?again',
    'https://www.paypal.com/signout',
    'file:///etc/passwd',
    'no address',
  ]

  test.each(foreign)('case 59 a certificate at %s is not even fetched', async (certUrl) => {
    const fetching = vi.spyOn(globalThis, 'fetch')
    expect(await openSignatureCheck(null)(Buffer.from('{}'), headers(certUrl), 'webhook')).toBe(false)
    expect(await openSignatureCheck(bench.sandbox.url)(Buffer.from('{}'), headers(certUrl), 'webhook')).toBe(false)
    expect(fetching).not.toHaveBeenCalled()
  })

  test('case 59 PayPal’s own addresses are trusted, and not in the sandbox', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('gone', { status: 404 }))
    const certUrl = 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1'
    const asked = openSignatureCheck(null)(Buffer.from('{}'), headers(certUrl), 'webhook')
    await expect(asked).rejects.toThrow(ProviderUnavailable)
    expect(fetching).toHaveBeenCalledExactlyOnceWith(certUrl, expect.objectContaining({ redirect: 'error' }))
    expect(await openSignatureCheck(bench.sandbox.url)(Buffer.from('{}'), headers(certUrl), 'webhook')).toBe(false)
  })

  test('case 59 a certificate is fetched once, and one that failed is fetched again', async () => {
    await bench.control('webhooks', { mode: 'auto', duplicate: true })
    await approved()
    const [one, other] = [await next(), await next()]
    await bench.control('faults', { match: 'GET /v1/notifications/certs/', phase: 'before', kind: 'drop' })
    await expect(paypal.verifyWebhook(one.body, one.headers)).rejects.toThrow(ProviderUnavailable)
    for (const { body, headers: sent } of [one, other, one]) {
      expect(await paypal.verifyWebhook(body, sent)).not.toBe('invalid')
    }
    expect(await requests(/certs/)).toBe(1)
  })
})

test('case 60 PayPal asks no challenge', () => {
  expect(paypal.answerChallenge(new URLSearchParams({ bt_challenge: '20f9f8ed05f77439fe955c977e4c8a53' }))).toBeNull()
})
