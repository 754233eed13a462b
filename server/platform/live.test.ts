import { once } from 'node:events'
import http from 'node:http'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { callServer } from '../../tests/support/call-server.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { silentLog } from '../../tests/support/server.ts'
import type { LiveChannel } from './live-channel.ts'
import { LiveHub } from './live-hub.ts'
import { LiveTopic } from './live-topic.ts'
import { openLive } from './live.ts'
import { RateLimits } from './rate-limits.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

describe('announcements', () => {
  test('reach every process, and equal ones of one moment become one', async () => {
    const [a, b] = [await openLive(db.url, silentLog), await openLive(db.url, silentLog)]
    const heard: string[] = []
    a.on('test_changed', (payload) => heard.push(`a ${payload}`))
    b.on('test_changed', (payload) => heard.push(`b ${payload}`))
    await vi.waitFor(async () =>
      expect(
        await db.sql(`select from pg_stat_activity where datname = current_database() and query like 'listen%'`),
      ).toHaveLength(2),
    )
    for (let index = 0; index < 100; index += 1) a.announce('test_changed', 'C5')
    a.announce('test_changed', 'C6')
    await vi.waitFor(() => expect(heard).toHaveLength(4))
    expect(heard.toSorted()).toEqual(['a C5', 'a C6', 'b C5', 'b C6'])
    await a.close()
    await b.close()
  })

  test('a lost connection comes back, and listeners hear of the gap', async () => {
    const live = await openLive(db.url, silentLog)
    const heard: (string | null)[] = []
    live.on('test_changed', (payload) => heard.push(payload))
    await db.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'battigia live'`,
    )
    await vi.waitFor(() => expect(heard).toContain(null), { timeout: 5_000 })
    await vi.waitFor(
      () => {
        live.announce('test_changed', 'again')
        expect(heard).toContain('again')
      },
      { timeout: 5_000, interval: 100 },
    )
    await live.close()
  })

  test('what waits at the close is still sent', async () => {
    const [a, b] = [await openLive(db.url, silentLog), await openLive(db.url, silentLog)]
    const heard: (string | null)[] = []
    b.on('test_closed', (payload) => heard.push(payload))
    await new Promise((resolve) => setTimeout(resolve, 50))
    a.announce('test_closed', 'last')
    await a.close()
    await vi.waitFor(() => expect(heard).toEqual(['last']))
    await b.close()
  })
})

describe('streams', () => {
  let state = { free: 3 }
  let reads = 0
  const channel: LiveChannel<{ day: string }, { free: number }> = {
    path: 'test/live',
    event: 'free',
    interval: 20,
    input: z.strictObject({ day: z.string().check(z.minLength(1, { error: 'required' })) }),
    keyOf: ({ day }) => day,
    read: async () => {
      reads += 1
      return state
    },
    change: (before, after) => (before?.free === after.free ? null : { free: after.free, from: before?.free ?? null }),
  }
  let server: FastifyInstance
  let hub: LiveHub
  let port: number

  beforeAll(async () => {
    server = await callServer(db, [], { appOrigins: ['capacitor://localhost'] }, (app) => {
      hub = new LiveHub({ log: silentLog, isTrusted: () => false, limits: new RateLimits(db.database), heartbeat: 40 })
      hub.mount(app, channel)
    })
    await server.listen({ port: 0, host: '127.0.0.1' })
    port = (server.server.address() as { port: number }).port
  })
  afterAll(async () => {
    hub.close()
    await server.close()
  })

  async function open(query: string, address = '192.0.2.1') {
    const request = http.get({
      port,
      path: `/singlefin-ws/rest/test/live?${query}`,
      headers: { origin: 'capacitor://localhost', 'x-forwarded-for': address },
    })
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    let text = ''
    response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    response.on('error', () => undefined)
    const events = () =>
      text
        .split('\n\n')
        .filter((part) => part.startsWith('event:'))
        .map((part) => JSON.parse(part.split('data: ')[1] ?? '') as object)
    return { response, events, text: () => text, close: () => request.destroy() }
  }

  test('who comes gets the state; many changes at once are one read and one difference for all', async () => {
    const streams = [await open('day=mon'), await open('day=mon')]
    await vi.waitFor(() =>
      expect(streams.map((stream) => stream.events())).toEqual([[{ free: 3, from: null }], [{ free: 3, from: null }]]),
    )
    expect(streams[0]?.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': 'capacitor://localhost',
    })
    const before = reads
    for (state of [{ free: 2 }, { free: 1 }]) hub.touch(channel)
    await vi.waitFor(() => expect(streams[1]?.events().at(-1)).toEqual({ free: 1, from: 3 }))
    expect(reads - before).toBeLessThanOrEqual(2)
    for (const stream of streams) stream.close()
  })

  test('only streams that a change touches read again', async () => {
    const stream = await open('day=tue')
    await vi.waitFor(() => expect(stream.events()).toHaveLength(1))
    const before = reads
    hub.touch(channel, ({ day }) => day === 'sun')
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(reads).toBe(before)
    stream.close()
  })

  test('signs of life keep a quiet stream open; a wrong query is a problem body', async () => {
    const stream = await open('day=wed')
    await vi.waitFor(() => expect(stream.text()).toContain(': \n\n'))
    stream.close()
    const wrong = await server.inject('/singlefin-ws/rest/test/live?week=1')
    expect([wrong.statusCode, wrong.json().errors.map((error: { field: string }) => error.field)]).toEqual([
      400,
      ['day', 'week'],
    ])
  })

  test('one network prefix opens a bounded number of streams', async () => {
    const streams = []
    const address = '192.0.2.2'
    for (let index = 0; index < 200; index += 1) streams.push(await open('day=thu', address))
    expect((await open('day=thu', address)).response.statusCode).toBe(429)
    for (const stream of streams) stream.close()
    await vi.waitFor(() => expect(hub.size).toBe(0))
    const again = await open('day=thu', address)
    expect(again.response.statusCode).toBe(200)
    again.close()
  })

  test('M4 one network opens streams so often, and follows so many states; another one is heard meanwhile', async () => {
    const opened = async (query: string, address: string) => {
      const stream = await open(query, address)
      if (stream.response.statusCode === 200) streams.push(stream)
      return stream.response.statusCode
    }
    const streams: Awaited<ReturnType<typeof open>>[] = []
    const states: (number | undefined)[] = []
    for (let day = 0; day < 21; day += 1) states.push(await opened(`day=many-${day}`, '198.51.100.1'))
    expect(states).toEqual([...Array<number>(20).fill(200), 429])
    expect(await opened('day=many-3', '198.51.100.99')).toBe(200)
    expect(await opened('day=many-20', '203.0.113.1')).toBe(200)
    const openings: (number | undefined)[] = []
    for (let index = 0; index < 280; index += 1) openings.push(await opened('day=many-20', '198.51.100.1'))
    expect(openings.at(-1)).toBe(429)
    for (const stream of streams) stream.close()
    await vi.waitFor(() => expect(hub.size).toBe(0))
    expect(await opened('day=many-3', '198.51.100.1')).toBe(429)
  })

  test('M4 one change that touches many states reads them one after the other, and everybody hears of it', async () => {
    state = { free: 70 }
    const opening = Array.from({ length: 60 }, (_, at) => open(`day=each-${at}`, `10.0.${at % 3}.1`))
    const streams = await Promise.all(opening)
    await vi.waitFor(() => expect(streams.every((stream) => stream.events().length === 1)).toBe(true))
    state = { free: 69 }
    const before = { reads, at: performance.now() }
    hub.touch(channel)
    await vi.waitFor(() => expect(streams.every((stream) => stream.events().length === 2)).toBe(true))
    expect(reads - before.reads).toBe(60)
    expect(performance.now() - before.at).toBeGreaterThan(59 * 5)
    for (const stream of streams) stream.close()
  })

  test('all end when the server stops, and no new one is opened', async () => {
    const stream = await open('day=fri')
    const ended = once(stream.response, 'end')
    hub.close()
    await ended
    expect((await server.inject('/singlefin-ws/rest/test/live?day=sat')).statusCode).toBe(503)
  })

  test('a connection that takes no more gets one event with all it missed, once it takes again', async () => {
    const written: string[] = []
    let takes = false
    const topic = new LiveTopic(channel, { day: 'x' }, silentLog)
    const slow = { write: (_event: string, json: string) => (written.push(json), takes) }
    state = { free: 9 }
    topic.add(slow)
    await vi.waitFor(() => expect(written).toHaveLength(1))
    for (const free of [8, 7, 6]) {
      state = { free }
      topic.touch()
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    expect(written).toHaveLength(1)
    takes = true
    topic.resume(slow)
    expect(JSON.parse(written[1] ?? '')).toEqual({ free: 6, from: 9 })
    topic.remove(slow)
  })
})
