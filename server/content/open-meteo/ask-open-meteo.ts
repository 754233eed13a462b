import * as z from 'zod/mini'
import { seaReadingFields, type SeaReading } from '../../../domain/content/sea.ts'
import { compassOf, skyOf, waveOf } from '../../../domain/content/weather-figures.ts'
import { HOUR, SECOND } from '../../../domain/platform/duration.ts'
import type { Position } from '../../../domain/settings/position.ts'
import type { WeatherKeys } from '../../platform/weather-environment.ts'

const LONGEST_WAIT = 5 * SECOND
/** Figures that are further from now are those of a clock or a model that stands still. */
const FURTHEST = 2 * HOUR

/** Why Open-Meteo did not tell: a sentence for the log. */
export class OpenMeteoTrouble extends Error {
  override readonly name = 'OpenMeteoTrouble'
}

/** The units are read too: figures in others would look right. */
const forecastSchema = z.object({
  current_units: z.object({ temperature_2m: z.literal('°C'), wind_speed_10m: z.literal('kn') }),
  current: z.object({
    /** Seconds since 1970. */
    time: z.int(),
    temperature_2m: z.number(),
    weather_code: z.int(),
    wind_speed_10m: z.number(),
    wind_direction_10m: z.number(),
  }),
})
/** A place that is far from the sea has null in both. */
const marineSchema = z.object({
  current_units: z.object({ wave_height: z.literal('m'), sea_surface_temperature: z.literal('°C') }),
  current: z.object({ wave_height: z.number().check(z.gte(0)), sea_surface_temperature: z.number() }),
})
const readingSchema = z.strictObject(seaReadingFields)

/**
 * Weather and sea at a place, by Open-Meteo's forecast and marine interfaces. Both or neither: half a strip is none. The flag is
 * the lifeguards', and no figure of a model says it. Throws {@link OpenMeteoTrouble}.
 */
export async function askOpenMeteo(
  { addresses, key }: WeatherKeys,
  position: Position,
  now: number,
): Promise<{ readonly sea: SeaReading; readonly observedAt: string }> {
  const [forecast, marine] = await Promise.all([
    ask(forecastSchema, addresses.forecast, {
      ...common(position, key),
      current: 'temperature_2m,weather_code,wind_speed_10m,wind_direction_10m',
      wind_speed_unit: 'kn',
    }),
    ask(marineSchema, addresses.marine, {
      ...common(position, key),
      current: 'wave_height,sea_surface_temperature',
    }),
  ])
  const {
    time,
    temperature_2m: air,
    weather_code: code,
    wind_speed_10m: wind,
    wind_direction_10m: from,
  } = forecast.current
  if (Math.abs(now - time * SECOND) > FURTHEST) throw new OpenMeteoTrouble('its figures are of another time')
  const parsed = readingSchema.safeParse({
    airCelsius: Math.round(air),
    waterCelsius: Math.round(marine.current.sea_surface_temperature),
    windKnots: Math.round(wind),
    windFrom: compassOf(from),
    wave: waveOf(marine.current.wave_height),
    sky: skyOf(code),
    flag: null,
  })
  if (!parsed.success) throw new OpenMeteoTrouble(`no such weather: ${parsed.error.issues[0]?.path.join('.')}`)
  return { sea: parsed.data, observedAt: new Date(time * SECOND).toISOString() }
}

function common({ latitude, longitude }: Position, key: string | null): Record<string, string> {
  return {
    latitude: String(latitude),
    longitude: String(longitude),
    timeformat: 'unixtime',
    ...(key === null ? {} : { apikey: key }),
  }
}

async function ask<Shape extends z.ZodMiniType>(
  schema: Shape,
  address: string,
  query: Readonly<Record<string, string>>,
): Promise<z.output<Shape>> {
  const host = new URL(address).host
  const url = `${address}?${new URLSearchParams(query).toString()}`
  let answer: unknown
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(LONGEST_WAIT) })
    if (!response.ok) throw new OpenMeteoTrouble(`${host} answers ${response.status}`)
    answer = await response.json()
  } catch (error) {
    if (error instanceof OpenMeteoTrouble) throw error
    // No connection, no answer in time, or no JSON. The address is not named: it holds the key.
    throw new OpenMeteoTrouble(`${host} does not answer: ${error instanceof Error ? error.name : 'unknown'}`)
  }
  const parsed = schema.safeParse(answer)
  if (!parsed.success)
    throw new OpenMeteoTrouble(`${host} answers something else: ${parsed.error.issues[0]?.path.join('.')}`)
  return parsed.data
}
