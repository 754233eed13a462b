import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from '../platform/store.ts'
import { useTexts } from '../platform/texts.ts'
import { Icon } from './Icon.tsx'
import { isFocusLost } from './lost-focus.ts'
import { closeToast, toastStore, type Toast } from './toasts.ts'
import { uiTexts } from './texts.ts'

export { toast } from './toasts.ts'

/** Where toasts appear; once per app. Their time stands still while the pointer or the focus is on them. */
export function ToastRegion() {
  const texts = useTexts(uiTexts)
  const toasts = useStore(toastStore)
  const [isHeld, setHeld] = useState(false)
  const before = useRef<Element | null>(null)
  const shown = useRef(toasts)
  useEffect(() => {
    if (shown.current === toasts) return
    shown.current = toasts
    // What was pressed here has left with its notice: the focus is back where it came from, and nothing is held any more.
    if (before.current === null || !isFocusLost()) return
    if (before.current instanceof HTMLElement) before.current.focus()
    before.current = null
    setHeld(false)
  }, [toasts])
  // Over the sheets too: React Aria leaves what is marked as a top layer reachable while a dialog is open.
  return createPortal(
    <section
      className="toasts"
      aria-label={texts.notifications}
      aria-live="polite"
      aria-relevant="additions"
      data-react-aria-top-layer="true"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget ?? document.querySelector('main')
        setHeld(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Who goes on by themselves is not taken back. What leaves with its notice tells no blur to React.
        if (!currentTarget.contains(relatedTarget)) before.current = null
        setHeld(false)
      }}
    >
      {toasts.map((shown) => (
        <ToastRow key={shown.id} toast={shown} isHeld={isHeld} />
      ))}
    </section>,
    document.body,
  )
}

function ToastRow({ toast, isHeld }: { readonly toast: Toast; readonly isHeld: boolean }) {
  const texts = useTexts(uiTexts)
  const left = useRef(toast.duration)
  useEffect(() => {
    if (isHeld) return
    const start = performance.now()
    const timer = setTimeout(() => closeToast(toast.id, 'closed'), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - start))
    }
  }, [toast.id, isHeld])
  return (
    <div className="toast">
      {toast.icon ? <Icon name={toast.icon} size={20} /> : null}
      <span className="grow">{toast.text}</span>
      {toast.action ? (
        <button type="button" onClick={() => closeToast(toast.id, 'action')}>
          {toast.action.label}
        </button>
      ) : (
        <button type="button" className="x" aria-label={texts.close} onClick={() => closeToast(toast.id, 'closed')}>
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  )
}
