import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/** Whether a key pressed at this target reaches no dialog that is open: it is on the page, or on a dialog that goes or lies below. */
function isOutside(target: EventTarget | null, top: Element): boolean {
  if (!(target instanceof Element) || target === document.body) return true
  return !top.contains(target) && target.closest('#root, .overlay') !== null
}

/**
 * Esc closes the topmost dialog wherever the focus is. The dialog itself hears keys only while the focus is inside: not
 * right after it has come, while the one above it still fades, or once what had the focus has gone. `close`: what Esc does,
 * undefined while it does nothing. Answers the ref for the dialog's overlay.
 */
export function useLostEscape(close: (() => void) | undefined): RefObject<HTMLDivElement | null> {
  const overlay = useRef<HTMLDivElement>(null)
  const isHeard = close !== undefined
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.repeat || event.isComposing) return
    const top = [...document.querySelectorAll('.overlay:not([data-exiting])')].at(-1)
    if (top === undefined || top !== overlay.current || !isOutside(event.target, top)) return
    event.preventDefault()
    event.stopPropagation()
    close?.()
  })
  // With what is drawn, and before a dialog that goes or the page takes the key.
  useLayoutEffect(() => {
    if (!isHeard) return
    const listen = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [isHeard])
  return overlay
}
