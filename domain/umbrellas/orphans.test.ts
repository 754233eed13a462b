import { expect, test } from 'vitest'
import { civilDate, type CivilDate } from '../platform/civil-date.ts'
import { orphansOf, type RunningStay } from './orphans.ts'

const TODAY = civilDate('2026-07-11')
const SEASON = { from: civilDate('2026-06-01'), to: civilDate('2026-09-15') }
const places = [
  { code: 'C5', category: 'large-dog', isBookable: true },
  { code: 'E3', category: 'large-dog', isBookable: false },
]
const stay = (change: Partial<RunningStay> = {}): RunningStay => ({
  stayId: 1,
  code: 'C5',
  category: 'large-dog',
  from: civilDate('2026-07-18'),
  to: civilDate('2026-07-19'),
  state: 'booked',
  orderId: 1,
  ...change,
})

test.each([
  ['a stay whose place stays', stay(), null],
  ['its place is gone', stay({ code: 'C6' }), 'place_removed'],
  ['its place has another category', stay({ category: 'human' }), 'category_changed'],
  ['its place is out of use', stay({ code: 'E3' }), 'out_of_use'],
  ['its last day is after the season', stay({ to: '2026-09-16' as CivilDate }), 'outside_season'],
  ['its first day is the season’s', stay({ from: SEASON.from }), null],
  ['its last day is the season’s', stay({ to: SEASON.to }), null],
  ['it is over', stay({ code: 'C6', from: '2026-07-01' as CivilDate, to: '2026-07-10' as CivilDate }), null],
  ['its last day is today', stay({ code: 'C6', from: TODAY, to: TODAY }), 'place_removed'],
  ['it began before a season that starts today', stay({ from: '2026-05-20' as CivilDate, to: TODAY }), null],
] as const)('B-23 an import that would orphan a stay: %s', (_, one, reason) => {
  expect(orphansOf([one], places, SEASON, TODAY).map((orphan) => orphan.reason)).toEqual(
    reason === null ? [] : [reason],
  )
})

test('B-23 without a season every stay that is not over is orphaned', () => {
  expect(orphansOf([stay(), stay({ to: '2026-07-10' as CivilDate })], places, null, TODAY)).toEqual([
    { ...stay(), reason: 'outside_season' },
  ])
})

test('B-23 a stay before a season that begins later is orphaned', () => {
  const later = { from: civilDate('2026-07-19'), to: SEASON.to }
  expect(orphansOf([stay()], places, later, TODAY).map(({ reason }) => reason)).toEqual(['outside_season'])
})

test('B-23 a stay in a season that has yet to begin is none', () => {
  const next = { from: civilDate('2026-07-18'), to: SEASON.to }
  expect(orphansOf([stay()], places, next, TODAY)).toEqual([])
})
