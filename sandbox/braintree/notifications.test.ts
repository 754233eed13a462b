import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestGateway, type TestGateway, type Transactions } from './test-gateway.ts'

interface Notification {
  readonly kind: string
  readonly timestamp: string
  readonly dispute?: {
    readonly id: string
    readonly status: string
    readonly amountDisputed: string
    readonly amountWon: string
    readonly transactionDetails: { readonly id: string }
  }
  readonly transaction?: { readonly id: string; readonly status: string; readonly refundedTransactionId: string }
}
interface Webhooks {
  parse(signature: string, payload: string): Promise<Notification>
  verify(challenge: string): string
}

let at: TestGateway
let transactions: Transactions
let webhooks: Webhooks
/** The resort's server: the forms that it was sent. */
let listener: Server
let heard: URLSearchParams[] = []

beforeAll(async () => {
  at = await openTestGateway()
  transactions = at.transactions
  webhooks = at.gateway.webhookNotification as unknown as Webhooks
  listener = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      heard.push(new URLSearchParams(Buffer.concat(parts).toString('utf8')))
      response.writeHead(200).end()
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await at.sandbox.close()
  listener.closeAllConnections()
  listener.close()
})
beforeEach(async () => {
  await at.control('reset')
  heard = []
  const { port } = listener.address() as AddressInfo
  await at.control('braintree/hook', { url: `http://127.0.0.1:${port}/` })
})

async function next(): Promise<Notification> {
  const form = await vi.waitFor(() => {
    const first = heard.shift()
    if (first === undefined) throw new Error('nothing was heard')
    return first
  })
  return webhooks.parse(form.get('bt_signature') ?? '', form.get('bt_payload') ?? '')
}

async function settledSale(orderId: string): Promise<string> {
  const options = { submitForSettlement: true }
  const request = { amount: '45.00', orderId, paymentMethodNonce: 'fake-valid-visa-nonce', options }
  const { transaction } = await transactions.sale(request)
  await at.control('braintree/settle', { id: transaction.id })
  return transaction.id
}

describe('signatures', () => {
  test('60 a check is delivered, signed as the SDK signs', async () => {
    await at.control('braintree/check')
    expect((await next()).kind).toBe('check')
  })

  test('54 a changed payload, a changed signature and other keys are refused', async () => {
    await at.control('braintree/check')
    const form = await vi.waitFor(() => {
      expect(heard).toHaveLength(1)
      return heard[0]
    })
    const [signature, payload] = [form?.get('bt_signature') ?? '', form?.get('bt_payload') ?? '']
    const refused = { type: 'invalidSignatureError' }
    await expect(webhooks.parse(signature, `A${payload.slice(1)}`)).rejects.toMatchObject(refused)
    await expect(webhooks.parse(signature.replace(/.$/, 'x'), payload)).rejects.toMatchObject(refused)
    for (const keys of [{ privateKey: 'other' }, { publicKey: 'other' }]) {
      const stranger = at.connect(keys).webhookNotification as unknown as Webhooks
      await expect(stranger.parse(signature, payload)).rejects.toMatchObject(refused)
    }
    expect((await webhooks.parse(signature, payload)).kind).toBe('check')
  })

  test('the SDK’s own sample notification is read, and its challenge is signed with the same keys', async () => {
    const sample = await at.gateway.webhookTesting.sampleNotification('dispute_opened', 'dp_1')
    const read = await webhooks.parse(sample.bt_signature, sample.bt_payload)
    expect(read).toMatchObject({ kind: 'dispute_opened', dispute: { id: 'dp_1' } })
    expect(webhooks.verify('20f9f8ed05f77439fe955c977e4c8a53')).toMatch(/^sandbox_public_key\|[0-9a-f]{40}$/)
    expect(() => webhooks.verify('not hexadecimal')).toThrow(/challenge/)
  })
})

describe('events', () => {
  test('47 38 a paid card sends nothing', async () => {
    await settledSale('one')
    expect(await at.control('deliveries')).toEqual({ deliveries: [] })
  })

  test('83 a dispute is opened, seen at the transaction, and won or lost', async () => {
    for (const [won, status, amountWon] of [
      [true, 'won', '45.00'],
      [false, 'lost', '0.00'],
    ] as const) {
      const id = await settledSale(status)
      const { dispute } = (await at.control('braintree/dispute', { id })) as { dispute: string }
      expect(await next()).toMatchObject({
        kind: 'dispute_opened',
        dispute: { id: dispute, status: 'open', amountDisputed: '45.00', transactionDetails: { id } },
      })
      expect((await transactions.find(id)).disputes).toMatchObject([{ id: dispute, status: 'open' }])
      await at.control('braintree/dispute/close', { id: dispute, won })
      expect(await next()).toMatchObject({ kind: `dispute_${status}`, dispute: { id: dispute, amountWon } })
      const { dispute: found } = (await at.gateway.dispute.find(dispute)) as unknown as { dispute: object }
      expect(found).toMatchObject({ id: dispute, status })
      await expect(at.control('braintree/dispute/close', { id: dispute, won })).rejects.toThrow('400')
    }
    await expect(at.gateway.dispute.find('unknown')).rejects.toMatchObject({ type: 'notFoundError' })
  })

  test('78 a refund fails afterwards, and may be given again', async () => {
    const id = await settledSale('one')
    const refund = (await transactions.refund(id)).transaction
    await at.control('braintree/refund-fail', { id: refund.id })
    expect(await next()).toMatchObject({
      kind: 'refund_failed',
      transaction: { id: refund.id, status: 'processor_declined', refundedTransactionId: id },
    })
    expect((await transactions.refund(id)).success).toBe(true)
  })

  test('a command in the wrong state is refused', async () => {
    const request = { amount: '45.00', paymentMethodNonce: 'fake-valid-visa-nonce' }
    const { id } = (await transactions.sale(request)).transaction
    for (const command of ['settle', 'dispute', 'refund-fail']) {
      await expect(at.control(`braintree/${command}`, { id })).rejects.toThrow('400')
      await expect(at.control(`braintree/${command}`, { id: 'unknown' })).rejects.toThrow('400')
    }
  })

  test('the operator’s rows carry commands that work as they are', async () => {
    const id = await settledSale('one')
    const [row] = at.rows()
    expect(row).toMatchObject({ provider: 'braintree', id, state: 'settled', amount: '45.00 EUR' })
    expect(row?.actions.map(({ command }) => command)).toEqual(['braintree/dispute'])
    for (const { command, input } of row?.actions ?? []) await at.control(command, input)
    const [disputed] = at.rows()
    expect(disputed?.state).toBe('settled, disputed')
    expect(disputed?.actions.map(({ label }) => label)).toEqual(['Dispute won', 'Dispute lost'])
    const won = disputed?.actions[0]
    await at.control(won?.command ?? '', won?.input)
    expect(at.rows()[0]?.actions).toEqual([])
    await transactions.refund(id)
    expect(at.rows()[0]).toMatchObject({ amount: '-45.00 EUR', state: 'submitted_for_settlement' })
    expect(at.rows()[0]?.actions.map(({ command }) => command)).toEqual(['braintree/settle', 'braintree/refund-fail'])
  })

  test('a reset forgets the address and every transaction', async () => {
    const id = await settledSale('one')
    await at.control('reset')
    await at.control('braintree/check')
    expect(await at.control('deliveries')).toEqual({ deliveries: [] })
    await expect(transactions.find(id)).rejects.toMatchObject({ type: 'notFoundError' })
  })
})
