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
