import type { CallOutput } from '../../../domain/platform/call.ts'
import type { getOwnPlaces } from '../../../domain/umbrellas/own-calls.ts'

/** What this person has booked on the searched days, and may not hold again yet. */
export type OwnPlaces = CallOutput<typeof getOwnPlaces>

export type OwnBooking = OwnPlaces['booked'][number]

/** What opens the pass of a booked place: its order, or for a subscription's place the subscriptions. */
export function passPath({ orderId }: OwnBooking): string {
  return orderId === null ? '/tabs/contact/abbonamenti' : `/tabs/contact/riepilogo?order=${orderId}`
}
