import { useMemo, useState } from 'react'
import type { Order, OrderLine } from '../../../domain/orders/calls.ts'
import { partsOverlap } from '../../../domain/platform/day-part.ts'
import type { BeachPlan } from '../../../domain/umbrellas/plan.ts'
import { useLanguage } from '../../platform/language.ts'
import { zoneAreas } from '../../umbrellas/map/areas.ts'
import { withLetters, type Availability } from '../../umbrellas/map/availability.ts'
import { CELL, layOut } from '../../umbrellas/map/map-layout.ts'
import { mapView, type PlaceView } from '../../umbrellas/map/map-view.ts'
import { countFree, landingZone } from '../../umbrellas/map/zone-counts.ts'
import type { Search } from '../../umbrellas/search-state.ts'
import { usePlaceStore } from '../../umbrellas/use-place-store.ts'
import type { BeachState } from '../../umbrellas/use-beach-view.ts'

/** Columns of a wide window stand further apart, as on the map of the search. */
const WIDE_PITCH = 50
const NOBODY: ReadonlySet<number> = new Set()

interface MoveBeachFacts {
  readonly plan: BeachPlan
  readonly availability: Availability
  readonly search: Search
  readonly order: Order
  readonly line: OrderLine
  /** Code of the chosen place. */
  readonly chosen: string | undefined
  readonly onlyAccessible: boolean
  readonly largeDogOverTenthsKg: number | undefined
  readonly isWide: boolean
}

/**
 * The beach for a booking that moves: its own place is never in its way. On the days that the booking has already, that place is no
 * target: it is drawn as one's own.
 */
export function useMoveBeach(facts: MoveBeachFacts): BeachState {
  const { plan, search, order, line, chosen, onlyAccessible, largeDogOverTenthsKg, isWide } = facts
  const language = useLanguage()
  const layout = useMemo(() => layOut(plan, isWide ? WIDE_PITCH : CELL), [plan, isWide])
  const isSameStay = line.from === search.from && line.to === search.to && line.part === search.part
  const availability = useMemo(() => {
    const isInOwnWay = line.from <= search.to && search.from <= line.to && partsOverlap(line.part, search.part)
    return isInOwnWay ? withLetters(facts.availability, plan, { [line.umbrellaId]: 'f' }) : facts.availability
  }, [facts.availability, plan, line, search])
  const own = useMemo(() => {
    const booked = isSameStay ? [{ umbrellaId: line.umbrellaId, orderId: order.orderId }] : []
    return { booked, paused: [], pausedUntil: null, serverNow: availability.serverNow }
  }, [isSameStay, line.umbrellaId, order.orderId, availability.serverNow])
  const views = useMemo(() => {
    const all = mapView({
      plan,
      availability,
      lines: [],
      dogs: search.dogs,
      zone: 'suited',
      onlyAccessible,
      busyIds: NOBODY,
      largeDogOverTenthsKg,
      own,
    })
    return new Map([...all].map(([id, view]): [number, PlaceView] => [id, marked(view, chosen)]))
  }, [plan, availability, search.dogs, onlyAccessible, largeDogOverTenthsKg, own, chosen])
  const counts = useMemo(() => countFree(views.values(), onlyAccessible), [views, onlyAccessible])
  const areas = useMemo(
    () => zoneAreas(plan, layout, views, 'suited', counts, language),
    [plan, layout, views, counts, language],
  )
  const looks = useMemo(() => new Map([...views].map(([id, view]) => [id, view.look])), [views])
  const [landingId] = useState(() => landingZone(plan, views, search.dogs.length))
  const ownPlace = plan.places.find((place) => place.id === line.umbrellaId)
  const landing = areas.find((area) => area.id === (ownPlace?.zone ?? landingId)) ?? null
  const store = usePlaceStore(views, () => ownPlace?.id ?? plan.places[0]?.id)
  return useMemo(
    () => ({ layout, views, store, areas, counts, looks, landing }),
    [layout, views, store, areas, counts, looks, landing],
  )
}

function marked(view: PlaceView, chosen: string | undefined): PlaceView {
  return view.place.code === chosen && view.look === 'free' ? { ...view, look: 'mine' } : view
}
