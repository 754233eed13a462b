import { isSameView, type PlaceView } from './map-view.ts'

/** The looks of all places, told apart by place: a change wakes only the cells that changed. */
export interface PlaceStore {
  /** Takes new looks; returns the ids of the places that changed. */
  readonly replace: (views: ReadonlyMap<number, PlaceView>) => readonly number[]
  readonly get: (id: number) => PlaceView | undefined
  readonly subscribe: (id: number, listener: () => void) => () => void
  /** The place that the keyboard is on, or comes to first. */
  readonly activeId: () => number
  /** The one place with a tab stop: the active one; null while something covers the map. */
  readonly tabStop: () => number | null
  readonly activate: (id: number) => void
  /** Says whether a sheet covers the map. */
  readonly cover: (isCovered: boolean) => void
}

/** A store of places; `firstActive` is the place that Tab reaches first. */
export function createPlaceStore(firstActive: number): PlaceStore {
  let current: ReadonlyMap<number, PlaceView> = new Map()
  let active = firstActive
  let covered = false
  const listeners = new Map<number, Set<() => void>>()

  function wake(id: number) {
    for (const listener of listeners.get(id) ?? []) listener()
  }

  return {
    replace(views) {
      const before = current
      current = new Map(
        [...views].map(([id, view]) => {
          const old = before.get(id)
          return [id, old !== undefined && isSameView(old, view) ? old : view]
        }),
      )
      const changed = [...current.keys()].filter((id) => before.get(id) !== current.get(id))
      for (const id of changed) wake(id)
      return changed
    },
    get: (id) => current.get(id),
    subscribe(id, listener) {
      const own = listeners.get(id) ?? new Set()
      own.add(listener)
      listeners.set(id, own)
      return () => own.delete(listener)
    },
    activeId: () => active,
    tabStop: () => (covered ? null : active),
    activate(id) {
      if (id === active) return
      const before = active
      active = id
      wake(before)
      wake(id)
    },
    cover(isCovered) {
      covered = isCovered
      wake(active)
    },
  }
}
