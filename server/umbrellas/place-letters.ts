import type { BeachPlan, PlaceStateLetter } from '../../domain/umbrellas/plan.ts'

/** One letter per place in the plan's order: what is not taken is free, unless the place is out of use. */
export function placeLetters(plan: BeachPlan, taken: ReadonlyMap<number, PlaceStateLetter>): string {
  return plan.places.map((place) => (place.isBookable ? (taken.get(place.id) ?? 'f') : 'x')).join('')
}
