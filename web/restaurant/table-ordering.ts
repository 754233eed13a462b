import type { RestaurantCart } from '../../domain/restaurant/calls.ts'

/** How the page orders; the orders are right of this slice and hand it in. */
export interface TableOrdering {
  /** Orders a table that costs nothing, or goes on to the checkout. Never rejects. */
  readonly order: (cart: RestaurantCart) => Promise<void>
  readonly isBusy: boolean
  /** Why the last press became no order; null when there is nothing to say. */
  readonly failure: unknown
}
