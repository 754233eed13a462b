import { emptyCart } from './empty-cart.ts'
import { getCart } from './get-cart.ts'
import { getReleasedPlaces } from './get-released-places.ts'

export const cartHandlers = (announce: Parameters<typeof emptyCart>[0]) => [
  getCart,
  getReleasedPlaces,
  emptyCart(announce),
]
