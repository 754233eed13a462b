import http from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CALL_PREFIX } from '../domain/platform/call.ts'
import { testDatabase, type TestDatabase } from '../tests/support/database.ts'
import { testServer, type TestServer } from '../tests/support/server.ts'
import { changeSetting } from './settings/change-setting.ts'

let db: TestDatabase
let server: TestServer
const ask = (path: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url: `${CALL_PREFIX}/${path}`, headers })
const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.http.inject({ method: 'POST', url: `${CALL_PREFIX}/${path}`, payload, headers })
const set = async (key: string, value: unknown) => {
  await db.database.transaction((tx) => changeSetting(tx, key, value, 'test'))
  await vi.waitFor(() => expect(server.app.settings[key as 'maintenance']).toBe(value))
}

beforeAll(async () => {
  db = await testDatabase()
  server = await testServer(db)
})
afterAll(async () => {
  await server.close()
  await db.close()
})

test('security M6 the mail pages answer this machine only, whatever a proxy forwards', async () => {
  const status = async (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    (await server.app.http.inject({ url, remoteAddress, headers })).statusCode
  for (const url of ['/dev/mail', '/dev/mail-samples', '/dev/mail-samples/0-it/html']) {
    expect(await status(url, '127.0.0.1'), url).toBe(200)
    expect(await status(url, '203.0.113.9'), url).toBe(404)
    expect(await status(url, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }), url).toBe(404)
  }
})

describe('R-413 the gate', () => {
  test('R-401 maintenance, switched on by another process, refuses all but what an app needs to learn of it', async () => {
    const base = await server.listen()
    const request = http.get(`${base}${CALL_PREFIX}/live/app`)
    const [stream] = (await once(request, 'response')) as [http.IncomingMessage]
    let events = ''
    stream
      .setEncoding('utf8')
      .on('data', (text: string) => (events += text))
      .on('error', () => undefined)
    await set('maintenance', true)
    const refused = await ask('umbrellas/calendar?from=2027-07-01&to=2027-07-02&part=full_day', {
      'accept-language': 'de',
    })
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      503,
      'maintenance',
      '60',
    ])
    expect((await ask('public/users/getParametroInt?idParametro=1005')).json()).toBe(1)
    expect((await post('public/version/checkVersion', { version: '3.1.10', platform: 'other' })).statusCode).toBe(200)
    expect((await post('accounts/logout', {})).statusCode).toBe(200)
    expect((await server.app.http.inject('/healthz')).statusCode).toBe(200)
    await vi.waitFor(() => expect(events).toContain('event: app\ndata: {"maintenance":true}'))
    await set('maintenance', false)
    await vi.waitFor(() => expect(events).toContain('event: app\ndata: {"maintenance":false}'))
    request.destroy()
  })

  test('R-114 an app below the minimum of its platform is refused; one that says nothing is not', async () => {
    const version = (number: string, platform: string) => ({ 'x-app-version': number, 'x-app-platform': platform })
    expect((await ask('content/liveStreaming', version('3.1.9', 'ios'))).json().code).toBe('app_obsolete')
    expect((await ask('content/liveStreaming', version('3.1.9', 'ios'))).statusCode).toBe(426)
    for (const headers of [version('3.1.10', 'ios'), version('4.0.0', 'nonsense'), version('what?', 'other'), {}]) {
      expect((await ask('content/liveStreaming', headers)).json().code).toBe('login_required')
    }
    expect((await ask('public/users/getParametroInt?idParametro=1005', version('1.0.0', 'other'))).statusCode).toBe(200)
  })
})

describe('V-01 the log', () => {
  test('tells path, status and time of a request, and nothing of the person', async () => {
    const canaries = ['canary@example.it', 'canary-password', 'canary-token', 'canary-dog']
    await post(
      'accounts/login',
      { email: canaries[0], password: canaries[1] },
      { authorization: `Bearer ${canaries[2]}` },
    )
    await ask(`umbrellas/calendar?from=2027-07-01&to=2027-07-02&part=full_day&dogs=${canaries[3]}`)
    const lines = JSON.stringify(server.logged)
    for (const canary of canaries) expect(lines).not.toContain(canary)
    const line = server.logged.findLast((entry) => entry['path'] === `${CALL_PREFIX}/accounts/login`)
    expect(line).toMatchObject({
      method: 'POST',
      status: 401,
      requestId: expect.stringMatching(/\S/),
      ms: expect.any(Number),
    })
    expect(lines).not.toContain('127.0.0.1')
  })
})

describe('readiness', () => {
  test('fails while the database is away or answers too late, and comes back with it', async () => {
    const other = await testDatabase()
    const own = await testServer(other)
    expect((await own.app.http.inject('/readyz')).statusCode).toBe(200)
    await other.close()
    expect((await own.app.http.inject('/readyz')).json()).toEqual({ status: 'database' })
    const refused = await own.app.http.inject(`${CALL_PREFIX}/content/page?slug=purposes&language=it`)
    expect(refused.statusCode).toBeGreaterThanOrEqual(500)
    await own.close()
  })
})

test('every kind of answer has the headers of security (I-04)', async () => {
  for (const url of [
    '/',
    '/healthz',
    '/readyz',
    '/metrics',
    '/nothing',
    '/assets/nothing',
    `${CALL_PREFIX}/docs`,
    `${CALL_PREFIX}/openapi.json`,
    `${CALL_PREFIX}/nothing`,
    '/dev/mail',
  ]) {
    const { headers } = await server.app.http.inject(url)
    expect(headers['x-content-type-options'], url).toBe('nosniff')
    expect(headers['content-security-policy'], url).toMatch(/frame-ancestors '(?:none|self)'/)
    expect(headers['content-security-policy'], url).not.toContain('unsafe-eval')
  }
})
