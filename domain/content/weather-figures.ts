import { WIND_DIRECTIONS, type Sea } from './sea.ts'

/** WMO weather codes (table 4677, as Open-Meteo uses them) from the first of a kind on: fog is cloudy, snow falls as rain does. */
const SKY_FROM: readonly (readonly [code: number, sky: Sea['sky']])[] = [
  [0, 'clear'],
  [2, 'partly_cloudy'],
  [3, 'cloudy'],
  [51, 'rain'],
  [95, 'storm'],
]
const HIGHEST_CODE = 99

/** The sky that a WMO weather code stands for; null for what is no such code. */
export function skyOf(code: number): Sea['sky'] | null {
  if (!Number.isInteger(code) || code < 0 || code > HIGHEST_CODE) return null
  return SKY_FROM.findLast(([from]) => code >= from)?.[1] ?? null
}

/** The sea by the height of its waves in metres, in the words of the Douglas scale: poco mosso, mosso, molto mosso. */
export function waveOf(metres: number): Sea['wave'] {
  if (metres < 0.1) return 'calm'
  if (metres < 0.5) return 'slight'
  return metres < 1.25 ? 'moderate' : 'rough'
}

const POINT = 360 / WIND_DIRECTIONS.length

/** The point of the compass nearest to a direction in degrees, where 0 is north and 90 is east. */
export function compassOf(degrees: number): Sea['windFrom'] {
  return WIND_DIRECTIONS[Math.round(degrees / POINT) % WIND_DIRECTIONS.length] ?? 'N'
}
