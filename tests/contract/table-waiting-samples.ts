import type { Customer } from '../race/booking-world.ts'
import type { World } from './world.ts'
import type { WaitingOf } from './waiting-samples.ts'

/** One right input for every call of the waiting list for tables; `waiting` is whose they are about. */
export const tableWaitingSamples = ({ requestId, offerId }: WaitingOf) => ({
  joinTableWaitingList: {
    restaurant: 1,
    day: '2027-07-20',
    meal: 'lunch',
    time: '13:00',
    seats: 2,
    dogs: 1,
    note: 'Seggiolone',
  },
  leaveTableWaitingList: { requestId },
  listTableRequests: {},
  declineTableOffer: { offerId },
})

let sittings = 0

/** A request for a lunch of its own and a table offered to it: while tables are free nobody gets onto the list by the call. */
export async function aTableWaitingOf({ db }: World, { accountId }: Customer): Promise<WaitingOf> {
  const day = (sittings += 1)
  const [made] = await db.sql<{ request: string; offer: string }>(
    `with asked as (
       insert into table_request (account_id, restaurant_id, day, meal, at_time, seats, dogs, closes_at)
       values ($1, 1, '2027-09-01'::date + $2::integer, 'lunch', '13:00', 2, 0, '2027-09-01'::date + $2::integer + interval '9 hours')
       returning id, day
     ), kept as (
       select claim_restaurant_table(1, day, 'lunch', '13:00', 2, 90, true, null,
                jsonb_build_object('dogs', 0, 'state', 'held', 'accountId', $1::bigint)) as id from asked
     ), offered as (
       insert into table_offer (request_id, seating_id, at_time, expires_at)
       select asked.id, kept.id, '13:00', battigia_now() + interval '30 minutes' from asked, kept returning id
     )
     select asked.id as request, offered.id as offer from asked, offered`,
    [accountId, day],
  )
  return { requestId: Number(made?.request), offerId: Number(made?.offer) }
}
