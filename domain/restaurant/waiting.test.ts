import { expect, test } from 'vitest'
import type { SittingFacts } from './slots.ts'
import { freeTimes, isSpent, tableRequestCloses, timeToOffer } from './waiting.ts'

/** One table for four, taken from 13:00 to 14:30. */
const FACTS: SittingFacts = {
  times: ['12:15', '13:00', '14:30', '14:45'],
  tables: [{ tableId: 1, seats: 4 }],
  taken: [{ tableId: 1, from: 13 * 60, to: 14 * 60 + 30 }],
  stays: [{ upTo: 8, minutes: 90 }],
  coversLeft: 10,
  coversPerSlot: 10,
  coversAt: new Map(),
}
const never = () => false
const ANY = { time: null, seats: 2 }

test.each([
  ['any time: the first that is free', { ...ANY, offered: [] }, '14:30'],
  ['what was offered before goes to others', { ...ANY, offered: ['14:30'] }, '14:45'],
  ['everything was offered', { ...ANY, offered: ['14:30', '14:45'] }, null],
  ['the one time that is wanted', { time: '14:45', seats: 2, offered: [] }, '14:45'],
  ['a wanted time that is taken', { time: '13:00', seats: 2, offered: [] }, null],
  ['no table for so many', { time: null, seats: 5, offered: [] }, null],
] as const)('B-09 %s', (_name, wish, expected) => {
  expect(timeToOffer(FACTS, wish, never)).toBe(expected)
})

test('B-09 a time that has passed is offered to nobody', () => {
  expect(timeToOffer(FACTS, { ...ANY, offered: [] }, (time) => time < '14:40')).toBe('14:45')
  expect(freeTimes(FACTS, ANY, never)).toEqual(['14:30', '14:45'])
})

const HOURS = { restaurantLunchCutoff: 11, restaurantDinnerOnlyCutoff: 12, restaurantLastCutoff: 20 }
test.each([
  ['lunch', null, '11:00'],
  ['dinner', null, '20:00'],
  ['dinner', '19:30', '19:30'],
  ['dinner', '21:00', '20:00'],
] as const)('B-09 R-515 a request for %s at %s closes at %s', (meal, time, expected) => {
  expect(tableRequestCloses({ meal, time }, '21:45', HOURS)).toBe(expected)
})

test.each([
  [{ time: '20:00', ignored: 1 }, true],
  [{ time: null, ignored: 1 }, false],
  [{ time: null, ignored: 3 }, true],
])('B-09 after an offer without a yes %o is over: %s', (request, expected) => {
  expect(isSpent(request, 3)).toBe(expected)
})
