import { useMemo } from 'react'
import { getPlan, type UmbrellaLine } from '../../domain/umbrellas/calls.ts'
import { useCallQuery } from '../platform/queries.ts'
import { mapView, nearestFree, type PlaceView } from './map/map-view.ts'
import { useStayAvailability } from './use-stay.ts'

const NOBODY_BUSY: ReadonlySet<number> = new Set()

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
