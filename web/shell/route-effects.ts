import { useEffect, useRef } from 'react'
import { preloadFailureTexts } from '../platform/failure.ts'
import { useHere } from '../platform/navigation.tsx'
import { useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { preloadAlerts } from '../ui/AlertDialog.tsx'
import { preloadSheets } from '../ui/Sheet.tsx'
import { PAGES, routeAt } from '../routes.ts'
import { preloadGuard } from './Gate.tsx'
import { useResortName } from './resort.ts'
import { shellTexts } from './texts.ts'

/** Keeps the document's title at the page and the resort; the back office names its own screens. */
export function useDocumentTitle(): void {
  const texts = useTexts(shellTexts)
  const resort = useResortName()
  const page = routeAt(useHere().pathname)?.page ?? 'notFound'
  const title = page === 'staff' ? null : texts.titles[page]
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${resort}`
  }, [title, resort])
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
  }, [page])
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Milliseconds after which the pages' code is loaded even if the browser was never idle. */
const LONGEST_WAIT = 4_000

/** Loads the code of all pages of guests once the first one is there and the browser is idle; not when data is dear. */
export function usePreloadPages(): void {
  const { isLoggedIn } = useSession()
  // The pass has to open where the network ends (B-02): its code does not wait, however dear data is.
  useEffect(() => {
    if (isLoggedIn) PAGES.summary().catch(() => undefined)
  }, [isLoggedIn])
  useEffect(() => {
    const { connection } = navigator as Navigator & { readonly connection?: Connection }
    if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return
    const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500))
    const load = () => {
      // A page that cannot be loaded now is loaded when it is opened.
      void Promise.allSettled(
        [preloadAlerts, preloadSheets, preloadFailureTexts, preloadGuard, ...Object.values(PAGES)].map((page) =>
          page(),
        ),
      )
    }
    idle(load, { timeout: LONGEST_WAIT })
  }, [])
}
