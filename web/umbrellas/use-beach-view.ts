import { useMemo, useState } from 'react'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { useLanguage } from '../platform/language.ts'
import { zoneAreas, type ZoneArea } from './map/areas.ts'
import type { Availability } from './map/availability.ts'
import { CELL, layOut, type BeachLayout } from './map/map-layout.ts'
import { mapView, type PlaceView } from './map/map-view.ts'
import { countFree, landingZone, type ZoneCounts } from './map/zone-counts.ts'
import type { OwnPlaces } from './map/own-places.ts'
import type { PlaceLook } from './map/place-look.ts'
import type { PlaceStore } from './map/place-store.ts'
import type { MapQuery, Search } from './search-state.ts'
import { usePlaceStore } from './use-place-store.ts'
import { useUmbrellaCart } from './use-umbrella-cart.ts'

/** The beach as this person sees it now: for the map, the list, the chips and the sheets. */
export interface BeachState {
  readonly layout: BeachLayout
  readonly views: ReadonlyMap<number, PlaceView>
  readonly store: PlaceStore
  readonly areas: readonly ZoneArea[]
  readonly counts: ZoneCounts
  readonly looks: ReadonlyMap<number, PlaceLook>
  /** Zone to land on when the map opens. */
  readonly landing: ZoneArea | null
}

/** Columns of a wide window stand further apart, as in mockup 40. */
const WIDE_PITCH = 50

/** Puts plan, availability, cart and filters together; only what changed wakes the map's cells. */
export function useBeachView(props: {
  plan: BeachPlan
  availability: Availability
  /** Of a person who is signed in. */
  own?: OwnPlaces | undefined
  search: Search
  query: MapQuery
  busyIds: ReadonlySet<number>
  largeDogOverTenthsKg: number | undefined
  isWide: boolean
}): BeachState {
  const { plan, availability, own, search, query, busyIds, largeDogOverTenthsKg, isWide } = props
  const language = useLanguage()
  const { cart, removed } = useUmbrellaCart()
  const { lines } = cart
  const { zone, onlyAccessible } = query
  const { dogs } = search
  const layout = useMemo(() => layOut(plan, isWide ? WIDE_PITCH : CELL), [plan, isWide])
  const views = useMemo(
    () =>
      mapView({ plan, availability, own, lines, removed, dogs, zone, onlyAccessible, busyIds, largeDogOverTenthsKg }),
    [plan, availability, own, lines, removed, dogs, zone, onlyAccessible, busyIds, largeDogOverTenthsKg],
  )
  const counts = useMemo(() => countFree(views.values(), onlyAccessible), [views, onlyAccessible])
  const areas = useMemo(
    () => zoneAreas(plan, layout, views, zone, counts, language),
    [plan, layout, views, zone, counts, language],
  )
  const looks = useMemo(() => new Map([...views].map(([id, view]) => [id, view.look])), [views])
  const [landingId] = useState(() => landingZone(plan, views, dogs.length))
  const landing = areas.find((area) => area.id === landingId) ?? null
  const store = usePlaceStore(views, () => {
    const first =
      plan.places.find((place) => place.zone === landingId && views.get(place.id)?.look === 'free') ?? plan.places[0]
    return first?.id
  })
  return useMemo(
    () => ({ layout, views, store, areas, counts, looks, landing }),
    [layout, views, store, areas, counts, looks, landing],
  )
}
