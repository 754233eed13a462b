import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { callServer } from '../../tests/support/call-server.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { leaks, mine, sampleHandlers } from '../../tests/support/sample-calls.ts'
import { handle } from './handler.ts'

let db: TestDatabase
let http: FastifyInstance
const post = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
  http.inject({ method: 'POST', url: `/singlefin-ws/rest/test/${path}`, payload: payload as object, headers })
const get = (path: string, headers: Record<string, string> = {}) =>
  http.inject({ method: 'GET', url: `/singlefin-ws/rest/test/${path}`, headers })

beforeAll(async () => {
  db = await testDatabase()
  http = await callServer(db, sampleHandlers, { appOrigins: ['capacitor://localhost'] })
})
afterAll(async () => {
  await http.close()
  await db.close()
})

describe('input', () => {
  const good = { name: 'Mario', people: 2, dogs: [] }

  test.each([
    ['a missing field', { people: 2, dogs: [] }, [['name', 'required']]],
    [
      'every wrong field at once',
      { name: 'x', people: 21, dogs: [{ name: 'Nebbia' }, { name: 7 }] },
      [
        ['name', 'too_short'],
        ['people', 'too_large'],
        ['dogs.1.name', 'wrong_type'],
      ],
    ],
    ['numbers as text, which are not converted', { ...good, people: '2' }, [['people', 'wrong_type']]],
    [
      'I-01 unknown fields',
      { ...good, role: 'admin', isAdmin: true, idUser: 1 },
      [
        ['role', 'unknown_field'],
        ['isAdmin', 'unknown_field'],
        ['idUser', 'unknown_field'],
      ],
    ],
    ['unknown fields inside', { ...good, dogs: [{ name: 'Nebbia', price: 0 }] }, [['dogs.0.price', 'unknown_field']]],
    ['NUL bytes', { ...good, dogs: [{ name: 'Ne\u0000bia' }] }, [['dogs.0.name', 'characters_invalid']]],
    ['NUL bytes where the schema looks at nothing', { ...good, token: 'a\u0000' }, [['token', 'characters_invalid']]],
    ['a fraction', { ...good, people: 1.5 }, [['people', 'not_whole']]],
    ['a list', [], [['', 'wrong_type']]],
  ])('%s: named by field and code', async (_what, payload, expected) => {
    const response = await post('greet', payload)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors.map((error: { field: string; code: string }) => [error.field, error.code])).toEqual(
      expected,
    )
    for (const error of response.json().errors) expect(error.message).toMatch(/\S/)
  })

  test('a body of null is no input; an empty one asks for nothing', async () => {
    const codes = async (body: string) => {
      const response = await post('greet', body, { 'content-type': 'application/json' })
      return response.json().errors.map((error: { field: string; code: string }) => [error.field, error.code])
    }
    expect(await codes('null')).toEqual([['', 'wrong_type']])
    expect(await codes('')).toContainEqual(['name', 'required'])
  })

  test('P24 mass assignment: privileged fields are refused, or have no effect on the fixed calls', async () => {
    for (const field of [
      'role',
      'isAdmin',
      'emailVerified',
      'idUser',
      'balance',
      'status',
      '__proto__',
      'constructor',
    ]) {
      const body = `{"name":"Mario","people":2,"dogs":[],"${field}":{"x":1}}`
      const strict = await post('greet', body, { 'content-type': 'application/json' })
      expect(strict.statusCode, field).toBe(400)
    }
    const response = await post('fixed', { id: 3, role: 'admin' })
    expect([response.statusCode, response.json()]).toEqual([200, { id: 3 }])
  })

  test('a query: one value each, nothing unknown, no NUL', async () => {
    expect((await get('plan?page=2')).json()).toEqual({ page: 2 })
    for (const query of ['page=2&page=3', 'page=two', 'page=9', 'pages=2', 'page=%00']) {
      expect((await get(`plan?${query}`)).statusCode, query).toBe(400)
    }
  })

  test('what is no JSON, too large or of another media type has its own status and a problem body', async () => {
    const json = { 'content-type': 'application/json' }
    expect((await post('greet', '{"name":', json)).statusCode).toBe(400)
    expect((await post('greet', JSON.stringify({ name: 'x'.repeat(70_000) }), json)).statusCode).toBe(413)
    const form = await post('greet', 'name=Mario', { 'content-type': 'application/x-www-form-urlencoded' })
    expect([form.statusCode, form.json().code]).toEqual([415, 'input_invalid'])
  })
})

