import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import type { HeldPlace } from '../../../domain/umbrellas/staff-calls.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Capacities } from '../resort-data.ts'
import { HOLDER } from './block-queries.ts'

/** Places that wait in umbrella carts on a day, the oldest first; what is kept for an offer or a subscription is none of them. */
export function readHolds(tx: Queryable, day: CivilDate): Promise<HeldPlace[]> {
  return tx.query<HeldPlace & Record<string, unknown>>({
    name: 'holds.list',
    text: `
      select o.id as "holdId", o.umbrella_id as "umbrellaId", p.code, lower(o.days) as "from", upper(o.days) - 1 as "to",
        day_part_of(o.halves) as part, ${HOLDER} as holder, iso_instant(o.created_at) as since,
        iso_instant(o.expires_at) as "expiresAt",
        exists (
          select from orders r where r.account_id = o.account_id and r.category = 'umbrella' and r.status = 'awaiting_payment'
            and (r.pay_until > battigia_now() or is_payment_under_way(r.id))
        ) as "isPaying"
      from occupancy o join place p on p.id = o.umbrella_id join account a on a.id = o.account_id
      where o.state = 'held' and o.held_for is null and o.expires_at > battigia_now() and o.days @> $1::date
      order by o.created_at, o.id`,
    values: [day],
  })
}

export async function readNow(tx: Queryable): Promise<string> {
  const [row] = await tx.query<{ now: string }>({
    name: 'holds.now',
    text: 'select iso_instant(battigia_now()) as now',
    values: [],
  })
  if (row === undefined) throw new Error('the database did not say what time it is')
  return row.now
}

/** A hold with every other one of the same cart, by id; none when it is over. */
export async function readHoldsOfHolder(tx: Queryable, holdId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'holds.of-holder',
    text: `select h.id from occupancy o join occupancy h on h.account_id = o.account_id
           where o.id = $1 and o.state = 'held' and o.held_for is null
             and h.state = 'held' and h.held_for is null and h.expires_at > battigia_now()
           order by h.umbrella_id`,
    values: [holdId],
  })
  return rows.map(({ id }) => id)
}

/** What puts a hold back: its rows as they were, and its days. */
export interface HoldUndo {
  readonly stay: object
  readonly line: object
  readonly from: CivilDate
  readonly to: CivilDate
}

/** What became of a hold: where it was, and what puts it back. */
export type BrokenHold =
  | { readonly outcome: 'payment_in_progress' }
  | {
      readonly outcome: 'broken'
      readonly accountId: number
      readonly umbrellaId: number
      readonly from: CivilDate
      readonly to: CivilDate
      readonly part: DayPart
      readonly expiresAt: string
      readonly undo: HoldUndo
    }

/** Frees a held place; null when nothing is held there any more. */
export async function removeHold(tx: Queryable, holdId: number): Promise<BrokenHold | null> {
  const [row] = await tx.query<{ broken: BrokenHold | null }>({
    name: 'holds.break',
    text: 'select break_hold($1) as broken',
    values: [holdId],
  })
  return row?.broken ?? null
}

/** Puts a hold back into its cart; false when that cannot be any more. */
export async function restoreHold(tx: Queryable, undo: HoldUndo, stock: Capacities): Promise<boolean> {
  const [row] = await tx.query<{ isBack: boolean }>({
    name: 'holds.restore',
    text: 'select restore_hold($1, $2) as "isBack"',
    values: [JSON.stringify(undo), JSON.stringify(Object.fromEntries(stock))],
  })
  return row?.isBack === true
}

/** A place that the desk took out of somebody's cart. */
export interface ReleasedHold {
  readonly code: string
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
}

/** Holds of somebody that were broken within `window` milliseconds, unless they were put back or their cart was filled or ordered since. */
export function readReleased(tx: Queryable, accountId: number, window: number): Promise<ReleasedHold[]> {
  return tx.query<ReleasedHold & Record<string, unknown>>({
    name: 'holds.released',
    text: `
      select p.code, lower(s.days) as "from", upper(s.days) - 1 as "to", day_part_of(s.halves) as part
      from desk_action d
      cross join lateral jsonb_array_elements(d.undo) u
      cross join lateral jsonb_to_record(u -> 'stay') as s(account_id bigint, umbrella_id integer, days daterange, halves int4range)
      join place p on p.id = s.umbrella_id
      where d.kind = 'break_hold' and d.undone_at is null and d.at > battigia_now() - $2::bigint * interval '1 ms'
        and s.account_id = $1
        and not exists (select from occupancy o where o.account_id = $1 and o.state = 'held' and o.created_at > d.at)
        and not exists (select from umbrella_cart c where c.account_id = $1 and c.ordered_at > d.at)
      order by lower(s.days), p.code`,
    values: [accountId, window],
  })
}
