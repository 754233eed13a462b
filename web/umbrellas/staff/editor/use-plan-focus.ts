import { useEffect, useRef, type RefObject } from 'react'
import { isFocusLost } from '../../../ui/lost-focus.ts'

/**
 * B-23: the plan, which takes the focus that goes with what the panel showed. Who has chosen places by their codes moves them with
 * the arrows at once, and who has taken something away goes on at the plan instead of at the top of the page.
 */
export function usePlanFocus(shown: string): RefObject<HTMLDivElement | null> {
  const plan = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (isFocusLost()) plan.current?.focus({ preventScroll: true })
  }, [shown])
  return plan
}
