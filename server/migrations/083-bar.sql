-- The bar: its menu, what is left of it, its orders on their way, and the key that signs the tags at the umbrellas.

create table bar_category (
  id integer generated always as identity primary key,
  key text not null,
  position integer not null,
  name jsonb not null,
  is_for_dogs boolean not null,
  constraint bar_category__key_unique unique (key)
);
comment on table bar_category is 'A part of the bar''s menu: drinks, food, for the dog';

create table bar_item (
  id integer generated always as identity primary key,
  key text not null,
  category_id integer not null references bar_category (id),
  position integer not null,
  name jsonb not null,
  description jsonb not null,
  cents integer not null,
  station text not null,
  prep_seconds integer not null,
  art text not null,
  photo_id text,
  allergens jsonb,
  diet text,
  is_gluten_free boolean not null,
  is_frozen boolean not null,
  is_alcoholic boolean,
  is_published boolean not null,
  version integer not null default 1,
  constraint bar_item__key_unique unique (key),
  constraint bar_item__price_not_negative check (cents >= 0),
  constraint bar_item__station_known check (station in ('drinks', 'kitchen', 'ice_cream')),
  constraint bar_item__takes_time check (prep_seconds between 0 and 3600),
  constraint bar_item__diet_known check (diet in ('vegan', 'vegetarian')),
  -- B-10: nothing is sold before somebody has said what is in it; the languages are judged by the rule.
  constraint bar_item__sold_when_declared
    check (not is_published or (allergens is not null and is_alcoholic is not null))
);
comment on table bar_item is 'What the bar sells, or will: texts in every language, price, station, allergens (null is not declared)';
create index bar_item__category on bar_item (category_id, position);

create table bar_option_group (
  id integer generated always as identity primary key,
  item_id integer not null references bar_item (id) on delete cascade,
  position integer not null,
  name jsonb not null,
  least smallint not null,
  most smallint not null,
  constraint bar_option_group__bounds check (least >= 0 and most >= 1 and least <= most)
);
comment on table bar_option_group is 'Choices of an item: flavours, milk, ice';
create index bar_option_group__item on bar_option_group (item_id, position);

create table bar_option (
  id integer generated always as identity primary key,
  group_id integer not null references bar_option_group (id) on delete cascade,
  position integer not null,
  name jsonb not null,
  cents integer not null,
  allergens jsonb not null,
  constraint bar_option__price_not_negative check (cents >= 0)
);
comment on table bar_option is 'One choice of a group, with what it adds to the price and its own allergens';
create index bar_option__group on bar_option (group_id, position);

create table bar_stock (
  item_id integer primary key references bar_item (id) on delete cascade,
  is_sold_out boolean not null default false,
  pieces integer,
  constraint bar_stock__not_negative check (pieces >= 0)
) with (fillfactor = 60);
comment on table bar_stock is 'What is left: an item without a row is there and not counted; pieces null is not counted';

create table bar_state (
  id integer primary key default 1,
  paused_at timestamptz,
  paused_until timestamptz,
  constraint bar_state__only_one check (id = 1),
  constraint bar_state__until_only_while_paused check (paused_until is null or paused_at is not null)
);
comment on table bar_state is 'Whether the bar is paused: one row; paused_until null is until it is opened again';
insert into bar_state default values;

create table bar_day (
  day date primary key,
  last_ticket integer not null
) with (fillfactor = 60);
comment on table bar_day is 'The last number of each day: what is called out and written on the ticket';

create table bar_tag_key (
  id integer primary key default 1,
  secret bytea not null,
  constraint bar_tag_key__only_one check (id = 1),
  constraint bar_tag_key__is_long check (octet_length(secret) = 64)
);
comment on table bar_tag_key is 'Signs what the QR at an umbrella says and what opens the stream of an order; made once, here';
insert into bar_tag_key (secret)
values (
  sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
  || sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);

