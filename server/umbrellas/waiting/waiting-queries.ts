import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { HALVES, type DayPart } from '../../../domain/platform/day-part.ts'
import type { FreedStay, Waiting } from '../../../domain/umbrellas/waiting.ts'
import type { Queryable } from '../../platform/database.ts'

/** Somebody of the queue for whom something is free, and how long an offer could stand. */
export interface WaitingForPlace extends Waiting {
  readonly accountId: number
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
  /** Until the request closes. */
  readonly secondsLeft: number
  /** Whether the first day wanted is today. */
  readonly isSameDay: boolean
}

/** More of the queue than this is not looked at in one turn: what its head leaves is looked at in the next one. */
const MOST_OF_THE_QUEUE = 2_000

/**
 * The queue in its order with what is free for each on every half-day wanted; only who has no open offer and for whom there
 * is something. With `freed` only these places count, for those who want one of their days. One statement, which ends at an
 * index without entries when nobody waits.
 */
export async function readQueue(
  tx: Queryable,
  freed: readonly FreedStay[] | null,
  passedOver: readonly number[],
): Promise<WaitingForPlace[]> {
  return tx.query<WaitingForPlace & Record<string, unknown>>({
    name: 'waiting.queue',
    text: `
      with waiting as materialized (
        select r.* from waiting_request r
         where r.ended_at is null and r.closes_at > battigia_now() and r.id <> all ($3)
           and not exists (select from waiting_offer o where o.request_id = r.id and o.answer is null)
           and ($1::integer[] is null or exists (select from unnest($2::daterange[]) as f(days) where f.days && r.days))
      ), asked as materialized (
        select p.days, p.halves, array(
          select place.id from place
           where place.is_bookable and not place.is_removed and ($1::integer[] is null or place.id = any ($1))
          except
          select o.umbrella_id from occupancy o
           where daterange(lower(o.days), upper(o.days)) && p.days
             and lower(o.halves) < upper(p.halves) and upper(o.halves) > lower(p.halves)
             and (o.state <> 'held' or o.expires_at > battigia_now())
        ) as free
        from (select distinct w.days, w.halves from waiting w) p
      )
      select w.id as "requestId", w.account_id as "accountId", lower(w.days) as "from", upper(w.days) - 1 as "to", day_part_of(w.halves) as part,
             w.kinds, w.zones, w.rows, w.people, w.dogs, a.free,
             array(select o.umbrella_id from waiting_offer o where o.request_id = w.id) as offered,
             extract(epoch from w.closes_at - battigia_now())::double precision as "secondsLeft",
             lower(w.days) <= resort_today() as "isSameDay"
        from waiting w
        join asked a on a.days = w.days and a.halves = w.halves
       where a.free <> '{}'
       order by w.joined_at, w.id
       limit ${MOST_OF_THE_QUEUE}`,
    values: [
      freed && freed.map(({ umbrellaId }) => umbrellaId),
      freed && freed.map(({ from, to }) => `[${from},${to}]`),
      passedOver,
    ],
  })
}

/** Whether anybody waits at all: most of the time nobody does. */
export async function isAnybodyWaiting(tx: Queryable, freed: readonly FreedStay[]): Promise<boolean> {
  const [row] = await tx.query<{ waits: boolean }>({
    name: 'waiting.anybody',
    text: `select exists (
             select from waiting_request r
              where r.ended_at is null and r.closes_at > battigia_now()
                and exists (
                  select from unnest($1::daterange[], $2::int4range[]) as f(days, halves)
                   where f.days && r.days and f.halves && r.halves
                )
           ) as waits`,
    values: [freed.map(({ from, to }) => `[${from},${to}]`), freed.map(({ part }) => `[${HALVES[part].join(',')})`)],
  })
  return row?.waits ?? false
}

/** Holds a place for who waits; the offer's id, or null when it could not be made (the request is worked on, the place taken, R-514). */
export async function offerPlace(
  tx: Queryable,
  requestId: number,
  umbrellaId: number,
  seconds: number,
  maxUmbrellas: number,
): Promise<number | null> {
  const [row] = await tx.query<{ offer: number | null }>({
    name: 'waiting.offer',
    text: 'select offer_place($1, $2, $3, $4) as offer',
    values: [requestId, umbrellaId, seconds, maxUmbrellas],
  })
  return row?.offer ?? null
}
