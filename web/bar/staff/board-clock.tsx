import { createContext, use, type ReactNode } from 'react'
import { serverTime, useServerTick } from '../../platform/server-clock.ts'

const Clock = createContext<number | null>(null)

/** One clock for all cards: only what shows a time is drawn anew each second. */
export function BoardClock({ children }: { readonly children: ReactNode }) {
  return <Clock value={useServerTick()}>{children}</Clock>
}

/** The server's time now, epoch milliseconds, followed. */
export function useBoardTime(): number {
  return use(Clock) ?? serverTime()
}
