import { afterEach, expect, test, vi } from 'vitest'
import { logout } from '../../domain/accounts/calls.ts'
import { getParametroInt } from '../../domain/settings/calls.ts'
import { call, CallFailure } from './call.ts'
import { fakeServer, json, problem, type SeenRequest } from './fake-server.ts'

vi.mock('./environment.ts', () => ({
  API_HOSTS: ['https://first.example', 'https://second.example'],
  APP_PLATFORM: 'ios',
  APP_VERSION: '3.1.10',
}))

/** A server of which the first host cannot be reached. */
const firstIsDown = (request: SeenRequest) => {
  if (new URL(request.url).host === 'first.example') throw new TypeError('Failed to fetch')
  return json(1)
}
const hostsOf = (seen: readonly SeenRequest[]) => seen.map(({ url }) => new URL(url).host)

afterEach(() => vi.unstubAllGlobals())

test('R-701 what is read comes from the next base host when the first cannot be reached', async () => {
  const { seen } = fakeServer(firstIsDown)
  expect(await call(getParametroInt, { idParametro: '1005' })).toBe(1)
  expect(hostsOf(seen)).toEqual(['first.example', 'second.example'])
})

test('R-701 a host that answers is asked alone, with the platform of the build', async () => {
  const { seen } = fakeServer(() => json(1))
  await call(getParametroInt, { idParametro: '1005' })
  expect(hostsOf(seen)).toEqual(['first.example'])
  expect(seen[0]?.headers.get('x-app-platform')).toBe('ios')
})

test('R-701 a refusal is an answer: no other host is asked for a better one', async () => {
  const { seen } = fakeServer(() => problem(404, 'not_found'))
  await expect(call(getParametroInt, { idParametro: '1005' })).rejects.toBeInstanceOf(CallFailure)
  expect(hostsOf(seen)).toEqual(['first.example'])
})

test('R-701 B-01 a change is asked of the first host alone: its lost answer may have been a done one', async () => {
  const { seen } = fakeServer(firstIsDown)
  await expect(call(logout, {})).rejects.toBeInstanceOf(CallFailure)
  expect(hostsOf(seen)).toEqual(['first.example'])
})
