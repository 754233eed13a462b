import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, civilDate, countDays, eachDay, weekday } from '../platform/civil-date.ts'
import { csvNumber, csvOf, csvText } from './csv.ts'
import { findingsOf, rowRanges } from './findings.ts'
import { difference, growth, meanCents, percentOf, quantile } from './measures.ts'
import { cellPercent, gatherColumns, heatRows, heatStep, totalOfDays, type HeatRow } from './occupancy.ts'
import { bucketsOf, countedDays, grainOf, openDays, periodOf, stepPeriod, sumByBucket, yearBefore } from './period.ts'
import { NUMBERS_WORDS } from './words/every-language.ts'

const d = civilDate
const days = (from: string, to: string) => ({ from: d(from), to: d(to) })
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(d('2000-01-01'), count))
const anyPeriod = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 399 }))
  .map(([from, more]) => ({ from, to: addDays(from, more) }))

describe('B-14 periods', () => {
  test.each([
    ['week', '2026-07-11', '2026-07-06', '2026-07-12'],
    ['month', '2026-02-11', '2026-02-01', '2026-02-28'],
    ['season', '2026-07-11', '2026-05-15', '2026-09-30'],
  ] as const)('the %s of %s', (kind, day, from, to) => {
    expect(periodOf(kind, d(day), days('2026-05-15', '2026-09-30'))).toEqual({ from, to })
  })

  test('a season that nobody knows is the year', () => {
    expect(periodOf('season', d('2026-07-11'), null)).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  })

  test.each([
    ['month', ['2026-01-01', '2026-01-31'], -1, ['2025-12-01', '2025-12-31']],
    ['season', ['2026-05-15', '2026-09-30'], 1, ['2027-05-15', '2027-09-30']],
    ['season', ['2028-02-29', '2028-09-30'], -1, ['2027-02-28', '2027-09-30']],
    ['days', ['2026-07-04', '2026-07-06'], 1, ['2026-07-07', '2026-07-09']],
  ] as const)('a %s is stepped', (kind, [from, to], step, [nextFrom, nextTo]) => {
    expect(stepPeriod(kind, days(from, to), step)).toEqual({ from: nextFrom, to: nextTo })
  })

  test('weeks and months step there and back', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('week', 'month'), (day, kind) => {
        const period = periodOf(kind, day, null)
        expect(stepPeriod(kind, stepPeriod(kind, period, 1), -1)).toEqual(period)
      }),
    )
  })

  test('what is compared has the same weekdays and as many days', () => {
    fc.assert(
      fc.property(anyPeriod, (period) => {
        const before = yearBefore(period)
        expect(weekday(before.from)).toBe(weekday(period.from))
        expect(countDays(before.from, before.to)).toBe(countDays(period.from, period.to))
      }),
    )
  })

  test.each([
    ['2026-07-31', { from: '2026-07-01', to: '2026-07-31', isAhead: false }],
    ['2026-07-11', { from: '2026-07-01', to: '2026-07-11', isAhead: false }],
    ['2026-06-30', { from: '2026-07-01', to: '2026-07-31', isAhead: true }],
  ])('on %s a July counts', (today, counted) => {
    expect(countedDays(days('2026-07-01', '2026-07-31'), d(today))).toEqual(counted)
  })

  test('pieces cover a period once, in order, and sums keep everything', () => {
    fc.assert(
      fc.property(anyPeriod, (period) => {
        const buckets = bucketsOf(period)
        expect(buckets.flatMap(({ from, to }) => eachDay(from, to))).toEqual(eachDay(period.from, period.to))
        const rows = eachDay(period.from, period.to).map((day) => ({ day }))
        const sums = sumByBucket(buckets, rows, (part) => ({ count: part.length }))
        expect(sums.map(({ count }) => count)).toEqual(buckets.map(({ from, to }) => countDays(from, to)))
      }),
    )
  })

  test('two weeks by day, half a year by week, more by month', () => {
    expect(
      [14, 15, 190, 191].map((count) => grainOf({ from: d('2026-01-01'), to: addDays(d('2026-01-01'), count - 1) })),
    ).toEqual(['day', 'week', 'week', 'month'])
  })

  const today = d('2026-07-11')
  test.each([
    ['yearly', { from: '05-15', to: '09-30' }, '2025-06-01', true],
    ['yearly', { from: '05-15', to: '09-30' }, '2025-10-01', false],
    ['over New Year', { from: '11-01', to: '03-31' }, '2026-01-10', true],
    ['rolling: what is past is not known', { from: 'today', to: 'today+200' }, '2026-07-10', false],
    ['rolling', { from: 'today', to: 'today+200' }, '2026-07-12', true],
    ['once', { from: '2026-05-15', to: '2026-09-30' }, '2025-06-01', false],
  ])('open days of a season that is %s', (_, opening, day, isOpen) => {
    expect(openDays(days(day, day), opening, today, () => false).has(d(day))).toBe(isOpen)
    expect(openDays(days(day, day), opening, today, () => true).has(d(day))).toBe(true)
  })
})

