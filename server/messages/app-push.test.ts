import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { createServer as createHttp2, type Http2Server } from 'node:http2'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { apnsSender } from './channels/apns-channel.ts'
import { pushByAddress } from './channels/app-push.ts'
import { fcmSender } from './channels/fcm-channel.ts'

const MESSAGE = {
  title: 'Il tuo ordine è pronto',
  body: 'Ti aspetta.',
  path: '/tabs/menu/stato?order=1',
  tag: 'order-1',
  language: 'it',
}
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const pem = (key: typeof rsa.privateKey) => key.export({ type: 'pkcs8', format: 'pem' }).toString()

interface Got {
  readonly path: string
  readonly headers: Record<string, unknown>
  readonly body: string
}
let google: Server
let apple: Http2Server
let got: Got[] = []
let answer = { status: 200, body: '{}' }
const originOf = (server: Server | Http2Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  google = createServer((request, reply) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body })
      const isToken = request.url === '/token'
      reply.statusCode = isToken ? 200 : answer.status
      reply.end(isToken ? JSON.stringify({ access_token: `token-${got.length}`, expires_in: 3600 }) : answer.body)
    })
  })
  apple = createHttp2((request, reply) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      got.push({ path: request.url, headers: request.headers, body })
      reply.writeHead(answer.status)
      reply.end(answer.body)
    })
  })
  google.listen(0, '127.0.0.1')
  apple.listen(0, '127.0.0.1')
  await Promise.all([once(google, 'listening'), once(apple, 'listening')])
})
afterAll(() => {
  google.close()
  apple.close()
})
beforeEach(() => {
  got = []
  answer = { status: 200, body: '{}' }
})

const fcm = () =>
  fcmSender(
    { projectId: 'bagno-argo', clientEmail: 'push@bagno-argo.example', privateKey: pem(rsa.privateKey) },
    { token: `${originOf(google)}/token`, messages: originOf(google) },
  )
const apns = () =>
  apnsSender(
    { teamId: 'ABCDE12345', keyId: 'KEY1234567', topic: 'it.battigia.app', privateKey: pem(ec.privateKey) },
    originOf(apple),
  )

describe('B-13 a push to an app on Android', () => {
  test('is signed by the service account once, and says title, words and path', async () => {
    const send = fcm()
    expect([await send('device', MESSAGE, 600), await send('device', MESSAGE, 600)]).toEqual(['ok', 'ok'])
    expect(got.map(({ path }) => path)).toEqual(['/token', ...Array(2).fill('/v1/projects/bagno-argo/messages:send')])
    const assertion = new URLSearchParams(got[0]?.body).get('assertion') ?? ''
    const { payload } = await jwtVerify(assertion, rsa.publicKey, { audience: `${originOf(google)}/token` })
    expect(payload).toMatchObject({
      iss: 'push@bagno-argo.example',
      scope: expect.stringContaining('firebase.messaging') as string,
    })
    expect(got[1]?.headers['authorization']).toBe('Bearer token-1')
    expect(JSON.parse(got[1]?.body ?? '')).toMatchObject({
      message: {
        token: 'device',
        notification: { title: MESSAGE.title, body: MESSAGE.body },
        data: { path: MESSAGE.path },
        android: { ttl: '600s', notification: { tag: 'order-1' } },
      },
    })
  })

  test.each([
    [404, '{}', 'gone'],
    [400, '{"error":{"details":[{"errorCode":"UNREGISTERED"}]}}', 'gone'],
    [400, '{"error":{"status":"INVALID_ARGUMENT"}}', 'refused'],
    [403, '{}', 'refused'],
    [307, '', 'refused'],
    [429, '{}', 'retry'],
    [503, '{}', 'retry'],
  ] as const)('%s %s is %s', async (status, body, outcome) => {
    answer = { status, body }
    expect(await fcm()('device', MESSAGE, 600)).toBe(outcome)
  })

  test('asks for another token when Google takes ours no more, and tries again when nobody answers', async () => {
    const send = fcm()
    answer = { status: 401, body: '{}' }
    expect(await send('device', MESSAGE, 600)).toBe('retry')
    answer = { status: 200, body: '{}' }
    expect(await send('device', MESSAGE, 600)).toBe('ok')
    expect(got.filter(({ path }) => path === '/token')).toHaveLength(2)
    const nobody = { token: 'http://127.0.0.1:9/token', messages: 'http://127.0.0.1:9' }
    const keys = { projectId: 'x', clientEmail: 'a@b', privateKey: pem(rsa.privateKey) }
    expect(await fcmSender(keys, nobody)('device', MESSAGE, 600)).toBe('retry')
  })
})

describe('B-13 a push to an app on iOS', () => {
  test('is signed by the team, and says title, words and path', async () => {
    expect(await apns()('abcdef', MESSAGE, 600)).toBe('ok')
    const [push] = got
    expect(push?.path).toBe('/3/device/abcdef')
    expect(push?.headers).toMatchObject({
      'apns-topic': 'it.battigia.app',
      'apns-push-type': 'alert',
      'apns-collapse-id': 'order-1',
    })
    const token = String(push?.headers['authorization']).slice('bearer '.length)
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', kid: 'KEY1234567' })
    expect((await jwtVerify(token, ec.publicKey)).payload.iss).toBe('ABCDE12345')
    expect(JSON.parse(push?.body ?? '')).toMatchObject({ aps: { alert: { title: MESSAGE.title } }, path: MESSAGE.path })
  })

  test.each([
    [410, 'Unregistered', 'gone'],
    [400, 'BadDeviceToken', 'gone'],
    [403, 'ExpiredProviderToken', 'retry'],
    [403, 'Forbidden', 'refused'],
    [429, 'TooManyRequests', 'retry'],
    [500, 'InternalServerError', 'retry'],
  ] as const)('%s %s is %s', async (status, reason, outcome) => {
    answer = { status, body: JSON.stringify({ reason }) }
    expect(await apns()('abcdef', MESSAGE, 600)).toBe(outcome)
  })

  test('is tried again when nobody answers', async () => {
    const keys = { teamId: 'ABCDE12345', keyId: 'KEY1234567', topic: 'x', privateKey: pem(ec.privateKey) }
    expect(await apnsSender(keys, 'http://127.0.0.1:9')('abcdef', MESSAGE, 600)).toBe('retry')
  })
})

test('B-13 an address goes to its own service, and to none that has no keys', async () => {
  const [browsers, toAndroid] = [vi.fn(async () => 'ok' as const), vi.fn(async () => 'ok' as const)]
  const push = pushByAddress({ send: browsers }, { fcm: toAndroid, apns: null })
  const to = (endpoint: string) => push.send({ endpoint, p256dh: '', auth: '' }, MESSAGE, 60)
  expect([await to('https://web.push.apple.com/x'), await to('fcm:device:1'), await to('apns:abcdef')]).toEqual([
    'ok',
    'ok',
    'refused',
  ])
  expect(browsers).toHaveBeenCalledOnce()
  expect(toAndroid).toHaveBeenCalledExactlyOnceWith('device:1', MESSAGE, 60)
})
