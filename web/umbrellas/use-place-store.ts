import { useLayoutEffect, useState } from 'react'
import type { PlaceView } from './map/map-view.ts'
import { createPlaceStore, type PlaceStore } from './map/place-store.ts'

/** The store of the looks of all places, kept while they change; `firstActive` says once which place Tab reaches first. */
export function usePlaceStore(
  views: ReadonlyMap<number, PlaceView>,
  firstActive: () => number | undefined,
): PlaceStore {
  const [store] = useState(() => {
    const made = createPlaceStore(firstActive() ?? 0)
    made.replace(views)
    return made
  })
  useLayoutEffect(() => {
    store.replace(views)
  }, [store, views])
  return store
}
