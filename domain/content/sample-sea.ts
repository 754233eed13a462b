import type { Sea } from './sea.ts'

/** Usual temperatures of the water and of a day's warmest hour on the Tuscan coast, January first, in degrees Celsius. */
const WATER = [14, 13, 14, 15, 18, 22, 24, 25, 23, 20, 17, 15]
const WARMEST = [12, 13, 15, 18, 22, 27, 30, 30, 26, 21, 16, 13]

/**
 * Made-up weather of a fine day for the demo: the same month and hour, the same weather. `month` is 1 to 12, `hour` the hour of the
 * resort's clock, 0 to 23. The land breeze of the night turns to the sea breeze of the afternoon.
 */
export function sampleSea(month: number, hour: number): Sea {
  const warmest = WARMEST[month - 1] ?? 20
  const breeze = hour >= 10 && hour < 20
  const knots = breeze ? 9 + Math.round(3 * nearness(hour, 15, 5)) : 4
  return {
    airCelsius: warmest - Math.round(8 * (1 - nearness(hour, 14, 12))),
    waterCelsius: WATER[month - 1] ?? 18,
    windKnots: knots,
    windFrom: breeze ? 'SW' : 'NE',
    wave: knots > 10 ? 'slight' : 'calm',
    sky: 'clear',
    flag: 'white',
  }
}

/** 1 at the peak hour, falling to 0 over `reach` hours on both sides, round the clock. */
function nearness(hour: number, peak: number, reach: number): number {
  const away = Math.min(Math.abs(hour - peak), 24 - Math.abs(hour - peak))
  return Math.max(0, 1 - away / reach)
}
