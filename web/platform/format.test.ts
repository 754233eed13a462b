import { expect, test } from 'vitest'
import {
  clock,
  day,
  dayOfInstant,
  dayRange,
  hour,
  money,
  moneyWhole,
  resortInstant,
  spokenMoney,
  time,
} from './format.ts'

/** Spaces that do not break look the same; tests compare what is read. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test.each([
  ['it', '44,00 €', '44 €', '44 euro'],
  ['en', '€44.00', '€44', '44 euros'],
  ['fr', '44,00 €', '44 €', '44 euros'],
  ['nl', '€ 44,00', '€ 44', '44 euro'],
  ['de', '44,00 €', '44 €', '44 Euro'],
] as const)('B-15 an amount in %s', (language, exact, whole, spoken) => {
  expect(plain(money(4400, language))).toBe(exact)
  expect(plain(moneyWhole(4400, language))).toBe(whole)
  expect(plain(spokenMoney(4400, language))).toBe(spoken)
})

test('cents stay where there are some', () => {
  expect(plain(moneyWhole(4450, 'it'))).toBe('44,50 €')
})

test.each([
  ['it', 'sabato 18 luglio', '18–19 luglio', '31 luglio – 2 agosto'],
  ['en', 'Saturday 18 July', '18–19 July', '31 July – 2 August'],
  ['fr', 'samedi 18 juillet', '18–19 juillet', '31 juillet – 2 août'],
  ['nl', 'zaterdag 18 juli', '18–19 juli', '31 juli – 2 augustus'],
  ['de', 'Samstag, 18. Juli', '18.–19. Juli', '31. Juli – 2. August'],
] as const)('R-905 days in %s', (language, long, range, over) => {
  expect(plain(day('2026-07-18', language))).toBe(long)
  expect(plain(dayRange('2026-07-18', '2026-07-19', language))).toBe(range)
  expect(plain(dayRange('2026-07-31', '2026-08-02', language))).toBe(over)
})

test.each(['it', 'en', 'fr', 'nl', 'de'] as const)(
  'R-905 the first days of a month have one digit in %s',
  (language) => {
    expect(dayRange('2026-12-01', '2026-12-02', language)).toMatch(language === 'fr' ? /^1er–2/ : /^1\.?–2/)
  },
)

test('R-905 the first of a month has its ending in French, on a calendar it is a number', () => {
  expect(day('2026-08-01', 'fr', 'short')).toBe('sam. 1er')
  expect(day('2026-08-01', 'fr', 'number')).toBe('1')
  expect(plain(dayRange('2026-08-01', '2026-09-01', 'fr'))).toBe('1er août – 1er septembre')
})

test('R-312 a range of one day is that day', () => {
  expect(dayRange('2026-07-18', '2026-07-18', 'it')).toBe('18 luglio')
})

test('R-512 instants are shown in the resort’s zone, also in the night of the change of hour', () => {
  expect(time('2026-07-18T08:32:00.000Z', 'it')).toBe('10:32')
  expect(time('2026-10-25T00:30:00.000Z', 'it')).toBe('02:30')
  expect(time('2026-10-25T01:30:00.000Z', 'it')).toBe('02:30')
  expect(dayOfInstant('2026-07-17T22:30:00.000Z')).toBe('2026-07-18')
})

test('R-405 time left is a clock that never goes below zero', () => {
  expect(clock(462_000)).toBe('07:42')
  expect(clock(999)).toBe('00:01')
  expect(clock(-5)).toBe('00:00')
  expect(hour(10)).toBe('10:00')
})

test.each([
  ['summer time', '2027-07-18', '13:00', '2027-07-18T11:00:00.000Z'],
  ['winter time', '2027-01-18', '20:30', '2027-01-18T19:30:00.000Z'],
  ['the morning in which summer time begins', '2027-03-28', '03:30', '2027-03-28T01:30:00.000Z'],
  ['the evening before', '2027-03-27', '23:30', '2027-03-27T22:30:00.000Z'],
])('B-02 an hour of the resort is an instant: %s', (_, civilDay, hourAndMinute, instant) => {
  expect(resortInstant(civilDay, hourAndMinute)).toBe(instant)
})
