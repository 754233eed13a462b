import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Meal, MealTime, RestaurantId } from '../../../domain/restaurant/meals.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Sitting, StoredTableWish } from './request-queries.ts'

/** Somebody of the queue who has no open offer. */
export interface WaitingForTable extends StoredTableWish {
  readonly requestId: number
  readonly accountId: number
  /** Times that were offered to them before. */
  readonly offered: readonly MealTime[]
  /** Until the request closes. */
  readonly secondsLeft: number
  readonly isSameDay: boolean
}

/**
 * Sittings that somebody waits for without an open offer. One where the staff took a step within the last `settleSeconds` is left
 * for the next turn: the step may still be taken back, and its table with it.
 */
export async function readWaitingSittings(tx: Queryable, settleSeconds: number): Promise<Sitting[]> {
  return tx.query<Sitting & Record<string, unknown>>({
    name: 'table-waiting.sittings',
    text: `select distinct r.restaurant_id as restaurant, r.day, r.meal
             from table_request r
            where r.ended_at is null and r.closes_at > battigia_now()
              and not exists (select from table_offer o where o.request_id = r.id and o.answer is null)
              and not exists (
                select from restaurant_seating s
                 where (s.restaurant_id, s.day, s.meal) = (r.restaurant_id, r.day, r.meal)
                   and s.before is not null and s.changed_at > battigia_now() - make_interval(secs => $1))
            order by 1, 2, 3`,
    values: [settleSeconds],
  })
}

/** Locks a sitting, so that one process at a time offers its tables, in the queue's order. */
export async function lockSitting(tx: Queryable, { restaurant, day, meal }: Sitting): Promise<void> {
  await tx.query({
    name: 'table-waiting.lock-sitting',
    text: 'select lock_restaurant_sitting($1, $2, $3)',
    values: [restaurant, day, meal],
  })
}

/** The queue of one sitting in its order. */
export async function readTableQueue(tx: Queryable, sitting: Sitting): Promise<WaitingForTable[]> {
  return tx.query<WaitingForTable & Record<string, unknown>>({
    name: 'table-waiting.queue',
    text: `select r.id as "requestId", r.account_id as "accountId", r.restaurant_id as restaurant, r.day, r.meal,
                  to_char(r.at_time, 'HH24:MI') as time, r.seats, r.dogs, r.note,
                  array(select to_char(o.at_time, 'HH24:MI') from table_offer o where o.request_id = r.id) as offered,
                  extract(epoch from r.closes_at - battigia_now())::double precision as "secondsLeft",
                  r.day <= resort_today() as "isSameDay"
             from table_request r
            where (r.restaurant_id, r.day, r.meal) = ($1, $2, $3) and r.ended_at is null and r.closes_at > battigia_now()
              and not exists (select from table_offer o where o.request_id = r.id and o.answer is null)
            order by r.joined_at, r.id`,
    values: [sitting.restaurant, sitting.day, sitting.meal],
  })
}

/** Locks a request that still waits for an offer; false when it does not, or when somebody else works on it. */
export async function lockWaiting(tx: Queryable, requestId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'table-waiting.lock',
    text: `select from table_request r
            where r.id = $1 and r.ended_at is null and r.closes_at > battigia_now()
              and not exists (select from table_offer o where o.request_id = r.id and o.answer is null)
              for update skip locked`,
    values: [requestId],
  })
  return rows.length > 0
}

export async function insertTableOffer(
  tx: Queryable,
  offer: { readonly requestId: number; readonly seatingId: number; readonly time: MealTime; readonly seconds: number },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'table-waiting.offer',
    text: `insert into table_offer (request_id, seating_id, at_time, expires_at)
           values ($1, $2, $3, battigia_now() + make_interval(secs => $4)) returning id`,
    values: [offer.requestId, offer.seatingId, offer.time, offer.seconds],
  })
  if (row === undefined) throw new Error('the offer was not written')
  return row.id
}

/** An offer that has no answer yet, with its locked request. */
export interface OpenOffer {
  readonly offerId: number
  readonly requestId: number
  readonly seatingId: number | null
  readonly time: MealTime | null
  readonly ignored: number
  /** Still within its time. */
  readonly stands: boolean
}

const OPEN = `select o.id as "offerId", r.id as "requestId", o.seating_id as "seatingId", to_char(r.at_time, 'HH24:MI') as time,
    r.offers_ignored as ignored, o.expires_at > battigia_now() as stands
  from table_request r join table_offer o on o.request_id = r.id and o.answer is null`

/** Offers whose time is over, in the order of the sittings' locks, with their requests locked; what somebody works on waits. */
export async function lockLateOffers(tx: Queryable, most: number): Promise<OpenOffer[]> {
  return tx.query<OpenOffer & Record<string, unknown>>({
    name: 'table-waiting.late',
    text: `${OPEN} where o.expires_at <= battigia_now()
           order by r.restaurant_id, r.day, r.meal, o.id limit $1 for update of r skip locked`,
    values: [most],
  })
}

