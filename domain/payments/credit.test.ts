import { expect, test } from 'vitest'
import { coversAll, creditFor } from './credit.ts'

test.each([
  { name: 'less than the total', total: 4400, available: 1000, online: 1000, desk: 1000 },
  { name: 'as much as the total', total: 4400, available: 4400, online: 4400, desk: 4400 },
  { name: 'more than the total', total: 4400, available: 9000, online: 4400, desk: 4400 },
  { name: 'no credit', total: 4400, available: 0, online: 0, desk: 0 },
  { name: 'credit that is owed', total: 4400, available: -500, online: 0, desk: 0 },
  { name: 'no more than a provider’s least is left', total: 4400, available: 4350, online: 4350, desk: 4350 },
  { name: 'a cent less than the least would be left', total: 4400, available: 4351, online: 4350, desk: 4351 },
  { name: 'a cent would be left', total: 4400, available: 4399, online: 4350, desk: 4399 },
  { name: 'a total below the least', total: 30, available: 10, online: 0, desk: 10 },
  { name: 'nothing to pay', total: 0, available: 1000, online: 0, desk: 0 },
])('B-06 credit pays, $name: $online online, $desk at the desk', ({ total, available, online, desk }) => {
  expect([creditFor(total, available, true), creditFor(total, available, false)]).toEqual([online, desk])
})

test.each([
  [4400, 4400, true],
  [4400, 4399, false],
  [4400, 9000, true],
  [1, 1, true],
  [0, 0, false],
  [0, 1000, false],
])('B-06 a total of %i is paid by %i alone: %s', (total, available, covers) => {
  expect(coversAll(total, available)).toBe(covers)
})
