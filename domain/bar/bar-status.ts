/** Life of a bar order once it may be made: an order that waits for its money is not on the board yet. */
export const BAR_STATUSES = ['received', 'preparing', 'ready', 'delivered', 'rejected'] as const
export type BarStatus = (typeof BAR_STATUSES)[number]