describe('problem bodies', () => {
  test.each(LANGUAGES)('RFC 9457 in %s, with the data of the refusal', async (language) => {
    const response = await post('refuse', {}, { 'accept-language': `${language}-XX,en;q=0.5` })
    const problem = response.json()
    expect(response.statusCode).toBe(409)
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(problem).toMatchObject({
      title: 'Umbrella taken',
      status: 409,
      code: 'umbrella_taken',
      data: { codes: ['C5', 'C6'] },
    })
    expect(problem.type).toBe('http://localhost:3000/singlefin-ws/rest/docs#problem-umbrella_taken')
    expect(problem.detail).toContain('C5')
  })

  test('the five languages differ, for refusals, fields and defects', async () => {
    for (const [path, payload] of [
      ['refuse', {}],
      ['greet', {}],
      ['breaks', {}],
    ] as const) {
      const texts = await Promise.all(
        LANGUAGES.map(async (language) => (await post(path, payload, { 'accept-language': language })).json()),
      )
      expect(new Set(texts.map((problem) => problem.detail)).size).toBe(5)
      if (path === 'greet') expect(new Set(texts.map((problem) => problem.errors[0].message)).size).toBe(5)
    }
  })

  test('a defect says nothing of its cause, and carries the id of the log', async () => {
    const response = await post('breaks', {})
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ code: 'defect', data: { requestId: response.headers['x-request-id'] } })
    expect(response.body).not.toContain('secret')
  })

  test('R-702 an unknown call is a problem as well', async () => {
    const response = await get('nothing')
    expect([response.statusCode, response.json().code]).toEqual([404, 'unknown_call'])
  })
})

describe('policy', () => {
  test('Z-02 a call without a policy does not start', async () => {
    const { policy: _policy, ...naked } = mine
    await expect(callServer(db, [{ ...sampleHandlers[2], call: naked } as never])).rejects.toThrow(
      'the call mine has no policy',
    )
  })

  test('nor does one that is mounted twice, or a GET that changes something', async () => {
    await expect(callServer(db, [...sampleHandlers, ...sampleHandlers])).rejects.toThrow('is mounted twice')
    await expect(callServer(db, [handle(leaks, 'write', async () => ({ done: true as const }))])).rejects.toThrow(
      'changes something',
    )
  })

  test('identity comes from the token: none, an unknown one, one without confirmation, a customer', async () => {
    expect((await post('mine', {})).json().code).toBe('login_required')
    expect((await post('mine', {}, { authorization: 'Bearer nobody' })).statusCode).toBe(401)
    expect((await post('mine', {}, { authorization: 'Bearer customer-7' })).json()).toEqual({ account: 7 })
    expect((await post('confirmed', {}, { authorization: 'Bearer unconfirmed-8' })).json().code).toBe(
      'email_not_confirmed',
    )
    expect((await post('confirmed', {}, { authorization: 'Bearer customer-8' })).statusCode).toBe(200)
  })

  test('who may not ask does not learn what would be wrong', async () => {
    expect((await post('mine', { nonsense: 1 })).json().code).toBe('login_required')
  })
})

describe('answers', () => {
  test('Z-03 what the contract does not list does not leave', async () => {
    const response = await get('leaks')
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('mario@example.it')
  })

  test('a cacheable answer has an ETag and is not sent twice; all others are not stored', async () => {
    const first = await get('plan')
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const second = await get('plan', { 'if-none-match': `"other", ${first.headers.etag}` })
    expect([second.statusCode, second.body]).toEqual([304, ''])
    expect((await get('plan?page=2', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(200)
    expect((await post('fixed', { id: 1 })).headers['cache-control']).toBe('no-store')
    expect((await post('refuse', {})).headers['cache-control']).toBe('no-store')
  })

  test('I-04 every answer has the headers of security', async () => {
    for (const response of [await get('plan'), await post('refuse', {}), await get('nothing')]) {
      expect(response.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
    }
  })

  test('CORS answers the configured origins and nobody else', async () => {
    const preflight = (origin: string) =>
      http.inject({ method: 'OPTIONS', url: '/singlefin-ws/rest/test/greet', headers: { origin } })
    expect((await preflight('capacitor://localhost')).headers['access-control-allow-origin']).toBe(
      'capacitor://localhost',
    )
    expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
    expect(
      (await get('plan', { origin: 'https://evil.example' })).headers['access-control-allow-origin'],
    ).toBeUndefined()
  })
})
