import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../../domain/platform/duration.ts'
import { openSandbox, type Sandbox } from '../../../sandbox/platform/sandbox.ts'
import { openMeteoMount } from '../../../sandbox/weather/open-meteo-mount.ts'
import { weatherKeys, wrongWeatherLines, type WeatherKeys } from '../../platform/weather-environment.ts'
import { OpenMeteo } from './open-meteo.ts'

const NOW = Date.parse('2027-07-15T10:07:00Z')
const SEA = {
  airCelsius: 28,
  waterCelsius: 24,
  windKnots: 9,
  windFrom: 'SW',
  wave: 'slight',
  sky: 'clear',
  flag: null,
}

let now = NOW
let settings = { seaForecast: true, resortPosition: '43.2871, 10.5230' }
let warned: object[] = []
let sandbox: Sandbox
/** A host that answers whatever a test wants, with the queries that it was asked. */
let asked: URL[] = []
let answer: (response: ServerResponse, url: URL) => void
const host = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://host')
  asked.push(url)
  answer(response, url)
})

beforeAll(async () => {
  sandbox = await openSandbox({ host: '127.0.0.1', port: 0, providers: [], mounts: [openMeteoMount(() => now)] })
  host.listen(0, '127.0.0.1')
  await once(host, 'listening')
})
afterAll(async () => {
  await sandbox.close()
  host.closeAllConnections()
  host.close()
})
beforeEach(() => {
  now = NOW
  settings = { seaForecast: true, resortPosition: '43.2871, 10.5230' }
  warned = []
  asked = []
  answer = (response, url) => say(response, url, forecast())
})

const forecast = (current: object = {}, units: object = {}) => ({
  current_units: { temperature_2m: '°C', wind_speed_10m: 'kn', ...units },
  current: {
    time: now / 1000,
    interval: 900,
    temperature_2m: 27.6,
    weather_code: 1,
    wind_speed_10m: 9.3,
    wind_direction_10m: 231,
    ...current,
  },
})
const marine = (current: object = {}) => ({
  current_units: { wave_height: 'm', sea_surface_temperature: '°C' },
  current: { wave_height: 0.24, sea_surface_temperature: 24.4, ...current },
})
const say = (response: ServerResponse, url: URL, weather: object, sea: object = marine()) =>
  response.end(JSON.stringify(url.pathname === '/marine' ? sea : weather))
const atHost = (key: string | null = null): WeatherKeys => {
  const base = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  return { addresses: { forecast: `${base}/forecast`, marine: `${base}/marine` }, key, isSandbox: false }
}
function open(keys: WeatherKeys = atHost()) {
  const log = { warn: (detail: object) => void warned.push(detail) }
  const openMeteo = new OpenMeteo({ keys, settings: live, log, now: () => now })
  const run = () => openMeteo.job.run(undefined as never)
  return { openMeteo, run }
}
/** Settings change under a running server. */
const live = {
  get seaForecast() {
    return settings.seaForecast
  },
  get resortPosition() {
    return settings.resortPosition
  },
}

test('B-19 the recorded answer of the sandbox becomes weather and sea, without a flag, and is a sample', async () => {
  const { openMeteo, run } = open(weatherKeys({ WEATHER_SANDBOX_URL: sandbox.url }))
  expect(await openMeteo.latest()).toBeNull()
  await run()
  expect(warned).toEqual([])
  expect(await openMeteo.latest()).toEqual({ sea: SEA, observedAt: '2027-07-15T10:00:00.000Z', source: 'sample' })
})

test('it is asked for the place of the resort in knots, once in a quarter of an hour, and at once for another place', async () => {
  const { openMeteo, run } = open(atHost('k3y'))
  await run()
  await run()
  now += 14 * MINUTE
  await run()
  expect(asked.map(({ pathname }) => pathname).toSorted()).toEqual(['/forecast', '/marine'])
  expect(Object.fromEntries(asked.find(({ pathname }) => pathname === '/forecast')?.searchParams ?? [])).toEqual({
    latitude: '43.2871',
    longitude: '10.523',
    timeformat: 'unixtime',
    apikey: 'k3y',
    current: 'temperature_2m,weather_code,wind_speed_10m,wind_direction_10m',
    wind_speed_unit: 'kn',
  })
  expect(await openMeteo.latest()).toMatchObject({ sea: SEA, source: 'provider' })
  settings = { ...settings, resortPosition: '44.1, 9.8' }
  expect(await openMeteo.latest()).toBeNull()
  await run()
  expect(asked).toHaveLength(4)
  expect(await openMeteo.latest()).toMatchObject({ sea: SEA })
})

test.each([
  ['switched off', { seaForecast: false, resortPosition: '43.2871, 10.5230' }],
  ['without a place', { seaForecast: true, resortPosition: '' }],
])('%s it asks nobody and says nothing', async (_, given) => {
  settings = given
  const { openMeteo, run } = open()
  await run()
  expect(asked).toEqual([])
  expect(await openMeteo.latest()).toBeNull()
})

const WRONG: readonly (readonly [string, (response: ServerResponse, url: URL) => void])[] = [
  ['an error', (response) => response.writeHead(500).end()],
  ['too many questions', (response) => response.writeHead(429).end('{"error":true,"reason":"limit"}')],
  ['another place to go to', (response) => response.writeHead(302, { location: 'http://localhost/' }).end()],
  ['no JSON', (response) => response.end('<html>')],
  ['a broken connection', (response) => response.destroy()],
  ['no sea there', (response, url) => say(response, url, forecast(), marine({ sea_surface_temperature: null }))],
  ['other units', (response, url) => say(response, url, forecast({}, { wind_speed_10m: 'km/h' }))],
  ['heat that nobody bears', (response, url) => say(response, url, forecast({ temperature_2m: 81 }))],
  ['no such sky', (response, url) => say(response, url, forecast({ weather_code: 140 }))],
  ['yesterday', (response, url) => say(response, url, forecast({ time: (now - 24 * HOUR) / 1000 }))],
]

test.each(WRONG)('%s is a line in the log; what was said before stays for three hours', async (_, wrong) => {
  const { openMeteo, run } = open(atHost('k3y'))
  await run()
  answer = wrong
  now += 15 * MINUTE
  await run()
  expect(warned).toHaveLength(1)
  expect(JSON.stringify(warned)).not.toContain('k3y')
  expect(await openMeteo.latest()).toMatchObject({ sea: SEA })
  now += 3 * HOUR
  expect(await openMeteo.latest()).toBeNull()
  answer = (response, url) => say(response, url, forecast())
  await run()
  expect(await openMeteo.latest()).toMatchObject({ sea: SEA })
})

test('without a key the free hosts are asked, with one those of customers, and production has no sandbox', () => {
  expect(weatherKeys({}).addresses).toEqual({
    forecast: 'https://api.open-meteo.com/v1/forecast',
    marine: 'https://marine-api.open-meteo.com/v1/marine',
  })
  expect(weatherKeys({ OPEN_METEO_KEY: 'k3y' }).addresses.marine).toBe(
    'https://customer-marine-api.open-meteo.com/v1/marine',
  )
  expect(wrongWeatherLines({ WEATHER_SANDBOX_URL: 'http://localhost:1' }, true)).toHaveLength(1)
  expect(wrongWeatherLines({ WEATHER_SANDBOX_URL: 'http://localhost:1' }, false)).toEqual([])
})
