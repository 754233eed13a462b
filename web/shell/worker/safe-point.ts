import { useEffect, useState } from 'react'
import { routeAt, type PageName } from '../../routes.ts'
import { toastStore } from '../../ui/toasts.ts'

/** Pages on which somebody is about to pay or to commit themselves: nothing comes between. */
const COMMITTING: ReadonlySet<PageName> = new Set<PageName>([
  'cart',
  'checkout',
  'cardChoose',
  'cardEdit',
  'execute',
  'outcome',
  'subscriptionConfirm',
  'changeBooking',
  'withdrawal',
  'ownDays',
  'deleteAccount',
  'confirmEmail',
])

/** Whether a page may be loaded anew as far as its place says: no payment and no contract is under way there. */
export function isSafePath(pathname: string): boolean {
  const page = routeAt(pathname)?.page
  return page === undefined || !COMMITTING.has(page)
}

/** Whether something stands over the page that a new load would take away: a question, a form, an undo. */
export function isBusyNow(): boolean {
  const hasDialog = document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null
  return hasDialog || toastStore.get().some(({ action }) => action !== undefined)
}

/** Whether one of these events has come since the page opened: what was done on a page is gone with it. */
function useHappened(pathname: string, events: readonly string[]): boolean {
  const [happenedAt, setHappenedAt] = useState<string | null>(null)
  useEffect(() => {
    const noting = new Set<ReturnType<typeof setTimeout>>()
    // Only after the event: a state that is set while it is on its way down is drawn before React hears of the input, and a field
    // that is drawn then gets back its old value; what was typed is lost.
    const note = () => {
      if (noting.size === 0) noting.add(setTimeout(() => setHappenedAt(pathname)))
    }
    for (const event of events) document.addEventListener(event, note, { capture: true })
    return () => {
      for (const timer of noting) clearTimeout(timer)
      for (const event of events) document.removeEventListener(event, note, { capture: true })
      setHappenedAt(null)
    }
  }, [pathname, events])
  return happenedAt === pathname
}

const TYPING = ['input']
const TOUCHES = ['pointerdown', 'keydown', 'input']

/** Whether the page may be loaded anew: nothing is paid or agreed to here, and nothing has been typed since it opened. */
export function useSafePoint(pathname: string): boolean {
  const isTyped = useHappened(pathname, TYPING)
  return !isTyped && isSafePath(pathname)
}

/** Whether nobody has pressed or typed anything since the page opened. */
export function useUntouched(pathname: string): boolean {
  return !useHappened(pathname, TOUCHES)
}
