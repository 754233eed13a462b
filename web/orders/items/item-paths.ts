import type { ItemCategoryName } from '../../../domain/orders/item-calls.ts'

/** The checkout of a cart of items; `?cart=` says which. Bar orders are made in the cart's tab, the others at home. */
export function itemCheckoutPath(category: ItemCategoryName): string {
  return category === 'bar' ? '/tabs/carrello/pagamenti-card' : '/tabs/home/carrello/pagamenti-card'
}
