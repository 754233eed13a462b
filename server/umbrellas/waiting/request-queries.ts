import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { HALVES, type DayPart } from '../../../domain/platform/day-part.ts'
import type { Dog } from '../../../domain/umbrellas/calls.ts'
import type { Period } from '../../../domain/umbrellas/period.ts'
import type { PlaceKind } from '../../../domain/umbrellas/plan.ts'
import type { FreedStay, WaitingWish } from '../../../domain/umbrellas/waiting.ts'
import type { Queryable } from '../../platform/database.ts'

/** What became of somebody who wants to wait. */
export type JoinOutcome = 'closed' | 'too_many' | 'already' | { readonly requestId: number; readonly position: number }

/** Number of the requests that came before `r` and want one of its half-days, and it itself: its place in the queue. */
const POSITION = `(select count(*)::integer from waiting_request w
  where w.ended_at is null and w.closes_at > battigia_now() and w.days && r.days and w.halves && r.halves
    and (w.joined_at, w.id) <= (r.joined_at, r.id))`

/** Ids of places that are free on every half-day of a period. */
export async function readFreePlaces(tx: Queryable, { from, to, part }: Period): Promise<Set<number>> {
  const rows = await tx.query<{ id: number }>({
    name: 'waiting.free-places',
    text: `select p.id from place p where p.is_bookable and not p.is_removed
           except
           select o.umbrella_id from occupancy o
            where daterange(lower(o.days), upper(o.days)) && daterange($1, $2, '[]')
              and lower(o.halves) < $4 and upper(o.halves) > $3
              and (o.state <> 'held' or o.expires_at > battigia_now())`,
    values: [from, to, ...HALVES[part]],
  })
  return new Set(rows.map(({ id }) => id))
}

/**
 * Puts somebody into the queue, at its end. One account at a time, so that nobody has more than `most` requests; one for a
 * day is the table's constraint. What is over by now does not count.
 */
export async function joinQueue(
  tx: Queryable,
  accountId: number,
  wish: WaitingWish & Period,
  closes: { readonly day: CivilDate; readonly hour: number },
  most: number,
): Promise<JoinOutcome> {
  await tx.query({ name: 'waiting.one-account', text: 'select pg_advisory_xact_lock(44, $1)', values: [accountId] })
  const [before] = await tx.query<{ count: number; closed: boolean }>({
    name: 'waiting.before-joining',
    text: `with over as (
             update waiting_request set ended_at = battigia_now(), ended_by = 'over'
              where account_id = $1 and ended_at is null and closes_at <= battigia_now()
                and not exists (select from waiting_offer o where o.request_id = waiting_request.id and o.answer is null)
           )
           select count(*)::integer as count,
                  ($2::date + make_interval(hours => $3)) at time zone 'Europe/Rome' <= battigia_now() as closed
             from waiting_request where account_id = $1 and ended_at is null and closes_at > battigia_now()`,
    values: [accountId, closes.day, closes.hour],
  })
  if (before === undefined || before.closed) return 'closed'
  if (before.count >= most) return 'too_many'
  const [joined] = await tx.query<{ requestId: number }>({
    name: 'waiting.join',
    text: `insert into waiting_request (account_id, days, halves, kinds, zones, rows, people, dogs, closes_at)
           values ($1, daterange($2, $3, '[]'), int4range($4, $5), $6, $7, $8, $9, $10,
                   ($11::date + make_interval(hours => $12)) at time zone 'Europe/Rome')
           on conflict do nothing returning id as "requestId"`,
    values: [
      accountId,
      wish.from,
      wish.to,
      ...HALVES[wish.part],
      wish.kinds,
      wish.zones,
      wish.rows,
      wish.people,
      JSON.stringify(wish.dogs),
      closes.day,
      closes.hour,
    ],
  })
  if (joined === undefined) return 'already'
  const [place] = await tx.query<{ position: number }>({
    name: 'waiting.position',
    text: `select ${POSITION} as position from waiting_request r where r.id = $1`,
    values: [joined.requestId],
  })
  return { requestId: joined.requestId, position: place?.position ?? 1 }
}

/** A request as the database keeps it, with its open offer. */
export interface StoredRequest extends WaitingWish {
  readonly requestId: number
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
  readonly kinds: PlaceKind[]
  readonly zones: string[]
  readonly rows: string[]
  readonly dogs: Dog[]
  readonly state: 'waiting' | 'ignored' | 'over'
  readonly position: number
  readonly ignored: number
  readonly offer: { readonly offerId: number; readonly umbrellaId: number; readonly expiresAt: string } | null
}

const WISH = `r.id as "requestId", lower(r.days) as "from", upper(r.days) - 1 as "to", day_part_of(r.halves) as part,
  r.kinds, r.zones, r.rows, r.people, r.dogs`
const OPEN_OFFER = `left join waiting_offer o on o.request_id = r.id and o.answer is null and o.expires_at > battigia_now()`

/** Days that a request is still shown after it ended by itself. */
const SHOWN_DAYS = 2

