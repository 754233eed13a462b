import { useEffect, useRef } from 'react'
import { SECOND } from '../../domain/platform/duration.ts'
import { preloadFailureTexts } from '../platform/failure.ts'
import { useHere } from '../platform/navigation.tsx'
import { screenTitle } from '../platform/screen-title.ts'
import { useSession } from '../platform/session.ts'
import { useStore } from '../platform/store.ts'
import { useTexts } from '../platform/texts.ts'
import { whenIdle } from '../platform/when-idle.ts'
import { preloadAlerts } from '../ui/AlertDialog.tsx'
import { announce } from '../ui/Announcer.tsx'
import { preloadSheets } from '../ui/Sheet.tsx'
import { isFocusLost } from '../ui/lost-focus.ts'
import { PAGES, routeAt, ROUTES, TABS, type PageName } from '../routes.ts'
import { loadGuard } from './Gate.tsx'
import { useResortName } from './resort.ts'
import { shellTexts } from './texts.ts'

/**
 * Keeps the document's title at the screen and the resort, and says it when another screen opens: the browser reads the first one only.
 * The back office names itself.
 */
export function useDocumentTitle(): void {
  const texts = useTexts(shellTexts)
  const resort = useResortName()
  const page = routeAt(useHere().pathname)?.page ?? 'notFound'
  const own = useStore(screenTitle)
  const title = page === 'staff' ? null : (own ?? texts.titles[page])
  const said = useRef<string | null>(null)
  useEffect(() => {
    if (title === null) return
    document.title = `${title} · ${resort}`
    // A page that is named by its heading is read by that when it takes the focus.
    const isNamed = document.querySelector('main[aria-labelledby]') !== null
    if (said.current !== null && said.current !== title && !isNamed) announce(`${title}.`, 'screen')
    said.current = title
  }, [title, resort])
}

/**
 * Until somebody moves the focus on, gives it back to the page that loses it: when something else stands in for it while it
 * loads what it needs, and when what it loads comes with another `main`. Answers what ends that.
 */
function keepFocusOnPage(): () => void {
  const give = () => {
    if (!isFocusLost()) return
    document.querySelector<HTMLElement>('main:not([aria-busy])')?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(give)
  const events = new AbortController()
  const stop = () => {
    observer.disconnect()
    events.abort()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  addEventListener('pointerdown', stop, { signal: events.signal })
  addEventListener('focusin', ({ target }) => (target as Element).matches('main') || stop(), { signal: events.signal })
  return stop
}

/** Moves the focus to a page when it opens, so that keyboards and screen readers start at its top. */
export function usePageFocus(): void {
  const { pathname } = useHere()
  const page = routeAt(pathname) ?? pathname
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    const main = document.querySelector<HTMLElement>('main')
    // A page that asks for the focus itself (a form, an alert) keeps it.
    if (!main || main.contains(document.activeElement)) return
    main.focus({ preventScroll: true })
    return keepFocusOnPage()
  }, [page])
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Milliseconds after which the pages' code is loaded even if the browser was never idle. */
const LONGEST_WAIT = 4 * SECOND

/** The pages that a visitor can open next from the welcome page. */
const AT_THE_ENTRANCE: readonly PageName[] = ['welcome', 'signup', 'recoverPassword', 'home', 'search', 'map']

const TAB_PAGES = TABS.map((tab) => routeAt(`/tabs/${tab}`)?.page)

/** The pages that a person can open from here, the tabs' first: those behind the login are for who has one. */
function openablePages(isLoggedIn: boolean, hasEntered: boolean): readonly (keyof typeof PAGES)[] {
  const names = [...new Set([...TAB_PAGES, ...Object.keys(PAGES)])] as (keyof typeof PAGES)[]
  if (isLoggedIn) return names
  const isOpen = (name: PageName) => ROUTES.some(({ page, access }) => page === name && access !== 'login')
  return hasEntered ? names.filter(isOpen) : names.filter((name) => AT_THE_ENTRANCE.includes(name))
}

/**
 * Loads the code of the pages that come next once the first one is there and the browser is idle; not when data is dear.
 */
export function usePreloadPages(): void {
  const { isLoggedIn, entraIsClicked } = useSession()
  // The pass has to open where the network ends (B-02): its code comes next, however dear data is.
  useEffect(() => {
    if (isLoggedIn) whenIdle(() => void PAGES.summary().catch(() => undefined), 1 * SECOND)
  }, [isLoggedIn])
  useEffect(() => {
    const { connection } = navigator as Navigator & { readonly connection?: Connection }
    if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return
    const pages = openablePages(isLoggedIn, entraIsClicked)
    const load = async () => {
      // Where a version waits this page goes in a moment, and what it asks of the worker that leaves keeps that one at work (123).
      const worker = await navigator.serviceWorker?.getRegistration('/').catch(() => undefined)
      if (worker?.waiting) return
      const parts = [preloadAlerts, preloadSheets, preloadFailureTexts, loadGuard, ...pages.map((name) => PAGES[name])]
      // One after the other: what is pressed meanwhile waits for the files of one page, and not of all.
      for (const loadPart of parts) {
        // A page that cannot be loaded now is loaded when it is opened.
        await loadPart().catch(() => undefined)
      }
    }
    whenIdle(() => void load(), LONGEST_WAIT)
  }, [isLoggedIn, entraIsClicked])
}
