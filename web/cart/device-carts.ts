import { emptyBarCart, countPieces, barCartStore } from '../bar/bar-cart.ts'
import type { CartKind } from '../../domain/cart/calls.ts'
import { parkingCart } from '../parking/parking-cart.ts'
import { forgetTable, tableCart } from '../restaurant/table-draft.ts'
import { serviceCart } from '../services/service-cart.ts'
import { useStore } from '../platform/store.ts'
import { useUmbrellaCart } from '../umbrellas/use-umbrella-cart.ts'

/** Carts that live on the device and are sent whole. */
export type DeviceCartKind = Exclude<CartKind, 'umbrella'>

/** How many things are in each cart: places, pieces, a table, a parking space, pieces of services. */
export function useCartCounts(): Readonly<Record<CartKind, number>> {
  const { cart } = useUmbrellaCart()
  const bar = useStore(barCartStore)
  const parking = useStore(parkingCart)
  const service = useStore(serviceCart)
  const table = useStore(tableCart)
  return {
    umbrella: cart.lines.length,
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

/** Empties a cart whose order is made. */
export function emptyDeviceCart(kind: DeviceCartKind): void {
  if (kind === 'bar') emptyBarCart()
  else if (kind === 'restaurant') forgetTable()
  else if (kind === 'parking') parkingCart.set(null)
  else if (kind === 'service') serviceCart.set(null)
}
