import { expect, test } from 'vitest'
import { sampleSea } from './sample-sea.ts'
import { seaField } from './sea.ts'

test('the demo’s weather is one that can be, in every month and hour, and never raises a warning flag', () => {
  for (let month = 1; month <= 12; month += 1)
    for (let hour = 0; hour < 24; hour += 1) {
      const sea = sampleSea(month, hour)
      expect(seaField.parse(sea)).toEqual(sea)
      expect(sea.flag).toBe('white')
    }
})

test('R-901 a July morning is that of the home screen', () => {
  expect(sampleSea(7, 10)).toEqual({
    airCelsius: 27,
    waterCelsius: 24,
    windKnots: 9,
    windFrom: 'SW',
    wave: 'calm',
    sky: 'clear',
    flag: 'white',
  })
})
