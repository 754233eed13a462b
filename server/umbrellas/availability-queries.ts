import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { HALVES } from '../../domain/platform/day-part.ts'
import type { Period } from '../../domain/umbrellas/period.ts'
import type { PlaceStateLetter } from '../../domain/umbrellas/plan.ts'
import type { DogMark } from '../../domain/umbrellas/dog-surroundings.ts'
import type { Queryable } from '../platform/database.ts'
import { readDogMarks } from './dog-mark-queries.ts'

/** A live stay makes a place held, booked or blocked; an expired hold leaves it free. */
const LIVE = `(o.state <> 'held' or o.expires_at > battigia_now())`

/** Stays that share a half-day with the asked period; written for the index of searches. */
const ASKED = `daterange(lower(o.days), upper(o.days)) && daterange($1, $2, '[]')
  and lower(o.halves) < $4 and upper(o.halves) > $3`

/** Of several stays the strongest counts: blocked before booked before held. */
const RANK = `case o.state when 'blocked' then 3 when 'held' then 1 else 2 end`
const LETTERS = ['f', 'h', 'b', 'x'] as const

/** Marks of live stays that share a half-day with the asked period. */
const DOG_MARKS = `select distinct m.umbrella_id as "umbrellaId", m.rule, m.side
  from dog_mark m join occupancy o on o.id = m.stay_id
  where m.days && daterange($1, $2, '[]') and m.halves && int4range($3, $4) and ${LIVE}`

/** Letters and dogs for the live map, in one round trip. */
export async function readLivePlaces(
  tx: Queryable,
  period: Period,
): Promise<{ readonly taken: ReadonlyMap<number, PlaceStateLetter>; readonly marks: readonly DogMark[] }> {
  const [taken, marks] = [await readTakenPlaces(tx, period), await readDogMarks(tx, period, null)]
  return { taken, marks }
}

/** Letters of the places that are not free on every half-day of the period. */
export async function readTakenPlaces(tx: Queryable, period: Period): Promise<Map<number, PlaceStateLetter>> {
  const rows = await tx.query<{ id: number; rank: number }>({
    name: 'umbrellas.taken',
    text: `select o.umbrella_id as id, max(${RANK}) as rank
           from occupancy o
           where ${ASKED}
             and ${LIVE}
           group by o.umbrella_id`,
    values: [period.from, period.to, ...HALVES[period.part]],
  })
  return new Map(rows.map(({ id, rank }) => [id, letterOf(rank)]))
}

function letterOf(rank: number): PlaceStateLetter {
  return LETTERS[rank] ?? 'f'
}

/** What a search finds out in one round trip. */
export interface FoundAvailability {
  readonly taken: ReadonlyMap<number, PlaceStateLetter>
  /** The most pieces of each extra that are promised on one half-day; expired holds promise nothing. */
  readonly reserved: ReadonlyMap<string, number>
  /** Where dogs lie and what they reach (B-17). */
  readonly marks: readonly DogMark[]
  readonly serverNow: string
}

export async function readAvailability(tx: Queryable, period: Period): Promise<FoundAvailability> {
  const [found] = await tx.query<{
    taken: Record<string, number>
    reserved: Record<string, number>
    marks: DogMark[]
    now: string
  }>({
    name: 'umbrellas.availability',
    text: `with taken as (
             select o.umbrella_id as id, max(${RANK}) as rank
             from occupancy o
             where ${ASKED}
               and ${LIVE}
             group by o.umbrella_id
           ), expired as materialized (
             select x.id, o.days, o.halves, x.quantity
             from occupancy o
             join cart_line l on l.stay_id = o.id
             cross join jsonb_to_recordset(l.extras) as x(id text, quantity integer)
             where o.state = 'held' and o.expires_at <= battigia_now() and o.days && daterange($1, $2, '[]')
           ), reserved as (
             select s.extra_id as id, max(s.reserved - coalesce(
               (select sum(e.quantity) from expired e
                where e.id = s.extra_id and e.days @> s.day and e.halves @> s.half::integer), 0)) as most
             from extra_stock s
             where s.day between $1 and $2 and s.half between $3 and $4 - 1
             group by s.extra_id
           )
           select coalesce((select json_object_agg(id, rank) from taken), '{}') as taken,
                  coalesce((select jsonb_object_agg(id, most) from reserved), '{}') as reserved,
                  (select coalesce(json_agg(m), '[]') from (${DOG_MARKS}) m) as marks,
                  iso_instant(battigia_now()) as now`,
    values: [period.from, period.to, ...HALVES[period.part]],
  })
  if (found === undefined) throw new Error('the database answered no availability')
  return {
    taken: new Map(Object.entries(found.taken).map(([id, rank]) => [Number(id), letterOf(rank)])),
    reserved: new Map(Object.entries(found.reserved)),
    marks: found.marks,
    serverNow: found.now,
  }
}

/** How many bookable places are taken per day, on any half-day of the part; days without any are missing. */
export async function readTakenPerDay(tx: Queryable, period: Period): Promise<Map<CivilDate, number>> {
  const rows = await tx.query<{ day: CivilDate; taken: number }>({
    name: 'umbrellas.taken-per-day',
    text: `select d.day::date as day, count(distinct o.umbrella_id)::integer as taken
           from occupancy o
           join place p on p.id = o.umbrella_id and p.is_bookable and not p.is_removed
           cross join lateral generate_series(
             greatest(lower(o.days), $1::date), least(upper(o.days) - 1, $2::date), interval '1 day'
           ) as d(day)
           where ${ASKED}
             and ${LIVE}
           group by d.day`,
    values: [period.from, period.to, ...HALVES[period.part]],
  })
  return new Map(rows.map(({ day, taken }) => [day, taken]))
}

/** How many places are booked or blocked on each day from today on, holds not counted. */
export async function readBookedPerDay(tx: Queryable): Promise<Map<CivilDate, number>> {
  const rows = await tx.query<{ day: CivilDate; booked: number }>({
    name: 'umbrellas.booked-per-day',
    text: `select d.day::date as day, count(distinct o.umbrella_id)::integer as booked
           from occupancy o
           cross join lateral generate_series(
             greatest(lower(o.days), resort_today()), upper(o.days) - 1, interval '1 day'
           ) as d(day)
           where daterange(lower(o.days), upper(o.days)) && daterange(resort_today(), null) and o.state <> 'held'
           group by d.day`,
    values: [],
  })
  return new Map(rows.map(({ day, booked }) => [day, booked]))
}
