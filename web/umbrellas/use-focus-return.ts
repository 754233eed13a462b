import { useEffect, useRef } from 'react'
import { focusPlace } from './map/PlaceGrid.tsx'

/**
 * Once nothing lies over the beach any more the focus is on the place that the last sheet was about, in map and list alike
 * (DESIGN.md §6). Not before: the sheet that follows another one, with what the server refused, needs the focus itself, or
 * Esc would not close it. `openId`: the place that a sheet is about; `isCovered`: any sheet is open.
 */
export function useFocusReturn(openId: number | undefined, isCovered: boolean): void {
  const last = useRef(openId)
  useEffect(() => {
    if (openId !== undefined) last.current = openId
    const closed = last.current
    if (isCovered || closed === undefined) return
    const give = () => {
      last.current = undefined
      focusPlace(document, closed)
    }
    // After the frames in which the sheet goes and the shell looks for a new page to focus.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(give)))
    return () => cancelAnimationFrame(frame)
  }, [openId, isCovered])
}
