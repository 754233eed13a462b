/** Most of one item, and most lines, of one bar order: apart from the contract, because the app's first load counts carts. */
export const MAX_BAR_QUANTITY = 20
export const MAX_BAR_LINES = 30
