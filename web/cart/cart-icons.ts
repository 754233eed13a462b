import type { IconName } from '../ui/Icon.tsx'
import type { ShownCart } from './cart-kinds.ts'

/** What stands for each cart, and for the orders that are made of it. */
export const CART_ICONS: Readonly<Record<ShownCart, IconName>> = {
  umbrella: 'umbrella',
  subscription: 'calendar',
  bar: 'drink',
  restaurant: 'restaurant',
  parking: 'parking',
  service: 'shower',
}
