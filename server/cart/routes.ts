import { emptyCart } from './empty-cart.ts'
import { getCart } from './get-cart.ts'

export const cartHandlers = (announce: Parameters<typeof emptyCart>[0]) => [getCart, emptyCart(announce)]
