import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { json } from './exchange.ts'
import type { ProviderFactory, World } from './provider.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

let world: World
let changes = 0
let moves = 0
let kept = false
const provider: ProviderFactory = (given) => {
  world = given
  return {
    name: 'stripe',
    commands: [],
    owns: (path) => path.startsWith('/v1/'),
    failure: (status) => json(status, { error: { type: 'api_error' } }),
    rows: () => [],
    collections: {},
    clockMoved: () => void (moves += 1),
    reset: ({ webhooks }) => void ([changes, kept] = [0, webhooks]),
    routes: [
      {
        method: 'GET',
        path: '/v1/things/:id',
        answer: ({ params, query }) => json(200, { ...params, q: query.get('q') }),
      },
      {
        method: 'POST',
        path: '/v1/things',
        answer: ({ body }) => json(200, { nth: (changes += 1), body: String(body) }),
      },
    ],
  }
}

let sandbox: Sandbox
/** The resort's server: what it was told, and how it answers. */
let listener: Server
let heard: string[] = []
let answers: number[] = []
let address = ''

beforeAll(async () => {
  sandbox = await openSandbox({ host: '127.0.0.1', port: 0, providers: [provider] })
  listener = createServer((request, response) => {
    request.resume().on('end', () => {
      heard.push(String(request.headers['x-id']))
      response.writeHead(answers.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
})
afterAll(async () => {
  await sandbox.close()
  listener.closeAllConnections()
  listener.close()
})
beforeEach(async () => {
  await control('reset')
  ;[heard, answers] = [[], []]
})

async function control(command: string, body: object = {}): Promise<Response> {
  return fetch(`${sandbox.url}/_sandbox/${command}`, { method: 'POST', body: JSON.stringify(body) })
}
const post = () => fetch(`${sandbox.url}/v1/things`, { method: 'POST', body: 'a=1' })
const tell = (id: string) =>
  world.webhooks.send({
    provider: 'stripe',
    id,
    type: 't',
    url: address,
    write: () => ({ headers: { 'x-id': id }, body: '{}' }),
  })

describe('surfaces', () => {
  test('a route takes its names and its query; an unknown path is the provider’s own error', async () => {
    expect(await (await fetch(`${sandbox.url}/v1/things/a%20b?q=1`)).json()).toEqual({ id: 'a b', q: '1' })
    const unknown = await fetch(`${sandbox.url}/v1/nothing`)
    expect([unknown.status, await unknown.json()]).toEqual([404, { error: { type: 'api_error' } }])
  })

  test('102 it refuses to start in production', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    await expect(openSandbox({ host: '127.0.0.1', port: 0, providers: [] })).rejects.toThrow(/production/)
    vi.unstubAllEnvs()
  })
})

test('a reset forgets where webhooks go, unless it is asked not to', async () => {
  await control('reset', { keepWebhooks: true })
  expect(kept).toBe(true)
  await control('reset')
  expect(kept).toBe(false)
})

describe('faults', () => {
  test('39 before: the call has no effect', async () => {
    await control('faults', { match: 'POST /v1/things$', phase: 'before', kind: 503, times: 1 })
    expect((await post()).status).toBe(503)
    expect(await (await post()).json()).toMatchObject({ nth: 1 })
  })

  test('40 after: the call takes effect and its answer is lost', async () => {
    await control('faults', { match: 'POST', phase: 'after', kind: 'drop' })
    await expect(post()).rejects.toThrow()
    expect(await (await post()).json()).toMatchObject({ nth: 2 })
    const { requests } = (await (await control('requests')).json()) as { requests: unknown[] }
    expect(requests).toHaveLength(2)
  })

  test('a command that does not fit changes nothing', async () => {
    expect((await control('faults', { match: 'POST', phase: 'sometimes' })).status).toBe(400)
    expect((await control('nothing')).status).toBe(404)
    expect((await post()).status).toBe(200)
  })
})

describe('webhooks', () => {
  test('58 anything but 2xx is sent again', async () => {
    answers = [500, 503]
    tell('again')
    await vi.waitFor(() => expect(heard).toEqual(['again', 'again', 'again']))
  })

  test('49 51 52 held, turned round, doubled and dropped', async () => {
    await control('webhooks', { mode: 'hold', duplicate: true })
    for (const id of ['first', 'second']) tell(id)
    expect(heard).toEqual([])
    await control('webhooks/flush', { order: 'lifo' })
    expect(heard).toEqual(['second', 'second', 'first', 'first'])
    await control('webhooks', { mode: 'drop' })
    tell('never')
    const { deliveries } = (await (await control('deliveries')).json()) as { deliveries: { state: string }[] }
    expect(deliveries.at(-1)).toMatchObject({ id: 'never', state: 'dropped', attempts: 0 })
  })
})

test('the clock moves on and back', async () => {
  const before = world.clock.seconds()
  await control('clock', { advanceMs: 3_600_000 })
  expect(world.clock.seconds() - before).toBeGreaterThanOrEqual(3_600)
  await control('clock', { advanceMs: -3_600_000 })
  expect(world.clock.seconds() - before).toBeLessThan(60)
  expect(moves).toBe(2)
})
