import * as calls from '../../../domain/umbrellas/promotion-calls.ts'
import { withoutCodes } from '../../../domain/umbrellas/promotion.ts'
import { handle } from '../../platform/handler.ts'
import { resortData } from '../resort-data.ts'
import { openCart, priceCart } from './cart-prices.ts'

/** B-06: gives the cart's prices back what codes took off. */
export const removePromotionCode = handle(calls.removePromotionCode, 'write', async (tx, _input, { actor }) => {
  const data = await resortData(tx)
  const cart = await openCart(tx, actor.accountId)
  const prices = cart.lines.map((line) => withoutCodes(line.price, data.promotions))
  return priceCart(tx, data, actor.accountId, cart, prices)
})
