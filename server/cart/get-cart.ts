import * as calls from '../../domain/cart/calls.ts'
import { handle } from '../platform/handler.ts'
import { lastOrderedAt, umbrellaCart } from '../umbrellas/umbrella-cart.ts'

/** the caller's carts and the clock that every countdown is drawn from. */
export const getCart = handle(calls.getCart, 'read', async (tx, _input, { actor }) => {
  const { cart, serverNow } = await umbrellaCart(tx, actor.accountId)
  return { umbrella: cart, orderedAt: await lastOrderedAt(tx, actor.accountId), serverNow }
})
