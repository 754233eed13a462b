import { HALVES, type DayPart } from '../../domain/platform/day-part.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Half, ReturnTerms } from '../../domain/returns/return-rules.ts'
import type { Queryable } from '../platform/database.ts'
import type { HolderId } from './holder-queries.ts'

/** A period of days, and which part of them. */
export interface AskedPeriod {
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
}

/** A half-day that became free. */
export interface FreedHalf {
  readonly umbrellaId: number
  readonly day: CivilDate
  readonly half: Half
}

/** Gives back what the holder has in the period, by the rule that is named. The holder is locked by then. */
export async function returnHalfDays(
  tx: Queryable,
  { kind, id }: HolderId,
  { from, to, part }: AskedPeriod,
  { sharePercent, capCents }: ReturnTerms,
): Promise<FreedHalf[]> {
  const [first, last] = HALVES[part]
  return tx.query<FreedHalf & Record<string, unknown>>({
    name: 'returns.give',
    text: `select umbrella_id as "umbrellaId", day, half
           from return_half_days($1, $2, daterange($3, $4, '[]'), int4range($5, $6), $7, $8) order by umbrella_id, day, half`,
    values: [
      kind === 'booking' ? id : null,
      kind === 'subscription' ? id : null,
      from,
      to,
      first,
      last,
      sharePercent,
      capCents,
    ],
  })
}

/** Takes half-days back, all or none. The holder is locked by then. */
export async function reclaimHalfDays(tx: Queryable, returnIds: readonly number[]): Promise<'done' | 'held' | 'taken'> {
  const [row] = await tx.query<{ outcome: 'done' | 'held' | 'taken' }>({
    name: 'returns.reclaim',
    text: 'select reclaim_half_days($1) as outcome',
    values: [returnIds],
  })
  if (row === undefined) throw new Error('the database answered no outcome')
  return row.outcome
}

/** The most places that a guest has on one half-day of a period, holds that live included. */
export async function mostPlacesAtOnce(tx: Queryable, accountId: number, { from, to }: AskedPeriod): Promise<number> {
  const [row] = await tx.query<{ most: number }>({
    name: 'returns.most-places',
    text: `select coalesce(max(n), 0)::integer as most
           from (
             select count(*) as n
               from occupancy o,
                    generate_series(greatest(lower(o.days), $2::date), least(upper(o.days) - 1, $3::date), interval '1 day') as d,
                    generate_series(lower(o.halves), upper(o.halves) - 1) as h
              where o.account_id = $1 and o.days && daterange($2, $3, '[]')
                and (o.state <> 'held' or o.expires_at > battigia_now())
              group by d, h
           ) per_half`,
    values: [accountId, from, to],
  })
  return row?.most ?? 0
}