/** One's own requests: those that wait, and what ended by itself lately. */
export async function readRequests(
  tx: Queryable,
  accountId: number,
): Promise<{ readonly requests: StoredRequest[]; readonly serverNow: string }> {
  const [row] = await tx.query<{ requests: StoredRequest[]; serverNow: string }>({
    name: 'waiting.requests',
    text: `select iso_instant(battigia_now()) as "serverNow", coalesce(json_agg(q), '[]') as requests
             from (
               select ${WISH},
                      case when r.ended_at is not null then r.ended_by when r.closes_at <= battigia_now() then 'over'
                           else 'waiting' end as state,
                      case when r.ended_at is null and r.closes_at > battigia_now() then ${POSITION} else 0 end as position,
                      r.offers_ignored as ignored,
                      case when o.id is not null then json_build_object(
                        'offerId', o.id, 'umbrellaId', o.umbrella_id, 'expiresAt', iso_instant(o.expires_at)) end as offer
                 from waiting_request r ${OPEN_OFFER}
                where r.account_id = $1 and (r.ended_at is null or r.ended_by in ('ignored', 'over')
                  and r.ended_at > battigia_now() - make_interval(days => $2))
                order by r.ended_at is not null, lower(r.days), r.id
             ) q`,
    values: [accountId, SHOWN_DAYS],
  })
  if (row === undefined) throw new Error('the database answered no requests')
  return row
}

/** What of one's offer or request became free within the transaction, or why not. */
export type AnswerOutcome =
  | ({ readonly outcome: 'freed'; readonly people: number; readonly dogs: Dog[] } & FreedStay)
  | { readonly outcome: 'unknown' | 'answered' | 'over' }

export async function answerOffer(
  tx: Queryable,
  accountId: number,
  offerId: number,
  answer: 'accepted' | 'declined',
): Promise<AnswerOutcome> {
  const [row] = await tx.query<{ outcome: AnswerOutcome }>({
    name: 'waiting.answer',
    text: 'select answer_offer($1, $2, $3) as outcome',
    values: [accountId, offerId, answer],
  })
  if (row === undefined) throw new Error('the database answered no outcome')
  return row.outcome
}

export type LeaveOutcome = ({ readonly outcome: 'freed' } & FreedStay) | { readonly outcome: 'unknown' | 'ended' }

export async function leaveQueue(tx: Queryable, accountId: number, requestId: number): Promise<LeaveOutcome> {
  const [row] = await tx.query<{ outcome: LeaveOutcome }>({
    name: 'waiting.leave',
    text: 'select leave_waiting_list($1, $2) as outcome',
    values: [accountId, requestId],
  })
  if (row === undefined) throw new Error('the database answered no outcome')
  return row.outcome
}

/** Somebody of the queue for the back office. */
export interface WaitingPerson extends Omit<StoredRequest, 'state' | 'position' | 'ignored' | 'offer'> {
  readonly name: string
  readonly joinedAt: string
  readonly offer: { readonly code: string; readonly expiresAt: string } | null
}

/** The queue in its order. */
export async function readWaitingPeople(tx: Queryable, most: number): Promise<WaitingPerson[]> {
  return tx.query<WaitingPerson & Record<string, unknown>>({
    name: 'waiting.people',
    text: `select ${WISH}, concat_ws(' ', a.first_name, a.last_name) as name, iso_instant(r.joined_at) as "joinedAt",
                  case when o.id is not null
                    then json_build_object('code', p.code, 'expiresAt', iso_instant(o.expires_at)) end as offer
             from waiting_request r
             join account a on a.id = r.account_id
             ${OPEN_OFFER}
             left join place p on p.id = o.umbrella_id
            where r.ended_at is null and r.closes_at > battigia_now()
            order by r.joined_at, r.id
            limit $1`,
    values: [most],
  })
}

/** The database's clock as the wire carries it. */
export async function readNow(tx: Queryable): Promise<string> {
  const [row] = await tx.query<{ now: string }>({
    name: 'waiting.now',
    text: 'select iso_instant(battigia_now()) as now',
    values: [],
  })
  if (row === undefined) throw new Error('the database did not say what time it is')
  return row.now
}

/** Closes what had no answer in time and what is over; how many offers. */
export async function closeWaiting(tx: Queryable, mostIgnored: number, most: number): Promise<number> {
  const [row] = await tx.query<{ closed: number }>({
    name: 'waiting.close',
    text: 'select close_waiting($1, $2) as closed',
    values: [mostIgnored, most],
  })
  return row?.closed ?? 0
}

/** What was promised holds: the places of a live cart, which all end together, end no earlier than an offer that was taken into it. */
export async function keepOffersTime(tx: Queryable, accountId: number, offerId: number): Promise<void> {
  await tx.query({
    name: 'waiting.keep-offers-time',
    text: `with offer as (select expires_at from waiting_offer where id = $2),
           places as (
             update occupancy o set expires_at = offer.expires_at from offer
              where o.account_id = $1 and o.state = 'held' and o.held_for is null
                and o.expires_at > battigia_now() and o.expires_at < offer.expires_at
           )
           update umbrella_cart c set expires_at = offer.expires_at from offer
            where c.account_id = $1 and c.expires_at > battigia_now() and c.expires_at < offer.expires_at`,
    values: [accountId, offerId],
  })
}
