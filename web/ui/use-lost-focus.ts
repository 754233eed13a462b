import { useEffect, useRef, type RefObject } from 'react'
import { isFocusLost } from './lost-focus.ts'

/** Whether anything has had the focus yet. What changes by itself under somebody who has touched nothing takes none from them. */
let wasGiven = document.activeElement !== document.body
addEventListener('focusin', () => (wasGiven = true), { capture: true, once: true })

const CONTROLS = 'button:not(:disabled), a[href], input:not(:disabled)'

/** The way in to what was changed: its first control, else itself. */
function enter(place: HTMLElement): void {
  const control = place.querySelector<HTMLElement>(CONTROLS)
  if (control === null) place.tabIndex = -1
  ;(control ?? place).focus()
}

/**
 * What was pressed may go with what it did: a row that is removed, a question that is answered. Once `shown` has changed and
 * nothing has the focus any more, it goes to the first control in the element of the returned ref, or to that element: who uses
 * a keyboard or a screen reader goes on there instead of at the top of the page.
 */
export function useLostFocus<T extends HTMLElement>(shown: string | number): RefObject<T | null> {
  const place = useRef<T>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    // A dialog that closes with the change gives the focus back some frames later, to what may be gone.
    let frames = FRAMES
    const look = () => {
      if (wasGiven && isFocusLost() && place.current !== null) enter(place.current)
      else if (frames-- > 0) frame = requestAnimationFrame(look)
    }
    let frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [shown])
  return place
}

/** Frames in which the focus may still be lost after a change. */
const FRAMES = 6

/** A step of a page that follows another one opens as a page does: with the focus at its top (see `usePageFocus`). */
export function useStepFocus(step: string): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [step])
}
