import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALL_PREFIX } from '../domain/platform/call.ts'
import { REFUSALS } from '../domain/platform/refusal.ts'
import { testDatabase, type TestDatabase } from '../tests/support/database.ts'
import { testServer, type TestServer } from '../tests/support/server.ts'
import type { OpenApiDocument } from './platform/openapi.ts'
import type { Operation } from './platform/openapi-operation.ts'

/** Words of the wire that mean what they say everywhere. */
const OWN_WORDS = [
  'allergen',
  'state',
  'reconciliation',
  'restaurant',
  'customer',
  'problem',
  'instant',
  'cents',
  'text',
  'language',
  'localized',
  'saved',
  'placed',
  'priced',
  'menu',
  'draft',
]

let db: TestDatabase
let server: TestServer
let document: OpenApiDocument
let operations: { path: string; method: string; operation: Operation }[]

beforeAll(async () => {
  db = await testDatabase()
  server = await testServer(db)
  document = (await server.app.http.inject(`${CALL_PREFIX}/openapi.json`)).json()
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
})
afterAll(async () => {
  await server.close()
  await db.close()
})

/** Every object schema inside, with where it is. */
function objectSchemas(schema: unknown, at: string): [string, Record<string, unknown>][] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = schema as Record<string, unknown>
  const inner = Object.entries(own).flatMap(([key, value]) => objectSchemas(value, `${at}.${key}`))
  return own['type'] === 'object' && 'properties' in own ? [[at, own], ...inner] : inner
}

describe('R-717 the OpenAPI document', () => {
  test('is version 3.1 with the product’s version, and every operation has a name, a summary and a policy', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info.version).toMatch(/^\d+\.\d+\.\d+$/)
    const names = operations.map(({ operation }) => operation.operationId)
    expect(new Set(names).size).toBe(names.length)
    for (const { operation } of operations) {
      expect(operation.summary, operation.operationId).toMatch(/\S/)
      expect(['anyone', 'guest', 'customer', 'confirmed', 'staff'], operation.operationId).toContain(
        operation['x-policy'],
      )
    }
  })

  test('says what everything is: parts, calls, queries, answers, and things by the names of the glossary', async () => {
    for (const { name, description } of document.tags) expect(description, name).toMatch(/^[A-Z].+\.$/)
    for (const { operation } of operations) {
      expect(operation.summary, operation.operationId).not.toMatch(/\([RB]-\d/)
      expect(operation.responses['200']?.['description'], operation.operationId).toMatch(/^(?!The answer)\S.{9,}/)
      for (const parameter of operation.parameters)
        if ('in' in parameter)
          expect(parameter.description, `${operation.operationId} ${parameter.name}`).toMatch(/\S.{3,}/)
    }
    const glossary = await readFile(path.join(import.meta.dirname, '..', 'docs', 'glossary.md'), 'utf8')
    const terms = new Set(
      [...glossary.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, term = '']) => term.toLowerCase().match(/[a-z]+/g) ?? []),
    )
    const names = Object.keys(document.components.schemas)
    expect(names.length).toBeGreaterThan(60)
    for (const name of names) {
      const words = name.match(/[A-Z][a-z]+/g)?.map((word) => word.toLowerCase()) ?? []
      expect(
        words.filter((word) => !terms.has(word) && !terms.has(`${word}s`) && !OWN_WORDS.includes(word)),
        name,
      ).toEqual([])
      expect(document.components.schemas[name]?.['description'], name).toMatch(/\.$/)
    }
  })

  test('R-603 says to whom the back office is closed, and every call to whom it is', () => {
    for (const { operation } of operations) {
      if (operation['x-policy'] === 'staff')
        expect(operation['x-refusals'], operation.operationId).toContain('not_allowed')
      if (operation['x-policy'] !== 'anyone') expect(operation['x-refusals']).toContain('login_required')
    }
  })

  test('the fixed calls keep their paths exactly (R-702 to R-710)', () => {
    const paths = operations.map(({ path, method }) => `${method.toUpperCase()} ${path.slice(CALL_PREFIX.length + 1)}`)
    for (const fixed of [
      'GET public/users/getParametroInt',
      'GET public/users/getParametroString',
      'POST public/version/checkVersion',
      'POST restaurant/deleteBooking',
      'POST umbrellas/deleteBooking',
      'POST users/getUser',
      'POST users/updateUser',
      'POST umbrellas/unlock',
    ]) {
      expect(paths).toContain(fixed)
    }
  })

  test('every reference leads somewhere, and every refusal is a known one under its own status', () => {
    const text = JSON.stringify(document)
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      expect(document.components['schemas']).toHaveProperty(name ?? '')
    for (const { operation } of operations) {
      for (const code of operation['x-refusals']) {
        const status = REFUSALS[code as keyof typeof REFUSALS]
        expect(JSON.stringify(operation.responses[status]), `${operation.operationId} ${code}`).toContain(`"${code}"`)
      }
      expect(operation.responses['500']).toBeDefined()
    }
  })

  test('I-01 unknown fields are refused by every input but the fixed ones, and lists are bounded', () => {
    for (const { operation } of operations) {
      const body = operation.requestBody?.content['application/json'] as { schema: Record<string, unknown> } | undefined
      if (body === undefined || operation.description.includes('Fixed for installed clients')) continue
      for (const [at, schema] of objectSchemas(body.schema, operation.operationId))
        expect(schema['additionalProperties'], at).toBe(false)
      for (const match of JSON.stringify(body.schema).matchAll(/\{[^{}]*"type":"array"/g))
        expect(match[0], operation.operationId).toContain('maxItems')
    }
  })

  test('whole numbers, days and lengths are said as such', () => {
    const lock = operations.find(({ operation }) => operation.operationId === 'lockUmbrellas')?.operation
    const body = lock?.requestBody?.content['application/json'] as { schema: { properties: Record<string, unknown> } }
    expect(body.schema.properties['from']).toEqual({ $ref: '#/components/schemas/Day' })
    expect(document.components.schemas['Day']).toMatchObject({ type: 'string', format: 'date' })
    expect(JSON.stringify(body.schema.properties['places'])).toContain(
      '"people":{"type":"integer","minimum":1,"maximum":20}',
    )
    expect(document.components.schemas['Dog']?.['properties']).toMatchObject({
      name: { type: 'string', minLength: 2, maxLength: 20 },
    })
    const tables = operations.find(({ operation }) => operation.operationId === 'getRestaurantAvailability')?.operation
    expect(tables?.parameters).toContainEqual(
      expect.objectContaining({ name: 'seats', schema: { type: 'integer', minimum: 1, maximum: 40 } }),
    )
  })
})

