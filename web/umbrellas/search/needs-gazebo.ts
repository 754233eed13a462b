import type { BeachPlan } from '../../../domain/umbrellas/plan.ts'
import { suitabilityOf } from '../../../domain/umbrellas/suitability.ts'
import { isGazeboKind } from '../map/place-look.ts'
import type { SearchDog } from '../search-state.ts'

/** Whether several dogs fit together on a gazebo only: then it is said before somebody looks for an umbrella. */
export function needsGazebo(plan: BeachPlan | undefined, dogs: readonly SearchDog[]): boolean {
  const fits = (plan?.categories ?? []).filter((category) => suitabilityOf(category, dogs).suits)
  return dogs.length > 1 && fits.length > 0 && fits.every((category) => isGazeboKind(category.kind))
}
