import { createContext, use } from 'react'
import type { UmbrellaCart, UmbrellaLine } from '../../domain/umbrellas/calls.ts'
import { cents } from '../../domain/platform/cents.ts'

/** The umbrella cart as every screen sees it; `web/cart` provides it. */
export interface UmbrellaCartState {
  /** Without the lines whose removal can still be undone. */
  readonly cart: UmbrellaCart
  /** Those lines: the server still holds their places for this person. */
  readonly removed: readonly UmbrellaLine[]
  readonly isPending: boolean
  readonly isError: boolean
  /** Takes the cart that a change answered with, e.g. of `lockUmbrellas`. */
  readonly accept: (answer: { readonly cart: UmbrellaCart; readonly serverNow: string }) => void
  /** Takes a line out with six seconds to undo it; only then the place is freed on the server. */
  readonly removeLine: (line: UmbrellaLine) => void
  /** Frees what was removed now, so that it counts no more and can be held again. */
  readonly settleRemovals: () => Promise<void>
  readonly refetch: () => void
}

export const EMPTY_UMBRELLA_CART: UmbrellaCart = { isEmpty: true, lines: [], totalCents: cents(0), expiresAt: null }

const nothing = () => undefined

/** Without a provider (a guest, nobody signed in) the cart is empty and stays so. */
export const UmbrellaCartContext = createContext<UmbrellaCartState>({
  cart: EMPTY_UMBRELLA_CART,
  removed: [],
  isPending: false,
  isError: false,
  accept: nothing,
  removeLine: nothing,
  settleRemovals: async () => undefined,
  refetch: nothing,
})

/** The umbrella cart of the person who is signed in. */
export function useUmbrellaCart(): UmbrellaCartState {
  return use(UmbrellaCartContext)
}
