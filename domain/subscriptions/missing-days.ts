import type { CivilDate } from '../platform/civil-date.ts'
import { HALVES, type DayPart } from '../platform/day-part.ts'
import type { BeachPlan, Place } from '../umbrellas/plan.ts'

/** Half-days of a day that somebody has; `[first, last)` as in {@link HALVES}. */
export interface TakenHalves {
  readonly day: CivilDate
  readonly first: number
  readonly last: number
}

/** A day of a plan on which a place is taken, and in which part of what the plan is for. */
export interface MissingDay {
  readonly day: CivilDate
  readonly part: DayPart
}

/** The days on which a place is not free for a part, in order; each once. */
export function missingDays(taken: readonly TakenHalves[], part: DayPart): MissingDay[] {
  const [from, to] = HALVES[part]
  const halves = new Map<CivilDate, Set<number>>()
  for (const { day, first, last } of taken) {
    const ofDay = halves.get(day) ?? new Set<number>()
    for (let half = Math.max(first, from); half < Math.min(last, to); half += 1) ofDay.add(half)
    if (ofDay.size > 0) halves.set(day, ofDay)
  }
  return [...halves]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, ofDay]) => ({ day, part: ofDay.size === 2 ? 'full_day' : ofDay.has(0) ? 'morning' : 'afternoon' }))
}

/** The free places of the same category that are nearest on the plan, in metres, at most `most`. */
export function nearestPlaces(
  plan: BeachPlan,
  to: Place,
  isFree: (place: Place) => boolean,
  most: number,
): readonly Place[] {
  const distance = (place: Place) => Math.hypot(place.x - to.x, place.y - to.y)
  return plan.places
    .filter((place) => place.id !== to.id && place.category === to.category && isFree(place))
    .toSorted((a, b) => distance(a) - distance(b) || a.id - b.id)
    .slice(0, most)
}
