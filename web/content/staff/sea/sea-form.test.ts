import { expect, test } from 'vitest'
import type { Sea } from '../../../../domain/content/sea.ts'
import { draftFrom, knotsFor, seaOf } from './sea-form.ts'

const SEA: Sea = {
  airCelsius: 27,
  waterCelsius: 24,
  windKnots: 9,
  windFrom: 'SW',
  wave: 'slight',
  sky: 'rain',
  flag: 'red',
}

test('B-19 sky and flag are never filled in from a provider or from yesterday', () => {
  expect(draftFrom(undefined, SEA)).toEqual({ ...SEA, sky: null, flag: null })
  expect(seaOf(draftFrom(undefined, SEA))).toBeNull()
  expect(seaOf({ ...draftFrom(undefined, null), sky: 'clear', flag: 'white' })).not.toBeNull()
  expect(draftFrom(SEA, { ...SEA, airCelsius: 1 })).toEqual(SEA)
})

test('a wind between the steps stays to be chosen', () => {
  expect(knotsFor(9)).toContain(9)
  expect(knotsFor(9).toSorted((a, b) => a - b)).toEqual(knotsFor(9))
  expect(knotsFor(25).filter((knots) => knots === 25)).toHaveLength(1)
})
