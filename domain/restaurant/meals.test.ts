import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { timeAt, stayMinutes } from './meal-times.ts'
import { timeField } from './meals.ts'

test.each([
  ['00:00', true],
  ['09:05', true],
  ['19:59', true],
  ['23:59', true],
  ['24:00', false],
  ['29:00', false],
  ['12:60', false],
  ['9:05', false],
  ['1a:00', false],
  ['12:0a', false],
  ['112:00', false],
  ['12:000', false],
])('%s is a time of the day: %s', (text, isTime) => {
  const read = timeField.safeParse(text)
  expect(read.success).toBe(isTime)
  if (!read.success) expect(z.treeifyError(read.error).errors).toEqual(['not_offered'])
})

test.each([
  [0, '00:00'],
  [545, '09:05'],
  [23 * 60 + 59, '23:59'],
  [24 * 60 + 30, '00:30'],
])('minute %i of a day is %s', (minute, time) => expect(timeAt(minute)).toBe(time))

test('a party beyond the largest rule stays as long as the largest', () => {
  const stays = [
    { upTo: 2, minutes: 75 },
    { upTo: 4, minutes: 90 },
  ]
  expect(stayMinutes(stays, 5)).toBe(90)
  expect(() => stayMinutes([], 2)).toThrow(RangeError)
})
