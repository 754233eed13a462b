import type { IncomeKind } from '../../domain/numbers/answers.ts'
import type { Days } from '../../domain/numbers/period.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'
import { PLANNED_ANEW } from './planned-anew.ts'

/** The instants of a period of the resort's days. */
export const DURING = (column: string) =>
  `${column} >= $1::date::timestamp at time zone 'Europe/Rome' and ${column} < ($2::date + 1)::timestamp at time zone 'Europe/Rome'`

/** Money is what comes and goes: credit was money when it was paid for, and a fee is a cost. */
const IS_MONEY = `kind not in ('credit', 'credit_back', 'to_credit', 'fee')`

export interface StoredIncome {
  readonly day: CivilDate
  readonly kind: IncomeKind
  readonly cents: number
}

/** The ledger's money by day and kind of order; an instalment is of its subscription. */
export async function readIncome(tx: Queryable, { from, to }: Days): Promise<StoredIncome[]> {
  return tx.query<StoredIncome & { day: CivilDate }>({
    name: PLANNED_ANEW,
    text: `select e.day, case o.category when 'instalment' then 'subscription' else o.category end as kind,
                  sum(e.amount_cents)::float8 as cents
             from ledger_entry e join orders o on o.id = e.order_id
            where e.day between $1::date and $2::date and e.${IS_MONEY}
            group by 1, 2 order by 1, 2`,
    values: [from, to],
  })
}

/** What the overview counts of a period besides the beach. */
export interface StoredFigures {
  readonly revenueCents: number
  readonly barOrders: number
  readonly barCents: number
  readonly holdsExpired: number | null
  readonly linesOrdered: number
}

export async function readFigures(tx: Queryable, { from, to }: Days): Promise<StoredFigures> {
  const [row] = await tx.query<StoredFigures & { barOrders: number }>({
    name: PLANNED_ANEW,
    // The orders of some days are neighbours: they are read as one run.
    text: `with sold as materialized (
        select order_id from bar_order
         where day between $1::date and $2::date and status in ('received', 'preparing', 'ready', 'delivered')
      ), bar as (
        select count(*)::integer as orders, coalesce(sum(o.total_cents), 0)::float8 as cents
          from sold s join orders o on o.id = s.order_id
         where o.id between (select min(order_id) from sold) and (select max(order_id) from sold)
      ), counted as (
        select sum(expired) filter (where day between $1::date and $2::date)::integer as expired,
               greatest(coalesce(min(day), $1::date), $1::date) as since, min(day) <= $2::date as is_known
          from hold_expiry_count
      )
      select (select coalesce(sum(amount_cents), 0)::float8 from ledger_entry where day between $1::date and $2::date and ${IS_MONEY})
               as "revenueCents",
             bar.orders as "barOrders", bar.cents as "barCents",
             case when counted.is_known then coalesce(counted.expired, 0) end as "holdsExpired",
             (select count(*)::integer from orders o join order_line l on l.order_id = o.id
               where o.category = 'umbrella' and ${DURING('o.placed_at')} and l.divided_from is null
                 and o.placed_at >= counted.since::timestamp at time zone 'Europe/Rome') as "linesOrdered"
        from bar, counted`,
    values: [from, to],
  })
  if (row === undefined) throw new Error('a statement without a group answers one row')
  return row
}
