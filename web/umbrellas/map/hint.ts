/** Key of this device's note that the pinch hint was shown. */
const KEY = 'showMapHint'

/** Whether the pinch hint has been shown on this device. */
export function hasSeenHint(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    // A browser that blocks storage shows the hint each time.
    return false
  }
}

/** Notes that the pinch hint has been shown. */
export function noteHintSeen(): void {
  try {
    localStorage.setItem(KEY, 'hintSeen')
  } catch {
    // A full or blocked storage costs only the memory.
  }
}
