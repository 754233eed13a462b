import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../platform/cents.ts'
import { civilDate } from '../platform/civil-date.ts'
import type { WallTime } from '../orders/resort-time.ts'
import type { PriceRow } from '../umbrellas/calls.ts'
import { halfDaysOf, seasonStatement } from './own-days.ts'
import {
  creditOf,
  earnedByLine,
  earnedByPlan,
  earnedStill,
  halfShare,
  halvesOf,
  isOver,
  isReturnable,
  priceOfHalf,
} from './return-rules.ts'

const DAY = civilDate('2027-07-10')
const HOURS = { eve: 22, afternoon: 15 }
const wall = (text: string) => text as WallTime

describe('B-18 until when', () => {
  test.each([
    [0, '2027-07-09T21:59:59', true],
    [0, '2027-07-09T22:00:00', false],
    [0, '2027-07-10T08:00:00', false],
    [1, '2027-07-10T14:59:59', true],
    [1, '2027-07-10T15:00:00', false],
    [1, '2027-07-11T09:00:00', false],
  ] as const)('half %i at %s: %s', (half, now, can) => {
    expect(isReturnable({ day: DAY, half }, HOURS, wall(now))).toBe(can)
  })

  test.each([
    [0, '2027-07-10T13:59:59', false],
    [0, '2027-07-10T14:00:00', true],
    [1, '2027-07-10T23:59:59', false],
    [1, '2027-07-11T00:00:00', true],
  ] as const)('half %i is over at %s: %s', (half, now, over) => {
    expect(isOver({ day: DAY, half }, wall(now), 14)).toBe(over)
  })
})

const price = (unitCents: number, kind: PriceRow['kind'] = 'place'): PriceRow => ({
  kind,
  extraId: kind === 'place' ? null : 'sun_bed',
  day: kind === 'place' ? DAY : null,
  quantity: 1,
  days: 1,
  unitCents: cents(unitCents),
  totalCents: cents(unitCents),
})

describe('B-18 what it earns', () => {
  test('the share, no more than the cap and never more than was earned', () => {
    expect(creditOf(cents(2800), { sharePercent: 50, capCents: 2000 })).toBe(1400)
    expect(creditOf(cents(9000), { sharePercent: 50, capCents: 2000 })).toBe(2000)
    expect(creditOf(cents(1), { sharePercent: 100, capCents: 2000 })).toBe(1)
    expect(creditOf(cents(2800), { sharePercent: 0, capCents: 2000 })).toBe(0)
  })

  test('of a booking the place of that day counts, its extras do not; both halves are the whole', () => {
    const line = { part: 'full_day' as const, price: [price(4401), price(900, 'extra')] }
    expect(earnedByLine(line, { day: DAY, half: 0 })).toBe(2201)
    expect(earnedByLine(line, { day: DAY, half: 1 })).toBe(2200)
    expect(earnedByLine({ ...line, part: 'afternoon' }, { day: DAY, half: 1 })).toBe(4401)
    expect(earnedByLine({ ...line, part: 'afternoon' }, { day: DAY, half: 0 })).toBe(0)
    expect(earnedByLine(line, { day: civilDate('2027-07-11'), half: 0 })).toBe(0)
  })

  test('of a subscription its price is shared among its half-days, of a carnet among its entries', () => {
    const plan = { from: DAY, to: civilDate('2027-07-19'), part: 'full_day' as const, weekdays: null, entries: null }
    expect(earnedByPlan({ ...plan, totalCents: 20_001 })).toBe(1000)
    expect(earnedByPlan({ ...plan, weekdays: [6, 7], totalCents: 20_000 })).toBe(2500)
    expect(earnedByPlan({ ...plan, part: 'morning', entries: 10, totalCents: 20_000 })).toBe(2000)
    expect(earnedByPlan({ ...plan, weekdays: [], totalCents: 20_000 })).toBe(0)
  })

  test('parts sum to the cent, and no credit is above what was earned or above the cap', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.nat(100),
        fc.nat(5000),
        fc.integer({ min: 1, max: 9 }),
        (amount, share, cap, parts) => {
          const shares = Array.from({ length: parts }, (_, index) => halfShare(amount, parts, index))
          expect(shares.reduce((sum, one) => sum + one, 0)).toBe(amount)
          const credit = creditOf(cents(amount), { sharePercent: share, capCents: cap })
          expect(credit).toBeLessThanOrEqual(Math.min(amount, cap))
          expect(credit).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  test('a half that is given back with the other one is quoted as half of the day, alone at its own price', () => {
    const prices = { full_day: 4401, morning: 3000, afternoon: 2500 }
    const of = (_day: unknown, part: keyof typeof prices) => cents(prices[part])
    const both = halvesOf('full_day').map((half) => ({ day: DAY, half }))
    expect(both.map((half) => priceOfHalf(half, both, of))).toEqual([2201, 2200])
    expect(priceOfHalf({ day: DAY, half: 1 }, [{ day: DAY, half: 1 }], of)).toBe(2500)
  })
})

test('B-18 the statement counts every half-day once, month by month', () => {
  const own = (
    day: string,
    half: 0 | 1,
    state: Parameters<typeof seasonStatement>[0][number]['state'],
    creditCents = 0,
  ) => ({
    day: civilDate(day),
    half,
    state,
    creditCents,
    canGive: false,
  })
  expect(
    seasonStatement([
      own('2027-08-01', 0, 'own'),
      own('2027-07-10', 0, 'used'),
      own('2027-07-10', 1, 'credited', 700),
      own('2027-07-11', 1, 'sold'),
      own('2027-07-12', 1, 'lapsed'),
      own('2027-07-13', 1, 'offered'),
    ]),
  ).toEqual([
    { month: '2027-07-01', halves: { used: 1, given: 4, sold: 2, ahead: 0 }, creditCents: 700 },
    { month: '2027-08-01', halves: { used: 0, given: 0, sold: 0, ahead: 1 }, creditCents: 0 },
  ])
})

test('B-18 stays as half-days', () => {
  const stay = { from: DAY, to: civilDate('2027-07-11'), firstHalf: 1, lastHalf: 2 }
  expect(halfDaysOf([stay])).toEqual([
    { day: '2027-07-10', half: 1 },
    { day: '2027-07-11', half: 1 },
  ])
})

describe('B-18 what is earned still when money of the order went back', () => {
  test.each([
    ['all of it is here', 4000, 1400],
    ['more is here', 9000, 1400],
    ['half of it is here', 2000, 700],
    ['a fraction of a cent is not earned', 3999, 1399],
    ['nothing is here', 0, 0],
    ['more went back than came', -100, 0],
  ])('%s', (_, keptCents, earned) => {
    expect(earnedStill(cents(1400), { owedCents: 4000, keptCents })).toBe(earned)
  })

  test('a morning that is given back alone has a morning’s price, whatever other days are given back', () => {
    const of = (_day: unknown, part: string) => cents(part === 'morning' ? 3000 : 1)
    const other = { day: civilDate('2027-07-11'), half: 1 } as const
    expect(priceOfHalf({ day: DAY, half: 0 }, [other], of)).toBe(3000)
  })

  test('a price that holds on every day is that of the half-day', () => {
    const line = { part: 'morning' as const, price: [{ ...price(3000), day: null }] }
    expect(earnedByLine(line, { day: DAY, half: 0 })).toBe(3000)
  })
})
