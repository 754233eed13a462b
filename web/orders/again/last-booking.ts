import { addDays, countDays, type CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Order, OrderLine, PaymentMethod } from '../../../domain/orders/calls.ts'
import type { CallInput } from '../../../domain/platform/call.ts'
import type { lockUmbrellas } from '../../../domain/umbrellas/calls.ts'
import { asSearchDog } from '../../umbrellas/search-state.ts'

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

/** The same places, people, dogs and extras for as many days from another day on. */
export function againFrom({ lines, days }: LastBooking, from: CivilDate): CallInput<typeof lockUmbrellas> {
  return {
    from,
    to: addDays(from, days - 1),
    part: lines[0]?.part ?? 'full_day',
    places: lines.map(({ umbrellaId, people, dogs, extras }) => ({
      umbrellaId,
      people,
      dogs: dogs.map(asSearchDog),
      extras: [...extras],
    })),
  }
}
