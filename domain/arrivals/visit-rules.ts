import type { CivilDate } from '../platform/civil-date.ts'
import { HALVES, type DayPart } from '../platform/day-part.ts'
import { MINUTE } from '../platform/duration.ts'
import { instantOf } from '../orders/resort-time.ts'
import type { VisitKind } from './visit-id.ts'
import type { BeachPlaceState, VisitFilter, VisitState } from './visit-words.ts'

/** The instant by which a visit comes, by the hours of the settings with the 12 o'clock variant already chosen. */
export function cutoffOf(day: CivilDate, part: DayPart, hours: Readonly<Record<DayPart, number>>): string {
  return instantOf(day, hours[part])
}

/** What the state of a visit follows from; instants are ISO 8601 in UTC with milliseconds. */
export interface VisitFacts {
  readonly kind: VisitKind
  readonly dueCents: number
  /** Null for what is never late: a subscription. */
  readonly deadlineAt: string | null
  readonly arrivedAt: string | null
  readonly isNoShow: boolean
}

/**
 * How a visit stands now (B-04, B-11). Who came and owes is to be collected from still; the desk takes nothing here of a subscription,
 * whose instalments have a place of their own. At the very instant of its cut-off a visit is late.
 */
export function visitState(visit: VisitFacts, now: string): VisitState {
  const owes = visit.kind === 'line' && visit.dueCents > 0
  if (visit.arrivedAt !== null) return owes ? 'to_collect' : 'arrived'
  if (visit.isNoShow) return 'no_show'
  if (visit.deadlineAt !== null && Date.parse(now) >= Date.parse(visit.deadlineAt)) return 'late'
  return owes ? 'to_collect' : 'expected'
}

/** When the clock frees a place by itself: after the grace, and not before who called said they would come; null when it never does. */
export function releaseTime(
  visit: Pick<VisitFacts, 'arrivedAt'> & {
    /** When the order's time and its grace are over; null for what has none, or is paid. */
    readonly orderReleaseAt: string | null
    /** Until when it is kept for who called; null when nobody did. */
    readonly keptUntil: string | null
  },
): string | null {
  if (visit.orderReleaseAt === null || visit.arrivedAt !== null) return null
  if (visit.keptUntil === null || Date.parse(visit.keptUntil) < Date.parse(visit.orderReleaseAt)) {
    return visit.orderReleaseAt
  }
  return visit.keptUntil
}

/** Until when the place of somebody who called is kept. */
export function keptUntil(expectedAt: string, graceMinutes: number): string {
  return new Date(Date.parse(expectedAt) + graceMinutes * MINUTE).toISOString()
}

/** What the list knows a visit by. */
export interface Listed {
  readonly state: VisitState
  readonly isReleased: boolean
}

/**
 * What a filter of the list asks for: a state, as the beach's legend counts it, so that both say the same numbers. A released place is
 * nobody's: it counts among those who did not come alone.
 */
export function matchesFilter({ state, isReleased }: Listed, filter: VisitFilter): boolean {
  return filter === 'all' ? !isReleased : state === filter
}

const RANKS: Readonly<Record<VisitState, number>> = { late: 0, to_collect: 1, expected: 2, arrived: 3, no_show: 4 }

/** The order of the list: late first, then who owes, who is expected, and who came, the last first; by place within. */
export function compareVisits(
  a: { readonly state: VisitState; readonly arrivedAt: string | null; readonly code: string },
  b: { readonly state: VisitState; readonly arrivedAt: string | null; readonly code: string },
): number {
  if (a.state !== b.state) return RANKS[a.state] - RANKS[b.state]
  if (a.arrivedAt !== null && b.arrivedAt !== null && a.arrivedAt !== b.arrivedAt) {
    return a.arrivedAt < b.arrivedAt ? 1 : -1
  }
  return placeKey(a.code).localeCompare(placeKey(b.code), 'en')
}

/** `B7` before `B12`. */
function placeKey(code: string): string {
  return code.replace(/\d+/g, (digits) => digits.padStart(4, '0'))
}

/**
 * How a place stands for the beach's people: its visit whose half-days are not over yet, the earlier one first; when all are over, the
 * last of the day. `halfNow` is 0 or 1 on the day itself and before it 0; a day that is over has 2.
 */
export function placeState(
  visits: readonly { readonly part: DayPart; readonly state: VisitState }[],
  halfNow: 0 | 1 | 2,
): Exclude<BeachPlaceState, 'held' | 'out_of_use'> {
  const inOrder = visits.toSorted((a, b) => HALVES[a.part][0] - HALVES[b.part][0])
  return (inOrder.find(({ part }) => HALVES[part][1] > halfNow) ?? inOrder.at(-1))?.state ?? 'free'
}

/** When a device says that somebody came, kept within that day and not in the future; without a word of it, now. */
export function clampSaidAt(saidAt: string | undefined, day: CivilDate, nextDay: CivilDate, now: string): string {
  const end = Math.min(Date.parse(now), Date.parse(instantOf(nextDay, 0)) - 1)
  const start = Math.min(Date.parse(instantOf(day, 0)), end)
  const said = saidAt === undefined ? Date.parse(now) : Date.parse(saidAt)
  return new Date(Math.min(Math.max(said, start), end)).toISOString()
}
