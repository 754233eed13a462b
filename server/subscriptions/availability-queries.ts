import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { HALVES, type DayPart } from '../../domain/platform/day-part.ts'
import type { TakenHalves } from '../../domain/subscriptions/missing-days.ts'
import { runsOf } from '../../domain/subscriptions/plan-days.ts'
import type { Queryable } from '../platform/database.ts'

/** Days and half-days that a plan is for. */
export interface AskedDays {
  readonly days: readonly CivilDate[]
  readonly part: DayPart
}

/** A live stay; an expired hold leaves its place free. */
const LIVE = `(o.state <> 'held' or o.expires_at > battigia_now())`

/** Stays that share a half-day with the asked ones; the first line is written for the index of searches. */
const asked = (days: string, first: string, last: string) => `
  daterange(lower(o.days), upper(o.days)) && range_merge(${days}) and o.days && ${days}
  and lower(o.halves) < ${last} and upper(o.halves) > ${first}`

/** Days as runs, written as PostgreSQL reads ranges. */
export function rangesOf(days: readonly CivilDate[]): string[] {
  return runsOf(days).map(({ from, to }) => `[${from},${to}]`)
}

function multirangeOf(days: readonly CivilDate[]): string {
  return `{${rangesOf(days).join(',')}}`
}

/** A place that is not free on all days: whether a hold alone is in the way, and on how many of the days. */
export interface TakenPlace {
  readonly isOnlyHeld: boolean
  readonly missing: number
}

/** What the asker of a plan finds out in one round trip. */
export interface FoundPlaces {
  /** Places that are not free on all days, by id. */
  readonly taken: ReadonlyMap<number, TakenPlace>
  /** The most pieces of each extra that are promised on one half-day. */
  readonly reserved: ReadonlyMap<string, number>
  readonly serverNow: string
}

/** Every place of the beach for all days of a plan, in one statement. */
export async function readPlaces(tx: Queryable, { days, part }: AskedDays): Promise<FoundPlaces> {
  const [found] = await tx.query<{
    taken: Record<string, [isOnlyHeld: boolean, missing: number]>
    reserved: Record<string, number>
    now: string
  }>({
    name: 'subscriptions.places',
    text: `with taken as (
             select o.umbrella_id as id, bool_and(o.state = 'held') as is_only_held,
                    range_agg(o.days) * $1::datemultirange as days
               from occupancy o
              where ${asked('$1::datemultirange', '$2', '$3')} and ${LIVE}
              group by o.umbrella_id
           ), expired as materialized (
             select x.id, o.days, o.halves, x.quantity
               from occupancy o
               join cart_line l on l.stay_id = o.id
               cross join jsonb_to_recordset(l.extras) as x(id text, quantity integer)
              where o.state = 'held' and o.expires_at <= battigia_now() and o.days && $1::datemultirange
           ), reserved as (
             select s.extra_id as id, max(s.reserved - coalesce((
                      select sum(e.quantity) from expired e
                       where e.id = s.extra_id and e.days @> s.day and e.halves @> s.half::integer
                    ), 0)) as most
               from extra_stock s
              where s.day <@ $1::datemultirange and s.half between $2 and $3 - 1
              group by s.extra_id
           )
           select coalesce((
                    select json_object_agg(t.id, json_build_array(t.is_only_held, (
                      select sum(upper(r) - lower(r)) from unnest(t.days) as r
                    ))) from taken t
                  ), '{}') as taken,
                  coalesce((select json_object_agg(id, most) from reserved), '{}') as reserved,
                  iso_instant(battigia_now()) as now`,
    values: [multirangeOf(days), ...HALVES[part]],
  })
  if (found === undefined) throw new Error('the database answered no places')
  const taken = Object.entries(found.taken).map(
    ([id, [isOnlyHeld, missing]]) => [Number(id), { isOnlyHeld, missing }] as const,
  )
  return { taken: new Map(taken), reserved: new Map(Object.entries(found.reserved)), serverNow: found.now }
}

/** For each of several plans, which places are not free on all of its days; one statement for all of them. */
export async function readTakenByPlan(
  tx: Queryable,
  plans: readonly (AskedDays & { readonly planId: number })[],
): Promise<{ readonly taken: ReadonlyMap<number, ReadonlySet<number>>; readonly serverNow: string }> {
  const wanted = plans.map(({ planId, days, part }) => {
    const [first, last] = HALVES[part]
    return { id: planId, days: multirangeOf(days), first, last }
  })
  const [found] = await tx.query<{ taken: { id: number; umbrellas: number[] }[]; now: string }>({
    name: 'subscriptions.taken-by-plan',
    text: `with wanted as materialized (
             select * from jsonb_to_recordset($1::jsonb) as w(id integer, days datemultirange, first integer, last integer)
           ), taken as (
             select w.id, array_agg(distinct o.umbrella_id) as umbrellas
               from wanted w
               join occupancy o on ${asked('w.days', 'w.first', 'w.last')} and ${LIVE}
              group by w.id
           )
           select coalesce((select json_agg(taken) from taken), '[]') as taken, iso_instant(battigia_now()) as now`,
    values: [JSON.stringify(wanted)],
  })
  if (found === undefined) throw new Error('the database answered no places')
  return { taken: new Map(found.taken.map(({ id, umbrellas }) => [id, new Set(umbrellas)])), serverNow: found.now }
}

/** The half-days of the asked days on which somebody has a place. */
export async function readTakenHalves(
  tx: Queryable,
  umbrellaId: number,
  { days, part }: AskedDays,
): Promise<TakenHalves[]> {
  return tx.query<TakenHalves & Record<string, unknown>>({
    name: 'subscriptions.taken-halves',
    text: `select lower(r) + n as day, lower(o.halves) as first, upper(o.halves) as last
             from occupancy o, unnest(datemultirange(o.days) * $1::datemultirange) as r,
                  generate_series(0, upper(r) - lower(r) - 1) as n
            where o.umbrella_id = $4 and ${asked('$1::datemultirange', '$2', '$3')} and ${LIVE}
            order by 1, 2`,
    values: [multirangeOf(days), ...HALVES[part], umbrellaId],
  })
}
