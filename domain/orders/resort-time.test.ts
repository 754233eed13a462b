import { expect, test } from 'vitest'
import { civilDate } from '../platform/civil-date.ts'
import { instantOf, resortDay } from './resort-time.ts'

test.each([
  ['2027-01-10', 12, '2027-01-10T11:00:00.000Z'],
  ['2027-07-10', 12, '2027-07-10T10:00:00.000Z'],
  ['2027-03-28', 1, '2027-03-28T00:00:00.000Z'],
  ['2027-03-28', 2, '2027-03-28T01:00:00.000Z'],
  ['2027-03-28', 3, '2027-03-28T01:00:00.000Z'],
  ['2027-10-31', 1, '2027-10-30T23:00:00.000Z'],
  ['2027-10-31', 2, '2027-10-31T01:00:00.000Z'],
  ['2027-10-31', 3, '2027-10-31T02:00:00.000Z'],
])('%s at %i on the resort’s wall is %s', (day, hour, instant) => {
  expect(instantOf(civilDate(day), hour)).toBe(instant)
})

test.each([
  ['2027-01-10T22:59:59.999Z', '2027-01-10'],
  ['2027-01-10T23:00:00Z', '2027-01-11'],
  ['2027-07-10T21:59:59Z', '2027-07-10'],
  ['2027-07-10T22:00:00Z', '2027-07-11'],
  ['2027-07-10T00:00:00Z', '2027-07-10'],
  ['2027-12-31T23:30:00Z', '2028-01-01'],
])('at %s it is %s at the resort', (instant, day) => expect(resortDay(instant)).toBe(day))
