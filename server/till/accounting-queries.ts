import type { AccountingEntry, AccountingTotal } from '../../domain/till/accounting-csv.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'

/** Money that comes, and what takes just that back; everything else that is no fee went back, or came back of it. */
const GROSS = `e.kind in ('capture', 'cash', 'card_terminal', 'credit')`
const AMOUNTS = `
  case when ${GROSS} then e.amount_cents else 0 end as gross,
  case when ${GROSS} or e.kind = 'fee' then 0 else -e.amount_cents end as refund,
  case when e.kind = 'fee' then -e.amount_cents else 0 end as fee`
const OF_DAYS = `e.at >= $1::date::timestamp at time zone 'Europe/Rome' and e.at < ($2::date + 1)::timestamp at time zone 'Europe/Rome'`

export interface AccountingRow extends AccountingEntry {
  readonly id: number
}

/** Entries of the ledger on some days of the resort, by their ids, after one. */
export async function readAccounting(
  tx: Queryable,
  {
    from,
    to,
    after,
    most,
  }: { readonly from: CivilDate; readonly to: CivilDate; readonly after: number; readonly most: number },
): Promise<AccountingRow[]> {
  return tx.query<AccountingRow & Record<string, unknown>>({
    name: 'till.accounting',
    text: `
      select x.id, to_char(x.local, 'YYYY-MM-DD') as day, to_char(x.local, 'HH24:MI:SS') as time, x.number as "orderNumber", x.category,
        x.kind, x.provider, x.gross as "grossCents", x.refund as "refundCents", x.fee as "providerFeeCents",
        case when x.total > 0 then round((x.gross - x.refund) * x.service::numeric / x.total) else 0 end::integer as "serviceCents",
        x.closing
      from (
        select e.id, e.at at time zone 'Europe/Rome' as local, o.number, o.category,
          e.kind || case when e.kind = 'desk_refund' then ':' || m.tender else '' end as kind, a.provider, ${AMOUNTS},
          o.service_cents as service, o.total_cents as total, c.year || '-' || c.number as closing
        from ledger_entry e
        join orders o on o.id = e.order_id
        left join payment_attempt a on a.id = e.attempt_id
        left join till_movement m on m.ledger_entry_id = e.id
        left join till_closing c on c.id = m.closing_id
        where ${OF_DAYS} and e.id > $3
        order by e.id
        limit $4
      ) x order by x.id`,
    values: [from, to, after, most],
  })
}

/** The sums of those days by the category of the order. */
export async function readAccountingTotals(tx: Queryable, from: CivilDate, to: CivilDate): Promise<AccountingTotal[]> {
  return tx.query<AccountingTotal & Record<string, unknown>>({
    name: 'till.accounting-totals',
    text: `
      select x.category, sum(x.gross)::bigint as "grossCents", sum(x.refund)::bigint as "refundCents", sum(x.fee)::bigint as "providerFeeCents"
      from (
        select o.category, ${AMOUNTS} from ledger_entry e join orders o on o.id = e.order_id where ${OF_DAYS}
      ) x group by x.category order by x.category`,
    values: [from, to],
  })
}
