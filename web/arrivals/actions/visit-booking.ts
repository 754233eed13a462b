import type { Visit } from '../../../domain/arrivals/calls.ts'

const LINE = 'line:'

/** The order line that a visit is a day of, as the calls of the desk name it. */
export function bookingIdOf({ visitId }: Pick<Visit, 'visitId'>): string {
  return visitId.slice(LINE.length)
}

/** Whether a visit is a day of a booking: a subscription's place is changed with its subscription. */
export function isBooking({ visitId }: Pick<Visit, 'visitId'>): boolean {
  return visitId.startsWith(LINE)
}
