import { expect, test } from 'vitest'
import { centsOf } from './amount.ts'

test.each([
  ['12', 1200],
  ['12,5', 1250],
  [' 12.50 € ', 1250],
  ['0,01', 1],
  ['0', null],
  ['', null],
  ['12,345', null],
  ['-3', null],
  ['1.200,00', null],
])('%j is %j cents', (words, cents) => {
  expect(centsOf(words)).toBe(cents)
})
