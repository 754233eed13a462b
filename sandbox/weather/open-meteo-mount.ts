import { sendAnswer } from '../identity/node-http.ts'
import { json, type Answer } from '../platform/exchange.ts'
import type { Mount } from '../platform/sandbox.ts'

const BASE = '/open-meteo/v1/'
const QUARTER = 15 * 60

/** What Open-Meteo's interfaces say now of each variable, with its unit: a fine July day at the Tuscan coast. */
const RECORDED = {
  forecast: {
    temperature_2m: [27.6, '°C'],
    weather_code: [1, 'wmo code'],
    wind_speed_10m: [9.3, 'kn'],
    wind_direction_10m: [231, '°'],
  },
  marine: { wave_height: [0.24, 'm'], sea_surface_temperature: [24.4, '°C'] },
} as const satisfies Record<string, Readonly<Record<string, readonly [value: number, unit: string]>>>

/**
 * Open-Meteo at `/open-meteo/v1/forecast` and `/marine`: one recorded answer, in the form and with the refusals of its
 * documentation, that carries the time of now.
 */
export function openMeteoMount(now: () => number = Date.now): Mount {
  return () => ({
    owns: (path) => path.startsWith(BASE),
    async handle(request, response) {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://sandbox')
      sendAnswer(response, answerTo(pathname.slice(BASE.length), searchParams, now()))
    },
  })
}

function answerTo(name: string, query: URLSearchParams, now: number): Answer {
  if (name !== 'forecast' && name !== 'marine') return refusal(404, 'Not Found')
  const known: Readonly<Record<string, readonly [number, string]>> = RECORDED[name]
  const [latitude, longitude] = [query.get('latitude'), query.get('longitude')]
  if (latitude === null || longitude === null)
    return refusal(400, "Parameter 'latitude' and 'longitude' must have the same number of elements")
  if (query.get('timeformat') !== 'unixtime') return refusal(400, 'The sandbox knows the time format unixtime only')
  if (name === 'forecast' && query.get('wind_speed_unit') !== 'kn') return refusal(400, 'The sandbox knows knots only')
  const asked = (query.get('current') ?? '').split(',')
  const unknown = asked.find((variable) => known[variable] === undefined)
  if (unknown !== undefined)
    return refusal(400, `Data corrupted at path ''. Cannot initialize variable from invalid String value ${unknown}.`)
  const pick = (at: 0 | 1) => Object.fromEntries(asked.map((variable) => [variable, known[variable]?.[at]]))
  const time = Math.floor(now / 1000 / QUARTER) * QUARTER
  return json(200, {
    latitude: Number(latitude),
    longitude: Number(longitude),
    generationtime_ms: 0.05,
    utc_offset_seconds: 0,
    timezone: 'GMT',
    timezone_abbreviation: 'GMT',
    elevation: 2,
    current_units: { time: 'unixtime', interval: 'seconds', ...pick(1) },
    current: { time, interval: QUARTER, ...pick(0) },
  })
}

const refusal = (status: number, reason: string) => json(status, { error: true, reason })
