import type { OrderCategory } from '../../domain/orders/calls.ts'
import { CART_ICONS } from '../cart/cart-icons.ts'
import type { IconName } from '../ui/Icon.tsx'

/** What stands for an order: its cart's sign, and those of what no cart keeps. */
export const ORDER_ICONS: Readonly<Record<OrderCategory, IconName>> = {
  ...CART_ICONS,
  instalment: 'receipt',
}
