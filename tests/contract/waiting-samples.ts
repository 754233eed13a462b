import type { Customer } from '../race/booking-world.ts'
import type { Spot } from './people.ts'
import type { World } from './world.ts'

/** Somebody's request on the waiting list and the place that is offered to it. */
export interface WaitingOf {
  readonly requestId: number
  readonly offerId: number
}

const DAY = '2027-07-20'

/** One right input for every call of the waiting list that guests make; `waiting` is whose they are about. */
export const waitingSamples = ({ requestId, offerId }: WaitingOf) => ({
  joinWaitingList: {
    from: DAY,
    to: DAY,
    part: 'morning',
    kinds: ['human', 'small_dog'],
    zones: [],
    rows: [],
    people: 2,
    dogs: [{ name: 'Nebbia', size: 'small', weightTenthsKg: 70 }],
  },
  leaveWaitingList: { requestId },
  listWaitingRequests: {},
  acceptOffer: { offerId, extras: [{ id: 'sun_bed', quantity: 1 }] },
  declineOffer: { offerId },
})

export const WAITING_STAFF_SAMPLES = { listWaitingPeople: {} }

/** A request for a spot's day, and the spot offered to it: on a beach with free places nobody gets onto the list by the call. */
export async function aWaitingOf({ db }: World, { accountId }: Customer, spot: Spot): Promise<WaitingOf> {
  const [request] = await db.sql<{ id: string }>(
    `insert into waiting_request (account_id, days, halves, kinds, zones, rows, people, dogs, closes_at)
     values ($1, daterange($2, $3, '[]'), '[0,2)', '{}', '{}', '{}', 2, '[]', $2::date + interval '10 hours') returning id`,
    [accountId, spot.from, spot.to],
  )
  const [offer] = await db.sql<{ id: string }>('select offer_place($1, $2, 1800, 5) as id', [
    request?.id,
    spot.umbrellaId,
  ])
  return { requestId: Number(request?.id), offerId: Number(offer?.id) }
}
