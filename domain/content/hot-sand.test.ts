import { expect, test } from 'vitest'
import { isSandHot } from './hot-sand.ts'

const RULE = { hotSandCelsius: 28, hotSandFromHour: 11, hotSandToHour: 18 }

test.each([
  [{ airCelsius: 28, sky: 'clear' }, 13, true],
  [{ airCelsius: 27, sky: 'clear' }, 13, false],
  [{ airCelsius: 30, sky: 'partly_cloudy' }, 13, false],
  [{ airCelsius: 31, sky: 'partly_cloudy' }, 13, true],
  [{ airCelsius: 36, sky: 'cloudy' }, 13, false],
  [{ airCelsius: 36, sky: 'storm' }, 13, false],
  [{ airCelsius: 30, sky: 'clear' }, 10, false],
  [{ airCelsius: 30, sky: 'clear' }, 11, true],
  [{ airCelsius: 30, sky: 'clear' }, 17, true],
  [{ airCelsius: 30, sky: 'clear' }, 18, false],
] as const)('B-22 %o at %i: the sand is too hot for paws: %s', (sea, hour, expected) => {
  expect(isSandHot(sea, hour, RULE)).toBe(expected)
})

test('B-22 a threshold of 0 never warns', () => {
  expect(isSandHot({ airCelsius: 45, sky: 'clear' }, 13, { ...RULE, hotSandCelsius: 0 })).toBe(false)
})
