import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeMoney } from './change-money.ts'

test('B-03, B-12 whatever the desk gave back, a change asks for what is owed less what is here, and gives back no more than that', () => {
  const amount = fc.integer({ min: 0, max: 20_000 })
  fc.assert(
    fc.property(amount, amount, amount, amount, fc.constantFrom(0, 50, 100), (stays, gone, added, gift, percent) => {
      const paid = stays + gone
      const allowanceCents = Math.min(gift, paid)
      const coveredCents = paid - allowanceCents
      const before = {
        standing: [{ cents: stays, percent: 100 }],
        servicePercent: 0,
        coveredCents,
        keptCents: 0,
        allowanceCents,
        isSettled: true,
      }
      const money = changeMoney(before, [{ cents: gone, percent }], added)
      const owed = Math.max(0, money.totalAfterCents + money.keptCents - allowanceCents)
      expect(money.goesBackCents).toBeLessThanOrEqual(coveredCents)
      expect(money.differenceCents).toBe(Math.max(0, owed - coveredCents))
      expect(coveredCents - money.goesBackCents).toBeGreaterThanOrEqual(Math.min(owed, coveredCents))
    }),
  )
})
