import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compressAnswers, encodingOf } from './compress-answers.ts'

const LONG = JSON.stringify({ text: 'ombrellone '.repeat(200) })
let app: FastifyInstance

beforeAll(async () => {
  app = fastify()
  compressAnswers(app)
  const json = 'application/json; charset=utf-8'
  app.get('/long', async (_request, reply) => reply.type(json).header('vary', 'origin').send(LONG))
  app.get('/short', async (_request, reply) => reply.type(json).send('{}'))
  app.get('/stream', async (_request, reply) => reply.type(json).send(Readable.from([LONG])))
  app.get('/picture', async (_request, reply) => reply.type('image/webp').send(Buffer.from(LONG)))
  app.get('/events', async (_request, reply) => reply.type('text/event-stream').send(Readable.from([LONG])))
  app.get('/nothing', async (_request, reply) => reply.code(204).send())
})
afterAll(() => app.close())

const get = (url: string, encodings?: string) =>
  app.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } })

test.each([
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.000, gzip;q=0', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('%s is answered with %s', (header, encoding) => {
  expect(encodingOf(header)).toBe(encoding)
})

describe('what is compressed', () => {
  test.each(['/long', '/stream'])('%s, whole and in either encoding', async (url) => {
    const br = await get(url, 'br')
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(LONG)
    const gz = await get(url, 'gzip')
    expect(gunzipSync(gz.rawPayload).toString()).toBe(LONG)
    const plain = await get(url)
    expect([plain.body, plain.headers['content-encoding']]).toEqual([LONG, undefined])
  })

  test('caches keep one answer for each encoding', async () => {
    expect((await get('/long', 'br')).headers.vary).toBe('origin, accept-encoding')
    expect((await get('/long')).headers.vary).toBe('origin, accept-encoding')
  })

  test.each(['/short', '/picture', '/events', '/nothing'])('%s is not', async (url) => {
    expect((await get(url, 'br')).headers).not.toHaveProperty('content-encoding')
  })
})
