import { expect, test } from 'vitest'
import { civilDate } from '../platform/civil-date.ts'
import { dayFullness } from './day-fullness.ts'

const rules = {
  season: { from: civilDate('2027-05-15'), to: civilDate('2027-09-30') },
  today: civilDate('2027-07-10'),
  halfNow: 1 as const,
}

test.each([
  { day: '2027-07-09', part: 'full_day', free: 300, state: 'past' },
  { day: '2027-07-10', part: 'morning', free: 300, state: 'past' },
  { day: '2027-07-10', part: 'afternoon', free: 300, state: 'many' },
  { day: '2027-07-11', part: 'full_day', free: 54, state: 'many' },
  { day: '2027-07-11', part: 'full_day', free: 53, state: 'few' },
  { day: '2027-07-11', part: 'full_day', free: 1, state: 'few' },
  { day: '2027-07-11', part: 'full_day', free: 0, state: 'full' },
  { day: '2027-09-30', part: 'full_day', free: 300, state: 'many' },
  { day: '2027-10-01', part: 'full_day', free: 356, state: 'closed' },
] as const)('R-512 $day $part with $free of 356 places is $state', ({ day, part, free, state }) => {
  expect(dayFullness(civilDate(day), part, { free, all: 356 }, rules)).toBe(state)
})

test('R-903 without a season every coming day is closed', () => {
  expect(dayFullness(civilDate('2027-07-11'), 'full_day', { free: 356, all: 356 }, { ...rules, season: null })).toBe(
    'closed',
  )
})

test('R-903 before the season a day is closed, on its first it is not; 15 % are few', () => {
  const early = { ...rules, today: civilDate('2027-03-01') }
  const full = (day: string, free: number) => dayFullness(civilDate(day), 'full_day', { free, all: 100 }, early)
  expect([full('2027-05-14', 99), full('2027-05-15', 99)]).toEqual(['closed', 'many'])
  expect([full('2027-07-11', 15), full('2027-07-11', 16)]).toEqual(['few', 'many'])
})
