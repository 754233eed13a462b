import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { useTexts } from '../platform/texts.ts'
import { needsGazebo } from './search/needs-gazebo.ts'
import type { SearchDog } from './search-state.ts'
import { umbrellaTexts } from './texts.ts'

/** Says why only gazebos are left: the dogs of the search fit together on nothing else. */
export function GazeboOnly({
  plan,
  dogs,
}: {
  /** Undefined until it has come. */
  readonly plan: BeachPlan | undefined
  readonly dogs: readonly SearchDog[]
}) {
  const texts = useTexts(umbrellaTexts)
  if (!needsGazebo(plan, dogs)) return null
  return <p className="foot b mt2">{texts.dog.gazeboTitle(dogs.map((dog) => dog.name))}</p>
}
