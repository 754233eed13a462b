import { expect, test } from 'vitest'
import { heldShareLimit } from './held-share.ts'

test.each([
  { free: 356, percent: 30, floor: 20, limit: 106 },
  { free: 66, percent: 30, floor: 20, limit: 20 },
  { free: 70, percent: 30, floor: 20, limit: 21 },
  { free: 0, percent: 30, floor: 20, limit: 20 },
  { free: 356, percent: 100, floor: 0, limit: 356 },
])('R-405 unpaid holds cover at most $limit of $free free places', ({ free, percent, floor, limit }) => {
  expect(heldShareLimit(free, { heldSharePercent: percent, heldShareFloor: floor })).toBe(limit)
})
