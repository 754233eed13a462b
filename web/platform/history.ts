import { historyDepth, historyEntry, isTabRoot, type HistoryEntry, type Motion } from './motion.ts'

/** Where the app is. */
export interface Place {
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
  /** With its hash mark, or empty. */
  readonly hash: string
  readonly key: string
}

/** A change of place, for the router to draw. */
export interface Move {
  readonly place: Place
  readonly motion: Motion
  /** Vertical scroll position to show, in pixels; null keeps it. */
  readonly scroll: number | null
}

/** What the history needs from the router. */
export interface HistoryFollower {
  /** Where a path that only redirects leads; every other path as it is. */
  readonly rewrite: (path: string) => string
  /** Loads what a path needs before it is drawn; never rejects. */
  readonly prepare: (pathname: string) => Promise<void>
  readonly draw: (move: Move) => void
}

/** Pathname that this document was loaded at: what it may do depends on it, wherever the app has gone since. */
export const openedAt = location.pathname

/** The current place, read from the address bar: the one truth of it. */
export function readPlace(): Place {
  const { pathname, search, hash } = location
  return { pathname, search, hash, key: historyEntry().key }
}

const NOBODY: HistoryFollower = { rewrite: (path) => path, prepare: async () => undefined, draw: () => undefined }
let follower = NOBODY
/** Position of each entry, by its key, and the entry that is drawn now. */
let scrolls = new Map<string, number>()
let drawn: HistoryEntry = { idx: 0, key: 'first', root: null }
/** Counts navigations: the newest wins over one that is still loading. */
let newest = 0

/** Told when the person tries to leave a page that keeps them; null while none does. */
let onHeld: ((path: string) => void) | null = null

/**
 * Keeps the person on this page, whichever way they try to leave it, until the answered function is called: a payment is on
 * its way, or something is not saved. `onTry` hears where they wanted to go, and says why not.
 */
export function holdHere(onTry: (path: string) => void): () => void {
  onHeld = onTry
  return () => {
    if (onHeld === onTry) onHeld = null
  }
}

/** How a place is opened. */
interface NavigateOptions {
  readonly replace: boolean
  readonly motion: Motion
}

/**
 * Opens a path of this app (path, query and hash). The address changes when the page's code is there; a change of the
 * query alone happens at once and keeps the scroll position.
 */
export function navigate(path: string, options: NavigateOptions): void {
  const target = new URL(follower.rewrite(path), location.href)
  if (onHeld && target.pathname !== location.pathname) return onHeld(path)
  const turn = ++newest
  if (target.pathname === location.pathname) {
    // As a browser does with its own links: a step back from the very same place would seem to do nothing.
    const isThere = target.href === location.href
    enter(target, isThere ? { ...options, replace: true } : options, null)
    return
  }
  void follower.prepare(target.pathname).then(() => {
    if (turn === newest) enter(target, options, 0)
  })
}

/** What waits for the browser to have gone back to the root of the tab. */
let onArrival: (() => void) | null = null

/**
 * Opens a path as the only page above `root`, the root of a tab: a flow that is done (cart, checkout) is left behind, so
 * that neither the app's back nor the browser's leads into it again. Without a root below, the current page becomes it.
 */
export function navigateAbove(root: string, path: string): void {
  const turn = ++newest
  const target = new URL(follower.rewrite(path), location.href)
  void follower.prepare(target.pathname).then(() => {
    if (turn !== newest) return
    const open = () => {
      if (location.pathname !== root) replaceSilently(root)
      enter(target, { replace: false, motion: 'push' }, 0)
    }
    const { idx, root: rootIdx } = historyEntry()
    if (rootIdx === null || rootIdx === idx) return open()
    goBackTo(rootIdx, () => {
      if (turn === newest) open()
    })
  })
}

/** Milliseconds that the browser may take for a step back before another is tried. */
const STEP_WITHIN = 250
const MOST_STEPS = 12

