import { countPieces, barCartStore } from '../bar/bar-cart.ts'
import { parkingCart } from '../parking/parking-cart.ts'
import { tableCart } from '../restaurant/table-draft.ts'
import { serviceCart } from '../services/service-cart.ts'
import { useStore } from '../platform/store.ts'
import { subscriptionCount } from '../subscriptions/cart-count.ts'
import { useUmbrellaCart } from '../umbrellas/use-umbrella-cart.ts'
import type { ShownCart } from './cart-kinds.ts'

/** How many things are in each cart: places, a subscription, pieces, a table, a parking space, pieces of services. */
export function useCartCounts(): Readonly<Record<ShownCart, number>> {
  const { cart } = useUmbrellaCart()
  const bar = useStore(barCartStore)
  const parking = useStore(parkingCart)
  const service = useStore(serviceCart)
  const table = useStore(tableCart)
  const subscription = useStore(subscriptionCount)
  return {
    umbrella: cart.lines.length,
    subscription,
    bar: countPieces(bar),
    restaurant: table === null ? 0 : 1,
    parking: parking === null ? 0 : 1,
    service: service?.items.reduce((sum, item) => sum + item.quantity, 0) ?? 0,
  }
}

/** Everything in all carts: what the badge of the tab says. */
export function useCartTotal(): number {
  return Object.values(useCartCounts()).reduce((sum, count) => sum + count, 0)
}
