import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { BRAINTREE_KEYS } from '../../../../sandbox/braintree/keys.ts'
import { openTestGateway, type TestGateway } from '../../../../sandbox/braintree/test-gateway.ts'
import type { PaymentProvider } from '../../provider.ts'
import { braintreeProvider } from './braintree-provider.ts'

let at: TestGateway
let braintree: PaymentProvider
/** The resort's server: the raw bodies that it was sent. */
let resort: Server
let heard: Buffer[] = []
const connect = (keys: Partial<typeof BRAINTREE_KEYS> | object = {}) =>
  braintreeProvider({ ...BRAINTREE_KEYS, ...keys, environment: 'sandbox', sandboxUrl: at.sandbox.url })

beforeAll(async () => {
  at = await openTestGateway()
  braintree = connect()
  resort = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      heard.push(Buffer.concat(parts))
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => resort.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await at.sandbox.close()
  resort.closeAllConnections()
  resort.close()
})
beforeEach(async () => {
  await at.control('reset')
  heard = []
  await at.control('braintree/hook', { url: `http://127.0.0.1:${(resort.address() as AddressInfo).port}/` })
})

async function next(): Promise<Buffer> {
  const body = await vi.waitFor(() => heard.shift() ?? Promise.reject(new Error('silence')))
  return body
}
const read = async (body: Buffer) => braintree.verifyWebhook(body, {})
async function settled(): Promise<string> {
  const { transaction } = await at.transactions.sale({
    amount: '45.00',
    orderId: 'attempt-1',
    paymentMethodNonce: 'fake-valid-visa-nonce',
    options: { submitForSettlement: true },
  })
  await at.control('braintree/settle', { id: transaction.id })
  return transaction.id
}

describe('what a notification is about', () => {
  test('case 60 a check is about nothing, and is heard', async () => {
    await at.control('braintree/check')
    expect(await read(await next())).toEqual({ eventId: expect.any(String), type: 'check', about: null })
  })

  test('case 83 a dispute and its end are about the payment', async () => {
    const payment = await settled()
    const { dispute } = (await at.control('braintree/dispute', { id: payment })) as { dispute: string }
    expect(await read(await next())).toMatchObject({ type: 'dispute_opened', about: { payment } })
    await at.control('braintree/dispute/close', { id: dispute, won: false })
    expect(await read(await next())).toMatchObject({ type: 'dispute_lost', about: { payment } })
  })

  test('case 78 a refund that failed is about the payment that it gave back', async () => {
    const payment = await settled()
    const { ref } = await braintree.refund(payment, 4500, 'rf:1', 'one')
    await at.control('braintree/refund-fail', { id: ref })
    expect(await read(await next())).toMatchObject({ type: 'refund_failed', about: { payment } })
  })

  test('case 98 a saved method that its owner revoked is about the customer', async () => {
    const { bt_signature, bt_payload } = await at.gateway.webhookTesting.sampleNotification(
      'payment_method_revoked_by_customer',
      'token-1',
    )
    const body = new URLSearchParams({ bt_signature, bt_payload }).toString()
    const { type, about } = (await read(Buffer.from(body))) as { type: string; about: object }
    expect([type, about]).toEqual(['payment_method_revoked_by_customer', { customer: expect.any(String) }])
  })

  test('case 56 another kind is about nothing', async () => {
    const { bt_signature, bt_payload } = await at.gateway.webhookTesting.sampleNotification('disbursement', 'd-1')
    const body = new URLSearchParams({ bt_signature, bt_payload }).toString()
    expect(await read(Buffer.from(body))).toMatchObject({ type: 'disbursement', about: null })
  })

  test('case 49 a repeat has the id of the first, another event another', async () => {
    await at.control('webhooks', { mode: 'auto', duplicate: true })
    const payment = await settled()
    const { dispute } = (await at.control('braintree/dispute', { id: payment })) as { dispute: string }
    const [one, again] = [await read(await next()), await read(await next())]
    expect(again).toEqual(one)
    await at.control('braintree/dispute/close', { id: dispute, won: true })
    const other = await read(await next())
    expect((other as { eventId: string }).eventId).not.toBe((one as { eventId: string }).eventId)
  })
})

describe('signatures', () => {
  test('case 54 a changed payload or signature, an empty body and another form are refused', async () => {
    await at.control('braintree/check')
    const body = await next()
    const form = new URLSearchParams(body.toString('utf8'))
    const [signature, payload] = [form.get('bt_signature') ?? '', form.get('bt_payload') ?? '']
    const changed = [
      { bt_signature: signature, bt_payload: `A${payload.slice(1)}` },
      { bt_signature: signature.replace(/.$/, 'x'), bt_payload: payload },
      { bt_signature: signature, bt_payload: `${payload}<` },
      { bt_payload: payload },
      { bt_signature: signature },
      {},
    ]
    for (const fields of changed) {
      expect(await read(Buffer.from(new URLSearchParams(fields as Record<string, string>).toString()))).toBe('invalid')
    }
    expect(await read(body)).toMatchObject({ type: 'check' })
  })

  test('case 55 a notification for other keys is refused', async () => {
    await at.control('braintree/check')
    const body = await next()
    for (const keys of [{ privateKey: 'other' }, { publicKey: 'other' }]) {
      expect(await connect(keys).verifyWebhook(body, {})).toBe('invalid')
    }
  })

  test('case 60 the address proves itself by its keys, and only for a challenge', () => {
    const query = (text: string) => new URLSearchParams(text)
    const challenge = 'bt_challenge=20f9f8ed05f77439fe955c977e4c8a53'
    expect(braintree.answerChallenge(query(challenge))).toMatch(/^sandbox_public_key\|[0-9a-f]{40}$/)
    expect(braintree.answerChallenge(query('bt_challenge=<script>'))).toBeNull()
    expect(braintree.answerChallenge(query(''))).toBeNull()
  })
})
