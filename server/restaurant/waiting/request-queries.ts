import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Meal, MealTime, RestaurantId } from '../../../domain/restaurant/meals.ts'
import type { WaitingParty } from '../../../domain/restaurant/service-plan.ts'
import type { TableRequest } from '../../../domain/restaurant/waiting-calls.ts'
import type { Queryable } from '../../platform/database.ts'

/** One meal of one day in one restaurant. */
export interface Sitting {
  readonly restaurant: RestaurantId
  readonly day: CivilDate
  readonly meal: Meal
}

/** What somebody waits for, as it is stored. */
export interface StoredTableWish extends Sitting {
  readonly time: MealTime | null
  readonly seats: number
  readonly dogs: number
  readonly note: string | null
}

/** What became of somebody who wants to wait. */
export type JoinOutcome = 'closed' | 'too_many' | 'already' | { readonly requestId: number; readonly position: number }

/** Number of the requests for the same meal that came before `r`, and it itself: its place in the queue. */
const POSITION = `(select count(*)::integer from table_request w
  where w.ended_at is null and w.closes_at > battigia_now()
    and (w.restaurant_id, w.day, w.meal) = (r.restaurant_id, r.day, r.meal) and (w.joined_at, w.id) <= (r.joined_at, r.id))`

/** Puts somebody at the end of the queue. One account at a time, so that nobody has more than `most` requests. */
export async function joinTableQueue(
  tx: Queryable,
  accountId: number,
  wish: StoredTableWish,
  closesAt: MealTime,
  most: number,
): Promise<JoinOutcome> {
  await tx.query({ name: 'table-waiting.one', text: 'select pg_advisory_xact_lock(45, $1)', values: [accountId] })
  const [before] = await tx.query<{ count: number; closed: boolean }>({
    name: 'table-waiting.before-joining',
    text: `select (select count(*)::integer from table_request
                    where account_id = $1 and ended_at is null and closes_at > battigia_now()) as count,
                  ($2::date + $3::time) at time zone 'Europe/Rome' <= battigia_now() as closed`,
    values: [accountId, wish.day, closesAt],
  })
  if (before === undefined || before.closed) return 'closed'
  if (before.count >= most) return 'too_many'
  const [joined] = await tx.query<{ requestId: number }>({
    name: 'table-waiting.join',
    text: `insert into table_request (account_id, restaurant_id, day, meal, at_time, seats, dogs, note, closes_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, ($3::date + $9::time) at time zone 'Europe/Rome')
           on conflict do nothing returning id as "requestId"`,
    values: [accountId, wish.restaurant, wish.day, wish.meal, wish.time, wish.seats, wish.dogs, wish.note, closesAt],
  })
  if (joined === undefined) return 'already'
  const [place] = await tx.query<{ position: number }>({
    name: 'table-waiting.position',
    text: `select ${POSITION} as position from table_request r where r.id = $1`,
    values: [joined.requestId],
  })
  return { requestId: joined.requestId, position: place?.position ?? 1 }
}

const WISH = `r.id as "requestId", r.restaurant_id as restaurant, r.day, r.meal, to_char(r.at_time, 'HH24:MI') as time,
  r.seats, r.dogs, r.note`
const OPEN_OFFER = `left join table_offer o on o.request_id = r.id and o.answer is null and o.expires_at > battigia_now()
  left join restaurant_seating s on s.id = o.seating_id`

/** Days that a request is still shown after it ended by itself. */
const SHOWN_DAYS = 2

/** A request as its own person sees it; what an offer costs is the settings'. */
export type StoredTableRequest = Omit<TableRequest, 'offer'> & {
  readonly offer: { readonly offerId: number; readonly time: MealTime; readonly expiresAt: string } | null
}

/** One's own requests: those that wait, and what ended by itself lately. */
export async function readTableRequests(
  tx: Queryable,
  accountId: number,
): Promise<{ readonly requests: StoredTableRequest[]; readonly serverNow: string }> {
  const [row] = await tx.query<{ requests: StoredTableRequest[]; serverNow: string }>({
    name: 'table-waiting.requests',
    text: `select iso_instant(battigia_now()) as "serverNow", coalesce(json_agg(q), '[]') as requests
             from (
               select ${WISH}, t.name,
                      case when r.ended_at is not null then r.ended_by when r.closes_at <= battigia_now() then 'over'
                           else 'waiting' end as state,
                      case when r.ended_at is null and r.closes_at > battigia_now() then ${POSITION} else 0 end as position,
                      r.offers_ignored as ignored,
                      case when o.id is not null then json_build_object('offerId', o.id,
                        'time', to_char(coalesce(s.at_time, o.at_time), 'HH24:MI'),
                        'expiresAt', iso_instant(o.expires_at)) end as offer
                 from table_request r
                 join restaurant t on t.id = r.restaurant_id
                 ${OPEN_OFFER}
                where r.account_id = $1 and (r.ended_at is null or r.ended_by in ('ignored', 'over')
                  and r.ended_at > battigia_now() - make_interval(days => $2))
                order by r.ended_at is not null, r.day, r.id
             ) q`,
    values: [accountId, SHOWN_DAYS],
  })
  if (row === undefined) throw new Error('the database answered no requests')
  return row
}

/** The queue of one sitting in its order. */
export async function readWaitingParties(tx: Queryable, sitting: Sitting, most: number): Promise<WaitingParty[]> {
  return tx.query<WaitingParty & Record<string, unknown>>({
    name: 'table-waiting.parties',
    text: `select r.id as "requestId", concat_ws(' ', a.first_name, a.last_name) as name, nullif(a.phone, '') as phone,
                  to_char(r.at_time, 'HH24:MI') as time, r.seats, r.dogs, r.note, iso_instant(r.joined_at) as "joinedAt",
                  case when o.id is not null then json_build_object(
                    'time', to_char(coalesce(s.at_time, o.at_time), 'HH24:MI'), 'expiresAt', iso_instant(o.expires_at)) end as offer
             from table_request r
             join account a on a.id = r.account_id
             ${OPEN_OFFER}
            where (r.restaurant_id, r.day, r.meal) = ($1, $2, $3) and r.ended_at is null and r.closes_at > battigia_now()
            order by r.joined_at, r.id
            limit $4`,
    values: [sitting.restaurant, sitting.day, sitting.meal, most],
  })
}