/**
 * Goes back to an entry of ours, then runs `arrive`. Frames in the page, such as the one in which a bank asked for a
 * confirmation, have entries of their own: a step back into one of them moves nothing of ours and is told by nothing.
 */
function goBackTo(root: number, arrive: () => void, steps = 0): void {
  const { idx } = historyEntry()
  if (idx <= root || steps === MOST_STEPS) return arrive()
  const next = () => {
    clearTimeout(timer)
    onArrival = null
    goBackTo(root, arrive, steps + 1)
  }
  const timer = setTimeout(next, STEP_WITHIN)
  onArrival = next
  history.go(root - idx)
}

/** Makes the current entry the root of a tab without drawing it. */
function replaceSilently(root: string): void {
  const { idx } = historyEntry()
  history.replaceState({ idx, key: crypto.randomUUID(), root: idx } satisfies HistoryEntry, '', root)
}

function enter(target: URL, { replace, motion }: NavigateOptions, scroll: number | null): void {
  scrolls.set(drawn.key, scrollY)
  const current = historyEntry()
  const idx = replace ? current.idx : current.idx + 1
  const root = isTabRoot(target.pathname) ? idx : replace && current.root === current.idx ? null : current.root
  const next: HistoryEntry = { idx, key: crypto.randomUUID(), root }
  if (replace) history.replaceState(next, '', target)
  else history.pushState(next, '', target)
  draw(scroll === null ? 'none' : motion, scroll)
}

function draw(motion: Motion, scroll: number | null): void {
  drawn = historyEntry()
  follower.draw({ place: readPlace(), motion, scroll })
}

/** Follows the browser's back and forward, where the browser has moved already; an entry is shown as it was left. */
function pop(event: PopStateEvent): void {
  const arrived = onArrival
  onArrival = null
  if (arrived) return arrived()
  if (onHeld) return stay(onHeld)
  const turn = ++newest
  const isBack = historyDepth() < drawn.idx
  // After a swipe the browser has drawn a transition of its own.
  const motion = event.hasUAVisualTransition ? 'none' : isBack ? 'pop' : 'push'
  void follower.prepare(location.pathname).then(() => {
    if (turn === newest) draw(motion, scrolls.get(historyEntry().key) ?? 0)
  })
}

/** The browser has moved already: it is sent back to the page that is drawn, and the person is told. */
function stay(tell: (path: string) => void): void {
  const away = drawn.idx - historyDepth()
  if (away === 0) return
  const { pathname, search, hash } = location
  history.go(away)
  tell(`${pathname}${search}${hash}`)
}

function noteScroll(): void {
  scrolls.set(drawn.key, scrollY)
}

const SCROLL_KEY = 'scroll'

/** Keeps the positions over a reload; they are lost where the browser refuses to store. */
function storeScrolls(): void {
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify([...scrolls].slice(-50)))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

function storedScrolls(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '[]') as [string, number][])
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError || error instanceof TypeError) return new Map()
    throw error
  }
}

/** Starts to follow the history; returns how to stop. */
export function followHistory(router: HistoryFollower): () => void {
  follower = router
  // A page that is opened by its address has a name of its own: it does not begin where another one of this tab was left.
  if (history.state === null)
    history.replaceState({ ...historyEntry(), key: crypto.randomUUID() } satisfies HistoryEntry, '')
  drawn = historyEntry()
  scrolls = storedScrolls()
  history.scrollRestoration = 'manual'
  addEventListener('popstate', pop)
  addEventListener('scroll', noteScroll, { passive: true })
  addEventListener('pagehide', storeScrolls)
  return () => {
    follower = NOBODY
    removeEventListener('popstate', pop)
    removeEventListener('scroll', noteScroll)
    removeEventListener('pagehide', storeScrolls)
  }
}

/** Where the page that was opened first had been scrolled to, before a reload. */
export function firstScroll(): number {
  return scrolls.get(historyEntry().key) ?? 0
}
