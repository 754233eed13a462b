import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeMoney, giveUpEach, type MoneyBefore, type Share } from './change-money.ts'

const before = (overrides: Partial<MoneyBefore> = {}): MoneyBefore => ({
  standing: [],
  servicePercent: 0,
  coveredCents: 4000,
  keptCents: 0,
  allowanceCents: 0,
  isSettled: true,
  ...overrides,
})
const full = (cents: number): Share => ({ cents, percent: 100 })
const half = (cents: number): Share => ({ cents, percent: 50 })

describe('B-03 the money of a change', () => {
  test.each([
    { name: 'a day in time', given: [full(4000)], added: 0, kept: 0, back: 4000, due: 0 },
    { name: 'a day later than that', given: [half(4000)], added: 0, kept: 2000, back: 2000, due: 0 },
    { name: 'a day that has begun', given: [{ cents: 4000, percent: 0 }], added: 0, kept: 4000, back: 0, due: 0 },
    { name: 'another day for as much', given: [full(4000)], added: 4000, kept: 0, back: 0, due: 0 },
    { name: 'a dearer day', given: [full(4000)], added: 5200, kept: 0, back: 0, due: 1200 },
    { name: 'a cheaper day', given: [full(4000)], added: 3000, kept: 0, back: 1000, due: 0 },
    { name: 'another day for as much, too late', given: [half(4000)], added: 4000, kept: 2000, back: 0, due: 2000 },
  ])('$name: kept $kept, back $back, due $due', ({ given, added, kept, back, due }) => {
    expect(changeMoney(before(), given, added)).toMatchObject({
      keptCents: kept,
      goesBackCents: back,
      differenceCents: due,
    })
  })

  test('what nobody has paid gives nothing back and keeps nothing; all of it is due as before', () => {
    expect(changeMoney(before({ coveredCents: 0, isSettled: false }), [half(4000)], 5200)).toMatchObject({
      totalAfterCents: 5200,
      keptCents: 0,
      goesBackCents: 0,
      differenceCents: 0,
    })
  })

  test('of an order whose difference is not paid, only what is here goes back', () => {
    const partly = before({ standing: [full(4000)], coveredCents: 4000 })
    expect(changeMoney(partly, [half(1200)], 0)).toMatchObject({ keptCents: 0, goesBackCents: 0, differenceCents: 0 })
    expect(changeMoney(partly, [full(1200)], 200)).toMatchObject({ goesBackCents: 0, differenceCents: 200 })
  })

  test('the service of a day goes with it', () => {
    expect(changeMoney(before({ servicePercent: 10, coveredCents: 4400 }), [half(4000)], 0)).toEqual({
      totalBeforeCents: 4400,
      totalAfterCents: 0,
      keptCents: 2200,
      goesBackCents: 2200,
      differenceCents: 0,
    })
  })

  test('of more money than the order costs, what was paid for the days goes back and no more', () => {
    const rich = before({ standing: [full(1000)], coveredCents: 5000 })
    expect(changeMoney(rich, [full(3000)], 0)).toMatchObject({ goesBackCents: 3000, keptCents: 0 })
  })

  test('nothing was paid for what is given up of an order that nobody has paid', () => {
    const { each } = giveUpEach(before({ coveredCents: 0, isSettled: false }), [full(4000), half(1000)])
    expect(each.map(({ paidCents, goesBackCents }) => [paidCents, goesBackCents])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test('what was kept before stays kept', () => {
    const later = before({ standing: [full(1000)], coveredCents: 4000, keptCents: 1000 })
    expect(changeMoney(later, [full(2000)], 0)).toMatchObject({ keptCents: 0, goesBackCents: 2000 })
  })
})

const share = fc.record({ cents: fc.integer({ min: 100, max: 20_000 }), percent: fc.constantFrom(0, 25, 50, 100) })
const order = fc.record({
  standing: fc.array(share, { maxLength: 4 }),
  // A day that has begun is never given up.
  days: fc.array(
    share.filter(({ percent }) => percent > 0),
    { minLength: 1, maxLength: 7 },
  ),
  servicePercent: fc.integer({ min: 0, max: 30 }),
})

/** An order that is paid to the cent. */
function paid({ standing, days, servicePercent }: { standing: Share[]; days: Share[]; servicePercent: number }) {
  const { totalBeforeCents } = changeMoney(
    { standing, servicePercent, coveredCents: 0, keptCents: 0, allowanceCents: 0, isSettled: false },
    days,
    0,
  )
  return { standing, servicePercent, coveredCents: totalBeforeCents, keptCents: 0, allowanceCents: 0, isSettled: true }
}

test('B-03 days that are given up one by one, in any order, give back what all of them at once do, to the cent', () => {
  fc.assert(
    fc.property(order, fc.infiniteStream(fc.nat(1000)), (given, keys) => {
      const money = paid(given)
      const atOnce = changeMoney(money, given.days, 0)
      const shuffled = given.days
        .map((day) => ({ day, key: keys.next().value ?? 0 }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ day }) => day)
      const inOrder = giveUpEach(money, given.days)
      const anyOrder = giveUpEach(money, shuffled)
      expect(inOrder.money).toEqual(atOnce)
      expect(anyOrder.money).toEqual(atOnce)
      expect(inOrder.each.reduce((sum, one) => sum + one.goesBackCents, 0)).toBe(atOnce.goesBackCents)
      expect(inOrder.each.reduce((sum, one) => sum + one.paidCents, 0)).toBe(
        atOnce.totalBeforeCents - atOnce.totalAfterCents,
      )
    }),
  )
})

test('what is here afterwards is what the order costs and the policy kept, less what is still due; nothing is below 0', () => {
  const covered = fc.nat(150)
  fc.assert(
    fc.property(order, covered, fc.nat(30_000), (given, percentPaid, added) => {
      const whole = paid(given)
      const coveredCents = Math.min(whole.coveredCents, Math.round((whole.coveredCents * percentPaid) / 100))
      const money = changeMoney({ ...whole, coveredCents }, given.days, added)
      for (const cents of Object.values(money)) expect(cents).toBeGreaterThanOrEqual(0)
      if (coveredCents === 0) return
      const owed = money.totalAfterCents + money.keptCents
      expect(coveredCents - money.goesBackCents + money.differenceCents).toBe(owed)
    }),
  )
})

test('moving there and back in time costs nothing', () => {
  fc.assert(
    fc.property(order, (given) => {
      const days = given.days.map(({ cents }) => full(cents))
      const money = paid({ ...given, days })
      const there = changeMoney(money, days, days.reduce((sum, day) => sum + day.cents, 0) + 700)
      const back = changeMoney(
        { ...money, keptCents: there.keptCents },
        [full(days.reduce((sum, day) => sum + day.cents, 0) + 700)],
        days.reduce((sum, day) => sum + day.cents, 0),
      )
      expect(there.keptCents + back.keptCents).toBe(0)
      expect(back).toMatchObject({ goesBackCents: 0, differenceCents: 0, totalAfterCents: money.coveredCents })
    }),
  )
})
