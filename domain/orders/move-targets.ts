import type { BeachPlan, Place } from '../umbrellas/plan.ts'

/** A place that somebody may move to, seen from the one that they have. */
export interface RankedTarget {
  readonly place: Place
  readonly isSameCategory: boolean
  /** In metres, rounded. */
  readonly distance: number
}

/** Every other place, the best first: of the same category before others, then the nearest (B-07). */
export function rankTargets(plan: BeachPlan, umbrellaId: number): RankedTarget[] {
  const here = plan.places.find((place) => place.id === umbrellaId)
  return plan.places
    .filter((place) => place.id !== umbrellaId)
    .map((place) => ({
      place,
      isSameCategory: place.category === here?.category,
      distance: here === undefined ? 0 : Math.round(Math.hypot(place.x - here.x, place.y - here.y)),
    }))
    .toSorted(
      (one, other) => Number(other.isSameCategory) - Number(one.isSameCategory) || one.distance - other.distance,
    )
}
