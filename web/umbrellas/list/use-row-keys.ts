import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { placeIdOf } from '../map/PlaceGrid.tsx'

/** Where a key leads from place `at` of `count`; null for keys that lead nowhere. */
function next(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return Math.min(at + 1, count - 1)
  if (key === 'ArrowLeft') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/**
 * A row of places is one stop of the keyboard, as it is on the map, and the arrows go along it: with a stop for each of some
 * 350 places whoever has chosen one would be far from what comes after the list (B-21).
 */
export function useRowKeys(ids: readonly number[]) {
  const [last, setLast] = useState<number | null>(null)
  const stop = last !== null && ids.includes(last) ? last : ids[0]
  return {
    /** The place that Tab leads to. */
    stop,
    keys: {
      onFocus: (event: FocusEvent<HTMLElement>) => setLast(placeIdOf(event.target)),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const places = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')]
        const at = places.findIndex((place) => place === document.activeElement)
        const to = at < 0 ? null : next(event.key, at, places.length)
        if (to === null) return
        event.preventDefault()
        places[to]?.focus()
      },
    },
  }
}