describe('the server is held to it', () => {
  test('every operation is a route, and every route below the prefix is in it', async () => {
    for (const { path, method, operation } of operations) {
      if (path.includes('/live')) continue
      const response = await server.app.http.inject({
        method: method.toUpperCase() as 'GET',
        url: path,
        ...(method === 'post' ? { payload: {} } : {}),
      })
      expect(response.json()?.code, operation.operationId).not.toBe('unknown_call')
      expect(Object.keys(operation.responses), operation.operationId).toContain(String(response.statusCode))
    }
    const routes = server.app.http.printRoutes({ commonPrefix: false })
    expect(routes.match(/\((?:GET|POST)\b/g)?.length).toBeGreaterThanOrEqual(operations.length)
  })

  test('Z-02 whoever is not signed in gets 401 from every call that is not for anyone', async () => {
    for (const { path, method, operation } of operations) {
      if (operation['x-policy'] === 'anyone') continue
      for (const headers of [{}, { authorization: 'Bearer not-a-session' }]) {
        const response = await server.app.http.inject({
          method: method.toUpperCase() as 'GET',
          url: path,
          headers,
          ...(method === 'post' ? { payload: {} } : {}),
        })
        expect([response.statusCode, response.json().code], operation.operationId).toEqual([401, 'login_required'])
        expect(response.headers['www-authenticate']).toBe('Bearer')
      }
    }
  })

  test('in production it says nothing of the back office', async () => {
    const production = await testServer(db, {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://spiaggia.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
      RESORT: 'resorts/bagno-argo',
    })
    const shown = (await production.app.http.inject(`${CALL_PREFIX}/openapi.json`)).json<OpenApiDocument>()
    const isStaff = (path: string) => path.startsWith(`${CALL_PREFIX}/ges/`)
    expect(Object.keys(document.paths).some(isStaff)).toBe(true)
    expect(Object.keys(shown.paths)).toEqual(Object.keys(document.paths).filter((path) => !isStaff(path)))
    const page = await production.app.http.inject(`${CALL_PREFIX}/docs`)
    expect(page.body).not.toContain('/ges/')
    await production.app.stop()
  })

  test('the page shows every call and every refusal, without a script', async () => {
    const page = await server.app.http.inject(`${CALL_PREFIX}/docs`)
    for (const { operation } of operations) expect(page.body).toContain(`id="${operation.operationId}"`)
    for (const code of Object.keys(REFUSALS)) expect(page.body).toContain(`id="problem-${code}"`)
    expect(page.body).not.toContain('<script')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(
      (
        await server.app.http.inject({
          url: `${CALL_PREFIX}/docs`,
          headers: { 'if-none-match': String(page.headers.etag) },
        })
      ).statusCode,
    ).toBe(304)
  })
})
