import type { CartKind } from '../../domain/cart/calls.ts'
import type { IconName } from '../ui/Icon.tsx'

/** What stands for each cart, and for the orders that are made of it. */
export const CART_ICONS: Readonly<Record<CartKind, IconName>> = {
  umbrella: 'umbrella',
  bar: 'drink',
  restaurant: 'restaurant',
  parking: 'parking',
  service: 'shower',
}
