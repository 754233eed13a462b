import { useMemo } from 'react'
import { MINUTE } from '../../domain/platform/duration.ts'
import { getAvailability, getPlan, type UmbrellaLine } from '../../domain/umbrellas/calls.ts'
import { useOnline } from '../platform/online.ts'
import { useCallQuery } from '../platform/queries.ts'
import { mapView, nearestFree, type PlaceView } from './map/map-view.ts'

type Stay = Pick<UmbrellaLine, 'from' | 'to' | 'part'>

const NOBODY_BUSY: ReadonlySet<number> = new Set()
const ANY_STAY = { from: '', to: '', part: 'full_day' } as const

function useStayAvailability(stay: Stay | undefined) {
  const isOnline = useOnline()
  const { from, to, part } = stay ?? ANY_STAY
  return useCallQuery(
    getAvailability,
    { from, to, part },
    { enabled: stay !== undefined && isOnline, staleTime: MINUTE, retry: false },
  ).data
}

/**
 * How the places around one's own look during a stay, as {@link MiniBeach} takes it. Undefined while nothing is known:
 * not asked yet, offline, or a stay that can't be asked for any more.
 */
export function usePlaceStates(stay: Stay | undefined): { states?: string } {
  const states = useStayAvailability(stay)?.states
  return states === undefined ? {} : { states }
}

/** The free places nearest to the place of a line, for the same stay and dogs, at most `count`; none until known (mockup 34). */
export function useNearestFree(line: UmbrellaLine | null, count: number): readonly PlaceView[] {
  const { data: plan } = useCallQuery(getPlan, {}, { staleTime: Number.POSITIVE_INFINITY })
  const availability = useStayAvailability(line ?? undefined)
  return useMemo(() => {
    const place = plan?.places.find(({ id }) => id === line?.umbrellaId)
    if (!line || !plan || !place || !availability) return []
    const views = mapView({
      plan,
      availability,
      lines: [],
      dogs: line.dogs,
      zone: 'suited',
      onlyAccessible: false,
      busyIds: NOBODY_BUSY,
    })
    return nearestFree(views, place, count)
  }, [plan, availability, line, count])
}
