import { expect, test } from 'vitest'
import { civilDate } from './civil-date.ts'
import { dateWords, dayWords, instantWords } from './format.ts'
import { withFrenchFirst } from './french-first.ts'

test.each([
  ['1 août 2026', '1er août 2026'],
  ['sam. 1', 'sam. 1er'],
  ['1–3 août', '1er–3 août'],
  ['30 juin – 1 juillet', '30 juin – 1er juillet'],
  ['1 juin – 1 juillet', '1er juin – 1er juillet'],
  ['11 août', '11 août'],
  ['21–31 août', '21–31 août'],
])('R-905 French writes “%s” as “%s”', (words, expected) => {
  expect(withFrenchFirst(words, 'fr')).toBe(expected)
  expect(withFrenchFirst(words, 'it')).toBe(words)
})

test('R-905 days of mails are written so, hours are left alone', () => {
  expect(dayWords(civilDate('2027-08-01'), 'fr')).toBe('dimanche 1er août')
  expect(dateWords(civilDate('2027-08-01'), 'fr')).toBe('1er août 2027')
  expect(instantWords('2027-08-01T11:01:00Z', 'fr')).toMatch(/^1er août 2027.*13:01$/)
  expect(dateWords(civilDate('2027-08-01'), 'it')).toBe('1 agosto 2027')
})
