import { expect, test } from 'vitest'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { quickStays } from './quick-days.ts'

const SEASON = { from: '2027-05-01', to: '2027-09-15' }
const stays = (today: string, season = SEASON) =>
  quickStays(civilDate(today), season).map(({ id, from, to }) => `${id} ${from.slice(5)} ${to.slice(5)}`)

test.each([
  ['Wednesday', '2027-07-14', ['today 07-14 07-14', 'tomorrow 07-15 07-15', 'weekend 07-17 07-18']],
  [
    'Saturday: the weekend is this one',
    '2027-07-17',
    ['today 07-17 07-17', 'tomorrow 07-18 07-18', 'weekend 07-17 07-18'],
  ],
  [
    'Sunday: the weekend is the next',
    '2027-07-18',
    ['today 07-18 07-18', 'tomorrow 07-19 07-19', 'weekend 07-24 07-25'],
  ],
  ['the last day of the season', '2027-09-15', ['today 09-15 09-15']],
  ['before the season', '2027-04-20', []],
] as const)('R-512 stays of one tap on a %s', (_name, today, expected) => {
  expect(stays(today)).toEqual(expected)
})
