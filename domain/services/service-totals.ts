import { HALVES, type DayPart } from '../platform/day-part.ts'

interface Wanted {
  readonly serviceId: number
  readonly day: string
  readonly part: DayPart
  readonly quantity: number
}

/**
 * The most pieces of one service that the items together want on one half-day of a day and a part: a cart may hold the same
 * service for the morning and for the full day.
 */
export function wantedAtOnce(items: readonly Wanted[], { serviceId, day, part }: Omit<Wanted, 'quantity'>): number {
  const [first, last] = HALVES[part]
  const sums = [0, 1]
    .filter((half) => first <= half && half < last)
    .map((half) =>
      items
        .filter((item) => item.serviceId === serviceId && item.day === day)
        .filter((item) => HALVES[item.part][0] <= half && half < HALVES[item.part][1])
        .reduce((sum, item) => sum + item.quantity, 0),
    )
  return Math.max(...sums)
}
