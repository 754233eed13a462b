import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balanceOf, needsNote, sumOfCount } from './count.ts'
import { DENOMINATIONS } from './till-words.ts'

const pieces = (counts: Readonly<Record<number, number>>) => DENOMINATIONS.map((value) => counts[value] ?? 0)

describe('B-12 counting the drawer', () => {
  test.each([
    [{}, 0],
    [{ 5000: 1 }, 5000],
    [{ 2000: 3, 100: 4, 1: 2 }, 6402],
    [{ 50_000: 2, 5: 1 }, 100_005],
  ])('%j is %i cents', (counts, cents) => expect(sumOfCount(pieces(counts))).toBe(cents))

  test('each piece more is its value more, whatever lies there', () => {
    const counts = fc.array(fc.nat(500), { minLength: DENOMINATIONS.length, maxLength: DENOMINATIONS.length })
    fc.assert(
      fc.property(counts, fc.nat(DENOMINATIONS.length - 1), (count, index) => {
        const more = count.with(index, (count[index] ?? 0) + 1)
        expect(sumOfCount(more) - sumOfCount(count)).toBe(DENOMINATIONS[index])
      }),
    )
  })
})

describe('B-12 the difference', () => {
  test.each([
    [0, 'even'],
    [-1, 'short'],
    [1, 'over'],
  ] as const)('%i is %s', (difference, balance) => expect(balanceOf(difference)).toBe(balance))

  test.each([
    [[200, -200], 200, false],
    [[0, -201], 200, true],
    // What lacks in one tender and is too much in the other is no even till.
    [[500, -500], 200, true],
    [[1, 0], 0, true],
  ] as const)('%j above %i needs a note: %s', (differences, above, needs) =>
    expect(needsNote(differences, above)).toBe(needs),
  )

  test('D1 guests who are here and owe need a note, however even the count is', () => {
    expect(needsNote([0, 0], 200, 1)).toBe(true)
    expect(needsNote([0, 0], 200, 0)).toBe(false)
  })
})
