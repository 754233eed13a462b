import { getAvailability, getPlan } from '../../../domain/umbrellas/calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { mapView } from '../map/map-view.ts'
import { isGazeboKind } from '../map/place-look.ts'
import type { Search, SearchDraft } from '../search-state.ts'
import { useOwnPlaces } from '../use-own-places.ts'

/** Free places that suit the search, as the button's line says it. */
export interface FreeCount {
  readonly umbrellas: number
  readonly gazebos: number
}

const NOBODY_BUSY: ReadonlySet<number> = new Set()

/** Counts the free places of a search with the map's own rules, and has the map's data ready. */
export function useFreeCount(search: Search | null, draft: SearchDraft) {
  const plan = useCallQuery(getPlan, {}, { staleTime: Number.POSITIVE_INFINITY })
  const today = { from: search?.from ?? '', to: search?.to ?? '', part: draft.part }
  const availability = useCallQuery(getAvailability, today, { enabled: search !== null })
  const { own } = useOwnPlaces(search)
  let count: FreeCount | null = null
  if (search !== null && plan.data && availability.data) {
    const facts = {
      plan: plan.data,
      availability: availability.data,
      own,
      lines: [],
      dogs: search.dogs,
      zone: 'suited',
      onlyAccessible: false,
      busyIds: NOBODY_BUSY,
    }
    const free = [...mapView(facts).values()].filter((view) => view.look === 'free' && view.suitability.suits)
    const gazebos = free.filter((view) => isGazeboKind(view.category.kind)).length
    count = { umbrellas: free.length - gazebos, gazebos }
  }
  return {
    plan: plan.data,
    count,
    failure: search === null ? null : availability.error,
    isCounting: search !== null && availability.isPending,
  }
}
