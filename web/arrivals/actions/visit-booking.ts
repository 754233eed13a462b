import type { Visit } from '../../../domain/arrivals/calls.ts'
import { claimOf } from '../../../domain/arrivals/visit-id.ts'

/** The order line that a visit is a day of, as the calls of the desk name it. */
export function bookingIdOf({ visitId }: Pick<Visit, 'visitId'>): string {
  return String(claimOf(visitId).id)
}

/** Whether a visit is a day of a booking: a subscription's place is changed with its subscription. */
export function isBooking({ visitId }: Pick<Visit, 'visitId'>): boolean {
  return claimOf(visitId).kind === 'line'
}
