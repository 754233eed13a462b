import { HISTORY_REASONS } from '../../../domain/orders/history-reasons.ts'
import { BY_HAND } from '../../../domain/umbrellas/hand-discount.ts'
import type { CustomerOrderDetail } from '../../../domain/staff/customer-calls.ts'
import type { Queryable } from '../../platform/database.ts'

type Books = Pick<CustomerOrderDetail, 'money' | 'refunds' | 'history' | 'complimentary' | 'discount'>

/** What moved of an order's money, what goes back, what happened to it, and why it costs nothing or less. */
export async function readOrderBooks(tx: Queryable, orderId: number): Promise<Books> {
  const [row] = await tx.query<Books & Record<string, unknown>>({
    name: 'customers.books',
    text: `
      select
        (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'amountCents', e.amount_cents, 'at', iso_instant(e.at)) order by e.id), '[]')
           from ledger_entry e where e.order_id = $1) as money,
        (select coalesce(jsonb_agg(jsonb_build_object('amountCents', r.amount_cents, 'state', r.state, 'at', iso_instant(r.created_at)) order by r.id), '[]')
           from refund r where r.order_id = $1) as refunds,
        (select coalesce(jsonb_agg(jsonb_build_object('status', h.new_status, 'actor', h.actor, 'reason', case when h.reason = any ($2) then h.reason else 'other' end, 'at', iso_instant(h.at)) order by h.id), '[]')
           from order_history h where h.order_id = $1) as history,
        (select c.reason from complimentary c where c.order_id = $1) as complimentary,
        (select jsonb_build_object('cents', u.amount_cents, 'reason', u.reason, 'by', coalesce(m.display_name, ''))
           from promotion_use u left join staff_member m on m.account_id = u.given_by
          where u.order_id = $1 and u.promotion_id = $3) as discount`,
    values: [orderId, HISTORY_REASONS, BY_HAND],
  })
  return row ?? { money: [], refunds: [], history: [], complimentary: null, discount: null }
}
