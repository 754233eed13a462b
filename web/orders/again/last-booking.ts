import { countDays } from '../../../domain/platform/civil-date.ts'
import type { Order, OrderLine, PaymentMethod } from '../../../domain/orders/calls.ts'

/** A booking that can be made again: its places of one stay, and how it was paid. */
export interface LastBooking {
  /** Never empty. */
  readonly lines: readonly OrderLine[]
  /** Days of the stay. */
  readonly days: number
  readonly method: PaymentMethod
}

const TAKEN_PLACE: ReadonlySet<Order['status']> = new Set(['confirmed', 'completed'])

/** What was booked last and not given up, by when it was ordered; null when there is none (B-34). */
export function lastBooking(orders: readonly Order[]): LastBooking | null {
  const newestFirst = orders.toSorted((a, b) => b.placedAt.localeCompare(a.placedAt))
  for (const { status, lines, method } of newestFirst) {
    const kept = TAKEN_PLACE.has(status) ? lines.filter((line) => !line.isCancelled) : []
    const [first] = kept
    if (first === undefined) continue
    const { from, to, part } = first
    return {
      lines: kept.filter((line) => line.from === from && line.to === to && line.part === part),
      days: countDays(from, to),
      method,
    }
  }
  return null
}
