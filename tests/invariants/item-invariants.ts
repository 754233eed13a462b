import { LIVE, type Invariant } from './invariant.ts'

/** An order `o` that holds what its items `i` stand for: it came to be, or waits for its money. */
const HOLDS = `o.status in ('awaiting_payment', 'confirmed', 'completed') and i.cancelled_at is null`
/** The halves of an item's days. */
const HALVES = `from order_item i join orders o on o.id = i.order_id and ${HOLDS},
  generate_series(0, upper(i.days) - lower(i.days) - 1) n,
  generate_series(case i.part when 'afternoon' then 1 else 0 end, case i.part when 'morning' then 0 else 1 end) h`

/** What a counter of half-days says, and what the standing items of its kind sum up to, where they differ. */
function counter(kind: string, table: string, id: string, quantity: string): string {
  return `with sums as (
            select i.ref_id as id, lower(i.days) + n as day, h as half, sum(${quantity}) as quantity ${HALVES}
            where i.kind = '${kind}' group by 1, 2, 3)
          select * from (select ${id} as id, day, half, taken from ${table}) t full join sums s using (id, day, half)
          where coalesce(t.taken, 0) <> coalesce(s.quantity, 0)`
}

/** The promises about orders of items: the bar, tables, parking, services. */
export const ITEM_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I40',
    promise: 'one order has one category: its places or items are of no other (R-409, R-516)',
    finds: `select o.id from orders o join order_line l on l.order_id = o.id where o.category <> 'umbrella'
            union all
            select o.id from orders o join order_item i on i.order_id = o.id
            where not (o.category, i.kind) in (values ('bar', 'dish'), ('bar', 'tip'), ('restaurant', 'table'),
              ('restaurant', 'deposit'), ('parking', 'parking'), ('service', 'service'),
              ('subscription', 'subscription'), ('instalment', 'instalment'))
            union all
            select o.id from orders o where o.category <> 'umbrella' and not exists (select from order_item i where i.order_id = o.id)`,
    broken: [`update orders set category = 'bar' where category = 'parking'`],
  },
  {
    id: 'I41',
    promise:
      'an order of items costs its standing items and the service, which no tip has (of all, when it never was one)',
    finds: `select o.id from orders o join order_item i on i.order_id = o.id
              and (i.cancelled_at is null or (o.status in ('expired', 'failed') and o.total_cents > 0))
            group by o.id having o.total_cents <> sum(i.total_cents) + o.service_cents
              or o.service_cents <> round(coalesce(sum(i.total_cents) filter (where i.kind <> 'tip'), 0) * o.service_percent / 100.0)
            union all
            select order_id from order_item where total_cents <> quantity * unit_cents and kind <> 'parking'`,
    broken: [`update order_item set total_cents = total_cents + 1`],
  },
  {
    id: 'I42',
    promise: 'an order of items that ended keeps none; they stand only where a late payment may still claim them',
    finds: `select o.id from orders o join order_item i on i.order_id = o.id and i.cancelled_at is null
            where o.status in ('failed', 'cancelled', 'no_show')
            union all
            select o.id from orders o where o.category <> 'umbrella' and o.status in ${LIVE}
              and not exists (select from order_item i where i.order_id = o.id and i.cancelled_at is null)`,
    broken: [`update orders set status = 'cancelled' where category = 'parking'`],
  },
  {
    id: 'I43',
    promise: 'case 93: what is paid at the counter or on delivery is never given up',
    finds: `select id from orders where category <> 'umbrella' and (release_at is not null and method <> 'pay_later' or status = 'no_show')`,
    broken: [
      `alter table orders drop constraint orders__deadline_of_its_method`,
      `update orders set release_at = battigia_now() where category = 'parking'`,
    ],
  },
  {
    id: 'I44',
    promise: 'every confirmed order of the bar is on its way there, and nothing is made for an order that is none',
    finds: `select o.id from orders o left join bar_order b on b.order_id = o.id
            where o.category = 'bar' and o.status in ${LIVE}
              and coalesce(b.status, 'none') not in ('received', 'preparing', 'ready', 'delivered')
            union all
            select o.id from bar_order b join orders o on o.id = b.order_id
            where b.status in ('received', 'preparing', 'ready', 'delivered') and o.status not in ${LIVE}`,
    broken: [`update orders set category = 'bar' where category = 'parking'`],
  },
  {
    id: 'I45',
    promise: 'the cars that are counted are those of the orders: each space is taken once and released once',
    finds: counter('parking', 'parking_space', 'area_id', '1'),
    broken: ['update parking_space set taken = taken - 1 where taken > 0'],
  },
  {
    id: 'I46',
    promise: 'the pieces that are counted are those of the orders',
    finds: counter('service', 'service_stock', 'service_id', 'i.quantity'),
    broken: ['update service_stock set taken = taken - 1 where taken > 0'],
  },
  {
    id: 'I47',
    promise: 'every table of an order that holds one has its party, and no party sits for an order that is over',
    finds: `select i.id from order_item i join orders o on o.id = i.order_id and ${HOLDS}
            where i.kind = 'table' and not exists (
              select from restaurant_seating s where s.order_item_id = i.id and s.state <> 'cancelled')
            union all
            select i.id from order_item i join orders o on o.id = i.order_id
            join restaurant_seating s on s.order_item_id = i.id and s.state in ('held', 'booked')
            where not (${HOLDS})`,
    broken: [`update order_item set kind = 'table'`],
  },
]
