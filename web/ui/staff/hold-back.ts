import { toast } from '../toasts.ts'

/** What is said of something that cannot be called back, while it waits. */
interface Held {
  readonly words: string
  readonly undo: string
  readonly undone: string
  /** Does it; `isLeaving` while the page closes, when nobody waits for an answer. */
  readonly send: (isLeaving: boolean) => Promise<unknown>
  readonly onFailed: (failure: unknown) => void
}

const waiting = new Set<Held>()

/** Does it when the notice with *Annulla* has gone, not before (B-11); goes out too when the page closes meanwhile. */
export function holdBack(held: Held): void {
  waiting.add(held)
  toast(held.words, {
    action: {
      label: held.undo,
      onPress: () => {
        if (waiting.delete(held)) toast(held.undone)
      },
    },
    onClose: () => {
      if (waiting.delete(held)) held.send(false).catch(held.onFailed)
    },
  })
}

/** Nobody is left to tell: what was refused is not in the books of whoever looks next. */
function ignoreLateAnswer(): void {}

globalThis.addEventListener('pagehide', () => {
  for (const held of waiting) held.send(true).catch(ignoreLateAnswer)
  waiting.clear()
})
