-- Subscriptions: what is sold, who has one, and in which parts it is paid. Their days are stays of `occupancy`.

create table subscription_plan (
  id integer primary key,
  position integer not null,
  plan jsonb not null,
  is_removed boolean not null default false
);
comment on table subscription_plan is 'A plan of the resort''s file, as it is sold now; a removed one stays for the subscriptions that were sold by it';

create table subscription (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  plan_id integer not null references subscription_plan (id),
  plan jsonb not null,
  order_id bigint not null references orders (id),
  umbrella_id integer references place (id),
  days daterange not null,
  weekdays integer[],
  part text not null,
  people smallint not null,
  dogs jsonb not null,
  extras jsonb not null,
  price jsonb not null,
  total_cents integer not null,
  entries smallint,
  entries_used smallint not null default 0,
  state text not null default 'pending',
  pass_code text not null,
  renews_id bigint references subscription (id),
  created_at timestamptz not null default battigia_now(),
  constraint subscription__one_per_order unique (order_id),
  constraint subscription__pass_code_unique unique (pass_code),
  constraint subscription__renewed_once unique (renews_id),
  constraint subscription__state_known check (state in ('pending', 'confirmed', 'suspended', 'cancelled', 'ended')),
  constraint subscription__part_known check (part in ('full_day', 'morning', 'afternoon')),
  constraint subscription__days_are_bounded check (not isempty(days) and not lower_inf(days) and not upper_inf(days)),
  constraint subscription__total_not_negative check (total_cents >= 0),
  -- A carnet has entries and no place of its own; every other plan has a place.
  constraint subscription__place_or_entries check ((umbrella_id is null) = (entries is not null)),
  constraint subscription__entries_within check (entries is null or entries_used between 0 and entries)
) with (fillfactor = 80);
comment on table subscription is 'A plan that somebody bought, as it was sold: place, days, people, dogs and price';
comment on column subscription.plan is 'The plan as it was when it was sold: its rules hold for this subscription';
comment on column subscription.days is 'First to last day; the days of it are those whose weekday is among weekdays (null: all)';
create index subscription__account on subscription (account_id, id);
create index subscription__life on subscription (upper(days)) where state in ('confirmed', 'suspended');
alter table occupancy add constraint occupancy__subscription_exists foreign key (subscription_id) references subscription (id);

create table subscription_instalment (
  subscription_id bigint not null references subscription (id),
  position smallint not null,
  due_day date not null,
  amount_cents integer not null,
  order_id bigint references orders (id),
  primary key (subscription_id, position),
  constraint subscription_instalment__amount_positive check (amount_cents > 0)
);
comment on table subscription_instalment is 'A part of a subscription''s price with the day it is due; position 0 is paid with the order of the subscription, each other one with an order of its own';
create index subscription_instalment__due on subscription_instalment (due_day);
create index subscription_instalment__order on subscription_instalment (order_id) where order_id is not null;
