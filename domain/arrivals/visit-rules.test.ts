import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, civilDate } from '../platform/civil-date.ts'
import { instantOf } from '../orders/resort-time.ts'
import {
  clampSaidAt,
  compareVisits,
  cutoffOf,
  keptUntil,
  matchesFilter,
  placeState,
  releaseTime,
  visitState,
} from './visit-rules.ts'
import { VISIT_FILTERS, VISIT_STATES } from './visit-words.ts'

const HOURS = { full_day: 10, morning: 10, afternoon: 15 }
const NOON = { full_day: 12, morning: 12, afternoon: 15 }

test.each([
  ['2027-07-10', 'full_day', HOURS, '2027-07-10T08:00:00.000Z'],
  ['2027-07-10', 'morning', HOURS, '2027-07-10T08:00:00.000Z'],
  ['2027-07-10', 'afternoon', HOURS, '2027-07-10T13:00:00.000Z'],
  ['2027-07-10', 'full_day', NOON, '2027-07-10T10:00:00.000Z'],
  ['2027-07-10', 'afternoon', NOON, '2027-07-10T13:00:00.000Z'],
  // Summer time begins and ends in the night before.
  ['2027-03-27', 'morning', HOURS, '2027-03-27T09:00:00.000Z'],
  ['2027-03-28', 'morning', HOURS, '2027-03-28T08:00:00.000Z'],
  ['2027-10-30', 'morning', HOURS, '2027-10-30T08:00:00.000Z'],
  ['2027-10-31', 'morning', HOURS, '2027-10-31T09:00:00.000Z'],
] as const)('R-807 R-902 on %s the %s ends its waiting at %#', (day, part, hours, at) => {
  expect(cutoffOf(civilDate(day), part, hours)).toBe(at)
})

const BEFORE = '2027-07-10T07:59:59.999Z'
const CUT = '2027-07-10T08:00:00.000Z'
const line = { kind: 'line', dueCents: 0, deadlineAt: CUT, arrivedAt: null, isNoShow: false } as const

describe('B-04 B-11 how a visit stands', () => {
  test.each([
    [line, BEFORE, 'expected'],
    [line, CUT, 'late'],
    [{ ...line, dueCents: 1 }, BEFORE, 'to_collect'],
    [{ ...line, dueCents: 1 }, CUT, 'late'],
    [{ ...line, arrivedAt: BEFORE }, CUT, 'arrived'],
    [{ ...line, arrivedAt: BEFORE, dueCents: 1 }, CUT, 'to_collect'],
    [{ ...line, isNoShow: true }, BEFORE, 'no_show'],
    [{ ...line, isNoShow: true, arrivedAt: BEFORE }, CUT, 'arrived'],
    [{ ...line, kind: 'subscription', deadlineAt: null, dueCents: 900 }, CUT, 'expected'],
    [{ ...line, kind: 'entry', dueCents: 900 }, BEFORE, 'expected'],
    [{ ...line, kind: 'entry' }, CUT, 'late'],
  ] as const)('%j at %s is %s', (visit, now, state) => expect(visitState(visit, now)).toBe(state))

  test.each([
    [{ orderReleaseAt: null, keptUntil: null, arrivedAt: null }, null],
    [{ orderReleaseAt: CUT, keptUntil: null, arrivedAt: null }, CUT],
    [{ orderReleaseAt: CUT, keptUntil: BEFORE, arrivedAt: null }, CUT],
    [{ orderReleaseAt: BEFORE, keptUntil: CUT, arrivedAt: null }, CUT],
    [{ orderReleaseAt: CUT, keptUntil: null, arrivedAt: BEFORE }, null],
  ])('%j is freed at %s', (visit, at) => expect(releaseTime(visit)).toBe(at))

  test('who called is kept until then and the grace', () => {
    expect(keptUntil('2027-07-10T09:30:00.000Z', 15)).toBe('2027-07-10T09:45:00.000Z')
  })

  test.each(VISIT_STATES)('a visit that is %s is among all and in that filter alone', (state) => {
    const found = VISIT_FILTERS.filter((filter) => matchesFilter({ state, isReleased: false }, filter))
    expect(found).toEqual(['all', state])
  })

  test('a released place counts among those who did not come alone', () => {
    const found = VISIT_FILTERS.filter((filter) => matchesFilter({ state: 'no_show', isReleased: true }, filter))
    expect(found).toEqual(['no_show'])
  })
})

test.each([
  [[], 0, 'free'],
  [[['full_day', 'late']], 2, 'late'],
  [
    [
      ['morning', 'arrived'],
      ['afternoon', 'expected'],
    ],
    0,
    'arrived',
  ],
  [
    [
      ['afternoon', 'expected'],
      ['morning', 'arrived'],
    ],
    1,
    'expected',
  ],
  [
    [
      ['morning', 'late'],
      ['afternoon', 'arrived'],
    ],
    2,
    'arrived',
  ],
] as const)('B-11 of %j in half %i the place is %s', (visits, half, state) => {
  expect(
    placeState(
      visits.map(([part, of]) => ({ part, state: of })),
      half,
    ),
  ).toBe(state)
})

test('B-11 late first, who owes, who is expected, then who came last; B7 before B12', () => {
  const visit = (
    code: string,
    state: 'late' | 'arrived' | 'expected' | 'to_collect',
    arrivedAt: string | null = null,
  ) => ({
    code,
    state,
    arrivedAt,
  })
  const sorted = [
    visit('A1', 'arrived', BEFORE),
    visit('A2', 'arrived', CUT),
    visit('B12', 'expected'),
    visit('B7', 'expected'),
    visit('C1', 'to_collect'),
    visit('D1', 'late'),
  ].toSorted(compareVisits)
  expect(sorted.map(({ code }) => code)).toEqual(['D1', 'C1', 'B7', 'B12', 'A2', 'A1'])
})

test('B-02 what a device says is kept within the day and never in the future, on days of changed clocks too', () => {
  const days = fc.constantFrom('2027-07-10', '2027-03-28', '2027-10-31').map((day) => civilDate(day))
  const instants = fc.integer({ min: Date.parse('2027-01-01T00:00:00Z'), max: Date.parse('2027-12-31T00:00:00Z') })
  fc.assert(
    fc.property(days, instants, fc.integer({ min: 0, max: 200 }), (day, said, hours) => {
      const start = Date.parse(instantOf(day, 0))
      const now = new Date(start + hours * 3_600_000).toISOString()
      const kept = Date.parse(clampSaidAt(new Date(said).toISOString(), day, addDays(day, 1), now))
      expect(kept).toBeGreaterThanOrEqual(start)
      expect(kept).toBeLessThanOrEqual(Date.parse(now))
      expect(kept).toBeLessThan(Date.parse(instantOf(addDays(day, 1), 0)))
      if (said >= start && said <= kept) expect(kept).toBe(said)
    }),
  )
  expect(clampSaidAt(undefined, civilDate('2027-07-10'), civilDate('2027-07-11'), CUT)).toBe(CUT)
})
