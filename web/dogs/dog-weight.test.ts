import { expect, test } from 'vitest'
import { readWeight, weightText } from './dog-weight.ts'

test.each([
  ['', null],
  ['8,5', 85],
  ['8.5 kg', 85],
  ['14', 140],
  ['0,4', undefined],
  ['121', undefined],
  ['8,55', undefined],
  ['otto', undefined],
])('R-310 the weight "%s" is read as %s', (text, expected) => {
  expect(readWeight(text)).toBe(expected)
})

test('R-310 a weight is written as it is read', () => {
  for (const tenths of [5, 85, 140, 141, 1200]) expect(readWeight(weightText(tenths))).toBe(tenths)
  expect([weightText(null), weightText(undefined)]).toEqual(['', ''])
})
