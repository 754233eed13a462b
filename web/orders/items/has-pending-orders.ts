/** Where a device keeps the orders that it has not sent yet. */
export const PENDING_KEY = 'pending_orders'

/** Whether this device keeps any, without the code that knows what they are. */
export function hasPendingOrders(): boolean {
  try {
    return (localStorage.getItem(PENDING_KEY) ?? '[]') !== '[]'
  } catch {
    // Without storage nothing is kept.
    return false
  }
}
