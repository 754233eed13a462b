import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { PlaceKind } from '../../domain/umbrellas/plan.ts'
import type { Queryable } from '../platform/database.ts'

/** A place that somebody can be served at. */
export interface FoundPlace {
  readonly code: string
  readonly kind: PlaceKind
  /** Booked today by the asker. */
  readonly isOwn: boolean
}

/**
 * Stays that are not over: those of the afternoon, or of the whole day, once the day has turned at the hour `$turn`. Who gave the
 * afternoon back is at the place no longer (B-18).
 */
const notOver = (turn: string) =>
  `o.days @> resort_today() and upper(o.halves) > (extract(hour from battigia_now() at time zone 'Europe/Rome') >= ${turn}::integer)::integer`

/** A place of the plan by its code, with whether this account has it now or later today; null when there is none. */
export async function findPlace(
  tx: Queryable,
  code: string,
  accountId: number | null,
  turnHour: number,
): Promise<FoundPlace | null> {
  const [place] = await tx.query<FoundPlace & Record<string, unknown>>({
    name: 'bar.place',
    text: `
      select p.code, c.kind, exists (
        select from occupancy o
        where o.umbrella_id = p.id and o.account_id = $2::bigint and o.state in ('booked', 'subscription')
          and ${notOver('$3')}
      ) as "isOwn"
      from place p join category c on c.id = p.category_id
      where p.code = $1 and not p.is_removed`,
    values: [code, accountId, turnHour],
  })
  return place ?? null
}

/** The places that an account has now or later today, in the plan's order. */
export function ownPlaces(tx: Queryable, accountId: number, turnHour: number): Promise<Omit<FoundPlace, 'isOwn'>[]> {
  return tx.query<Omit<FoundPlace, 'isOwn'> & Record<string, unknown>>({
    name: 'bar.own-places',
    text: `
      select p.code, c.kind
      from place p join category c on c.id = p.category_id
      where not p.is_removed and exists (
        select from occupancy o
        where o.umbrella_id = p.id and o.account_id = $1 and o.state in ('booked', 'subscription')
          and ${notOver('$2')}
      )
      order by p.position`,
    values: [accountId, turnHour],
  })
}

/** Code and row of every place, in the plan's order. */
export function allPlaceCodes(tx: Queryable): Promise<{ code: string; row: string }[]> {
  return tx.query<{ code: string; row: string }>({
    name: 'bar.place-codes',
    text: 'select code, row_id as row from place where not is_removed order by position',
    values: [],
  })
}

/** The day that tags are read and printed on. */
export async function readTagDay(tx: Queryable): Promise<CivilDate> {
  const [row] = await tx.query<{ today: CivilDate }>({
    name: 'bar.tag-day',
    text: 'select resort_today() as today',
    values: [],
  })
  if (row === undefined) throw new Error('the database told no day')
  return row.today
}
