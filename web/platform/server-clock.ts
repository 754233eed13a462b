import { useEffect, useReducer } from 'react'

/**
 * The server's clock, as far as a browser can know it. It is drawn from the last instant that the
 * server sent. Between two answers a monotonic clock counts, which a person cannot set; where the machine slept,
 * the monotonic clock may have stood still, so the wall clock is asked as well and the later one is taken.
 */
interface Anchor {
  readonly server: number
  readonly monotonic: number
  readonly wall: number
}

/** Largest difference of the two local clocks, in milliseconds, that is not taken for a sleep or a changed clock. */
const TOLERANCE = 2_000

let anchor: Anchor | null = null
const uncertain = new Set<() => void>()

/** Notes the server's instant of an answer that took `roundTrip` milliseconds: it was written half-way. */
export function noteServerNow(instant: string, roundTrip = 0): void {
  anchor = { server: Date.parse(instant) + roundTrip / 2, monotonic: performance.now(), wall: Date.now() }
}

/** The server's time now, epoch milliseconds; the phone's own clock until the server has answered once. */
export function serverTime(): number {
  if (!anchor) return Date.now()
  const counted = performance.now() - anchor.monotonic
  const onTheWall = Date.now() - anchor.wall
  if (Math.abs(onTheWall - counted) <= TOLERANCE) return anchor.server + counted
  return anchor.server + reanchor(anchor, counted, onTheWall)
}

/**
 * The clocks have drifted apart: after a sleep the wall clock is right, after someone set it the monotonic one.
 * Nobody here can tell, so the later is shown and whoever follows {@link onUncertainClock} asks the server.
 */
function reanchor(from: Anchor, counted: number, onTheWall: number): number {
  const elapsed = Math.max(counted, onTheWall)
  anchor = { server: from.server + elapsed, monotonic: performance.now(), wall: Date.now() }
  for (const listener of uncertain) queueMicrotask(listener)
  return elapsed
}

/** Runs when the local clocks have become uncertain and the server should be asked again. */
export function onUncertainClock(listener: () => void): () => void {
  uncertain.add(listener)
  return () => uncertain.delete(listener)
}

/** Forgets the server's clock; for tests. */
export function forgetServerClock(): void {
  anchor = null
}

/** The server's time, drawn anew every `period` milliseconds, on the beat of the server's own clock. */
export function useServerTick(period = 1000, isRunning = true): number {
  const [, beat] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isRunning) return
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      timer = setTimeout(
        () => {
          beat()
          next()
        },
        period - (serverTime() % period) + 5,
      )
    }
    next()
    return () => clearTimeout(timer)
  }, [period, isRunning])
  return serverTime()
}
