import type { CivilDate } from '../platform/civil-date.ts'
import type { DayPart } from '../platform/day-part.ts'
import type { RefusalCode } from '../platform/refusal.ts'
import type { BarStatus } from '../bar/bar-status.ts'
import type { OrderStatus } from './calls.ts'
import { hasBegun } from './deadlines.ts'
import type { HistoryReason } from './history-reasons.ts'
import { nextStatus } from './order-states.ts'
import type { WallTime } from './resort-time.ts'

/** Something that was ordered: a stay, a table, a parking space. */
interface Thing {
  readonly to: CivilDate
  readonly part: DayPart | null
  /** 'HH:MM' of a table; null or absent for everything else. */
  readonly time?: string | null
  readonly isCancelled: boolean
}

/** What it depends on whether an order can be concluded. */
export interface ConcludableOrder {
  readonly status: OrderStatus
  readonly dueCents: number
  readonly lines: readonly Thing[]
  readonly items: readonly Thing[]
  /** Of a bar order; null for everything else. */
  readonly delivery: { readonly status: BarStatus } | null
}

/** The resort's clock. */
export interface ConcludeMoment {
  readonly localNow: WallTime
  readonly dayTurnHour: number
}

export type ConcludeRefusal = Extract<RefusalCode, 'status_changed' | 'order_owed' | 'order_not_over'>

/**
 * why an order cannot be marked as concluded now; null when it can. It stands, nothing of it is owed, and the last of it has
 * come: its last day, and then its hour or its half; of the bar, that it is ready.
 */
export function concludeRefusal(order: ConcludableOrder, moment: ConcludeMoment): ConcludeRefusal | null {
  if (nextStatus(order.status, 'concluded') === null) return 'status_changed'
  if (order.dueCents > 0) return 'order_owed'
  return hasLastCome(order, moment) ? null : 'order_not_over'
}

function hasLastCome({ lines, items, delivery }: ConcludableOrder, { localNow, dayTurnHour }: ConcludeMoment): boolean {
  if (delivery !== null) return delivery.status === 'ready' || delivery.status === 'delivered'
  const [today = '', clock = ''] = localNow.split('T')
  return standing(lines, items).every(
    ({ to, part, time = null }) =>
      hasBegun({ from: to, part: part ?? 'full_day' }, localNow, dayTurnHour) &&
      (to < today || time === null || time <= clock.slice(0, 5)),
  )
}

/** How an order came to its status: the last line of its history. */
export interface LastStep {
  /** `other` is what an older release wrote. */
  readonly reason: HistoryReason | 'other'
  readonly actor: 'guest' | 'staff' | 'clock' | 'provider'
}

/**
 * Whether somebody may take back that an order was marked as concluded: a guest what the guest marked, the desk what anybody did, until
 * its last day is over. What the clock or the bar ended stays ended.
 */
export function canReopen(
  order: Pick<ConcludableOrder, 'status' | 'lines' | 'items'>,
  last: LastStep,
  by: 'guest' | 'staff',
  today: CivilDate,
): boolean {
  if (order.status !== 'completed' || last.reason !== 'concluded') return false
  const isTheirs = by === 'staff' || last.actor === 'guest'
  return isTheirs && standing(order.lines, order.items).some(({ to }) => to >= today)
}

function standing(lines: readonly Thing[], items: readonly Thing[]): readonly Thing[] {
  return [...lines, ...items].filter(({ isCancelled }) => !isCancelled)
}
