import { eachDay, type CivilDate } from '../platform/civil-date.ts'
import { HALVES } from '../platform/day-part.ts'
import type { Period } from './period.ts'

/** How many umbrellas a customer already has (held, booked) on one half-day. */
export interface HalfDayCount {
  readonly day: CivilDate
  readonly half: 0 | 1
  readonly count: number
}

/** The limit that a wish would break: the cart's, or a half-day's. */
export type LimitRefusal =
  | { readonly scope: 'cart'; readonly max: number; readonly have: number }
  | {
      readonly scope: 'half_day'
      readonly max: number
      readonly have: number
      readonly day: CivilDate
      readonly half: 0 | 1
    }

/**
 * At most `max` umbrellas per cart, and per customer for the same half-day, so that several carts can't
 * exceed it. `wished` places are added on every half-day of the period. The earliest broken half-day
 * is reported.
 */
export function limitRefusal(
  period: Period,
  wished: number,
  cartLines: number,
  counts: readonly HalfDayCount[],
  max: number,
): LimitRefusal | null {
  if (cartLines + wished > max) return { scope: 'cart', max, have: cartLines }
  const byHalf = new Map<string, number>()
  for (const { day, half, count } of counts) byHalf.set(`${day}/${half}`, (byHalf.get(`${day}/${half}`) ?? 0) + count)
  const [first, last] = HALVES[period.part]
  for (const day of eachDay(period.from, period.to)) {
    for (let half = first; half < last; half += 1) {
      const have = byHalf.get(`${day}/${half}`) ?? 0
      if (have + wished > max) return { scope: 'half_day', max, have, day, half: half as 0 | 1 }
    }
  }
  return null
}
