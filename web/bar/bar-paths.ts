/** The bar: menu, delivery and what was chosen. It is the root of its tab (DESIGN.md 3). */
export const BAR_PATH = '/tabs/menu'

/** The bar's order, to look over and to order: the checkout of a cart of items, above the carts. */
export const BAR_ORDER_PATH = '/tabs/carrello/pagamenti-card?cart=bar'

/** Where a bar order is followed until it is there; the order is in the query. */
export function barStatusPath(orderId: number): string {
  return `${BAR_PATH}/stato?order=${orderId}`
}
