import { HISTORY_REASONS } from '../../domain/orders/history-reasons.ts'
import type { Invariant } from './invariant.ts'

const REASONS = HISTORY_REASONS.map((reason) => `'${reason}'`).join(', ')

/** The promises about what the resort's people do with places and bookings (B-11), and see of them. */
export const DESK_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I100',
    promise: 'a place that is out of use by a block has the days of a block that stands',
    finds: `select s.id from occupancy s join place_block b on b.id = s.block_id
            where b.ended_at is not null or b.days <> s.days or b.halves <> s.halves`,
    broken: [
      `insert into place_block (days, halves, reason, account_id, ended_at)
       values ('[2027-12-01,2027-12-02)', '[0,2)', 'works', 1, battigia_now())`,
      `insert into occupancy (umbrella_id, days, halves, state, block_id)
       select p.id, b.days, b.halves, 'blocked', b.id from place_block b, (select id from place order by id limit 1) p`,
    ],
  },
  {
    id: 'I101',
    promise: 'what is given for nothing costs nothing and waits for nobody’s money',
    finds: `select o.id from complimentary c join orders o on o.id = c.order_id
            where o.method = 'no_payment_needed' and o.credit_cents = 0 and (o.total_cents > 0 or o.difference_cents > 0)`,
    broken: [
      `insert into complimentary (order_id, reason, worth_cents, account_id) select id, 'broken on purpose', 1, 1 from orders limit 1`,
      `update orders set method = 'no_payment_needed', release_at = null, credit_cents = 0, total_cents = greatest(total_cents, 1)
       where id in (select order_id from complimentary)`,
    ],
  },
  {
    id: 'I102',
    promise: 'a block or a sale that was taken back has no place any more',
    finds: `select a.id from desk_action a join occupancy s on s.block_id = (a.undo ->> 'blockId')::bigint
            where a.kind = 'block' and a.undone_at is not null
            union all
            select a.id from desk_action a join occupancy s on s.order_id = a.order_id
            where a.kind in ('walk_in', 'complimentary') and a.undone_at is not null
            union all
            select a.id from desk_action a join subscription b on b.order_id = a.order_id join occupancy s on s.subscription_id = b.id
            where a.kind = 'sell_subscription' and a.undone_at is not null`,
    broken: [
      `insert into desk_action (kind, account_id, order_id, undo, undone_at)
       select 'walk_in', 1, order_id, '{}', battigia_now() from occupancy where order_id is not null limit 1`,
    ],
  },
  {
    id: 'I112',
    promise: 'the page of a customer has a word for whatever happened to an order',
    finds: `select id, reason from order_history where reason not in (${REASONS})`,
    broken: [`update order_history set reason = 'because'`],
  },
]
