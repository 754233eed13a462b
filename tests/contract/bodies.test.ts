import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CALL_PREFIX, type Call } from '../../domain/platform/call.ts'
import { EVERY_CALL } from './every-call.ts'
import { FuzzedServer, requireProblem, short } from './fuzzed-server.ts'
import { requestOf } from './world.ts'

/** With a right input these make a guest, end the session or send a mail, whoever asks. */
const CHANGE_FOR_ANYONE: ReadonlySet<string> = new Set([
  'enterAsGuest',
  'logout',
  'requestPasswordReset',
  'resendGuestOrders',
  'startPasskey',
  'startStaffPasskey',
])

let server: FuzzedServer

beforeAll(async () => {
  server = await FuzzedServer.start()
})
afterAll(() => server.world.close())

const posts = EVERY_CALL.filter((call) => call.method === 'POST')

describe('I-01 hostile bodies', () => {
  const to = (call: Call, payload: string | Buffer, headers: Record<string, string> = {}) =>
    server.send({ ...requestOf(call, {}, { token: server.tokenFor(call), headers }), payload })
  beforeEach(async () => {
    await server.signIn()
  })
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

  test.each([
    ['not JSON', '{"a":', 400],
    ['two documents', '{}{}', 400],
    ['a comment', '{/* */}', 400],
    ['NaN', '{"orderId":NaN}', 400],
    ['a prototype', '{"__proto__":{"isAdmin":true}}', 400],
    ['a nested prototype', '{"places":[{"__proto__":{"people":2}}]}', 400],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', 400],
    ['a list', '[]', 400],
    ['a text', '"x"', 400],
    ['a number', '1', 400],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ['a key with NUL', '{"a\\u0000b":1}', 400],
    ['a byte-order mark and UTF-16', Buffer.from('\ufeff{}', 'utf16le'), 400],
    ['a deep list', `{"places":${deep(5_000)}}`, 400],
    ['a list as deep as a body can be', deep(32_000), 400],
    ['a deep value in an unknown field', `{"x":${deep(32_000)}}`, 400],
    ['a deep object', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, 400],
    [
      'thousands of fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`f${n}`, 1]))),
      400,
    ],
  ] as const)('I-01 %s is refused by every POST', async (_what, payload, status) => {
    const before = await server.contents()
    for (const call of posts) {
      const answer = await to(call, payload)
      // Fixed calls ignore fields that they do not know, and logout asks for nothing.
      if (answer.status === 200 && call.fixed === true) continue
      requireProblem(answer, call.name)
      expect(answer.status, `${call.name} ${answer.body.slice(0, 200)}`).toBe(status)
    }
    expect(await server.contents()).toEqual(before)
  })

  test('L6 a large body of somebody who may not ask is not read, whatever it is', async () => {
    const large = posts.filter(({ bodyLimit }) => bodyLimit !== undefined)
    expect(large.length).toBeGreaterThan(5)
    for (const call of large) {
      const answer = await server.send({ ...requestOf(call, {}), payload: '{"a":' })
      expect([call.name, answer.status, answer.problem().code]).toEqual([call.name, 401, 'login_required'])
    }
  })

  test('P18 a body over its limit is refused with 413', async () => {
    const before = await server.contents()
    for (const call of posts) {
      const limit = call.bodyLimit ?? 64 * 1024
      const answer = await to(call, `{"x":"${'a'.repeat(limit)}"}`)
      requireProblem(answer, call.name)
      expect(answer.status, call.name).toBe(413)
    }
    expect(await server.contents()).toEqual(before)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'nonsense',
  ])('I-01 the content type %s is refused with 415', async (type) => {
    const before = await server.contents()
    for (const call of posts) {
      // Installed clients post JSON as text: see `installed-clients.test.ts`.
      if (type === 'text/plain' && call.fixed === true) continue
      const answer = await to(call, '{}', { 'content-type': type })
      requireProblem(answer, call.name)
      expect(answer.status, call.name).toBe(415)
    }
    expect(await server.contents()).toEqual(before)
  })

  test('I-01 strange headers, queries and methods are refused in words', async () => {
    const before = await server.contents()
    const odd: Record<string, string>[] = [
      { 'idempotency-key': '' },
      { 'idempotency-key': 'a b' },
      { 'idempotency-key': 'x'.repeat(256) },
      { authorization: 'Bearer ' },
      { authorization: `Bearer ${'x'.repeat(5_000)}` },
      { authorization: 'Basic eDp5' },
      { authorization: "Bearer ' or 1=1" },
      { 'accept-language': '*;q=x,,\t' },
      { 'accept-language': 'x,'.repeat(2_000) },
      { 'x-device-id': 'x'.repeat(5_000) },
      { 'x-device-id': "'; drop" },
      { 'x-app-version': '9'.repeat(400) },
      { 'x-app-platform': '__proto__', 'x-app-version': '3.1.10' },
      { 'if-none-match': '"x"' },
      { 'content-encoding': 'gzip' },
    ]
    for (const headers of odd)
      for (const call of EVERY_CALL) {
        if (CHANGE_FOR_ANYONE.has(call.name)) continue
        const answer = await server.send(
          requestOf(
            call,
            { ...server.sampleOf(call), ...(call.name === 'register' ? { password: 'x' } : {}) },
            { token: 'junk', headers },
          ),
        )
        if (answer.status !== 200) requireProblem(answer, `${call.name} ${short(headers)}`)
      }
    const urls = [
      '?__proto__=1',
      '?a[b]=1',
      '?%00=1',
      '?from=%',
      '?from=%E0%A4%A',
      `?${'a=1&'.repeat(3_000)}`,
      '?from=2027-07-01&from=2027-07-02',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/',
      '//',
      '/\u0000',
    ]
    for (const call of EVERY_CALL)
      for (const suffix of urls) {
        const answer = await server.send({ method: call.method, url: `${CALL_PREFIX}/${call.path}${suffix}` })
        if (answer.status !== 200) requireProblem(answer, `${call.name}${suffix}`)
      }
    for (const call of EVERY_CALL) {
      const answer = await server.send({ method: 'PUT', url: `${CALL_PREFIX}/${call.path}` })
      expect([answer.status, answer.problem().code]).toEqual([404, 'unknown_call'])
    }
    expect(await server.contents()).toEqual(before)
  })

  test('I-01 enough was asked, and nothing was harmed', () => server.requireUnharmed(1_000))
})
