import { HOUR, MINUTE } from '../platform/duration.ts'
import { addDays, type CivilDate } from '../platform/civil-date.ts'
import type { DayPart } from '../platform/day-part.ts'
import type { RefundPolicy } from '../settings/refund-policy.ts'
import type { PriceRow } from '../umbrellas/calls.ts'
import { instantOf } from './resort-time.ts'

export interface RefundableLine {
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
  readonly price: readonly Pick<PriceRow, 'day' | 'quantity' | 'unitCents'>[]
  readonly totalCents: number
  /** 'HH:MM' of the resort's clock, where it begins by the clock: a table. */
  readonly time?: string | null
}

/** One day of a stay with what it cost and what of it goes back, in cents. */
export interface RefundDay {
  readonly day: CivilDate
  readonly paidCents: number
  readonly refundCents: number
}

/** What each day of a line cost: the rows of its price, shared among their days; the sum is the line's total. */
function centsPerDay({ from, to, price }: RefundableLine): Map<CivilDate, number> {
  const perDay = new Map<CivilDate, number>()
  for (let day = from; day <= to; day = addDays(day, 1)) perDay.set(day, 0)
  for (const row of price) {
    const days = row.day === null ? [...perDay.keys()] : [row.day]
    for (const day of days) perDay.set(day, (perDay.get(day) ?? 0) + row.quantity * row.unitCents)
  }
  return perDay
}

/** A sum shared out by weights, to the cent: what is left over goes to the largest remainders, the first ones of equals. */
function sharedOut(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => Math.floor((cents * weight) / all))
  const left = cents - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (cents * weight) % all }))
    .toSorted((one, other) => other.remainder - one.remainder)
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/**
 * The refund of a line, day by day (R-707, B-03). A day begins at midnight of the resort, an afternoon at the turn, a table at
 * its time; what has begun gives nothing back. `now` is an instant in milliseconds; `paidCents` is what was paid for the line, its share
 * of the service included, and what the days add up to.
 */
export function refundDays(
  line: RefundableLine,
  policy: RefundPolicy,
  now: number,
  turnHour: number,
  paidCents: number = line.totalCents,
): readonly RefundDay[] {
  const costs = [...centsPerDay(line)]
  const shares = sharedOut(
    paidCents,
    costs.map(([, cents]) => cents),
  )
  return costs.map(([day], index) => {
    const paid = shares[index] ?? 0
    const begins = beginOf(line, day, turnHour)
    return { day, paidCents: paid, refundCents: Math.round((paid * percentAt(begins - now, policy)) / 100) }
  })
}

/** When a day of a line begins, in milliseconds. */
function beginOf({ part, time }: RefundableLine, day: CivilDate, turnHour: number): number {
  if (time === undefined || time === null) return Date.parse(instantOf(day, part === 'afternoon' ? turnHour : 0))
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return Date.parse(instantOf(day, hour)) + minute * MINUTE
}

/** What the policy gives back of something that begins in so many milliseconds, in percent. */
export function percentAt(left: number, { fullHours, laterPercent }: RefundPolicy): number {
  if (left <= 0) return 0
  return left >= fullHours * HOUR ? 100 : laterPercent
}
