import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitCents, vatIn, vatOfLines, vatSums } from './vat-split.ts'

const line = (grossCents: number, vatPercent: number | null, nature: string | null = null) => ({
  grossCents,
  vatPercent,
  nature,
})

describe('guide 2.5 case 9: cents and VAT', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [1, 2], [0, 1]],
    [0, [3, 4], [0, 0]],
    [5, [0, 0], [5, 0]],
    [7, [], []],
  ])('%i by %j is %j', (total, weights, shares) => expect(splitCents(total, weights)).toEqual(shares))

  test('no cent is lost, nobody is a whole cent away from their share', () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.nat(100_000_000), weights, (total, by) => {
        const shares = splitCents(total, by)
        expect(shares.reduce((all, one) => all + one, 0)).toBe(total)
        const sum = by.reduce((all, one) => all + one, 0)
        if (sum > 0)
          for (const [index, share] of shares.entries())
            expect(Math.abs(share - (total * (by[index] ?? 0)) / sum)).toBeLessThan(1)
      }),
    )
  })

  test.each([
    [12_200, 22, 2200],
    [1, 22, 0],
    [3, 22, 1],
    [1000, 10, 91],
    [1000, null, 0],
  ])('in %i at %s %% lie %i', (gross, rate, vat) => expect(vatIn(gross, rate)).toBe(vat))

  test('the lines’ VAT is the document’s by rate, to the cent', () => {
    const some = fc.array(
      fc.record({ grossCents: fc.integer({ min: 1, max: 50_000 }), vatPercent: fc.constantFrom(null, 4, 10, 22) }),
      {
        minLength: 1,
        maxLength: 20,
      },
    )
    fc.assert(
      fc.property(some, (parts) => {
        const lines = parts.map(({ grossCents, vatPercent }) =>
          line(grossCents, vatPercent, vatPercent === null ? 'N2' : null),
        )
        const vat = vatOfLines(lines)
        const sums = vatSums(lines)
        expect(sums.reduce((all, { grossCents }) => all + grossCents, 0)).toBe(
          lines.reduce((all, { grossCents }) => all + grossCents, 0),
        )
        for (const { vatPercent, vatCents } of sums) {
          const own = vat.filter((_, index) => lines[index]?.vatPercent === vatPercent)
          expect(own.reduce((all, one) => all + one, 0)).toBe(vatCents)
        }
      }),
    )
  })
})
