import { BarPage as Bar } from '../../bar/BarPage.tsx'
import { CartPage as Cart } from '../../cart/CartPage.tsx'
import { PendingOrders } from './PendingOrders.tsx'

/**
 * Pages of slices to the left of `orders`, put together with what orders add to them; the routes open these. The bar and the
 * carts show what waits for the network (B-20).
 */
export function BarPage() {
  return <Bar notice={<PendingOrders />} />
}

/** The carts, with the bar orders that wait for the network. */
export function CartPage() {
  return <Cart notice={<PendingOrders />} />
}
