import { ITEM_CATEGORIES } from '../../domain/orders/item-calls.ts'
import { guestDetails, NO_GUEST } from '../accounts/guest-details.ts'
import { forgetPress } from '../orders/items/item-presses.ts'
import { pendingOrders } from '../orders/items/pending-orders.ts'
import { parkingCart } from '../parking/parking-cart.ts'
import { forgetGuest, signOut } from '../platform/session.ts'
import { tableCart, tableDraft } from '../restaurant/table-draft.ts'
import { serviceCart } from '../services/service-cart.ts'

/**
 * Forgets on this device whoever was here: session, carts, kept orders, orders that wait for a network, and the orders of a
 * guest. The server has forgotten them by then, so it is told nothing. The language stays.
 */
export function forgetPerson(): void {
  signOut({ tellServer: false, keepLanguage: true })
  forgetGuest()
  guestDetails.set(NO_GUEST)
  pendingOrders.set([])
  parkingCart.set(null)
  serviceCart.set(null)
  tableCart.set(null)
  tableDraft.set({})
  for (const category of ITEM_CATEGORIES) forgetPress(category)
}
