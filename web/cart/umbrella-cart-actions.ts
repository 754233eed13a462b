import { getCart } from '../../domain/cart/calls.ts'
import { sumCents } from '../../domain/platform/cents.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { unlockUmbrella, type UmbrellaCart, type UmbrellaLine } from '../../domain/umbrellas/calls.ts'
import { getOwnPlaces } from '../../domain/umbrellas/own-calls.ts'
import { call } from '../platform/call.ts'
import { cachedCallData, invalidate, setCallData } from '../platform/queries.ts'
import { serverTime } from '../platform/server-clock.ts'
import { readSession, onSignOut } from '../platform/session.ts'
import { createStore } from '../platform/store.ts'
import { cartClock } from '../umbrellas/cart-clock.ts'
import { EMPTY_UMBRELLA_CART } from '../umbrellas/use-umbrella-cart.ts'
import { expireCart } from './cart-expiry.ts'
import { createRemovals, type RemovedLine } from './removals.ts'

/** Length of a hold in milliseconds: the resort's own, and R-902's until that has come. */
export const holdLength = createStore(8 * MINUTE)

/** The places that the last countdown gave back, until the person has read it; null when there is nothing to say. */
export const expiredLines = createStore<readonly UmbrellaLine[] | null>(null)

/** A removal that the server did not accept, until it has been told. */
export const failedRemoval = createStore<{ readonly error: unknown } | null>(null)

/** A cart without some of its lines. What is left keeps its deadline; nothing left has none. */
export function withoutLines(cart: UmbrellaCart, hidden: ReadonlySet<number>): UmbrellaCart {
  const lines = cart.lines.filter((line) => !hidden.has(line.lineId))
  if (lines.length === cart.lines.length) return cart
  if (lines.length === 0) return EMPTY_UMBRELLA_CART
  return { ...cart, lines, totalCents: sumCents(lines.map((line) => line.totalCents)) }
}

/** Puts a cart that the server sent into the cache. */
export function takeCart(umbrella: UmbrellaCart, serverNow: string): void {
  setCallData(getCart, {}, (known) => ({ umbrella, orderedAt: known?.orderedAt ?? null, serverNow }))
}

/** Shows an empty cart at once, then asks the server (an order was placed, or time ran out). */
export function clearCart(): void {
  setCallData(getCart, {}, (known) => known && { ...known, umbrella: EMPTY_UMBRELLA_CART })
  void invalidate(getCart)
  // What ran out pauses for this person, and what was ordered is theirs on the map.
  void invalidate(getOwnPlaces)
}

function unlock(line: RemovedLine, options: { readonly keepalive?: boolean } = {}) {
  const input = {
    dataInizio: line.from,
    dataFine: line.to,
    idOmbrellone: line.umbrellaId,
    idUser: readSession().username,
  }
  return call(unlockUmbrella, input, options)
}

/** Lines that wait for the end of their undo window (DESIGN.md 5). */
export const removals = createRemovals(async (line, options) => {
  try {
    await unlock(line, options)
  } catch (error) {
    failedRemoval.set({ error })
    throw error
  }
  setCallData(
    getCart,
    {},
    (known) => known && { ...known, umbrella: withoutLines(known.umbrella, new Set([line.lineId])) },
  )
})

let isEnding = false

/**
 * Ends the umbrella cart when its countdown is over; once, however many things notice it. `heldSince` is when its
 * hold began (epoch milliseconds).
 */
export async function endCart(lines: readonly UmbrellaLine[], heldSince: number): Promise<void> {
  if (isEnding || expiredLines.get() !== null) return
  isEnding = true
  try {
    await expireCart(lines, heldSince, {
      askCart: () => call(getCart, {}),
      unlock,
      takeCart: (cart) => {
        const known = cachedCallData(getCart, {})
        if (known) setCallData(getCart, {}, { ...known, umbrella: cart })
      },
      emptyCart: clearCart,
      alert: (gone) => (gone.length > 0 ? expiredLines.set(gone) : cartClock.stop()),
    })
  } finally {
    isEnding = false
  }
  // What the server still held may be over by now: the answer took its time. Then the clock ends it anew, at once.
  const left = cachedCallData(getCart, {})?.umbrella.expiresAt ?? null
  if (left !== null) cartClock.start(Date.parse(left), holdLength.get())
}

/** The server said that the time is over, whatever the countdown shows. */
export function endCountdown(): void {
  cartClock.start(serverTime(), holdLength.get())
}

/** Closes the notice of an expired cart and clears the countdown's text. */
export function forgetExpiredCart(): void {
  expiredLines.set(null)
  cartClock.stop()
}

// What waits is freed while the token still works; nothing of the cart outlives the session.
onSignOut(() => {
  removals.flush()
  forgetExpiredCart()
})
