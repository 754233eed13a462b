import type { Invariant } from './invariant.ts'

const DESK = `('cash', 'card_terminal', 'desk_refund')`
/** Money of the desk for the only order, in the till. */
const TAKEN = `select enter_desk_money(id, 'taken', 'cash', 100, 'broken', null, '', 1, '') from orders order by id limit 1`
const CLOSED = `select close_till('broken', (select max(id) from till_closing), 0, 0, 0, null, 'broken', 1)`
/** What waits for the end of the transaction has been looked at. */
const SETTLED = 'set constraints all immediate'
const BY_HAND = 'alter table till_movement disable trigger user'

/** The promises about the cash desk (B-12). */
export const TILL_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I96',
    promise:
      'every entry of the ledger that is money of the desk is one movement of the till, of the same amount and tender',
    finds: `select e.key from ledger_entry e left join till_movement m on m.ledger_entry_id = e.id
            where e.kind in ${DESK} and (m.id is null or m.amount_cents <> e.amount_cents or m.key <> e.key
              or e.kind in ('cash', 'card_terminal') and m.tender <> e.kind)
            union all
            select m.key from till_movement m join ledger_entry e on e.id = m.ledger_entry_id where e.kind not in ${DESK}`,
    broken: [TAKEN, SETTLED, BY_HAND, 'delete from till_movement'],
  },
  {
    id: 'I97',
    promise: 'what a closing expected is what was left before it and the sum of its movements',
    finds: `select c.id::text from till_closing c
            left join till_closing p on p.id = c.previous_id
            left join lateral (
              select coalesce(sum(m.amount_cents) filter (where m.tender = 'cash'), 0) as cash,
                coalesce(sum(m.amount_cents) filter (where m.tender = 'card_terminal'), 0) as card
              from till_movement m where m.closing_id = c.id
            ) s on true
            where c.opening_cents <> coalesce(p.left_cents, 0)
              or (c.expected_cash_cents, c.expected_card_cents) is distinct from ((c.opening_cents + s.cash)::integer, s.card::integer)`,
    broken: [TAKEN, CLOSED, SETTLED, BY_HAND, 'update till_movement set closing_id = null'],
  },
  {
    id: 'I98',
    promise: 'closings follow one another without a gap, and no movement is in one that ended before it',
    finds: `select c.id::text from till_closing c left join till_closing p on p.id = c.previous_id
            where c.from_at > c.to_at or p.id is not null and c.from_at <> p.to_at
              or p.id is null and c.id <> (select min(id) from till_closing)
            union all
            select m.key from till_movement m join till_closing c on c.id = m.closing_id where m.at > c.to_at`,
    broken: [
      TAKEN,
      CLOSED,
      SETTLED,
      'alter table till_closing disable trigger user',
      `update till_closing set to_at = to_at - interval '1 day', from_at = from_at - interval '2 days'`,
    ],
  },
  {
    id: 'I99',
    promise:
      'the desk gave back no more of an order than came, no more by a tender than came by it, and took no more by its terminal than an order costs',
    finds: `select o.id::text from orders o where exists (select from desk_refund r where r.order_id = o.id) and o.returned_cents > o.received_cents
            union all
            select o.id::text from orders o
            where o.allowance_cents <> (
              select coalesce(sum(r.allowance_cents), 0) from desk_refund r where r.order_id = o.id and r.undone_at is null)
            union all
            select o.id::text from orders o
            where exists (select from ledger_entry e where e.order_id = o.id and e.kind in ${DESK})
              and least(desk_cents_of(o.id, 'cash'), desk_cents_of(o.id, 'card_terminal')) < 0
            union all
            -- What was cancelled or changed later may have cost more before.
            select e.order_id::text from ledger_entry e join orders o on o.id = e.order_id
            where e.kind = 'card_terminal'
              and not exists (select from order_change c where c.order_id = o.id)
              and not exists (select from order_line l where l.order_id = o.id and l.cancelled_at is not null)
              and not exists (select from order_item i where i.order_id = o.id and i.cancelled_at is not null)
            group by o.id, e.order_id having sum(e.amount_cents) > o.total_cents + o.kept_cents`,
    broken: ['update orders set allowance_cents = 100'],
  },
  {
    id: 'I142',
    promise:
      'what a counted drawer expected is its float and the cash of guests of its own person, in no other count and no other period',
    finds: `select d.id::text from till_drawer d
            where d.expected_cents <> d.float_cents + (
              select coalesce(sum(m.amount_cents), 0) from till_movement m where m.drawer_id = d.id)
              or d.counted_at is null and exists (select from till_movement m where m.drawer_id = d.id)
            union all
            select m.key from till_movement m join till_drawer d on d.id = m.drawer_id left join till_closing c on c.id = m.closing_id
            where m.tender <> 'cash' or m.ledger_entry_id is null or m.staff_id <> d.staff_id
              or c.previous_id is distinct from d.previous_id and c.id is not null`,
    broken: [
      TAKEN,
      SETTLED,
      `insert into till_drawer (key, staff_id, opened_by, float_cents, counted_at, counted_by, expected_cents, counted_cents)
       values ('broken', 1, 1, 0, battigia_now(), 1, 0, 0)`,
      'update till_movement set drawer_id = (select max(id) from till_drawer)',
    ],
  },
]
