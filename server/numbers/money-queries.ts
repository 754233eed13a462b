import type { IncomeKind } from '../../domain/numbers/answers.ts'
import type { Days } from '../../domain/numbers/period.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'

/** The instants of a period of the resort's days. */
export const DURING = (column: string) =>
  `${column} >= $1::date::timestamp at time zone 'Europe/Rome' and ${column} < ($2::date + 1)::timestamp at time zone 'Europe/Rome'`

/** Money is what comes and goes: credit was money when it was paid for, and a fee is a cost. */
export const IS_MONEY = `kind not in ('credit', 'credit_back', 'to_credit', 'fee')`

export interface StoredIncome {
  readonly day: CivilDate
  readonly kind: IncomeKind
  readonly cents: number
}

/** The ledger's money by day and kind of order; an instalment is of its subscription. */
export async function readIncome(tx: Queryable, { from, to }: Days): Promise<StoredIncome[]> {
  return tx.query<StoredIncome & { day: CivilDate }>({
    name: 'numbers.income',
    text: `with moved as (
        select order_id, (at at time zone 'Europe/Rome')::date as day, sum(amount_cents) as cents
          from ledger_entry where ${DURING('at')} and ${IS_MONEY} group by 1, 2
      )
      select m.day, case o.category when 'instalment' then 'subscription' else o.category end as kind,
             sum(m.cents)::float8 as cents
        from moved m join orders o on o.id = m.order_id
       group by 1, 2 order by 1, 2`,
    values: [from, to],
  })
}

/** What the overview counts of a period besides the beach. */
export interface StoredFigures {
  readonly revenueCents: number
  readonly dogs: number
  readonly barOrders: number
  readonly barCents: number
  readonly holdsExpired: number | null
  readonly linesOrdered: number
}

export async function readFigures(tx: Queryable, { from, to }: Days): Promise<StoredFigures> {
  const [row] = await tx.query<StoredFigures & { dogs: number }>({
    name: 'numbers.figures',
    text: `with stay as (
        select o.state, o.order_id, o.subscription_id, coalesce(o.line_id, o.id) as line_id,
               least(upper(o.days), $2::date + 1) - greatest(lower(o.days), $1::date) as day_count
          from occupancy o
         where daterange(lower(o.days), upper(o.days)) && daterange($1::date, $2::date, '[]')
           and o.state in ('booked', 'subscription')
      ), dogs as (
        select coalesce(sum(s.day_count * jsonb_array_length(coalesce(l.dogs, b.dogs))), 0)::integer as dogs
          from stay s
          left join order_line l on s.state = 'booked' and (l.id, l.order_id) = (s.line_id, s.order_id)
          left join subscription b on s.state = 'subscription' and b.id = s.subscription_id
      ), bar as (
        select count(*)::integer as orders, coalesce(sum(o.total_cents), 0)::float8 as cents
          from bar_order b join orders o on o.id = b.order_id
         where b.day between $1::date and $2::date and b.status in ('received', 'preparing', 'ready', 'delivered')
      ), counted as (
        select sum(expired) filter (where day between $1::date and $2::date)::integer as expired, min(day) as since
          from hold_expiry_count
      )
      select (select coalesce(sum(amount_cents), 0)::float8 from ledger_entry where ${DURING('at')} and ${IS_MONEY}) as "revenueCents",
             dogs.dogs, bar.orders as "barOrders", bar.cents as "barCents",
             case when counted.since <= $2::date then coalesce(counted.expired, 0) end as "holdsExpired",
             (select count(*)::integer from order_line l join orders o on o.id = l.order_id
               where ${DURING('o.placed_at')} and l.divided_from is null
                 and (o.placed_at at time zone 'Europe/Rome')::date >= coalesce(counted.since, $1::date)) as "linesOrdered"
        from dogs, bar, counted`,
    values: [from, to],
  })
  if (row === undefined) throw new Error('a statement without a group answers one row')
  return row
}
