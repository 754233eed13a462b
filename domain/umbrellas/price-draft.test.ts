import { describe, expect, test } from 'vitest'
import { cents } from '../platform/cents.ts'
import { civilDate, eachDay } from '../platform/civil-date.ts'
import { readSpan, writeSpan } from './files/day-spans.ts'
import { applyEdit, changesOf, shownDays, type PriceContent } from './price-draft.ts'
import { paintDays } from './price-draft-paint.ts'
import type { PriceBook } from './price-book.ts'
import { seasonOf } from './price.ts'

const NAME = { it: 'A', en: 'A', fr: 'A', nl: 'A', de: 'A' }
const season = (id: string, ...days: string[]) => ({
  id,
  name: NAME,
  spans: days.flatMap((text) => readSpan(text) ?? []),
})
const book: PriceBook = {
  seasons: [
    season('low', '01-01..12-31'),
    season('mid', '06-01..06-30 sat sun', '07-01..07-12'),
    season('high', '07-13..08-31'),
    season('peak', '08-08..08-23'),
  ],
  rules: [
    {
      extra: null,
      categories: null,
      rows: null,
      weekdays: null,
      months: null,
      parts: null,
      amounts: ['low', 'mid', 'high', 'peak'].map((id, index) => ({ season: id, cents: cents(1000 * (index + 1)) })),
    },
  ],
  partPercent: { morning: 65, afternoon: 60 },
}
const today = civilDate('2027-07-01')
const content: PriceContent = {
  prices: book,
  opening: { from: '05-15', to: '09-15' },
  offers: { promotions: [], minimumStays: [] },
}
const YEAR = eachDay(civilDate('2027-01-01'), civilDate('2028-12-31'))

describe('B-06 seasons painted on a calendar', () => {
  test.each([
    ['low', '2027-08-10', '2027-08-12'],
    ['peak', '2027-06-05', '2027-06-06'],
    ['mid', '2027-06-01', '2027-06-30'],
    ['high', '2027-08-24', '2027-09-10'],
    ['low', '2028-02-28', '2028-03-01'],
  ])('%s from %s to %s: those days of every year, and no other day', (id, from, to) => {
    const days = eachDay(civilDate(from), civilDate(to))
    const painted = paintDays(book, id, days)
    const isPainted = (day: string) => days.some((one) => one.slice(5) === day.slice(5))
    for (const day of YEAR)
      expect([day, seasonOf(painted, day)]).toEqual([day, isPainted(day) ? id : seasonOf(book, day)])
    // What the file says of it is read again as the same spans.
    for (const { spans } of painted.seasons) expect(spans.map((span) => readSpan(writeSpan(span)))).toEqual(spans)
  })

  test('days of a weekday span keep their weekdays around what is painted', () => {
    const painted = paintDays(book, 'low', [civilDate('2027-06-13')])
    expect(painted.seasons[1]?.spans.map(writeSpan)).toEqual([
      '06-01..06-12 sat sun',
      '06-14..06-30 sat sun',
      '07-01..07-12',
    ])
    const longer = paintDays(book, 'peak', eachDay(civilDate('2027-08-24'), civilDate('2027-08-25')))
    expect(longer.seasons[3]?.spans.map(writeSpan)).toEqual(['08-08..08-25'])
  })

  test('closed days are taken from an end of the opening; a gap is refused', () => {
    const paint = (from: string, to: string, id: string | null, of = content) =>
      applyEdit(of, { kind: 'paint', season: id, days: eachDay(civilDate(from), civilDate(to)) }, today)
    expect(paint('2027-09-10', '2027-09-30', null).opening).toEqual({ from: '05-15', to: '09-09' })
    expect(paint('2027-05-10', '2027-05-14', 'low').opening).toEqual({ from: '05-10', to: '09-15' })
    expect(() => paint('2027-07-10', '2027-07-11', null)).toThrow('opening_not_whole')
    expect(() => paint('2027-05-01', '2027-05-02', 'low')).toThrow('opening_not_whole')
    const rolling = { ...content, opening: { from: 'today', to: 'today+200' } }
    expect(() => paint('2027-07-01', '2027-07-01', null, rolling)).toThrow('opening_not_whole')
    const once = { ...content, opening: { from: '2027-05-15', to: '2027-09-15' } }
    expect(paint('2027-09-15', '2027-09-15', null, once).opening).toEqual({ from: '2027-05-15', to: '2027-09-14' })
  })
})

test('B-06 what publishing would change: cells from and to, days as runs', () => {
  const edited = applyEdit(content, { kind: 'amount', rule: 0, season: 'mid', cents: 2500 }, today)
  const painted = applyEdit(
    edited,
    { kind: 'paint', season: 'peak', days: eachDay(civilDate('2027-07-14'), civilDate('2027-07-16')) },
    today,
  )
  const shown = shownDays({ from: civilDate('2027-05-15'), to: civilDate('2027-09-15') })
  expect(shown).toEqual({ from: '2027-05-01', to: '2027-09-30' })
  expect(changesOf(content, painted, shown)).toEqual([
    { kind: 'amount', rule: 0, season: 'mid', before: 2000, after: 2500 },
    { kind: 'days', from: '2027-07-14', to: '2027-07-16', before: 'high', after: 'peak' },
  ])
  expect(changesOf(content, content, shown)).toEqual([])
  expect(() => applyEdit(content, { kind: 'amount', rule: 3, season: 'mid', cents: 1 }, today)).toThrow('not_found')
})
