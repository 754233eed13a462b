-- Orders of things that are no places: the bar, a restaurant, parking, services.

alter table orders
  add column category text not null default 'umbrella',
  add column client_id text,
  alter column conditions_slug drop not null,
  alter column conditions_language drop not null,
  alter column conditions_version drop not null,
  add constraint orders__category_known check (category in ('umbrella', 'bar', 'restaurant', 'parking', 'service')),
  add constraint orders__once_per_press unique (account_id, client_id),
  add constraint orders__conditions_of_a_sale check (
    num_nulls(conditions_slug, conditions_language, conditions_version) = 0
    or category <> 'umbrella' and num_nulls(conditions_slug, conditions_language, conditions_version) = 3
  ),
  drop constraint orders__deadline_of_its_method,
  -- Places are given up when nobody pays in time; what is paid at the counter or on delivery never is (case 93).
  add constraint orders__deadline_of_its_method check (
    (category = 'umbrella' and method in ('cash', 'pay_later')) = (release_at is not null)
  );
comment on column orders.category is 'One order has one category: carts are never mixed (R-409, R-516)';
comment on column orders.client_id is 'The press of the device that ordered: sent again it is the same order (B-20)';
drop index orders__one_awaiting;
create unique index orders__one_awaiting on orders (account_id, category) where status = 'awaiting_payment' and not is_pinned;

create table order_item (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  kind text not null,
  ref_id integer not null,
  name text not null,
  options text[] not null,
  note text,
  quantity integer not null,
  unit_cents integer not null,
  total_cents integer not null,
  days daterange not null,
  part text,
  meal text,
  at_time time,
  plate text,
  dogs smallint not null default 0,
  -- What its own slice needs to give it back or to make it: chosen options by id, station, halves.
  facts jsonb not null default '{}',
  cancelled_at timestamptz,
  constraint order_item__kind_known check (kind in ('dish', 'tip', 'table', 'deposit', 'parking', 'service')),
  constraint order_item__quantity_positive check (quantity > 0),
  constraint order_item__money_not_negative check (unit_cents >= 0 and total_cents >= 0),
  constraint order_item__has_days check (not isempty(days))
) with (fillfactor = 90);
comment on table order_item is 'One thing of an order that is no place, with the name and price that it was sold by';
create index order_item__order on order_item (order_id, id);

alter table quote add column category text not null default 'umbrella', add column content jsonb;
comment on column quote.content is 'The cart of items that was quoted, as it was sent; null for umbrellas, whose cart is here';

create or replace function order_of(p_order bigint) returns jsonb
language plpgsql stable set enable_seqscan = off as $$
begin
  return (
    select jsonb_build_object(
      'orderId', o.id, 'number', o.number, 'category', o.category, 'status', o.status, 'method', o.method,
      'placedAt', iso_instant(o.placed_at), 'deadlineDay', o.deadline_day, 'deadlineHour', o.deadline_hour,
      'deadlineAt', iso_instant(o.deadline_at), 'serviceCents', o.service_cents, 'totalCents', o.total_cents,
      'conditionsVersion', o.conditions_version, 'passCode', o.pass_code,
      'paymentStatus', payment_status_of(
        o.total_cents + o.kept_cents, o.balance_cents, o.received_cents, o.returned_cents, o.open_disputes,
        is_payment_authorized(o.id)
      ),
      'payUntil', iso_instant(o.pay_until), 'isPinned', o.is_pinned,
      'refundedCents', (
        select coalesce(sum(r.amount_cents), 0) from refund r
         where r.order_id = o.id and r.reason <> 'give_back' and r.state not in ('failed', 'cancelled')
      ),
      'refundPolicy', o.refund_policy, 'servicePercent', o.service_percent,
      'serverNow', iso_instant(battigia_now()),
      'localNow', to_char(battigia_now() at time zone 'Europe/Rome', 'YYYY-MM-DD"T"HH24:MI:SS'),
      'lines', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'lineId', l.id, 'bookingId', l.id, 'umbrellaId', l.umbrella_id, 'code', l.code, 'row', l.row_id,
            'kind', l.kind, 'isAccessible', l.is_accessible, 'from', lower(l.days), 'to', upper(l.days) - 1,
            'part', day_part_of(l.halves), 'people', l.people, 'dogs', l.dogs, 'extras', l.extras,
            'price', l.price, 'totalCents', l.total_cents, 'isCancelled', l.cancelled_at is not null
          )
          order by l.id
        ), '[]')
        from order_line l
        where l.order_id = o.id
      ),
      'items', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'itemId', i.id, 'kind', i.kind, 'refId', i.ref_id, 'name', i.name, 'options', i.options, 'note', i.note,
            'quantity', i.quantity, 'unitCents', i.unit_cents, 'totalCents', i.total_cents, 'from', lower(i.days),
            'to', upper(i.days) - 1, 'part', i.part, 'meal', i.meal, 'time', to_char(i.at_time, 'HH24:MI'),
            'plate', i.plate, 'dogs', i.dogs, 'facts', i.facts, 'isCancelled', i.cancelled_at is not null
          )
          order by i.id
        ), '[]')
        from order_item i
        where i.order_id = o.id
      )
    )
    from orders o
    where o.id = p_order
  );
end
$$;
