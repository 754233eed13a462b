import { createVerify, X509Certificate } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBench, orderOf, type Bench } from './test-bench.ts'

interface Heard {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly event: { event_type: string; resource: { id: string; status: string; custom_id?: string } }
}

let bench: Bench
/** The resort's server: everything that it was told. */
let resort: Server
let heard: Heard[] = []
let address = ''
let webhookId = ''
beforeAll(async () => {
  bench = await openBench()
  resort = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      heard.push({ headers: request.headers, body, event: JSON.parse(String(body)) as Heard['event'] })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => resort.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(resort.address() as AddressInfo).port}/hooks/paypal`
})
afterAll(async () => {
  resort.closeAllConnections()
  resort.close()
  await bench.sandbox.close()
})
beforeEach(async () => {
  await bench.control('reset')
  heard = []
  const made = await api('POST', '/v1/notifications/webhooks', { url: address, event_types: [{ name: '*' }] })
  webhookId = ((await made.json()) as { id: string }).id
})

/** The SDK has no controller for webhooks, so these calls are made by hand, with the SDK's token. */
async function api(method: string, path: string, body?: object | string): Promise<Response> {
  const { accessToken } = await bench.client.clientCredentialsAuthManager.fetchToken()
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  const text = typeof body === 'object' ? JSON.stringify(body) : body
  return fetch(`${bench.sandbox.url}${path}`, { method, headers, ...(text === undefined ? {} : { body: text }) })
}

let keys = 0
async function approved(how: object = {}): Promise<string> {
  const { result } = await bench.orders.createOrder({
    body: orderOf({ customId: 'attempt-1' }),
    paypalRequestId: `key-${(keys += 1)}`,
  })
  await bench.control('paypal/approve', { id: result.id, ...how })
  return result.id ?? ''
}
async function paid(how: object = {}): Promise<string> {
  const { result } = await bench.orders.captureOrder({ id: await approved(how) })
  return result.purchaseUnits?.[0]?.payments?.captures?.[0]?.id ?? ''
}
const types = (...wanted: string[]) =>
  vi.waitFor(() => expect(heard.map(({ event }) => event.event_type).toSorted()).toEqual(wanted.toSorted()))
const first = async () => vi.waitFor(() => (heard[0] === undefined ? Promise.reject(new Error('silence')) : heard[0]))

describe('events', () => {
  test('38 an approval, a capture, a refund, each with the object of its moment', async () => {
    const id = await paid()
    await bench.payments.refundCapturedPayment({ captureId: id })
    await types('CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.REFUNDED')
    const capture = heard.find(({ event }) => event.event_type === 'PAYMENT.CAPTURE.COMPLETED')
    expect(capture?.event.resource).toMatchObject({ id, status: 'COMPLETED', custom_id: 'attempt-1' })
  })

  test.each([
    ['25', true, 'PAYMENT.CAPTURE.COMPLETED'],
    ['26', false, 'PAYMENT.CAPTURE.DENIED'],
  ])('%s pending, then %s', async (_case, ok, last) => {
    const id = await paid({ pending: true })
    await types('CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.PENDING')
    await bench.control('paypal/resolve', { id, ok })
    await types('CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.PENDING', last)
  })

  test('an approval that nobody captures is reversed when its three hours are over', async () => {
    await approved()
    await types('CHECKOUT.ORDER.APPROVED')
    await bench.control('clock', { advanceMs: 3 * 3_600_000 + 1_000 })
    await types('CHECKOUT.ORDER.APPROVED', 'CHECKOUT.PAYMENT-APPROVAL.REVERSED')
  })

  test.each([
    [true, { outcome_code: 'RESOLVED_SELLER_FAVOUR' }],
    [false, { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded: { currency_code: 'EUR', value: '35.00' } }],
  ])('83 a dispute opens, is found by its capture, and ends: won %s', async (won, outcome) => {
    const capture = await paid()
    const body = { amount: { currencyCode: 'EUR', value: '10.00' } }
    await bench.payments.refundCapturedPayment({ captureId: capture, body })
    const { id } = (await (await bench.control('paypal/dispute', { id: capture })).json()) as { id: string }
    const find = async () => {
      const reply = await api('GET', `/v1/customer/disputes?disputed_transaction_id=${capture}`)
      return ((await reply.json()) as { items: object[] }).items
    }
    const amount = { currency_code: 'EUR', value: '35.00' }
    const same = { dispute_id: id, dispute_amount: amount, disputed_transactions: [{ custom: 'attempt-1' }] }
    expect(await find()).toMatchObject([{ ...same, status: 'UNDER_REVIEW' }])
    await bench.control('paypal/dispute/close', { id, won })
    expect(await find()).toMatchObject([{ ...same, status: 'RESOLVED', dispute_outcome: outcome }])
    expect(await (await api('GET', `/v1/customer/disputes/${id}`)).json()).toEqual((await find())[0])
    expect((await bench.control('paypal/dispute/close', { id, won })).status).toBe(409)
    const before = ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.REFUNDED']
    await types(...before, 'CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.RESOLVED')
  })

  test('a listener hears its own types, until it is deleted', async () => {
    await api('DELETE', `/v1/notifications/webhooks/${webhookId}`)
    const event_types = [{ name: 'PAYMENT.CAPTURE.COMPLETED' }]
    await api('POST', '/v1/notifications/webhooks', { url: address, event_types })
    await paid()
    await types('PAYMENT.CAPTURE.COMPLETED')
  })
})

describe('registration', () => {
  test('an address is registered once and found again', async () => {
    const again = await api('POST', '/v1/notifications/webhooks', { url: address, event_types: [{ name: '*' }] })
    expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('WEBHOOK_URL_ALREADY_EXISTS')])
    const all = (await (await api('GET', '/v1/notifications/webhooks')).json()) as { webhooks: object[] }
    expect(all.webhooks).toMatchObject([{ id: webhookId, url: address, event_types: [{ name: '*' }] }])
    expect((await api('GET', `/v1/notifications/webhooks/${webhookId}`)).status).toBe(200)
    expect((await api('GET', '/v1/notifications/webhooks/0')).status).toBe(404)
  })
})

/** The check as the product makes it: certificate from the named address, then the signature over the raw body. */
async function isGenuine({ headers }: Heard, body: Buffer, id = webhookId): Promise<boolean> {
  const pem = await (await fetch(String(headers['paypal-cert-url']))).text()
  const [leaf, root] = pem.split(/(?<=-----END CERTIFICATE-----\n)/).map((one) => new X509Certificate(one))
  if (leaf === undefined || root === undefined) return false
  expect([leaf.checkIssued(root), leaf.verify(root.publicKey), root.verify(root.publicKey)]).toEqual([true, true, true])
  const [transmission, time] = [headers['paypal-transmission-id'], headers['paypal-transmission-time']]
  const message = `${String(transmission)}|${String(time)}|${id}|${crc32(body)}`
  return createVerify('RSA-SHA256')
    .update(message)
    .verify(leaf.publicKey, String(headers['paypal-transmission-sig']), 'base64')
}

/** The post-back, with the event's text as given. */
async function postBack({ headers }: Heard, event: string, more: object = {}): Promise<string> {
  const fields = JSON.stringify({
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: webhookId,
    ...more,
  })
  const text = `${fields.slice(0, -1)},"webhook_event":${event}}`
  const reply = await api('POST', '/v1/notifications/verify-webhook-signature', text)
  return ((await reply.json()) as { verification_status: string }).verification_status
}

describe('signatures', () => {
  test('54 the own check holds for the raw body only', async () => {
    await approved()
    const one = await first()
    expect(one.headers['paypal-auth-algo']).toBe('SHA256withRSA')
    expect(await isGenuine(one, one.body)).toBe(true)
    expect(await isGenuine(one, Buffer.from(JSON.stringify(one.event)))).toBe(false)
    expect(await isGenuine(one, Buffer.from(String(one.body).replace('45.00', '99.00')))).toBe(false)
    expect(await isGenuine(one, one.body, 'another')).toBe(false)
  })

  test('54 the post-back agrees', async () => {
    await approved()
    const one = await first()
    expect(await postBack(one, String(one.body))).toBe('SUCCESS')
    expect(await postBack(one, JSON.stringify(one.event))).toBe('FAILURE')
    expect(await postBack(one, String(one.body), { webhook_id: 'another' })).toBe('FAILURE')
    expect(await postBack(one, String(one.body), { transmission_time: '2020-01-01T00:00:00Z' })).toBe('FAILURE')
    expect(await postBack(one, String(one.body), { transmission_sig: 'AAAA' })).toBe('FAILURE')
    expect(await postBack(one, String(one.body), { auth_algo: 'SHA1withRSA' })).toBe('FAILURE')
    await api('DELETE', `/v1/notifications/webhooks/${webhookId}`)
    expect(await postBack(one, String(one.body))).toBe('FAILURE')
  })

  test('59 a certificate of another address is refused', async () => {
    await approved()
    const one = await first()
    const path = new URL(String(one.headers['paypal-cert-url'])).pathname
    expect(await postBack(one, String(one.body), { cert_url: `https://paypal.example.com${path}` })).toBe('FAILURE')
    expect((await fetch(`${bench.sandbox.url}/v1/notifications/certs/CERT-0`)).status).toBe(404)
  })
})
