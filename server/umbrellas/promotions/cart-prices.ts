import { sumCents } from '../../../domain/platform/cents.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { PriceRow, UmbrellaCart } from '../../../domain/umbrellas/calls.ts'
import { spotOf } from '../../../domain/umbrellas/lock-rules.ts'
import type { Queryable } from '../../platform/database.ts'
import { lockCart } from '../lock-cart.ts'
import { changeLine, isCartExpired, readCart } from '../occupancy-queries.ts'
import type { ResortData } from '../resort-data.ts'
import { wireCart, type StoredCart } from '../stored-lines.ts'

/** The account's cart, which nobody else changes until the transaction ends. Throws `cart_expired` or `cart_empty`. */
export async function openCart(tx: Queryable, accountId: number): Promise<StoredCart> {
  await lockCart(tx, accountId)
  const cart = await readCart(tx, accountId)
  if (cart.lines.length > 0) return cart
  throw new Refusal((await isCartExpired(tx, accountId)) ? 'cart_expired' : 'cart_empty')
}

/** Gives the cart's lines these prices, in their order; answers the cart as it is then. */
export async function priceCart(
  tx: Queryable,
  { plan, stock }: ResortData,
  accountId: number,
  cart: StoredCart,
  prices: readonly (readonly PriceRow[])[],
): Promise<{ readonly cart: UmbrellaCart; readonly serverNow: string }> {
  let now = cart
  for (const [index, line] of cart.lines.entries()) {
    const price = [...(prices[index] ?? line.price)]
    const totalCents = sumCents(price.map((row) => row.totalCents))
    const { code } = spotOf(plan, line.umbrellaId).place
    const outcome = await changeLine(tx, accountId, line.lineId, { ...line, code, price, totalCents }, stock)
    if (outcome.outcome !== 'held') throw new Refusal('cart_expired')
    now = outcome
  }
  return { cart: wireCart(plan, now), serverNow: now.serverNow }
}
