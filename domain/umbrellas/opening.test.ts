import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, civilDate } from '../platform/civil-date.ts'
import { openingProblem, openingSeason } from './opening.ts'

test.each([
  ['2026-05-15', '2026-09-15', '2026-07-18', ['2026-05-15', '2026-09-15']],
  ['2026-05-15', '2026-09-15', '2027-07-18', ['2026-05-15', '2026-09-15']],
  ['05-15', '09-15', '2026-01-01', ['2026-05-15', '2026-09-15']],
  ['05-15', '09-15', '2026-09-15', ['2026-05-15', '2026-09-15']],
  ['05-15', '09-15', '2026-09-16', ['2027-05-15', '2027-09-15']],
  ['12-01', '03-31', '2027-02-01', ['2026-12-01', '2027-03-31']],
  ['12-01', '03-31', '2027-04-01', ['2027-12-01', '2028-03-31']],
  ['today', 'today+200', '2026-11-20', ['2026-11-20', '2027-06-08']],
  ['2026-05-15', '2026-05-15', '2026-05-15', ['2026-05-15', '2026-05-15']],
  ['05-15', '05-15', '2026-05-16', ['2027-05-15', '2027-05-15']],
  ['today+3', 'today+3', '2026-12-30', ['2027-01-02', '2027-01-02']],
  ['today+3', 'today+10', '2026-12-30', ['2027-01-02', '2027-01-09']],
])('R-903 open from %s to %s, seen on %s: %o', (from, to, today, season) => {
  expect(openingSeason({ from, to }, civilDate(today))).toEqual({ from: season[0], to: season[1] })
})

test.each([
  ['soon', 'today', 'from_unreadable'],
  ['from today', 'today', 'from_unreadable'],
  ['today', 'today+1 day', 'to_unreadable'],
  ['05-15', '09-15-', 'to_unreadable'],
  ['2026-02-30', '2026-09-15', 'from_unreadable'],
  ['02-29', '09-15', 'from_unreadable'],
  ['05-15', '13-01', 'to_unreadable'],
  ['today', '2026-09-15', 'kinds_differ'],
  ['2026-09-15', '2026-05-15', 'order'],
  ['today+10', 'today+3', 'order'],
] as const)('R-903 %s to %s can’t be used (%s) and closes the resort', (from, to, problem) => {
  expect(openingProblem({ from, to })).toBe(problem)
  expect(openingSeason({ from, to }, civilDate('2026-07-18'))).toBeNull()
})

test('R-903 a yearly season never ends before today, and is never more than a year away', () => {
  const monthDay = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map((pair) => pair.map((part) => String(part).padStart(2, '0')).join('-'))
  fc.assert(
    fc.property(monthDay, monthDay, fc.nat(4000), (from, to, offset) => {
      const today = addDays(civilDate('2024-01-01'), offset)
      const season = openingSeason({ from, to }, today)
      expect(season).not.toBeNull()
      expect(season && season.to >= today && season.from <= addDays(today, 366) && season.from <= season.to).toBe(true)
    }),
  )
})
