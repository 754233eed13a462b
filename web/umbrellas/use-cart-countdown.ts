import { useSyncExternalStore } from 'react'
import { cartClock } from './cart-clock.ts'
import type { Countdown } from './countdown.ts'

/** The cart's countdown, redrawn once a second: call it in the smallest component that shows it. */
export function useCartCountdown(): Countdown {
  return useSyncExternalStore(cartClock.subscribe, cartClock.read)
}
