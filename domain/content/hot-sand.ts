import type { SeaReading } from './sea.ts'

/** From when on sand burns a dog's paws, from the settings. */
export interface SandRule {
  /** Degrees Celsius of the air under a clear sky; 0 never warns. */
  readonly hotSandCelsius: number
  /** Hours of the resort's clock between which the sun heats the sand. */
  readonly hotSandFromHour: number
  readonly hotSandToHour: number
}

/** Degrees that the air is warmer by until the sand is as hot under a sky with clouds. */
const CLOUDS_TAKE = 3

/**
 * B-22: whether the sand is too hot for paws at an hour of the resort's clock, by the air and the sun as they were entered or as a
 * provider says: dry sand in the sun is 20 degrees and more above the air. Under a covered sky it is not.
 */
export function isSandHot(sea: Pick<SeaReading, 'airCelsius' | 'sky'>, hour: number, rule: SandRule): boolean {
  if (rule.hotSandCelsius === 0 || hour < rule.hotSandFromHour || hour >= rule.hotSandToHour) return false
  if (sea.sky === 'clear') return sea.airCelsius >= rule.hotSandCelsius
  return sea.sky === 'partly_cloudy' && sea.airCelsius >= rule.hotSandCelsius + CLOUDS_TAKE
}
