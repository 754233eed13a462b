import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { addDays } from '../../../domain/platform/civil-date.ts'
import type { Order, OrderLine } from '../../../domain/orders/calls.ts'

/** The booking that the home screen shows: one order, and its places of the stay that comes first. */
export interface NextBooking {
  readonly order: Order
  /** Lines of one stay (same days, same part of the day), never empty. */
  readonly lines: readonly [OrderLine, ...OrderLine[]]
}

function isEarlier(a: OrderLine, b: OrderLine): boolean {
  return a.from < b.from || (a.from === b.from && a.part === 'morning' && b.part === 'afternoon')
}

/** The first stay that is not over on `today`; null when there is none (R-212, B-02). */
export function nextBooking(orders: readonly Order[], today: CivilDate): NextBooking | null {
  let found: { order: Order; line: OrderLine } | null = null
  for (const order of orders) {
    // What is completed is over, and what waits for its payment has no pass yet.
    if (order.status !== 'confirmed') continue
    for (const line of order.lines) {
      if (line.isCancelled || line.to < today) continue
      if (found === null || isEarlier(line, found.line)) found = { order, line }
    }
  }
  if (found === null) return null
  const { order, line } = found
  const others = order.lines.filter(
    (other) =>
      other !== line &&
      !other.isCancelled &&
      other.from === line.from &&
      other.to === line.to &&
      other.part === line.part,
  )
  return { order, lines: [line, ...others] }
}

/** How a stay relates to `today`: `today` also while it lasts. */
export function nearnessOf(line: OrderLine, today: CivilDate): 'today' | 'tomorrow' | 'later' {
  if (line.from <= today) return 'today'
  return line.from === addDays(today, 1) ? 'tomorrow' : 'later'
}
