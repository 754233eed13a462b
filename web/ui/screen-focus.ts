import { useLayoutEffect, useRef, type RefObject } from 'react'
import { isFocusLost } from './lost-focus.ts'

/** Whether the focus was on the screen that has just gone. */
let hasGone = false

/**
 * Takes the focus over from the screen whose place this one takes, at the same address or while its data came: it would be lost
 * with what is gone. A field that asks for the focus itself keeps it.
 */
export function useScreenFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const screen = main.current
    if (hasGone && isFocusLost()) screen?.focus({ preventScroll: true })
    hasGone = false
    return () => {
      hasGone = screen?.contains(document.activeElement) ?? false
    }
  }, [])
  return main
}
