import type { Invariant } from './invariant.ts'

/** Somebody of the resort sees the guest of the first booking come, by a press that took nothing. */
const PRESSED = `insert into visit_action (client_id, kind, day, staff_id, order_id)
  select 'control-of-arrivals', 'arrive', first_day, 1, id from orders where category = 'umbrella' and status = 'confirmed' order by id limit 1`
const ARRIVED = `insert into arrival (action_id, kind, claim_id, order_id, umbrella_id, day, said_at)
  select v.id, 'line', l.id, l.order_id, l.umbrella_id, v.day, v.at
    from visit_action v join order_line l on l.order_id = v.order_id where v.client_id = 'control-of-arrivals' limit 1`
const AWAY = `insert into no_show (kind, claim_id, order_id, umbrella_id, day, cause, is_released)
  select 'line', l.id, l.order_id, l.umbrella_id, lower(l.days), 'day_over', false from order_line l
   where l.order_id = (select order_id from visit_action where client_id = 'control-of-arrivals') limit 1`

/** What arrivals and the cut-off promise (B-04, B-11). */
export const ARRIVAL_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I92',
    promise: 'of a visit on a day one arrival stands at most',
    finds: `select kind, claim_id, day from arrival where undone_at is null group by 1, 2, 3 having count(*) > 1`,
    broken: ['drop index arrival__one_standing', PRESSED, ARRIVED, ARRIVED],
  },
  {
    id: 'I93',
    promise: 'who came had a line, a subscription or an entry for it, of an order that the clock did not end',
    finds: `select a.id from arrival a
            join orders o on o.id = a.order_id
            left join order_line l on a.kind = 'line' and l.id = a.claim_id and l.order_id = a.order_id
            left join subscription s on a.kind = 'subscription' and s.id = a.claim_id and s.order_id = a.order_id
            left join subscription_entry e on a.kind = 'entry' and e.id = a.claim_id
            where a.undone_at is null
              and (coalesce(l.id, s.id, e.id) is null or o.status in ('awaiting_payment', 'expired', 'failed', 'no_show'))`,
    broken: [PRESSED, ARRIVED, 'update arrival set claim_id = claim_id + 1000000'],
  },
  {
    id: 'I94',
    promise: 'of the money that came with an arrival that was taken back nothing is left',
    finds: `select v.id from visit_action v
            where v.undone_at is not null and v.money_key is not null and 0 <> (
              select coalesce(sum(e.amount_cents), 0) from ledger_entry e
               where e.order_id = v.order_id and starts_with(e.key, 'desk:' || v.order_id || ':' || v.money_key))`,
    broken: [
      PRESSED,
      `select enter_desk_money(order_id, 'taken', 'cash', 100, 'desk:' || order_id || ':control', null, '', 1, '') from visit_action`,
      `update visit_action set money_key = 'control', collected_cents = 100, undone_at = battigia_now(), undone_by = 1`,
    ],
  },
  {
    id: 'I95',
    promise: 'nobody is here and away at once, and a released place is of an order that is over',
    finds: `select n.id from no_show n join arrival a on a.kind = n.kind and a.claim_id = n.claim_id and a.day = n.day and a.undone_at is null
             where n.undone_at is null
            union all
            select n.id from no_show n join orders o on o.id = n.order_id
             where n.undone_at is null and n.is_released and o.status <> 'no_show'`,
    broken: [PRESSED, ARRIVED, AWAY],
  },
  {
    id: 'I95b',
    promise:
      'desk money of an order that ended because nobody came belongs to guests who wait for the desk to solve it',
    finds: `select o.id from orders o
            where o.status = 'no_show' and desk_cents_of(o.id, null) > 0
              and not exists (select from stranded_arrival a where a.order_id = o.id and a.solution_id is null)`,
    broken: [
      PRESSED,
      `update orders set status = 'no_show' where id = (select order_id from visit_action where client_id = 'control-of-arrivals')`,
      `select enter_desk_money(order_id, 'taken', 'cash', 100, 'desk:' || order_id || ':control', null, '', 1, '') from visit_action`,
    ],
  },
  {
    id: 'I95c',
    promise: 'whoever waits for the desk to find them a place has none, and has not arrived',
    finds: `select a.id from stranded_arrival a join orders o on o.id = a.order_id
             where a.solution_id is null and (o.status <> 'no_show' or exists (
               select from arrival r where r.order_id = a.order_id and r.kind = 'line' and r.claim_id = a.claim_id and r.day = a.day and r.undone_at is null
             ))`,
    broken: [
      PRESSED,
      `insert into stranded_arrival (action_id, claim_id, order_id, umbrella_id, day, said_at, released_at, cause)
       select v.id, l.id, l.order_id, l.umbrella_id, v.day, v.at, v.at, 'place_taken'
         from visit_action v join order_line l on l.order_id = v.order_id where v.client_id = 'control-of-arrivals' limit 1`,
    ],
  },
]
