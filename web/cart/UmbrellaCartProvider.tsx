import {
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { getCart } from '../../domain/cart/calls.ts'
import { getResort } from '../../domain/content/calls.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import type { UmbrellaLine } from '../../domain/umbrellas/calls.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useSession } from '../platform/session.ts'
import { cartClock } from '../umbrellas/cart-clock.ts'
import { EMPTY_UMBRELLA_CART, UmbrellaCartContext, type UmbrellaCartState } from '../umbrellas/use-umbrella-cart.ts'
import { CartNotices } from './CartNotices.tsx'
import { CartTimeoutAlert } from './CartTimeoutAlert.tsx'
import { CountdownTitle } from './CountdownTitle.tsx'
import { removeLine, settleRemovals } from './remove-line.ts'
import { endCart, holdLength, removals, takeCart, withoutLines } from './umbrella-cart-actions.ts'

/**
 * The umbrella cart for the whole app: one query, one countdown, one end. The shell mounts
 * it once around every page, so that time runs out with the same words wherever the person is.
 */
export function UmbrellaCartProvider({ children }: { readonly children: ReactNode }) {
  const { isLoggedIn } = useSession()
  const { data, isPending, isError, refetch } = useCallQuery(getCart, {}, { enabled: isLoggedIn })
  const hidden = useSyncExternalStore(removals.subscribe, removals.hidden)
  const held = isLoggedIn ? data?.umbrella : undefined
  useHoldLength(isLoggedIn)
  useCountdownOf(held?.expiresAt ?? null, held?.lines)
  useWakingAndClosing()
  const state = useMemo<UmbrellaCartState>(
    () => ({
      cart: held ? withoutLines(held, hidden) : EMPTY_UMBRELLA_CART,
      removed: held?.lines.filter((line) => hidden.has(line.lineId)) ?? [],
      isPending: isLoggedIn && isPending,
      isError: isError && held === undefined,
      accept: ({ cart, serverNow }) => takeCart(cart, serverNow),
      removeLine: (line) => void removeLine(line),
      settleRemovals,
      refetch: () => void refetch(),
    }),
    [held, hidden, isLoggedIn, isPending, isError, refetch],
  )
  return (
    <UmbrellaCartContext value={state}>
      {children}
      <Suspense fallback={null}>
        <CountdownTitle />
        <CartNotices />
        <CartTimeoutAlert />
      </Suspense>
    </UmbrellaCartContext>
  )
}

function useHoldLength(isLoggedIn: boolean): void {
  const { data: resort } = useCallQuery(getResort, {}, { enabled: isLoggedIn })
  useEffect(() => {
    if (resort) holdLength.set(resort.holdMinutes * MINUTE)
  }, [resort])
}

/** Keeps the one countdown at the cart's deadline and ends the cart when it is over. */
function useCountdownOf(expiresAt: string | null, lines: readonly UmbrellaLine[] | undefined): void {
  const known = useRef<{ lines: readonly UmbrellaLine[]; since: number }>({ lines: [], since: 0 })
  const onOver = useEffectEvent(() => void endCart(known.current.lines, known.current.since))
  useEffect(() => cartClock.onOver(() => onOver()), [])
  // Before it is painted: a cart is never seen with "00:00".
  useLayoutEffect(() => {
    if (expiresAt !== null) {
      const deadline = Date.parse(expiresAt)
      known.current = { lines: lines ?? [], since: deadline - holdLength.get() }
      cartClock.start(deadline, holdLength.get())
      return
    }
    // The server may say "empty" a moment before the timer fires: that is the end of the time as well.
    cartClock.tick()
    if (cartClock.read().phase !== 'expired') cartClock.stop()
  }, [expiresAt, lines])
}

/** Looks at the clock when the page wakes up, and frees removed places when it closes. */
function useWakingAndClosing(): void {
  useEffect(() => {
    const wake = () => {
      if (!document.hidden) cartClock.tick()
    }
    const close = () => removals.flush()
    document.addEventListener('visibilitychange', wake)
    addEventListener('pageshow', wake)
    addEventListener('pagehide', close)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      removeEventListener('pageshow', wake)
      removeEventListener('pagehide', close)
    }
  }, [])
}
