import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FAULT_KINDS, seededPlan, type Fault } from '../support/flaky-plan.ts'
import { openFlakyProxy, tellFaults, type FlakyProxy } from '../support/flaky-proxy.ts'

const ANSWER = 'an answer of some length'
/** What the server behind the proxy did: one entry a request. */
let done: string[] = []
let server: http.Server
let proxy: FlakyProxy
/** Ends the streams of the server. */
let streams: http.ServerResponse[] = []

beforeEach(async () => {
  done = []
  streams = []
  server = http.createServer((request, response) => {
    if (request.url === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
      return void streams.push(response)
    }
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      done.push(`${request.method} ${request.url} ${body}`)
      response.end(`${ANSWER} ${done.length}`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  proxy = await openFlakyProxy(`http://localhost:${(server.address() as AddressInfo).port}`)
})
afterEach(async () => {
  await proxy.close()
  server.close()
  server.closeAllConnections()
})

const press = async () => (await fetch(`${proxy.url}/press?a=1`, { method: 'POST', body: 'once' })).text()
/** The very first exchange, and no other one. */
const suffer = (fault: Fault) => (proxy.plan = () => (proxy.log.length === 0 ? fault : null))

test('negative control: a network of a good day passes on every request once, with its body and its answer', async () => {
  expect(await press()).toBe(`${ANSWER} 1`)
  expect(done).toEqual(['POST /press?a=1 once'])
  expect(tellFaults(proxy.log)).toBe('')
})

test.each<[Fault, number]>([
  [{ kind: 'drop' }, 0],
  [{ kind: 'lose' }, 1],
  [{ kind: 'truncate' }, 1],
  [{ kind: 'stall', ms: 1 }, 1],
])('%o leaves the client without an answer; the server has done the work %d times', async (fault, times) => {
  suffer(fault)
  await expect(press()).rejects.toThrow(/fetch failed|terminated/)
  expect(done).toHaveLength(times)
  expect(tellFaults(proxy.log)).toBe(
    `${fault.kind} POST /press (turn 1, server ${times === 0 ? 'did not hear' : '200'})`,
  )
  // The next turn is unharmed.
  expect(await press()).toBe(`${ANSWER} ${times + 1}`)
})

test('a truncated answer has its head and a part of its body', async () => {
  suffer({ kind: 'truncate' })
  const answer = await fetch(`${proxy.url}/press`)
  expect(answer.status).toBe(200)
  const [part] =
    (await answer.body
      ?.getReader()
      .read()
      .then(({ value }) => [value])) ?? []
  expect(ANSWER.startsWith(Buffer.from(part ?? []).toString())).toBe(true)
  expect(part?.length).toBeGreaterThan(0)
})

test.each([true, false])('a doubled request is done twice and answered once (second: %s)', async (isSecond) => {
  suffer({ kind: 'double', isSecond })
  expect(await press()).toMatch(new RegExp(`^${ANSWER} [12]$`))
  await expect.poll(() => done).toEqual(['POST /press?a=1 once', 'POST /press?a=1 once'])
})

test('a delayed request reaches the server only after what was sent behind it', async () => {
  suffer({ kind: 'delay', ms: 300 })
  const late = press()
  await expect.poll(() => proxy.log).toHaveLength(1)
  await (await fetch(`${proxy.url}/swift`)).text()
  await late
  expect(done).toEqual(['GET /swift ', 'POST /press?a=1 once'])
})

test('a stream of events is passed on while it is open, and its end is the client’s', async () => {
  const left = new AbortController()
  const answer = await fetch(`${proxy.url}/events`, { signal: left.signal })
  const reader = answer.body?.getReader()
  const next = async () => Buffer.from((await reader?.read())?.value ?? []).toString()
  expect(await next()).toBe('data: 1\n\n')
  streams[0]?.write('data: 2\n\n')
  expect(await next()).toBe('data: 2\n\n')
  left.abort()
  await expect.poll(() => streams[0]?.destroyed).toBe(true)
})

test('a stream that is cut off breaks after its first event; a network that is gone breaks everything', async () => {
  suffer({ kind: 'truncate' })
  await expect(fetch(`${proxy.url}/events`).then((answer) => answer.text())).rejects.toThrow(/terminated/)
  const open = fetch(`${proxy.url}/events`).then((answer) => answer.text())
  await expect.poll(() => streams).toHaveLength(2)
  proxy.isUp = false
  await expect(open).rejects.toThrow(/terminated|fetch failed/)
  await expect(press()).rejects.toThrow(/fetch failed/)
  proxy.isUp = true
  expect(await press()).toBe(`${ANSWER} 1`)
})

test('a seed draws the same weather again, every kind of it, another seed another one, and lets every third turn through', () => {
  const weather = (seed: number, rate = 1) => {
    const plan = seededPlan({ seed, rate })
    return Array.from({ length: 200 }, (_, index) => plan({ method: 'POST', path: '/press', turn: index + 1 }))
  }
  expect(weather(1)).toEqual(weather(1))
  expect(weather(1)).not.toEqual(weather(2))
  const kinds = weather(1).map((fault) => fault?.kind)
  expect(new Set(kinds)).toEqual(new Set([...FAULT_KINDS, undefined]))
  const isAnswered = kinds.map((kind) => kind === undefined || kind === 'delay' || kind === 'double')
  for (let at = 0; at + 3 <= isAnswered.length; at += 1) expect(isAnswered.slice(at, at + 3)).toContain(true)
  const some = weather(3, 0.3).filter((fault) => fault !== null).length
  expect(some).toBeGreaterThan(30)
  expect(some).toBeLessThan(90)
})
