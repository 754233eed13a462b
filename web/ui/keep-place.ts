import { isFocusLost } from './lost-focus.ts'

/** Frames that a row and the question above it may take to go. */
const FRAMES = 60
const STOPS = ['a[href]', 'button', 'input', 'select', 'textarea'].map((stop) => `main ${stop}`).join(', ')

/**
 * Notes where the focus is before that row may go. The answered function leads a focus that went with its row to the next stop of
 * the page that is still there, else to the one before.
 */
export function keepPlace(): () => Promise<void> {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const held = stops[at]
  return async () => {
    for (let frames = 0; frames < FRAMES && held !== undefined; frames++) {
      if (!held.isConnected && isFocusLost()) {
        const others = [...stops.slice(at + 1), ...stops.slice(0, at).toReversed()]
        others.find((stop) => stop.isConnected && !stop.matches(':disabled'))?.focus()
        return
      }
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }
}
