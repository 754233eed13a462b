import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { holdHere, navigate } from '../../platform/history.ts'
import { useTexts } from '../../platform/texts.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { catalogTexts } from './texts.ts'

export interface Unsaved {
  /** Goes on at once when nothing is unsaved, and asks before it otherwise. */
  readonly leave: (go: () => void) => void
  /** The question, to be drawn anywhere. */
  readonly alert: ReactNode
}

/** Guards what is written and not saved: within the catalogue, on the way to another screen, and when the window closes. */
export function useUnsaved(isDirty: boolean, discard: () => void): Unsaved {
  const texts = useTexts(catalogTexts).unsaved
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!isDirty) return
    const release = holdHere((path) => setWaiting(() => () => navigate(path, { replace: false, motion: 'none' })))
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => {
      release()
      removeEventListener('beforeunload', warn)
    }
  }, [isDirty])
  const stay = () => setWaiting(null)
  const goOn = () => {
    // The guard above lets go as soon as nothing is unsaved any more.
    flushSync(() => {
      setWaiting(null)
      discard()
    })
    waiting?.()
  }
  return {
    leave: (go) => (isDirty ? setWaiting(() => go) : go()),
    alert:
      waiting === null ? null : (
        <AlertDialog
          title={texts.title}
          text={texts.text}
          icon="alert"
          iconTone="warn"
          actions={[
            { label: texts.stay, onPress: stay, autoFocus: true },
            { label: texts.leave, variant: 'danger-tint', onPress: goOn },
          ]}
          onEscape={stay}
        />
      ),
  }
}
