import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../platform/cents.ts'
import { sumOfCount } from './count.ts'
import { countWithDrawers, expectedBeside, expectedOutside } from './drawers.ts'
import { DENOMINATIONS } from './till-words.ts'

const pieces = (counts: Readonly<Record<number, number>>) => DENOMINATIONS.map((value) => counts[value] ?? 0)
const open = (expectedCents: number) => ({ expectedCents, countedCents: null, denominations: null })
const counted = (expectedCents: number, counts: Readonly<Record<number, number>> | null, cashCents = 0) => ({
  expectedCents,
  countedCents: counts === null ? cents(cashCents) : sumOfCount(pieces(counts)),
  denominations: counts === null ? null : pieces(counts),
})

describe('B-12 a drawer for each person', () => {
  test.each([
    ['no drawer', [], 30_000, 30_000],
    ['an open drawer is counted with the rest', [open(8000)], 30_000, 22_000],
    ['a counted drawer is not', [counted(8000, { 5000: 1, 2000: 1 })], 22_000, 22_000],
    ['of both', [open(5000), counted(8000, null, 8000)], 22_000, 17_000],
  ])('%s', (_what, drawers, beside, outside) => {
    expect(expectedBeside(30_000, drawers)).toBe(beside)
    expect(expectedOutside(30_000, drawers)).toBe(outside)
  })

  test('the closing sums what was counted, pieces where all are known', () => {
    const rest = { cashCents: 10_000, denominations: pieces({ 5000: 2 }) }
    const first = counted(7000, { 5000: 1, 2000: 1 })
    expect(countWithDrawers(rest, [first, open(500)])).toEqual({
      cashCents: 17_000,
      denominations: pieces({ 5000: 3, 2000: 1 }),
    })
    expect(countWithDrawers(rest, [first, counted(500, null, 400)])).toEqual({ cashCents: 17_400, denominations: null })
  })

  test('the difference of the whole is the sum of the differences', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 })
    const drawer = fc.record({
      expectedCents: amount,
      countedCents: fc.option(amount.map(cents)),
      denominations: fc.constant(null),
    })
    fc.assert(
      fc.property(amount, amount, fc.array(drawer, { maxLength: 5 }), (expected, rest, drawers) => {
        const { cashCents } = countWithDrawers({ cashCents: rest, denominations: null }, drawers)
        const ofDrawers = drawers.reduce(
          (sum, { countedCents, expectedCents }) => sum + (countedCents === null ? 0 : countedCents - expectedCents),
          0,
        )
        expect(cashCents - expected).toBe(rest - expectedBeside(expected, drawers) + ofDrawers)
      }),
    )
  })
})
