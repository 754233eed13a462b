import { useMemo } from 'react'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { useLanguage } from '../platform/language.ts'
import { zoneAreas } from '../umbrellas/map/areas.ts'
import { CELL, layOut } from '../umbrellas/map/map-layout.ts'
import type { OwnPlaces } from '../umbrellas/map/own-places.ts'
import { countFree } from '../umbrellas/map/zone-counts.ts'
import type { BeachState } from '../umbrellas/use-beach-view.ts'
import type { Zone } from './plan-choice.ts'
import { usePlaceStore } from '../umbrellas/use-place-store.ts'
import { missingDays, planMap, type PlanAvailability } from './plan-map.ts'

/** Columns of a wide window stand further apart, as on the map of the search. */
const WIDE_PITCH = 50

interface PlanBeachFacts {
  readonly beach: BeachPlan
  readonly availability: PlanAvailability
  readonly zone: Zone
  readonly onlyAccessible: boolean
  readonly chosen: string | null
  readonly heldId: number | null
  readonly busyId: number | null
  readonly paused?: OwnPlaces['paused'] | undefined
  readonly isWide: boolean
}

/** The beach for a plan, in the shape that the map and the list draw; only what changed wakes the map's cells. */
export function usePlanBeach(facts: PlanBeachFacts): BeachState & { readonly missing: ReadonlyMap<number, number> } {
  const { beach: plan, availability, zone, onlyAccessible, chosen, heldId, busyId, paused, isWide } = facts
  const { states, prices, missing: counts } = availability
  const language = useLanguage()
  const layout = useMemo(() => layOut(plan, isWide ? WIDE_PITCH : CELL), [plan, isWide])
  // The same for as long as the zone is: its object is made anew with every answer.
  const inZone = zone.categories.map(({ id }) => id).join()
  const views = useMemo(
    () =>
      planMap({
        plan,
        availability: { states, prices },
        categories: inZone.split(','),
        onlyAccessible,
        chosen,
        heldId,
        busyId,
        paused,
      }),
    [plan, states, prices, inZone, onlyAccessible, chosen, heldId, busyId, paused],
  )
  const missing = useMemo(() => missingDays(plan, counts), [plan, counts])
  const free = useMemo(() => countFree(views.values(), false), [views])
  const areas = useMemo(() => {
    const categories = new Set(inZone.split(','))
    const shown = new Set(plan.places.filter((place) => categories.has(place.category)).map((place) => place.zone))
    return zoneAreas(plan, layout, views, 'all', free, language).map((area) => ({
      ...area,
      isVeiled: !shown.has(area.id),
    }))
  }, [plan, layout, views, free, inZone, language])
  const looks = useMemo(() => new Map([...views].map(([id, view]) => [id, view.look])), [views])
  const landing = landingArea(areas)
  const store = usePlaceStore(views, () => {
    const first =
      plan.places.find((place) => place.code === chosen) ??
      [...views.values()].find((view) => view.look === 'free' && !view.isFilteredOut)?.place ??
      plan.places[0]
    return first?.id
  })
  return useMemo(
    () => ({ layout, views, store, areas, counts: free, looks, landing, missing }),
    [layout, views, store, areas, free, looks, landing, missing],
  )
}

/** Where the map lands: the zone of the category with most free places. */
function landingArea(areas: BeachState['areas']): BeachState['landing'] {
  return areas.filter((area) => !area.isVeiled).toSorted((a, b) => b.free - a.free)[0] ?? null
}
