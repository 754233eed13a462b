import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestGateway, type TestGateway, type Transactions, type TransactionSearch } from './test-gateway.ts'

let at: TestGateway
let transactions: Transactions

beforeAll(async () => {
  at = await openTestGateway()
  transactions = at.transactions
})
afterAll(() => at.sandbox.close())
beforeEach(() => at.control('reset'))

const sale = (orderId: string, changes: object = {}, by = transactions) =>
  by.sale({ amount: '45.00', orderId, paymentMethodNonce: 'fake-valid-visa-nonce', ...changes })

async function found(ask: (search: TransactionSearch) => void): Promise<string[]> {
  const orders: string[] = []
  for await (const one of transactions.search(ask)) orders.push(one.orderId ?? '')
  return orders
}

describe('a lost answer', () => {
  test('40 the sale took effect and is found by its order', async () => {
    await at.control('faults', { match: 'POST .*/transactions$', phase: 'after', kind: 'drop' })
    await expect(sale('lost')).rejects.toMatchObject({ type: 'unexpectedError' })
    expect(await found((search) => search.orderId().is('lost'))).toEqual(['lost'])
  })

  test('40 32 repeated with its key, also at the same moment, it is one sale', async () => {
    await at.control('faults', { match: 'POST .*/transactions$', phase: 'after', kind: 'drop' })
    const keyed = { apiRequestKey: 'a:create' }
    await expect(sale('lost', keyed)).rejects.toMatchObject({ type: 'unexpectedError' })
    const again = await Promise.all([sale('lost', keyed), sale('lost', keyed)])
    expect(new Set(again.map(({ transaction }) => transaction.id)).size).toBe(1)
    expect(await found((search) => search.orderId().is('lost'))).toEqual(['lost'])
  })

  test('39 a sale that never arrived is not found', async () => {
    await at.control('faults', { match: 'POST .*/transactions$', phase: 'before', kind: 'drop' })
    await expect(sale('never')).rejects.toMatchObject({ type: 'unexpectedError' })
    expect(await found((search) => search.orderId().is('never'))).toEqual([])
  })

  test('39 an answer that takes too long is an error, though the sale took effect', async () => {
    await at.control('faults', { match: 'POST .*/transactions$', phase: 'after', kind: 'delay', ms: 2_000 })
    const hasty = at.connect({}, 200).transaction as unknown as Transactions
    await expect(sale('slow', {}, hasty)).rejects.toMatchObject({ message: 'Request timed out' })
    expect(await found((search) => search.orderId().is('slow'))).toEqual(['slow'])
  })

  test.each([
    [500, 'serverError'],
    [503, 'serviceUnavailableError'],
    [429, 'tooManyRequestsError'],
  ])('41 %i is the SDK’s %s', async (kind, type) => {
    await at.control('faults', { match: 'POST', phase: 'before', kind })
    await expect(sale('one')).rejects.toMatchObject({ type })
  })
})

describe('search', () => {
  test('105 by order, status, type, amount and time of creation', async () => {
    const before = at.sandbox.world.clock.now()
    const { id } = (await sale('a-1', { options: { submitForSettlement: true } })).transaction
    await at.control('clock', { advanceMs: 3_600_000 })
    await sale('a-2', { amount: '50.00' })
    const half = new Date(before + 1_800_000)
    expect(await found((search) => search.orderId().startsWith('a-'))).toEqual(['a-2', 'a-1'])
    expect(await found((search) => search.status().in('submitted_for_settlement', 'settled'))).toEqual(['a-1'])
    expect(await found((search) => search.ids().in(id))).toEqual(['a-1'])
    expect(await found((search) => search.type().is('credit'))).toEqual([])
    expect(await found((search) => search.amount().between('49.99', '50.00'))).toEqual(['a-2'])
    expect(await found((search) => search.createdAt().min(half))).toEqual(['a-2'])
    expect(await found((search) => search.createdAt().between(new Date(before), half))).toEqual(['a-1'])
  })

  test('110 more results than a page holds come page by page, each once', async () => {
    const orders = Array.from({ length: 53 }, (_, index) => `many-${index}`)
    for (const order of orders) await sale(order)
    const all = await found((search) => search.orderId().startsWith('many-'))
    expect(new Set(all)).toEqual(new Set(orders))
    expect(all).toHaveLength(53)
  })

  test('a field that the sandbox does not search is refused, not left out', async () => {
    await sale('one')
    await expect(found((search) => search.creditCardCardholderName().is('Ada'))).rejects.toMatchObject({
      type: 'unexpectedError',
    })
  })
})

describe('the surface', () => {
  test.each([{ publicKey: 'other' }, { privateKey: 'other' }, { merchantId: 'other' }])(
    '55 keys that are not the sandbox’s open nothing: %j',
    async (keys) => {
      const stranger = at.connect(keys)
      await expect(stranger.transaction.find('any')).rejects.toMatchObject({ type: 'authenticationError' })
      await expect(stranger.clientToken.generate({})).rejects.toMatchObject({ type: 'authenticationError' })
    },
  )

  test('a call that it does not have is not found', async () => {
    await expect(at.gateway.plan.all()).rejects.toMatchObject({ type: 'notFoundError' })
  })

  test('a client token is base64 of version 2 and names the sandbox', async () => {
    const { clientToken } = await at.gateway.clientToken.generate({})
    const token = JSON.parse(Buffer.from(clientToken, 'base64').toString('utf8')) as Record<string, unknown>
    expect(token).toMatchObject({ version: 2, environment: 'sandbox', authUrl: at.sandbox.url })
    expect(token['authorizationFingerprint']).toMatch(/^\w{40}$/)
    const unknown = await at.gateway.clientToken.generate({ customerId: 'nobody' })
    expect(unknown.errors.deepErrors()).toMatchObject([{ code: '92804' }])
  })
})
