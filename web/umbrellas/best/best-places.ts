import type { BeachPlan } from '../../../domain/umbrellas/plan.ts'
import type { Availability } from '../map/availability.ts'
import type { PlaceView } from '../map/map-view.ts'
import type { Search } from '../search-state.ts'
import type { Resort } from '../use-resort.ts'

/** What the best places are suggested from: the beach as this person sees it, and what they look for. */
export interface BestPlacesProps {
  readonly plan: BeachPlan
  readonly availability: Availability
  readonly views: ReadonlyMap<number, PlaceView>
  readonly search: Search
  readonly onlyAccessible: boolean
  /** Undefined until it has come: then nothing can be suggested yet. */
  readonly resort: Resort | undefined
  /** Until when this person may hold nothing; null when they may. */
  readonly pausedUntil: string | null
  /** Asks the beach again: others may have been faster. */
  readonly onDone: () => void
}
