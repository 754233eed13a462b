import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { logout } from '../../domain/accounts/calls.ts'
import { getParametroInt } from '../../domain/settings/calls.ts'
import { call, CallFailure } from './call.ts'
import { fakeServer, json, problem, type SeenRequest } from './fake-server.ts'
import { currentHost, forgetHosts } from './hosts.ts'

vi.mock('./environment.ts', () => ({
  API_HOSTS: ['https://first.example', 'https://second.example'],
  APP_PLATFORM: 'ios',
  APP_VERSION: '3.1.10',
}))

const hostOf = ({ url }: SeenRequest) => new URL(url).host
const isFirst = (request: SeenRequest) => hostOf(request) === 'first.example'
/** Which hosts were asked, apart from whether they are there. */
const hostsOf = (seen: readonly SeenRequest[]) => seen.filter(isCall).map(hostOf)
const isCall = ({ url }: SeenRequest) => url.includes('/singlefin-ws/rest/')
const changesOf = (seen: readonly SeenRequest[]) => seen.filter(({ method }) => method === 'POST')

/** An answer, but for what the first host does. */
const unlessFirst = (first: (request: SeenRequest) => Response | Promise<Response>) => (request: SeenRequest) =>
  isFirst(request) ? first(request) : json(request.method === 'POST' ? { done: true } : 1)
const lost = () => {
  throw new TypeError('Failed to fetch')
}
/** The host is there, and the connection of every change breaks. */
const breaksOnChanges = unlessFirst((request) => (request.method === 'POST' ? lost() : json(1)))
const proxyPage = (status: number) => () => new Response('<h1>Bad gateway</h1>', { status })
const readOne = () => call(getParametroInt, { idParametro: '1005' })

beforeEach(forgetHosts)
afterEach(() => vi.unstubAllGlobals())

test('R-701 what is read comes from the next base host when the first cannot be reached', async () => {
  const { seen } = fakeServer(unlessFirst(lost))
  expect(await readOne()).toBe(1)
  expect(hostsOf(seen)).toEqual(['first.example', 'second.example'])
})

test('R-701 a host that answers is asked alone, with the platform of the build', async () => {
  const { seen } = fakeServer(() => json(1))
  await readOne()
  expect(hostsOf(seen)).toEqual(['first.example'])
  expect(seen[0]?.headers.get('x-app-platform')).toBe('ios')
})

test.each([
  ['read', readOne, 404, 'not_found'],
  ['changed', () => call(logout, {}), 503, 'try_again'],
  ['changed', () => call(logout, {}), 500, 'defect'],
])(
  'R-701 what the application answers is final when something is %s: no other host is asked for better',
  async (_title, ask, status, code) => {
    const { seen } = fakeServer(({ method }) => (method === 'GET' && status !== 404 ? json(1) : problem(status, code)))
    await expect(ask()).rejects.toMatchObject({ status })
    expect(hostsOf(seen)).toEqual(['first.example'])
  },
)

test('R-701 B-01 a change goes to the second host when there is no connection to the first, which never gets it', async () => {
  const { seen } = fakeServer(unlessFirst(lost))
  await call(logout, {}, { idempotencyKey: 'press-1' })
  const changes = changesOf(seen)
  expect(changes.map(hostOf)).toEqual(['second.example'])
  expect(changes[0]?.headers.get('idempotency-key')).toBe('press-1')
})

test.each([502, 503])(
  'R-701 B-01 a change that a proxy answered with %s is asked of the second host with the same key',
  async (status) => {
    const { seen } = fakeServer(unlessFirst((request) => (request.method === 'POST' ? proxyPage(status)() : json(1))))
    await call(logout, {})
    const changes = changesOf(seen)
    expect(changes.map(hostOf)).toEqual(['first.example', 'second.example'])
    const keys = changes.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    expect(changes[1]?.body).toEqual(changes[0]?.body)
  },
)

test('R-701 what is read is asked of the second host when a proxy answers for the first', async () => {
  fakeServer(unlessFirst(proxyPage(502)))
  expect(await readOne()).toBe(1)
})

test('R-701 B-01 a change whose answer was lost is never asked of the second host, not even when it is pressed again', async () => {
  const { seen } = fakeServer(breaksOnChanges)
  const press = () => call(logout, {}, { idempotencyKey: 'press-1' })
  await expect(press()).rejects.toMatchObject({ code: 'network' })
  await expect(press()).rejects.toBeInstanceOf(CallFailure)
  expect(changesOf(seen).map(hostOf)).toEqual(['first.example', 'first.example'])
  await call(logout, {}, { idempotencyKey: 'press-2' })
  expect(changesOf(seen).map(hostOf).at(-1)).toBe('second.example')
})

test('R-701 B-01 a change that is not answered in time is not asked of the second host', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { seen } = fakeServer(
    unlessFirst((request) => (request.method === 'POST' ? new Promise<never>(() => undefined) : json(1))),
  )
  const failed = expect(call(logout, {})).rejects.toMatchObject({ code: 'timeout' })
  await vi.advanceTimersByTimeAsync(60_000)
  await failed
  expect(changesOf(seen).map(hostOf)).toEqual(['first.example'])
})

test('R-701 a host that says nothing for five seconds is away, and the change goes to the second one', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { seen } = fakeServer(unlessFirst(() => new Promise<never>(() => undefined)))
  const made = call(logout, {})
  await vi.advanceTimersByTimeAsync(5_000)
  await made
  expect(changesOf(seen).map(hostOf)).toEqual(['second.example'])
})

test('R-701 a host that has just answered is not asked whether it is there', async () => {
  const { seen } = fakeServer((request) => json(request.method === 'POST' ? { done: true } : 1))
  await readOne()
  await call(logout, {})
  expect(seen.filter((request) => !isCall(request))).toEqual([])
})

test('R-701 a host that was lost is asked last for half a minute, also for pictures and streams', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { seen } = fakeServer(unlessFirst(lost))
  expect(currentHost()).toBe('https://first.example')
  await readOne()
  expect(currentHost()).toBe('https://second.example')
  await readOne()
  expect(hostsOf(seen)).toEqual(['first.example', 'second.example', 'second.example'])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(currentHost()).toBe('https://first.example')
})

test('R-701 without any network the person hears that there is none', async () => {
  fakeServer(lost)
  await expect(call(logout, {})).rejects.toMatchObject({ code: 'network', status: 0 })
  await expect(readOne()).rejects.toMatchObject({ code: 'network', status: 0 })
})
