import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '../platform/cents.ts'
import { addDays, civilDate } from '../platform/civil-date.ts'
import { DAY_PARTS } from '../platform/day-part.ts'
import { LANGUAGES } from '../platform/language.ts'
import { plateField } from './calls.ts'
import { parkingName, parkingPrice } from './parking-price.ts'
import { requireStaffDays } from './staff-days.ts'

const PINETA = { fullDayCents: cents(800), halfDayCents: cents(500) }
const DAY = civilDate('2027-07-18')

test.each([
  ['2027-07-18', '2027-07-18', 'full_day', 1, 800, 800],
  ['2027-07-18', '2027-07-18', 'morning', 1, 500, 500],
  ['2027-07-18', '2027-07-18', 'afternoon', 1, 500, 500],
  ['2027-07-31', '2027-08-02', 'full_day', 3, 800, 2400],
  ['2027-07-18', '2027-07-19', 'afternoon', 2, 500, 1000],
] as const)('R-105 %s to %s, %s: %i days of %i cents are %i', (from, to, part, days, unitCents, totalCents) => {
  const period = { from: civilDate(from), to: civilDate(to), part }
  expect(parkingPrice(PINETA, period)).toEqual({ days, unitCents, totalCents })
})

test('R-105 a stay costs what its days cost one by one, and never a fraction', () => {
  const rate = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(rate, rate, fc.nat(364), fc.constantFrom(...DAY_PARTS), (fullDay, halfDay, more, part) => {
      const rates = { fullDayCents: cents(fullDay), halfDayCents: cents(halfDay) }
      const priceOf = (from: number, to: number) =>
        parkingPrice(rates, { from: addDays(DAY, from), to: addDays(DAY, to), part }).totalCents
      const oneByOne = Array.from({ length: more + 1 }, (_, day) => priceOf(day, day) as number)
      expect(priceOf(0, more)).toBe(oneByOne.reduce((sum, each) => sum + each, 0))
      expect(Number.isSafeInteger(priceOf(0, more))).toBe(true)
    }),
  )
})

test('R-112 a space is called by its area in every language', () => {
  expect(LANGUAGES.map((language) => parkingName('Pineta', language))).toEqual([
    'Parcheggio Pineta',
    'Parking Pineta',
    'Parking Pineta',
    'Parkeren Pineta',
    'Parkplatz Pineta',
  ])
})

test.each([
  [' gf 482-kr ', 'GF482KR'],
  ['b.mw 1', 'BMW1'],
  ['ABC', 'ABC'],
  ['ÄB 12', 'ÄB12'],
])('R-504 the plate "%s" is kept as %s', (typed, kept) => {
  expect(plateField.parse(typed)).toBe(kept)
})

test.each([
  ['', 'required'],
  ['A 1', 'too_short'],
  ['ABCDEFGHIJ123', 'too_long'],
  ['GF*482', 'characters_invalid'],
])('R-504 the plate "%s" is refused: %s', (typed, code) => {
  const parsed = plateField.safeParse(typed)
  expect(parsed.success ? null : parsed.error.issues.map((issue) => issue.message)).toEqual([code])
})

test.each([
  ['2027-07-18', '2027-07-17', 'input_invalid'],
  ['2027-01-01', '2028-01-02', 'period_too_long'],
] as const)('R-603 days from %s to %s are refused to the staff: %s', (from, to, code) => {
  expect(() => requireStaffDays({ from: civilDate(from), to: civilDate(to) })).toThrow(
    expect.objectContaining({ code }) as Error,
  )
})

test('R-603 a year of days can be set at once', () => {
  expect(() => requireStaffDays({ from: civilDate('2027-01-01'), to: civilDate('2027-12-31') })).not.toThrow()
})
