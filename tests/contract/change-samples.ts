import { aWish, type Spot } from './people.ts'

/** A booking, and a place that it may move to. */
interface Booking {
  readonly orderId: number
  readonly bookingId: number
  readonly wanted: Spot
}

/** Nothing of it is paid, so nothing goes back and nothing more is due. */
const NOTHING = { refundCents: 0, refundTo: 'original' }
/** No day of the booking of the matrix: what is not there is not cancelled. */
const ANOTHER_DAY = { day: '2027-08-20', part: 'full_day' }

/** Right inputs for the calls that change one's own booking. */
export function changeSamples({ orderId, bookingId, wanted }: Booking) {
  const { from, to, part, places } = aWish(wanted)
  const move = { orderId, bookingId, from, to, part, ...places[0] }
  return {
    quoteChange: { orderId, bookingId, days: [] },
    cancelDays: { orderId, bookingId, days: [ANOTHER_DAY], ...NOTHING },
    quoteMove: move,
    moveUmbrellaBooking: { ...move, ...NOTHING, differenceCents: 0, creditCents: 0 },
  }
}

/** The same for the resort's people. */
export const CHANGE_STAFF_SAMPLES = {
  cancelByResort: { orderId: 4711, bookingId: 1, days: [ANOTHER_DAY], reason: 'resort_cannot_deliver' },
}
