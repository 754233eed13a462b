import { OAuthAuthorizationController, OrdersController } from '@paypal/paypal-server-sdk'
import { isAxiosError } from 'axios'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clientOf, openBench, orderOf, refusal, type Bench } from './test-bench.ts'

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench.sandbox.close())
beforeEach(async () => void (await bench.control('reset')))

const create = (key: string) => bench.orders.createOrder({ body: orderOf(), paypalRequestId: key })
const requests = async (path: string) => {
  const { requests: seen } = (await (await bench.control('requests')).json()) as { requests: { path: string }[] }
  return seen.filter((one) => one.path === path).length
}

describe('the way to PayPal', () => {
  test('wrong credentials are invalid_client, and no call without a token', async () => {
    const wrong = clientOf(bench.sandbox.url, 'wrong')
    const authorization = `Basic ${btoa('sandbox-client-id:wrong')}`
    const asked = new OAuthAuthorizationController(wrong).requestToken({ authorization })
    expect(await refusal(asked)).toMatchObject({ status: 401, issue: 'invalid_client' })
    expect(await refusal(new OrdersController(wrong).getOrder({ id: '0' }))).toMatchObject({ status: 401 })
    const bare = await fetch(`${bench.sandbox.url}/v2/checkout/orders/0`)
    expect([bare.status, ((await bare.json()) as { name: string }).name]).toEqual([401, 'AUTHENTICATION_FAILURE'])
    const other = await fetch(`${bench.sandbox.url}/v2/checkout/orders/0`, { headers: { authorization: 'Bearer x' } })
    expect([other.status, ((await other.json()) as { error: string }).error]).toEqual([401, 'invalid_token'])
  })

  test('a token outlives a reset and a move of the clock', async () => {
    await create('before')
    await bench.control('reset')
    await bench.control('clock', { advanceMs: 48 * 3_600_000 })
    expect((await create('after')).statusCode).toBe(201)
    expect(await requests('/v1/oauth2/token')).toBe(0)
  })

  test('every answer names itself, refused or not', async () => {
    const { headers } = await create('named')
    expect(headers['paypal-debug-id']).toMatch(/^[0-9a-f]{13}$/)
    const unknown = await fetch(`${bench.sandbox.url}/v2/nothing`)
    const body = (await unknown.json()) as { name: string; debug_id: string }
    expect([unknown.status, body.name]).toEqual([404, 'RESOURCE_NOT_FOUND'])
    expect(unknown.headers.get('paypal-debug-id')).toBe(body.debug_id)
  })

  test('41 a 503 is PayPal’s own and is not repeated by the SDK', async () => {
    await bench.control('faults', { match: 'POST /v2/checkout/orders$', phase: 'before', kind: 503 })
    expect(await refusal(create('busy'))).toMatchObject({ status: 503, issue: 'SERVICE_UNAVAILABLE' })
    expect(await requests('/v2/checkout/orders')).toBe(1)
    expect((await create('busy')).statusCode).toBe(201)
  })

  test('41 a 429 says in how many seconds to come again', async () => {
    await bench.control('faults', { match: 'GET /v2/checkout/orders/', phase: 'before', kind: 429 })
    const { status, headers } = await fetch(`${bench.sandbox.url}/v2/checkout/orders/0`)
    expect([status, headers.get('retry-after')]).toEqual([429, '1'])
  })

  test('40 an answer lost after commit: the own repeat with the same request id finds the order', async () => {
    await create('warm')
    await bench.control('faults', { match: 'POST /v2/checkout/orders$', phase: 'after', kind: 'drop' })
    const lost = await create('lost').catch((error: unknown) => error)
    expect(isAxiosError(lost) && lost.code).toBe('ECONNRESET')
    const again = await create('lost')
    expect(again.statusCode).toBe(200)
    expect((await create('lost')).result.id).toBe(again.result.id)
  })

  test('24 a refusal is sent once: the SDK repeats no POST', async () => {
    const { result } = await create('once')
    const id = result.id ?? ''
    await refusal(bench.orders.captureOrder({ id }))
    expect(await requests(`/v2/checkout/orders/${id}/capture`)).toBe(1)
  })
})
