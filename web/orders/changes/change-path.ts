/** Where a booking is changed by its guest (B-03). */
export const CHANGE_PATH = '/tabs/contact/cambia'

/** Cancels single days of a booking, or moves it. */
export function changePath(orderId: number, bookingId: number): string {
  return `${CHANGE_PATH}?order=${orderId}&booking=${bookingId}`
}
