import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, sumCents, type Cents } from '../platform/cents.ts'
import { changeMoney } from './place-change.ts'

const amount = fc.nat({ max: 300_000 }).map(cents)
const instalments = fc
  .array(fc.integer({ min: 1, max: 90_000 }).map(cents), { maxLength: 6 })
  .map((amounts) => amounts.map((amountCents, index) => ({ position: index + 1, amountCents })))

const sum = (list: readonly { readonly amountCents: Cents }[]) => sumCents(list.map((one) => one.amountCents))

describe('the money of a change of place', () => {
  test('is exact to the cent: what is charged less what is lowered and credited is the difference', () => {
    fc.assert(
      fc.property(amount, amount, instalments, (oldCents, newCents, open) => {
        const { differenceCents, chargedCents, lowered, creditedCents } = changeMoney(oldCents, newCents, open)
        const before = sum(open.filter(({ position }) => lowered.some((one) => one.position === position)))
        expect(chargedCents - (before - sum(lowered)) - creditedCents).toBe(newCents - oldCents)
        expect(differenceCents).toBe(newCents - oldCents)
        expect(chargedCents > 0 && (creditedCents > 0 || lowered.length > 0)).toBe(false)
        for (const one of [...lowered, { amountCents: creditedCents }])
          expect(one.amountCents).toBeGreaterThanOrEqual(0)
        // Nothing is credited while something is still to be paid.
        if (creditedCents > 0) expect(sum(open) - before + sum(lowered)).toBe(0)
      }),
      { numRuns: 2_000 },
    )
  })

  test('the last instalment becomes less first, in whatever order they are given', () => {
    const open = [1, 3, 2].map((position) => ({ position, amountCents: cents(10_000) }))
    expect(changeMoney(cents(30_000), cents(15_000), open).lowered).toEqual([
      { position: 3, amountCents: 0 },
      { position: 2, amountCents: 5000 },
    ])
  })

  test.each([
    { from: 90_000, to: 120_000, open: [], charged: 30_000, lowered: [], credited: 0 },
    { from: 120_000, to: 90_000, open: [], charged: 0, lowered: [], credited: 30_000 },
    { from: 120_000, to: 90_000, open: [50_000], charged: 0, lowered: [20_000], credited: 0 },
    { from: 120_000, to: 90_000, open: [10_000, 10_000], charged: 0, lowered: [0, 0], credited: 10_000 },
    { from: 90_000, to: 90_000, open: [10_000], charged: 0, lowered: [], credited: 0 },
  ])('$from to $to with $open open', ({ from, to, open, charged, lowered, credited }) => {
    const money = changeMoney(
      cents(from),
      cents(to),
      open.map((amountCents, index) => ({ position: index + 1, amountCents: cents(amountCents) })),
    )
    expect(money).toMatchObject({ chargedCents: charged, creditedCents: credited })
    expect(money.lowered.map((one) => one.amountCents)).toEqual(lowered)
  })
})
