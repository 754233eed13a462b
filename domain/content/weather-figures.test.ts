import { expect, test } from 'vitest'
import { compassOf, skyOf, waveOf } from './weather-figures.ts'

test.each([
  [0, 'clear'],
  [1, 'clear'],
  [2, 'partly_cloudy'],
  [3, 'cloudy'],
  [45, 'cloudy'],
  [51, 'rain'],
  [67, 'rain'],
  [82, 'rain'],
  [95, 'storm'],
  [99, 'storm'],
  [100, null],
  [-1, null],
  [2.5, null],
  [Number.NaN, null],
])('B-19 the weather code %d is a sky: %s', (code, sky) => {
  expect(skyOf(code)).toBe(sky)
})

test.each([
  [0, 'calm'],
  [0.1, 'slight'],
  [0.49, 'slight'],
  [0.5, 'moderate'],
  [1.24, 'moderate'],
  [1.25, 'rough'],
  [6, 'rough'],
])('waves of %d m are %s', (metres, wave) => {
  expect(waveOf(metres)).toBe(wave)
})

test.each([
  [0, 'N'],
  [22, 'N'],
  [23, 'NE'],
  [225, 'SW'],
  [337, 'NW'],
  [338, 'N'],
  [360, 'N'],
])('wind from %d degrees is from %s', (degrees, point) => {
  expect(compassOf(degrees)).toBe(point)
})
