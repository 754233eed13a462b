/** Where a booking is changed by its guest (B-03): its days go one by one, or it moves. */
export function changePath(orderId: number, bookingId: number, what?: 'move'): string {
  return `/tabs/contact/cambia?order=${orderId}&booking=${bookingId}${what === undefined ? '' : `&what=${what}`}`
}
