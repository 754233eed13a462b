/** Which way a change of page moves: `push` deeper, `pop` back, `tab` a short fade, `none` at once. */
export type Motion = 'push' | 'pop' | 'tab' | 'none'

/** Tells the style sheet which way the next view transition goes (`data-nav` on the root). */
function setMotion(motion: Motion): void {
  document.documentElement.dataset['nav'] = motion
}

/** What the app keeps in an entry of the browser's history. */
export interface HistoryEntry {
  /** Position in this app's own history. */
  readonly idx: number
  /** Names the entry: its scroll position is kept under it. */
  readonly key: string
  /** Position of the last root of a tab at or below this entry; null when the app was entered deeper. */
  readonly root: number | null
}

/** Whether a path is the root of a tab, e.g. `/tabs/home`. */
export const isTabRoot = (pathname: string): boolean => /^\/tabs\/[^/]+\/?$/.test(pathname)

/** The current entry; the page that was opened first has none of its own. */
export function historyEntry(): HistoryEntry {
  const state: unknown = history.state
  if (typeof state === 'object' && state !== null && 'idx' in state && 'key' in state) return state as HistoryEntry
  return { idx: 0, key: 'first', root: isTabRoot(location.pathname) ? 0 : null }
}

/** How many pages of this app lie behind the current one; 0 for the page that was opened first. */
export function historyDepth(): number {
  return historyEntry().idx
}

/**
 * Draws a change of page in a view transition, where the browser has them and the motion asks for one. `draw` resolves
 * when the new page stands.
 */
export function withMotion(motion: Motion, draw: () => Promise<void>): void {
  setMotion(motion)
  if (motion === 'none' || typeof document.startViewTransition !== 'function') {
    void draw()
    return
  }
  const transition = document.startViewTransition(draw)
  // A transition that a newer one skips is no failure: the page is drawn all the same.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
}