create table bar_order (
  order_id bigint primary key references orders (id),
  status text not null default 'awaiting_payment',
  code text,
  is_verified boolean not null,
  note text,
  day date,
  ticket integer,
  ready_stations text[] not null default '{}',
  received_at timestamptz,
  accepted_at timestamptz,
  ready_at timestamptz,
  delivered_at timestamptz,
  rejected_at timestamptz,
  promised_at timestamptz,
  worker_id bigint,
  runner_id bigint,
  reject_reason text,
  reject_text text,
  cash_key text,
  version integer not null default 1,
  changed_at timestamptz,
  before jsonb,
  constraint bar_order__ticket_of_the_day unique (day, ticket),
  constraint bar_order__status_known check (
    status in ('awaiting_payment', 'received', 'preparing', 'ready', 'delivered', 'rejected', 'cancelled')
  ),
  constraint bar_order__made_with_ticket check (
    status in ('awaiting_payment', 'cancelled') or num_nulls(day, ticket, received_at, promised_at) = 0
  ),
  constraint bar_order__step_has_its_time check (
    (status <> 'ready' or ready_at is not null) and (status <> 'delivered' or delivered_at is not null)
    and (status <> 'rejected' or (rejected_at is not null and reject_reason is not null))
  ),
  constraint bar_order__reason_known check (
    reject_reason in ('sold_out', 'too_busy', 'closing', 'place_not_found', 'asked_by_guest', 'other')
  )
) with (fillfactor = 70);
comment on table bar_order is 'An order of the bar on its way: where it goes, each step with its time, who makes and brings it';
comment on column bar_order.is_verified is 'Its guest booked that place today or scanned its tag; false was typed (security guide, k)';
comment on column bar_order.before is 'What the last step changed, so that it can be taken back for some seconds';
create index bar_order__open on bar_order (received_at) where status in ('received', 'preparing', 'ready');
create index bar_order__delivered on bar_order (day, delivered_at desc) where status = 'delivered';

create table bar_order_line (
  item_row bigint primary key references order_item (id),
  order_id bigint not null references bar_order (order_id),
  item_id integer not null,
  name text not null,
  options text[] not null,
  note text,
  quantity integer not null,
  station text not null,
  work_seconds integer not null,
  counted integer not null default 0,
  constraint bar_order_line__quantity_positive check (quantity > 0),
  constraint bar_order_line__counted_of_its_own check (counted between 0 and quantity)
) with (fillfactor = 80);
comment on table bar_order_line is 'What a station makes of an order, in the bar''s language; counted is what it took from the stock';
create index bar_order_line__order on bar_order_line (order_id);

create function take_bar_stock(p_items integer[], p_quantities integer[], out missing integer[], out counted integer[])
language plpgsql set jit = off as $$
begin
  -- Locked in the order of their ids, so that two orders never wait for each other.
  perform from bar_stock where item_id = any (p_items) order by item_id for update;
  with wanted as (
    select item_id, sum(quantity)::integer as quantity
    from unnest(p_items, p_quantities) as asked (item_id, quantity)
    group by item_id
  )
  select
    coalesce(array_agg(s.item_id order by s.item_id) filter (where s.is_sold_out or s.pieces < w.quantity), '{}'),
    coalesce(array_agg(s.item_id order by s.item_id) filter (where s.pieces is not null), '{}')
  into missing, counted
  from wanted w join bar_stock s using (item_id);
  if missing = '{}' and counted <> '{}' then
    update bar_stock s set pieces = s.pieces - w.quantity
    from (
      select item_id, sum(quantity)::integer as quantity
      from unnest(p_items, p_quantities) as asked (item_id, quantity)
      group by item_id
    ) w
    where s.item_id = w.item_id and s.pieces is not null;
  end if;
end
$$;
comment on function take_bar_stock(integer[], integer[]) is
  'Takes pieces, all or none: which items have too few, and which are counted; uncounted ones are never short';

create function bar_due_cents(p_order orders) returns integer
language sql stable as $$
  select case
    when p_order.status in ('confirmed', 'completed') and p_order.method = 'cash'
      then greatest(p_order.total_cents + p_order.kept_cents - p_order.balance_cents, 0)
    else 0
  end
$$;
comment on function bar_due_cents(orders) is 'What is still to be taken in cash for an order, with its delivery or at the counter';
