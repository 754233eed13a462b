import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, civilDate } from '../platform/civil-date.ts'
import { DAY_PARTS, HALVES } from '../platform/day-part.ts'
import { limitRefusal } from './limits.ts'
import type { Period } from './period.ts'

const DAY = civilDate('2026-07-18')
const two: Period = { from: DAY, to: addDays(DAY, 1), part: 'full_day' }

describe('R-514 at most 5 umbrellas at once', () => {
  test.each([
    [5, 0, null],
    [1, 4, null],
    [1, 5, { scope: 'cart', max: 5, have: 5 }],
    [3, 3, { scope: 'cart', max: 5, have: 3 }],
  ])('%i wished with %i in the cart: %o', (wished, lines, refused) => {
    expect(limitRefusal(two, wished, lines, [], 5)).toEqual(refused)
  })

  test('per customer for the same half-day, so that several carts cannot exceed it; the earliest half-day is named', () => {
    const counts = [
      { day: addDays(DAY, 1), half: 1, count: 5 },
      { day: addDays(DAY, 1), half: 0, count: 4 },
    ] as const
    expect(limitRefusal(two, 1, 0, counts, 5)).toEqual({
      scope: 'half_day',
      max: 5,
      have: 5,
      day: addDays(DAY, 1),
      half: 1,
    })
    expect(limitRefusal(two, 2, 0, counts, 5)).toEqual({
      scope: 'half_day',
      max: 5,
      have: 4,
      day: addDays(DAY, 1),
      half: 0,
    })
    expect(limitRefusal({ ...two, part: 'morning' }, 1, 0, counts, 5)).toBeNull()
    expect(limitRefusal({ ...two, to: DAY }, 5, 0, counts, 5)).toBeNull()
  })

  test('accepted exactly when no half-day and no cart goes over, in whatever order the counts come', () => {
    const count = fc.record({
      offset: fc.nat(3),
      half: fc.constantFrom(0 as const, 1 as const),
      count: fc.integer({ min: 0, max: 5 }),
    })
    fc.assert(
      fc.property(
        fc.array(count, { maxLength: 6 }),
        fc.nat(2),
        fc.constantFrom(...DAY_PARTS),
        fc.integer({ min: 1, max: 5 }),
        fc.nat(5),
        (raw, length, part, wished, lines) => {
          const counts = raw.map(({ offset, half, count }) => ({ day: addDays(DAY, offset), half, count }))
          const period = { from: DAY, to: addDays(DAY, length), part }
          const inside = (offset: number, half: number) =>
            offset <= length && half >= HALVES[part][0] && half < HALVES[part][1]
          const most = Math.max(
            0,
            ...[0, 1, 2, 3].flatMap((offset) =>
              [0, 1].map((half) =>
                inside(offset, half)
                  ? raw
                      .filter((one) => one.offset === offset && one.half === half)
                      .reduce((sum, one) => sum + one.count, 0)
                  : 0,
              ),
            ),
          )
          const accepted = limitRefusal(period, wished, lines, counts, 5) === null
          expect(accepted).toBe(lines + wished <= 5 && most + wished <= 5)
          expect(limitRefusal(period, wished, lines, counts.toReversed(), 5)).toEqual(
            limitRefusal(period, wished, lines, counts, 5),
          )
        },
      ),
    )
  })
})
