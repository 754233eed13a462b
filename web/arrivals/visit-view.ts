import type { BeachDay, BeachDayPlace, Visit } from '../../domain/arrivals/calls.ts'
import { matchesFilter, placeState } from '../../domain/arrivals/visit-rules.ts'
import { VISIT_FILTERS, type VisitFilter } from '../../domain/arrivals/visit-words.ts'
import { cents } from '../../domain/platform/cents.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { ordersPaidHere, waitingOf, type ArrivalQueue } from './offline/arrival-queue.ts'

/** Whether the desk still takes money for it; what a subscription owes has a desk of its own. */
export function owes(visit: Pick<Visit, 'dueCents' | 'subscriptionId' | 'state'>): boolean {
  return visit.subscriptionId === null && visit.dueCents > 0 && visit.state !== 'no_show'
}

/** Whether they are on the beach: who came and owes is still to be collected from. */
export function isHere(visit: Pick<Visit, 'arrivedAt'>): boolean {
  return visit.arrivedAt !== null
}

/** How many visits each filter shows. */
export function countFilters(visits: readonly Visit[]): Readonly<Record<VisitFilter, number>> {
  return Object.fromEntries(
    VISIT_FILTERS.map((filter) => [filter, visits.filter((visit) => matchesFilter(visit, filter)).length]),
  ) as Record<VisitFilter, number>
}

/** Minutes since a visit's cut-off at `now`, epoch milliseconds; 0 before it and for those who are never late. */
export function minutesLate(visit: Visit, now: number): number {
  return visit.deadlineAt === null ? 0 : Math.max(0, Math.floor((now - Date.parse(visit.deadlineAt)) / MINUTE))
}

/** Whether somebody can be marked as arrived: a suspended card opens nothing, a released place is nobody's. */
export function mayArrive(visit: Visit): boolean {
  return !isHere(visit) && !visit.isSuspended && !visit.isReleased
}

/** Every visit of the beach. */
export function visitsOf(day: BeachDay): readonly Visit[] {
  return day.places.flatMap((place) => place.visits)
}

/** Visits of a day as they will be once the server knows what this device marked; the others are the same objects. */
export function withMarkedHere(visits: readonly Visit[], day: string, queue: ArrivalQueue): Visit[] {
  const paid = ordersPaidHere(queue, visits, day)
  return visits.map((visit) => {
    const arrivedAt = waitingOf(queue, visit.visitId, day)?.at ?? visit.arrivedAt
    const dueCents = paid.has(visit.orderId) ? cents(0) : visit.dueCents
    if (arrivedAt === visit.arrivedAt && dueCents === visit.dueCents) return visit
    const marked = { ...visit, arrivedAt, dueCents }
    return { ...marked, state: stateHere(marked) }
  })
}

function stateHere(visit: Visit): Visit['state'] {
  if (isHere(visit)) return visit.subscriptionId === null && visit.dueCents > 0 ? 'to_collect' : 'arrived'
  return visit.state === 'to_collect' ? 'expected' : visit.state
}

/** The day with some visits as an action answered them: shown before the server is asked again. */
export function withVisits(day: BeachDay, changed: readonly Visit[]): BeachDay {
  const byId = new Map(changed.filter((visit) => visit.day === day.day).map((visit) => [visit.visitId, visit]))
  const places = day.places.map((place) => {
    if (!place.visits.some(({ visitId }) => byId.has(visitId))) return place
    const visits = place.visits.map((visit) => byId.get(visit.visitId) ?? visit)
    return { ...place, visits, state: placeState(visits, 0) }
  })
  return { ...day, places, counts: countStates(places, day.counts) }
}

function countStates(places: readonly BeachDayPlace[], known: BeachDay['counts']): BeachDay['counts'] {
  const counts = Object.fromEntries(Object.keys(known).map((state) => [state, 0])) as BeachDay['counts']
  for (const { state } of places) counts[state] = (counts[state] ?? 0) + 1
  return counts
}
