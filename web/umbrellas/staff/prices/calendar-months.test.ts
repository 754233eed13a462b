import { expect, test } from 'vitest'
import { civilDate } from '../../../../domain/platform/civil-date.ts'
import { lastOf, monthsOf, rowOfMonths } from './calendar-months.ts'

const SEASON = monthsOf(civilDate('2027-04-20'), civilDate('2027-11-03'))
const row = (today: string, inRow = 4) =>
  rowOfMonths(SEASON, civilDate(today), inRow).map((first) => Number(first.slice(5, 7)))

test('B-06 the months of a season, each to its last day', () => {
  expect(SEASON).toHaveLength(8)
  expect([SEASON[0], SEASON.at(-1)]).toEqual(['2027-04-01', '2027-11-01'])
  expect(lastOf(civilDate('2028-02-01'))).toBe('2028-02-29')
})

test('B-06 the folded calendar shows one row: before the season its first months, in it from now on, at its end the last', () => {
  expect(row('2027-01-10')).toEqual([4, 5, 6, 7])
  expect(row('2027-06-15')).toEqual([6, 7, 8, 9])
  expect(row('2027-10-31')).toEqual([8, 9, 10, 11])
  expect(row('2027-12-24')).toEqual([8, 9, 10, 11])
  expect(row('2027-06-30', 1)).toEqual([6])
  expect(row('2027-06-30', 20)).toHaveLength(8)
})
