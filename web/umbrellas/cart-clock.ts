import { SECOND } from '../../domain/platform/duration.ts'
import { serverTime } from '../platform/server-clock.ts'
import { countdownAt, EXPIRED, STOPPED, type Countdown } from './countdown.ts'

/** The one countdown of the umbrella cart, whoever draws it. */
export interface CartClock {
  /** Counts to the cart's deadline, in milliseconds of the server's clock. The same deadline changes nothing. */
  readonly start: (deadline: number, whole: number) => void
  /** Ends the countdown and clears its text. */
  readonly stop: () => void
  /** Clears the text while a payment is on its way; the deadline goes on at the server. */
  readonly pause: () => void
  /** Counts on to the deadline that holds by now. */
  readonly resume: () => void
  /** Reads the server's clock at once: after a sleep no timer has fired yet. */
  readonly tick: () => void
  readonly read: () => Countdown
  readonly subscribe: (listener: () => void) => () => void
  /** Runs `listener` whenever a deadline is reached, also when it was over at its start and the text says so already. */
  readonly onOver: (listener: () => void) => () => void
}

/**
 * A countdown drawn from the server's instants only: `now` is the server's time in milliseconds, so a
 * wrong phone clock, a reload and a sleep don't move it. Its timers only decide when to look again.
 */
export function createCartClock(now: () => number): CartClock {
  let shown = STOPPED
  let deadline: number | null = null
  let whole = 0
  let isPaused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const overListeners = new Set<() => void>()

  function show(next: Countdown) {
    if (next.text === shown.text) return
    shown = next
    for (const listener of listeners) listener()
  }

  function tick() {
    clearTimeout(timer)
    if (deadline === null || isPaused) return
    const at = now()
    const next = countdownAt(deadline, at, whole)
    if (next !== EXPIRED) {
      timer = setTimeout(tick, (deadline - at) % SECOND || SECOND)
      show(next)
      return
    }
    deadline = null
    show(next)
    for (const listener of overListeners) listener()
  }

  return {
    start(newDeadline, newWhole) {
      if (newDeadline === deadline) return
      deadline = newDeadline
      whole = newWhole
      tick()
    },
    stop() {
      clearTimeout(timer)
      deadline = null
      show(STOPPED)
    },
    pause() {
      isPaused = true
      clearTimeout(timer)
      show(STOPPED)
    },
    resume() {
      isPaused = false
      tick()
    },
    tick,
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onOver(listener) {
      overListeners.add(listener)
      return () => overListeners.delete(listener)
    },
  }
}

export const cartClock = createCartClock(serverTime)
