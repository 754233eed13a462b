import { ITEM_CATEGORIES } from '../../domain/orders/item-calls.ts'
import { forgetPress } from '../orders/items/item-presses.ts'
import { forgetGuest, signOut } from '../platform/session.ts'

/**
 * Forgets on this device whoever was here: session, carts, kept orders, orders that wait for a network, and the orders of a
 * guest. The server has forgotten them by then, so it is told nothing. The language stays.
 */
export function forgetPerson(): void {
  signOut({ tellServer: false, keepLanguage: true })
  forgetGuest()
  for (const category of ITEM_CATEGORIES) forgetPress(category)
}
