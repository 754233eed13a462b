import { useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '../ui/lost-focus.ts'
import { focusPlace } from './map/PlaceGrid.tsx'
import type { PlaceStore } from './map/place-store.ts'

/** Between map and list the focus stays on the same place, where the key L took it from the page (DESIGN.md §5). */
export function useListFocus(isList: boolean, store: PlaceStore): void {
  const was = useRef(isList)
  useLayoutEffect(() => {
    if (was.current === isList) return
    was.current = isList
    if (isFocusLost()) focusPlace(document, store.activeId())
    // The list leaves out places that are taken.
    if (isFocusLost()) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [isList, store])
}
