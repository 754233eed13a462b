import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Sea } from '../content/sea.ts'
import { metHalves, partOfHalves, weatherCredit, type SeenWeather, type WeatherRule } from './weather-rule.ts'

const RULE: WeatherRule = {
  fromHour: 9,
  turnHour: 14,
  toHour: 19,
  rainHours: 2,
  windKnots: 25,
  windHours: 3,
  flagHours: 3,
  heldMinutes: 120,
}
const CALM: Sea = {
  airCelsius: 27,
  waterCelsius: 24,
  windKnots: 6,
  windFrom: 'NW',
  wave: 'calm',
  sky: 'clear',
  flag: 'white',
}
const seen = (clock: string, more: Partial<Sea> = {}): SeenWeather => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return { minute: hours * 60 + minutes, sea: { ...CALM, ...more } }
}
const RAIN = { sky: 'rain' } as const
const END = 24 * 60

describe('B-19 the rule is met by what was observed', () => {
  test.each([
    ['two hours of rain, then sun', [seen('09:00', RAIN), seen('10:30', RAIN), seen('11:00')], [[0, 'rain', 120]]],
    ['a storm counts as rain', [seen('15:00', { sky: 'storm' }), seen('16:30', RAIN)], [[1, 'rain', 210]]],
    ['a minute less is not enough', [seen('09:00', RAIN), seen('10:59')], []],
    ['nobody looked again: it counts for two hours, not for the day', [seen('09:30', RAIN)], [[0, 'rain', 120]]],
    ['before the first hour nothing counts', [seen('07:30', RAIN), seen('09:20')], []],
    [
      'rain over the turn counts in both halves, each for itself',
      [seen('13:00', RAIN), seen('14:30', RAIN)],
      [[1, 'rain', 150]],
    ],
    ['wind below the knots is none', [seen('09:00', { windKnots: 24 }), seen('11:00', { windKnots: 24 })], []],
    ['three hours of wind', [seen('09:00', { windKnots: 25 }), seen('10:30', { windKnots: 30 })], [[0, 'wind', 210]]],
    [
      'the flag is named before the rain',
      [seen('10:00', { flag: 'red', sky: 'rain' }), seen('11:45', { flag: 'red' })],
      [[0, 'red_flag', 225]],
    ],
    ['clear all day', [seen('09:00'), seen('13:00')], []],
  ] as const)('%s', (_, observations, met) => {
    expect(metHalves(RULE, observations, END).map(({ half, cause, minutes }) => [half, cause, minutes])).toEqual(met)
  })

  test('an hour of 0 leaves a cause out, and what is yet to come does not count', () => {
    const observations = [seen('09:00', RAIN), seen('10:30', RAIN)]
    expect(metHalves({ ...RULE, rainHours: 0 }, observations, END)).toEqual([])
    expect(metHalves(RULE, observations, 10 * 60 + 59)).toEqual([])
    expect(metHalves(RULE, observations, 11 * 60)).toHaveLength(1)
  })

  test('minutes never pass the half-day, whatever is seen and in whatever order', () => {
    const one = fc.record({ minute: fc.nat({ max: END - 1 }), isRain: fc.boolean() })
    fc.assert(
      fc.property(fc.uniqueArray(one, { maxLength: 30, selector: ({ minute }) => minute }), (all) => {
        const observations = all.map(({ minute, isRain }) => ({ minute, sea: isRain ? { ...CALM, ...RAIN } : CALM }))
        for (const { minutes } of metHalves(RULE, observations, END)) {
          expect(minutes).toBeGreaterThanOrEqual(120)
          expect(minutes).toBeLessThanOrEqual(300)
        }
        expect(metHalves(RULE, observations.toReversed(), END).length).toBe(metHalves(RULE, observations, END).length)
      }),
    )
  })
})

describe('B-19 the credit', () => {
  const amount = fc.nat({ max: 200_000 })
  test('is never more than was paid, nor than is left of the order’s money', () => {
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(1, 2),
        fc.nat({ max: 100 }),
        amount,
        fc.integer({ min: -5000, max: 200_000 }),
        amount,
        (dayCents, halves, percent, owedCents, balanceCents, promisedCents) => {
          const money = { dayCents, halves, metHalves: 1, percent, owedCents, balanceCents, promisedCents }
          const { paidCents, creditCents } = weatherCredit(money)
          expect(creditCents).toBeGreaterThanOrEqual(0)
          expect(creditCents).toBeLessThanOrEqual(paidCents)
          expect(paidCents).toBeLessThanOrEqual(dayCents)
          expect(promisedCents + creditCents).toBeLessThanOrEqual(Math.max(balanceCents, promisedCents, 0))
        },
      ),
    )
  })

  test.each([
    ['the whole day', { halves: 2, metHalves: 2, percent: 50 }, 2000],
    ['half of a day', { halves: 2, metHalves: 1, percent: 50 }, 1000],
    ['a morning that was all of the stay', { halves: 1, metHalves: 1, percent: 100 }, 4000],
    ['half of the money went back', { halves: 2, metHalves: 2, percent: 50, balanceCents: 2000 }, 1000],
    ['nothing was paid', { halves: 2, metHalves: 2, percent: 50, balanceCents: 0 }, 0],
    ['all of it was promised before', { halves: 2, metHalves: 2, percent: 50, promisedCents: 4000 }, 0],
  ] as const)('%s', (_, more, cents) => {
    const money = { dayCents: 4000, owedCents: 4000, balanceCents: 4000, promisedCents: 0, ...more }
    expect(weatherCredit(money).creditCents).toBe(cents)
  })
})

describe('B-19 beside each other', () => {
  test('of two causes on a half-day the first counts alone, and the order of what was seen does not matter', () => {
    const both = { flag: 'red', sky: 'rain' } as const
    const observations = [seen('09:00', both), seen('11:00', both), seen('12:30', both)]
    const met = [{ half: 0, cause: 'red_flag', minutes: 300 }]
    expect(metHalves(RULE, observations, END)).toEqual(met)
    expect(metHalves(RULE, observations.toReversed(), END)).toEqual(met)
  })

  test('where a part of the order’s money is here, the same part of the day was paid', () => {
    const money = { dayCents: 4000, halves: 2, metHalves: 2, percent: 50, owedCents: 8000, promisedCents: 0 }
    expect(weatherCredit({ ...money, balanceCents: 4000 })).toEqual({ paidCents: 2000, creditCents: 1000 })
    expect(weatherCredit({ ...money, balanceCents: 8000 })).toEqual({ paidCents: 4000, creditCents: 2000 })
  })

  test.each([
    [0, 2, 'full_day'],
    [0, 1, 'morning'],
    [1, 2, 'afternoon'],
  ] as const)('half-days from %i to %i are the %s', (first, end, part) => expect(partOfHalves(first, end)).toBe(part))
})
