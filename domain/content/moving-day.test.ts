import { describe, expect, test } from 'vitest'
import { civilDate } from '../platform/civil-date.ts'
import { movingDay } from './moving-day.ts'
import { isShown } from './news-days.ts'

/** A Thursday. */
const TODAY = civilDate('2027-07-15')

describe('R-106 days of news', () => {
  test.each([
    ['2027-07-24', '2027-07-24'],
    ['2027-02-29', null],
    ['today', '2027-07-15'],
    ['today+3', '2027-07-18'],
    ['today-2', '2027-07-13'],
    ['thu', '2027-07-15'],
    ['fri', '2027-07-16'],
    ['wed', '2027-07-21'],
    ['tomorrow', null],
    ['', null],
  ])('%s on a Thursday is %s', (text, day) => {
    expect(movingDay(text, TODAY)).toBe(day)
  })

  test.each<[string, string | null, boolean]>([
    ['2027-07-15', '2027-07-15', true],
    ['2027-07-16', null, false],
    ['2027-07-01', null, true],
    ['2027-07-01', '2027-07-14', false],
    ['today', 'sat', true],
    ['unreadable', null, false],
    ['2027-07-01', 'unreadable', false],
  ])('from %s to %s is shown on a Thursday: %s', (shownFrom, shownTo, shown) => {
    expect(isShown({ shownFrom, shownTo }, TODAY)).toBe(shown)
  })
})
