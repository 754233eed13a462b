import * as z from 'zod/mini'

/** What each variable of the weather has to be, as a person reads it in an error. */
export const WEATHER_EXPECTED = {
  WEATHER_SANDBOX_URL: 'an http:// address of the sandbox on this machine, never in production',
  OPEN_METEO_KEY: 'a key of Open-Meteo’s paid interfaces',
} as const
type WeatherVariable = keyof typeof WEATHER_EXPECTED

const word = (name: WeatherVariable, shape: RegExp) =>
  z.optional(z.string().check(z.regex(shape, { error: WEATHER_EXPECTED[name] })))

/** The weather's part of the environment's schema. */
export const weatherVariables = {
  WEATHER_SANDBOX_URL: word('WEATHER_SANDBOX_URL', /^http:\/\/[^/\s?#]+\/?$/),
  OPEN_METEO_KEY: word('OPEN_METEO_KEY', /^\w+$/),
}
type Values = { readonly [K in WeatherVariable]?: string | undefined }

/** Where weather and sea are asked for. */
export interface WeatherKeys {
  readonly addresses: { readonly forecast: string; readonly marine: string }
  /** Null asks the interfaces that need none: free where nobody earns by them. */
  readonly key: string | null
  /** What it says was recorded. */
  readonly isSandbox: boolean
}

/** What is wrong with these variables together, as lines for a person. */
export function wrongWeatherLines(values: Values, isProduction: boolean): string[] {
  return isProduction && values.WEATHER_SANDBOX_URL !== undefined
    ? ['WEATHER_SANDBOX_URL: expected nothing beside NODE_ENV=production']
    : []
}

export function weatherKeys(values: Values): WeatherKeys {
  const sandbox = values.WEATHER_SANDBOX_URL
  const key = values.OPEN_METEO_KEY ?? null
  if (sandbox !== undefined) {
    const base = `${sandbox.replace(/\/$/, '')}/open-meteo/v1`
    return { addresses: { forecast: `${base}/forecast`, marine: `${base}/marine` }, key: null, isSandbox: true }
  }
  const host = (name: string) => `https://${key === null ? '' : 'customer-'}${name}.open-meteo.com/v1`
  return {
    addresses: { forecast: `${host('api')}/forecast`, marine: `${host('marine-api')}/marine` },
    key,
    isSandbox: false,
  }
}