describe('B-14 measures', () => {
  test('shares and means of nothing are unknown, not zero', () => {
    expect([percentOf(1, 3), percentOf(0, 3), percentOf(0, 0)]).toEqual([33.3, 0, null])
    expect([meanCents(1000, 3), meanCents(0, 0)]).toEqual([333, null])
  })

  test.each([
    [[], 0.5, null],
    [[4], 0.9, 4],
    [[8, 4], 0.5, 6],
    [[8, 4], 0.9, 7.6],
  ] as const)('the quantile of %j at %s', (values, share, expected) => {
    const found = quantile(values, share)
    expect(found === null ? null : Math.round(found * 10) / 10).toBe(expected)
  })

  test('differences have a direction, and are unknown where one figure is', () => {
    expect(difference(78, 72)).toEqual({ by: 6, direction: 'up' })
    expect(difference(2.7, 3.1)).toEqual({ by: -0.4, direction: 'down' })
    expect(growth(111, 100)).toEqual({ by: 11, direction: 'up' })
    expect([difference(1, null), growth(1, 0), growth(null, 1)]).toEqual([null, null, null])
  })
})

const row = (name: string, percents: readonly number[]): HeatRow => ({
  row: name,
  places: 50,
  taken: percents,
  open: percents.map(() => 100),
})

describe('B-14 the heat map', () => {
  test('counts half-days of bookable places, without what is out of use, and nothing on closed days', () => {
    const cells = [
      { row: 'A', day: d('2026-07-01'), taken: 3, takenElsewhere: 2, blocked: 4 },
      { row: 'A', day: d('2026-07-02'), taken: 1, takenElsewhere: 0, blocked: 0 },
    ]
    const [heat] = heatRows(
      [{ row: 'A', places: 10 }],
      eachDay(d('2026-07-01'), d('2026-07-02')),
      (day) => day < '2026-07-02',
      cells,
    )
    expect(heat).toEqual({ row: 'A', places: 10, taken: [5, 0], open: [18, 0] })
    const days = cells.map((cell) => ({ ...cell, isLived: true, dogs: 2 }))
    expect(totalOfDays(10, days, new Set([d('2026-07-01')]))).toEqual({ takenHalves: 5, openHalves: 18, dogs: 4 })
    expect([cellPercent(heat as HeatRow, 0), cellPercent(heat as HeatRow, 1)]).toEqual([27.8, null])
    expect(gatherColumns(row('A', [1, 2, 3]), [[0, 1], [2]])).toMatchObject({ taken: [3, 3], open: [200, 100] })
  })

  test('has seven steps that only rise', () => {
    expect([0, 15, 16, 50, 94.9, 95, 100].map(heatStep)).toEqual([0, 0, 1, 3, 5, 6, 6])
    fc.assert(fc.property(fc.double({ min: 0, max: 99, noNaN: true }), (p) => heatStep(p) <= heatStep(p + 1)))
  })

  test('says which rows are full at weekends, which are quiet, and what is ahead', () => {
    // Monday 29 June to Sunday 12 July; today is Saturday 11.
    const full = row('A', [60, 60, 60, 60, 60, 95, 95, 60, 60, 60, 60, 60, 95, 10])
    const quiet = row('L', [40, 40, 40, 40, 99, 99, 80, 40, 40, 40, 40, 99, 99, 10])
    const rows = [full, { ...full, row: 'B' }, { ...full, row: 'C' }, quiet]
    expect(findingsOf(rows, d('2026-06-29'), d('2026-07-11'))).toEqual([
      { kind: 'full_weekends', rows: 'A–C', percent: 90 },
      { kind: 'quiet_weekdays', rows: 'L', percent: 50 },
      { kind: 'booked_so_far', from: '2026-07-12' },
    ])
    expect(findingsOf(rows, d('2026-06-29'), d('2026-06-20'))).toEqual([])
    expect(findingsOf([], d('2026-06-29'), d('2026-07-11'))).toEqual([])
  })

  test('names neighbouring rows as a range', () => {
    const named = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ row: name }))
    expect(rowRanges(named, [true, true, true, false, true, true])).toBe('A–C, E, F')
  })
})

describe('B-14 files for spreadsheets', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['@cmd', "'@cmd"],
    ['-2', "'-2"],
    ['a;b', '"a;b"'],
    ['say "x"', '"say ""x"""'],
    ['Spritz', 'Spritz'],
  ])('%s is written as %s', (text, field) => expect(csvText(text)).toBe(field))

  test('no text begins a formula', () => {
    fc.assert(fc.property(fc.string(), (text) => !/^"?[=+\-@]/.test(csvText(text))))
  })

  test('numbers have a comma, no groups; codes are words; what is unknown is empty', () => {
    expect([csvNumber(1234.5, 2), csvNumber(7)]).toEqual(['1234,50', '7'])
    const table = {
      id: 'sources' as const,
      columns: [
        { key: 'part', kind: 'word' as const },
        { key: 'row', kind: 'cents' as const, title: 'A' },
        { key: 'share', kind: 'percent' as const },
        { key: 'readyMedian', kind: 'minutes' as const },
      ],
      rows: [['desk', 1250, null, 90]],
    }
    expect(csvOf([table, table], NUMBERS_WORDS.it)).toBe(
      `\uFEFF${['Provenienza degli ordini', 'Voce;A;Quota, %;Pronto: mediana, min', 'al banco;12,50;;1,5', '', 'Provenienza degli ordini', 'Voce;A;Quota, %;Pronto: mediana, min', 'al banco;12,50;;1,5'].join('\r\n')}\r\n`,
    )
  })
})
