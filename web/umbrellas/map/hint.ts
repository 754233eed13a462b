/** Keys of what this device notes once it has shown it. */
const KEYS = { hint: 'showMapHint', legend: 'showMapLegend' } as const
type Shown = keyof typeof KEYS

/** Whether the pinch hint, or the legend, has been shown on this device. */
export function hasSeen(what: Shown): boolean {
  try {
    return localStorage.getItem(KEYS[what]) !== null
  } catch {
    // A browser that blocks storage shows it each time.
    return false
  }
}

/** Notes that it has been shown. */
export function noteSeen(what: Shown): void {
  try {
    localStorage.setItem(KEYS[what], 'hintSeen')
  } catch {
    // A full or blocked storage costs only the memory.
  }
}