/** The open offer of one's own request; null when it has none. */
export async function lockOfferOfRequest(tx: Queryable, requestId: number): Promise<OpenOffer | null> {
  const [offer] = await tx.query<OpenOffer & Record<string, unknown>>({
    name: 'table-waiting.offer-of-request',
    text: `${OPEN} where r.id = $1 for update of r`,
    values: [requestId],
  })
  return offer ?? null
}

/** One's own offer: open, answered, or unknown. */
export async function lockOwnOffer(
  tx: Queryable,
  accountId: number,
  offerId: number,
): Promise<OpenOffer | 'answered' | null> {
  const [known] = await tx.query<{ requestId: number }>({
    name: 'table-waiting.own-offer',
    text: `select r.id as "requestId" from table_request r join table_offer o on o.request_id = r.id
            where o.id = $1 and r.account_id = $2 for update of r`,
    values: [offerId, accountId],
  })
  if (known === undefined) return null
  const open = await lockOfferOfRequest(tx, known.requestId)
  return open?.offerId === offerId ? open : 'answered'
}

export async function answerTableOffer(
  tx: Queryable,
  offerId: number,
  answer: 'accepted' | 'declined' | 'expired' | 'withdrawn',
): Promise<void> {
  await tx.query({
    name: 'table-waiting.answer',
    text: 'update table_offer set answer = $2, answered_at = battigia_now() where id = $1',
    values: [offerId, answer],
  })
}

/** Gives back the table that was kept for an offer, unless the party sits at it by now; its row goes with it. */
export async function freeOfferedTable(tx: Queryable, seatingId: number | null): Promise<void> {
  await tx.query({
    name: 'table-waiting.free',
    text: `select change_restaurant_seating(id, null, '{"state": "cancelled"}', false)
             from restaurant_seating where id = $1 and state = 'held' and order_id is null`,
    values: [seatingId],
  })
  await tx.query({
    name: 'table-waiting.forget-kept',
    text: `delete from restaurant_seating where id = $1 and state = 'cancelled' and order_id is null and account_id is not null`,
    values: [seatingId],
  })
}

export async function endTableRequest(
  tx: Queryable,
  requestId: number,
  by: 'left' | 'accepted' | 'ignored',
): Promise<void> {
  await tx.query({
    name: 'table-waiting.end',
    text: 'update table_request set ended_at = battigia_now(), ended_by = $2 where id = $1 and ended_at is null',
    values: [requestId, by],
  })
}

export async function countIgnored(tx: Queryable, requestId: number): Promise<void> {
  await tx.query({
    name: 'table-waiting.ignored',
    text: 'update table_request set offers_ignored = offers_ignored + 1 where id = $1',
    values: [requestId],
  })
}

/** One's own request that has not ended, locked; null when there is none, `ended` when it has. */
export async function lockOwnRequest(
  tx: Queryable,
  accountId: number,
  requestId: number,
): Promise<'waiting' | 'ended' | null> {
  const [row] = await tx.query<{ ended: boolean }>({
    name: 'table-waiting.own-request',
    text: `select ended_at is not null as ended from table_request where id = $1 and account_id = $2 for update`,
    values: [requestId, accountId],
  })
  return row === undefined ? null : row.ended ? 'ended' : 'waiting'
}

/** Ends requests whose meal takes no more bookings. */
export async function endOverRequests(tx: Queryable, most: number): Promise<void> {
  await tx.query({
    name: 'table-waiting.end-over',
    text: `update table_request set ended_at = battigia_now(), ended_by = 'over'
            where id = any (array(
              select r.id from table_request r
               where r.ended_at is null and r.closes_at <= battigia_now()
                 and not exists (select from table_offer o where o.request_id = r.id and o.answer is null)
               limit $1 for update skip locked))`,
    values: [most],
  })
}

/** A table that is kept for somebody, for a message about it. */
export interface TableOfferTold extends Sitting {
  readonly restaurant: RestaurantId
  readonly name: string
  readonly day: CivilDate
  readonly meal: Meal
  readonly time: MealTime
  readonly seats: number
  /** On the resort's wall, `15:40`. */
  readonly endsAt: string
  readonly secondsLeft: number
  readonly firstName: string
}

/** An offer that stands; null once it is answered or over. */
export async function readStandingOffer(tx: Queryable, offerId: number): Promise<TableOfferTold | null> {
  const [offer] = await tx.query<TableOfferTold & Record<string, unknown>>({
    name: 'table-waiting.standing',
    text: `select r.restaurant_id as restaurant, t.name, r.day, r.meal, to_char(s.at_time, 'HH24:MI') as time, r.seats,
                  to_char(o.expires_at at time zone 'Europe/Rome', 'HH24:MI') as "endsAt",
                  extract(epoch from o.expires_at - battigia_now())::integer as "secondsLeft", a.first_name as "firstName"
             from table_offer o
             join table_request r on r.id = o.request_id
             join restaurant t on t.id = r.restaurant_id
             join restaurant_seating s on s.id = o.seating_id
             join account a on a.id = r.account_id
            where o.id = $1 and o.answer is null and o.expires_at > battigia_now()`,
    values: [offerId],
  })
  return offer ?? null
}
