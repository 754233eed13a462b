import type { UmbrellaLine } from '../../domain/umbrellas/calls.ts'

/** The part of a line that frees its place. */
export type RemovedLine = Pick<UmbrellaLine, 'lineId' | 'umbrellaId' | 'code' | 'from' | 'to'>

/** Lines that were taken out of the cart and whose places are freed only when the undo window has passed. */
export interface Removals {
  /** The lines waiting or being freed: the cart leaves them out. */
  readonly hidden: () => ReadonlySet<number>
  readonly add: (line: RemovedLine) => void
  /** Puts a line back; false when its place has been freed already. */
  readonly undo: (lineId: number) => boolean
  /** Frees one place now; does nothing for a line that was put back. Rejects when the server refuses. */
  readonly settle: (lineId: number) => Promise<void>
  /** Frees all that still waits, e.g. before the cart is quoted. */
  readonly settleAll: () => Promise<void>
  /** Frees all that still waits while the page closes: sent, never awaited. */
  readonly flush: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** How a place is freed; `keepalive` lets the request outlive the page. */
export type FreePlace = (line: RemovedLine, options: { readonly keepalive: boolean }) => Promise<unknown>

/** An empty list of removals over the given way to free a place (DESIGN §5: not before the undo window ends). */
export function createRemovals(free: FreePlace): Removals {
  const waiting = new Map<number, RemovedLine>()
  const leaving = new Map<number, Promise<void>>()
  const listeners = new Set<() => void>()
  let hidden: ReadonlySet<number> = new Set()

  function publish() {
    hidden = new Set([...waiting.keys(), ...leaving.keys()])
    for (const listener of listeners) listener()
  }

  function settle(lineId: number): Promise<void> {
    const line = waiting.get(lineId)
    if (!line) return leaving.get(lineId) ?? Promise.resolve()
    waiting.delete(lineId)
    const freeing = free(line, { keepalive: false })
      .then(() => undefined)
      .finally(() => {
        leaving.delete(lineId)
        publish()
      })
    leaving.set(lineId, freeing)
    return freeing
  }

  return {
    hidden: () => hidden,
    add(line) {
      waiting.set(line.lineId, line)
      publish()
    },
    undo(lineId) {
      const isUndone = waiting.delete(lineId)
      if (isUndone) publish()
      return isUndone
    },
    settle,
    async settleAll() {
      await Promise.all([...waiting.keys()].map(settle).concat([...leaving.values()]))
    },
    flush() {
      for (const line of waiting.values()) free(line, { keepalive: true }).catch(ignoreLateAnswer)
      waiting.clear()
      publish()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Nobody is left to tell: a place that was not freed is freed by the end of its hold. */
function ignoreLateAnswer(): void {}
