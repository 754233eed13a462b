-- Ways by which the numbers of a year are summed up from the records alone (B-14): each is enough for its statement.

alter table ledger_entry add column day date not null generated always as ((at at time zone 'Europe/Rome')::date) stored;
comment on column ledger_entry.day is 'The resort''s day on which it moved';
create index ledger_entry__day on ledger_entry (day) include (order_id, kind, amount_cents);
create index orders__placed on orders (placed_at) include (id, account_id, category, status, method, language, first_day, total_cents);
create index orders__first_of_account on orders (account_id, placed_at) where status not in ('expired', 'failed');
create index orders__sum on orders (id) include (category, total_cents);
create index bar_order__day on bar_order (day) include (order_id, status, received_at, ready_at, delivered_at);
drop index bar_order_line__order;
create index bar_order_line__order on bar_order_line (order_id) include (station, item_id, quantity);

-- Bad weather of subscriptions and carnets: a share of their price as credit (B-19).

alter table weather_day add column subscription_percent smallint;
update weather_day set subscription_percent = 0 where percent is not null;
alter table weather_day
  add constraint weather_day__subscription_percent_within check (subscription_percent between 0 and 100),
  add constraint weather_day__subscription_percent_kept check ((subscription_percent is null) = (percent is null));
comment on column weather_day.subscription_percent is 'Of a subscription''s price for the half-days becomes credit, as the rule was when it was confirmed';

create table weather_share (
  id bigint generated always as identity primary key,
  weather_day_id bigint not null references weather_day (id),
  subscription_id bigint not null references subscription (id),
  entry_umbrella_id integer references place (id),
  day date not null,
  halves int4range not null,
  code text not null,
  paid_cents integer not null,
  credit_cents integer not null,
  given_at timestamptz not null default battigia_now(),
  constraint weather_share__halves_within_a_day check (halves <@ int4range(0, 2) and not isempty(halves)),
  constraint weather_share__never_more_than_paid check (credit_cents between 1 and paid_cents),
  constraint weather_share__half_day_once exclude using gist (
    subscription_id with =, coalesce(entry_umbrella_id, 0) with =, day with =, halves with &&
  )
);
comment on table weather_share is 'Credit that a subscription''s holder got for a half-day of bad weather, once (B-19)';
comment on column weather_share.entry_umbrella_id is 'Of a carnet, whose entries of one day may be at several places';
create index weather_share__subscription on weather_share (subscription_id);
create index weather_share__weather_day on weather_share (weather_day_id);

create function weather_subscriptions(p_day date, p_halves int4range, p_subscription bigint)
returns table (subscription_id bigint, umbrella_id integer, code text, halves int4range)
language sql stable as $$
  select t.*
    from (
      select s.id as subscription_id, o.umbrella_id, p.code,
             int4range(min(lower(o.halves * p_halves)), max(upper(o.halves * p_halves))) as halves
        from occupancy o
        join subscription s on s.id = o.subscription_id and s.days @> p_day and s.state in ('confirmed', 'ended')
        join place p on p.id = o.umbrella_id
       where o.state = 'subscription' and daterange(lower(o.days), upper(o.days)) && daterange(p_day, p_day, '[]') and o.halves && p_halves
         and (p_subscription is null or s.id = p_subscription)
       group by s.id, o.umbrella_id, p.code
    ) t
   where not exists (
     select from weather_share w join subscription s on s.id = w.subscription_id
      where w.subscription_id = t.subscription_id and w.day = p_day and w.halves && t.halves
        and (s.entries is null or w.entry_umbrella_id = t.umbrella_id)
   )
$$;
comment on function weather_subscriptions(date, int4range, bigint) is
  'Half-days that subscriptions have at a place, whole or of one, without what they gave back and what had its share already';
