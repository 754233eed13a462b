import { useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '../../ui/lost-focus.ts'
import { focusPlace, placeIdOf } from './PlaceGrid.tsx'
import type { PlaceStore } from './place-store.ts'

/**
 * Hands the focus on when the map changes between places and zones (DESIGN.md §5): what had it is hidden or gone. From a
 * place to its zone, from a zone to the place that the grid's tab stop is on.
 */
export function useOverviewFocus(isOverview: boolean, store: PlaceStore): void {
  const was = useRef(isOverview)
  useLayoutEffect(() => {
    if (was.current === isOverview) return
    was.current = isOverview
    if (!isOverview) {
      if (isFocusLost()) focusPlace(document, store.activeId())
      return
    }
    const { activeElement } = document
    if (!isFocusLost() && activeElement !== null && placeIdOf(activeElement) === null) return
    const zone = store.get(store.activeId())?.place.zone
    document.querySelector<HTMLElement>(`[data-zone="${zone}"]`)?.focus({ preventScroll: true })
  }, [isOverview, store])
}
