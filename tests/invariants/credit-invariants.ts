import type { Invariant } from './invariant.ts'

/** Credit for the customer of the only order, and a part of it used there. */
const GIVEN = `select grant_credit(account_id, 500, 'goodwill', 'broken', null, null, 30, '') from orders limit 1`
const USED = 'select use_credit(id, 300, $$broken$$) from orders limit 1'

/** The promises about credit (B-06). */
export const CREDIT_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I60',
    promise: 'a balance of credit is the sum of its entries and of what is left of its lots, and never below 0',
    finds: `select coalesce(b.account_id, e.account_id, l.account_id) as account
            from credit_balance b
            full join (select account_id, sum(amount_cents) as cents from credit_entry group by 1) e using (account_id)
            full join (select account_id, sum(left_cents) as cents from credit_lot group by 1) l using (account_id)
            where coalesce(b.balance_cents, -1) < 0
              or (coalesce(e.cents, 0), coalesce(l.cents, 0)) is distinct from (b.balance_cents::bigint, b.balance_cents::bigint)
            union all
            select l.id from credit_lot l left join credit_entry e on e.lot_id = l.id
            group by l.id having l.left_cents <> coalesce(sum(e.amount_cents), 0) or bool_or(e.account_id <> l.account_id)`,
    broken: [GIVEN, 'update credit_balance set balance_cents = balance_cents + 1'],
  },
  {
    id: 'I61',
    promise: 'credit in an order is what was used for it less what came back, in its ledger and in its account’s',
    finds: `with used as (select order_id, -sum(amount_cents) as cents from credit_entry where kind in ('used', 'returned') group by 1),
              entered as (select order_id, sum(amount_cents) as cents from ledger_entry where kind in ('credit', 'credit_back') group by 1)
            select o.id from orders o left join used u on u.order_id = o.id left join entered e on e.order_id = o.id
            where (coalesce(u.cents, 0), coalesce(e.cents, 0)) is distinct from (o.credit_cents::bigint, o.credit_cents::bigint)`,
    broken: [GIVEN, USED, 'update orders set credit_cents = credit_cents - 1 where credit_cents > 0'],
  },
  {
    id: 'I62',
    promise: 'an order that never stood or ended keeps no credit beyond what its policy kept',
    finds: `select id from orders where status in ('failed', 'cancelled', 'no_show') and credit_cents > total_cents * (status <> 'failed')::integer + kept_cents`,
    broken: [
      GIVEN,
      USED,
      `update orders set status = 'cancelled', total_cents = 0, service_cents = 0 where credit_cents > 0`,
    ],
  },
  {
    id: 'I63',
    promise: 'an expired order keeps no credit once no late money can come',
    finds: `select id from orders where status = 'expired' and credit_cents > 0 and not may_money_come(id)`,
    broken: [
      GIVEN,
      USED,
      'drop trigger orders__return_credit on orders',
      `update orders set status = 'expired' where credit_cents > 0`,
    ],
  },
  {
    id: 'I64',
    promise: 'what became credit of an order’s money is a lot of its account',
    finds: `select e.order_id from (
              select order_id, -sum(amount_cents) as cents from ledger_entry where kind = 'to_credit' group by 1
            ) e left join (
              select order_id, sum(earned_cents) as cents from credit_lot where reason = 'refund' group by 1
            ) l on l.order_id = e.order_id
            where e.cents > coalesce(l.cents, 0)`,
    broken: [
      `insert into ledger_entry (order_id, kind, amount_cents, currency, key) select id, 'to_credit', -100, 'EUR', 'broken' from orders limit 1`,
    ],
  },
]
