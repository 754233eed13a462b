import { useEffect, useLayoutEffect } from 'react'
import type { MapElements } from './use-beach-map.ts'
import type { PlaceStore } from './place-store.ts'

/** React Aria leaves an element with this mark as it is when a modal hides the page (it is meant for toasts). */
const LEFT_ALONE = 'data-react-aria-top-layer'

/**
 * While a sheet lies over the map, its places are hidden from assistive technology and have no tab stop. The map does
 * it itself: React Aria would make it `inert`, and browsers then style every one of 356 places anew, which took a
 * quarter of a second on a phone and kept the sheet waiting. Pointers meet the sheet's overlay, focus is kept in the sheet.
 */
export function useCoveredMap({ box }: MapElements, store: PlaceStore, isCovered: boolean): void {
  useLayoutEffect(() => {
    const frame = box.current
    if (frame === null || !isCovered) return
    frame.setAttribute(LEFT_ALONE, '')
    store.cover(true)
    return () => {
      frame.removeAttribute(LEFT_ALONE)
      store.cover(false)
    }
  }, [box, store, isCovered])

  useEffect(() => {
    const frame = box.current
    if (frame === null || !isCovered) return
    const hide = () => frame.setAttribute('aria-hidden', 'true')
    // What has the focus must not be hidden: the sheet takes it when its code is there.
    if (frame.contains(document.activeElement)) frame.addEventListener('focusout', hide, { once: true })
    else hide()
    return () => {
      frame.removeEventListener('focusout', hide)
      frame.removeAttribute('aria-hidden')
    }
  }, [box, isCovered])
}
