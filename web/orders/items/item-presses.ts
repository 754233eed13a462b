import * as z from 'zod/mini'
import type { OrderCategory } from '../../../domain/orders/calls.ts'
import type { ItemCartInput } from '../../../domain/orders/item-calls.ts'
import { createStoredStore } from '../../platform/stored.ts'

/** One press of the order button whose outcome is not known, or not yet paid for. */
const pressSchema = z.object({
  /** What the server knows the press by: the same id is the same order (B-20). */
  clientId: z.string(),
  /** The cart that was pressed, as JSON: another cart is another press. */
  cart: z.string(),
  /** The order that it became; null while the server has not answered. */
  orderId: z.nullable(z.number()),
})
export type ItemPress = z.output<typeof pressSchema>

/** Open presses by category. They survive a reload, so that a press whose answer was lost is never doubled (B-20). */
const presses = createStoredStore('item_presses', z.record(z.string(), pressSchema), {})

/** The open press of this very cart, or a new one. */
export function pressOf(cart: ItemCartInput): ItemPress {
  const open = presses.get()[cart.cart]
  return open?.cart === JSON.stringify(cart) ? open : newPress(cart)
}

/** Another press of the same cart: what the open one became is known and is not what is wanted now. */
export function newPress(cart: ItemCartInput): ItemPress {
  const press: ItemPress = { clientId: crypto.randomUUID(), cart: JSON.stringify(cart), orderId: null }
  presses.set({ ...presses.get(), [cart.cart]: press })
  return press
}

/** Notes the order that a press became; it stays open until that is paid or over. */
export function noteOrdered(category: OrderCategory, clientId: string, orderId: number): void {
  const open = presses.get()[category]
  if (open?.clientId === clientId) presses.set({ ...presses.get(), [category]: { ...open, orderId } })
}

/** The open press of a category; null when there is none. */
export function openPress(category: OrderCategory): ItemPress | null {
  return presses.get()[category] ?? null
}

/** The outcome of a press is known: the next one is another order. */
export function forgetPress(category: OrderCategory): void {
  const { [category]: _known, ...others } = presses.get()
  presses.set(others)
}
