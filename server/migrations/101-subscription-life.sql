-- Life of a subscription after it was sold: its history, who may use it, entries of a carnet, the place that is kept for the
-- coming season, changes of place, withdrawals.

create table subscription_history (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references subscription (id),
  old_state text,
  new_state text not null,
  at timestamptz not null default battigia_now()
);
comment on table subscription_history is 'Every state that a subscription had, kept by its trigger whoever changes it';
create index subscription_history__subscription on subscription_history (subscription_id, id);

create function note_subscription_state() returns trigger
language plpgsql as $$
begin
  insert into subscription_history (subscription_id, old_state, new_state)
  values (new.id, case when tg_op = 'UPDATE' then old.state end, new.state);
  return null;
end $$;
comment on function note_subscription_state() is 'Writes the history of a subscription''s states';
create trigger subscription__first_state after insert on subscription
for each row execute function note_subscription_state();
create trigger subscription__next_state after update of state on subscription
for each row when (old.state is distinct from new.state) execute function note_subscription_state();

alter table subscription_instalment add column reminded_at timestamptz;
comment on column subscription_instalment.reminded_at is 'When its holder was reminded that it is due soon';

create table subscription_member (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references subscription (id),
  position smallint not null,
  name text not null,
  added_at timestamptz not null default battigia_now(),
  constraint subscription_member__one_per_position unique (subscription_id, position),
  constraint subscription_member__position_counts_from_one check (position >= 1)
);
comment on table subscription_member is 'Somebody whom the holder lets use the subscription; positions up to the setting are how many there may be';

create table subscription_entry (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references subscription (id),
  umbrella_id integer not null references place (id),
  day date not null,
  half_from smallint not null,
  half_to smallint not null,
  used_at timestamptz not null default battigia_now(),
  cancelled_at timestamptz,
  constraint subscription_entry__halves_of_a_day check (half_from in (0, 1) and half_to between half_from + 1 and 2)
);
comment on table subscription_entry is 'An entry of a carnet that was used for a day and place; one that was given back counts again';
create index subscription_entry__subscription on subscription_entry (subscription_id, id);

create table subscription_renewal (
  subscription_id bigint primary key references subscription (id),
  umbrella_id integer not null references place (id),
  plan_id integer not null references subscription_plan (id),
  days daterange not null,
  stays daterange[] not null,
  halves int4range not null,
  until date not null,
  state text not null default 'kept',
  renewed_by bigint references subscription (id),
  told_open_at timestamptz,
  reminded_at timestamptz,
  constraint subscription_renewal__state_known check (state in ('kept', 'renewed', 'lapsed', 'impossible')),
  constraint subscription_renewal__renewed_by_one check ((state = 'renewed') = (renewed_by is not null))
);
comment on table subscription_renewal is 'First refusal: while it is kept, the place''s days of the coming season are stays of the subscription before';
comment on column subscription_renewal.stays is 'The days of the coming season as they are claimed';
create index subscription_renewal__kept on subscription_renewal (until) where state = 'kept';
create index subscription_renewal__renewed_by on subscription_renewal (renewed_by) where renewed_by is not null;

-- An order that came to nothing does not use the renewal up.
alter table subscription drop constraint subscription__renewed_once;
create unique index subscription__renewed_once on subscription (renews_id) where state <> 'cancelled';

create table subscription_place_change (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references subscription (id),
  at timestamptz not null default battigia_now(),
  old_umbrella_id integer not null references place (id),
  new_umbrella_id integer not null references place (id),
  from_day date not null,
  days smallint not null,
  old_cents integer not null,
  new_cents integer not null,
  charged_cents integer not null,
  lowered_cents integer not null,
  credited_cents integer not null,
  constraint subscription_place_change__difference_is_settled
    check (new_cents - old_cents = charged_cents - lowered_cents - credited_cents),
  constraint subscription_place_change__no_negative_part
    check (charged_cents >= 0 and lowered_cents >= 0 and credited_cents >= 0)
);
comment on table subscription_place_change is 'A subscription that staff moved to another place, with what became of the difference';
create index subscription_place_change__subscription on subscription_place_change (subscription_id, id);

create table withdrawal (
  order_id bigint primary key references orders (id),
  -- Empty once their person is gone.
  name text not null,
  contact text not null,
  declared_at timestamptz not null default battigia_now(),
  paid_cents integer not null,
  used_cents integer not null,
  refund_cents integer not null,
  constraint withdrawal__refund_is_paid_less_used check (refund_cents = greatest(0, paid_cents - used_cents))
);
comment on table withdrawal is 'A declaration of withdrawal from a contract (art. 54-bis); one per order, whoever presses twice';

create function is_order_settled(p_order bigint) returns boolean
language sql stable
return exists (
  select from orders o
   where o.id = p_order and o.status in ('confirmed', 'completed')
     and (o.balance_cents >= o.total_cents + o.kept_cents or is_payment_authorized(o.id))
);
comment on function is_order_settled(bigint) is 'Whether an order stands and all of it is paid, or reserved and about to be taken';

create function is_instalment_paid(p_order bigint, p_position smallint, p_instalment_order bigint) returns boolean
language sql stable
return is_order_settled(coalesce(p_instalment_order, case when p_position = 0 then p_order end));
comment on function is_instalment_paid(bigint, smallint, bigint) is
  'Whether an instalment is paid: the first by the order of its subscription, each other one by its own';

create function overdue_cents(p_subscription subscription, p_day date) returns integer
language sql stable
as $$
  select (
  select coalesce(sum(i.amount_cents), 0)::integer from subscription_instalment i
   where i.subscription_id = (p_subscription).id and i.due_day < p_day
     and not is_instalment_paid((p_subscription).order_id, i.position, i.order_id)
)
$$;
comment on function overdue_cents(subscription, date) is 'What a subscription owes of instalments that were due before a day';

create function free_place(p_umbrella integer, p_days daterange, p_halves int4range) returns void
language plpgsql set enable_seqscan = off as $$
declare
  v_days daterange[];
  v_halves int4range[];
  v_extras jsonb[];
begin
  select array_agg(g.days), array_agg(g.halves), array_agg(g.extras) into v_days, v_halves, v_extras
    from drop_expired_holds(array(
      select o.id from occupancy o
       where o.umbrella_id = p_umbrella and o.days && p_days and o.halves && p_halves
         and o.state = 'held' and o.expires_at <= battigia_now()
       order by o.id
    )) g;
  if v_days is not null then
    perform change_stock(v_days, v_halves, v_extras, array_fill(-1, array[cardinality(v_days)]), '{}');
  end if;
end
$$;
comment on function free_place(integer, daterange, int4range) is 'Holds that are over stand in nobody''s way: they go, and what they kept with them';

create function use_entry(p_subscription bigint, p_umbrella integer, p_day date, p_halves int4range, p_max_umbrellas integer)
returns text
language plpgsql set enable_seqscan = off as $$
declare
  v_account bigint;
begin
  -- One claim of an account at a time: what it has by now is counted (R-514).
  select account_id into strict v_account from subscription where id = p_subscription;
  insert into umbrella_cart (account_id) values (v_account) on conflict do nothing;
  perform from umbrella_cart where account_id = v_account for update;
  if most_places_of(v_account, array[daterange(p_day, p_day + 1)], p_halves) + 1 > p_max_umbrellas then
    return 'too_many_umbrellas';
  end if;
  update subscription s set entries_used = s.entries_used + 1
   where s.id = p_subscription and s.entries_used < s.entries;
  if not found then
    return 'no_entries_left';
  end if;
  perform free_place(p_umbrella, daterange(p_day, p_day + 1), p_halves);
  begin
    insert into occupancy (umbrella_id, days, halves, state, account_id, subscription_id)
    values (p_umbrella, daterange(p_day, p_day + 1), p_halves, 'subscription', v_account, p_subscription);
  exception when exclusion_violation then
    update subscription s set entries_used = s.entries_used - 1 where s.id = p_subscription;
    return 'umbrella_taken';
  end;
  insert into subscription_entry (subscription_id, umbrella_id, day, half_from, half_to)
  values (p_subscription, p_umbrella, p_day, lower(p_halves), upper(p_halves));
  return 'done';
end
$$;
comment on function use_entry(bigint, integer, date, int4range, integer) is
  'Takes one entry and the place for it, or neither: done, no_entries_left, umbrella_taken or too_many_umbrellas. The subscription is locked by then';

create function entry_cancel_until(p_entry subscription_entry, p_hours integer, p_turn_hour integer) returns timestamptz
language sql stable
as $$
  select (p_entry.day + make_interval(hours => case p_entry.half_from when 0 then 0 else p_turn_hour end - p_hours))
  at time zone 'Europe/Rome'
$$;
comment on function entry_cancel_until(subscription_entry, integer, integer) is
  'Until when an entry may be given back: so many hours before its part of the day begins';

create function cancel_entry(p_entry bigint) returns boolean
language plpgsql as $$
declare
  v_entry subscription_entry;
begin
  update subscription_entry set cancelled_at = battigia_now() where id = p_entry and cancelled_at is null returning * into v_entry;
  if not found then
    return false;
  end if;
  delete from occupancy o
   where o.subscription_id = v_entry.subscription_id and o.umbrella_id = v_entry.umbrella_id
     and o.days = daterange(v_entry.day, v_entry.day + 1) and o.halves = int4range(v_entry.half_from, v_entry.half_to);
  update subscription s set entries_used = s.entries_used - 1 where s.id = v_entry.subscription_id;
  return true;
end
$$;
comment on function cancel_entry(bigint) is 'Gives an entry back with its place; false when it was given back before. The subscription is locked by then';

create function move_subscription(p_subscription bigint, p_umbrella integer, p_from date) returns boolean
language plpgsql set enable_seqscan = off as $$
declare
  v_stay record;
  v_extras jsonb;
  v_days daterange[];
  v_halves int4range[];
begin
  for v_stay in
    select o.id, o.halves, o.account_id, o.days * daterange(p_from, upper(s.days)) as days
      from occupancy o join subscription s on s.id = o.subscription_id
     where s.id = p_subscription and o.state = 'subscription' and o.days && daterange(p_from, upper(s.days))
     order by o.days
       for update of o
  loop
    perform divide_stay(v_stay.id, v_stay.days, v_stay.halves);
    perform free_place(p_umbrella, v_stay.days, v_stay.halves);
    insert into occupancy (umbrella_id, days, halves, state, account_id, subscription_id)
    values (p_umbrella, v_stay.days, v_stay.halves, 'subscription', v_stay.account_id, p_subscription);
  end loop;
  update subscription set umbrella_id = p_umbrella where id = p_subscription returning extras into v_extras;
  select array_agg(f.days), array_agg(f.halves) into v_days, v_halves from finish_returns(p_subscription, p_from) f;
  if v_days is not null and v_extras <> '[]' then
    perform change_stock(
      v_days, v_halves, array_fill(v_extras, array[cardinality(v_days)]), array_fill(-1, array[cardinality(v_days)]), '{}'
    );
  end if;
  return true;
exception when exclusion_violation then
  return false;
end
$$;
comment on function move_subscription(bigint, integer, date) is
  'Moves all stays of a subscription from a day on to another place, or none of them: false. What it returned at the old place is finished. The subscription is locked by then';

create function keep_renewal(p_subscription bigint) returns boolean
language plpgsql set enable_seqscan = off as $$
declare
  v_renewal subscription_renewal;
  v_days daterange;
begin
  select * into strict v_renewal from subscription_renewal where subscription_id = p_subscription for update;
  foreach v_days in array v_renewal.stays loop
    perform free_place(v_renewal.umbrella_id, v_days, v_renewal.halves);
  end loop;
  insert into occupancy (umbrella_id, days, halves, state, account_id, subscription_id)
  select v_renewal.umbrella_id, t.days, v_renewal.halves, 'subscription', s.account_id, s.id
    from subscription s, unnest(v_renewal.stays) as t(days)
   where s.id = p_subscription
   order by t.days;
  update subscription_renewal set state = 'kept', renewed_by = null where subscription_id = p_subscription;
  return true;
exception when exclusion_violation then
  update subscription_renewal set state = 'impossible', renewed_by = null where subscription_id = p_subscription;
  return false;
end
$$;
comment on function keep_renewal(bigint) is 'Claims the place of the coming season for the holder of this one, all of its days or none: false';

create function take_renewal(p_renews bigint, p_by bigint) returns boolean
language plpgsql as $$
begin
  update subscription_renewal set state = 'renewed', renewed_by = p_by
   where subscription_id = p_renews and state = 'kept' and until >= resort_today();
  if not found then
    return false;
  end if;
  delete from occupancy o using subscription_renewal r
   where r.subscription_id = p_renews and o.subscription_id = p_renews and o.days <@ r.days;
  return true;
end
$$;
comment on function take_renewal(bigint, bigint) is
  'The kept stays make room for those of the subscription that renews, which are claimed in the same transaction; false when they are kept no more';

create function return_renewal(p_by bigint) returns boolean
language plpgsql as $$
declare
  v_renewal subscription_renewal;
begin
  select * into v_renewal from subscription_renewal where renewed_by = p_by for update;
  if not found then
    return false;
  end if;
  if v_renewal.until < resort_today() then
    update subscription_renewal set state = 'lapsed', renewed_by = null where subscription_id = v_renewal.subscription_id;
    return false;
  end if;
  return keep_renewal(v_renewal.subscription_id);
end
$$;
comment on function return_renewal(bigint) is
  'The order that renewed came to nothing and its stays are free: until its last day the place is kept for the holder again, in the same transaction';

create function lapse_renewals(p_subscription bigint, p_most integer) returns table (umbrella_id integer, days daterange)
language plpgsql as $$
#variable_conflict use_column
declare
  v_renewal subscription_renewal;
begin
  for v_renewal in
    select * from subscription_renewal r
     where r.state = 'kept' and case when p_subscription is null then r.until < resort_today() else r.subscription_id = p_subscription end
     order by r.until, r.subscription_id
     limit p_most
       for update skip locked
  loop
    update subscription_renewal set state = 'lapsed' where subscription_id = v_renewal.subscription_id;
    delete from occupancy o where o.subscription_id = v_renewal.subscription_id and o.days <@ v_renewal.days;
    return query select v_renewal.umbrella_id, v_renewal.days;
  end loop;
end
$$;
comment on function lapse_renewals(bigint, integer) is
  'Places that are kept no more are free: those whose last day is over, or the one that its holder lets go; answers their days';

create function drop_kept_renewal() returns trigger
language plpgsql as $$
begin
  perform from lapse_renewals(new.id, 1);
  return null;
end $$;
comment on function drop_kept_renewal() is 'Nothing is kept for a subscription that was cancelled; its kept stays have no extras, so they go before its own';
create trigger subscription__keeps_nothing after update of state on subscription
for each row when (new.state = 'cancelled' and old.state is distinct from new.state)
execute function drop_kept_renewal();

create function end_subscription(p_subscription bigint, p_states text[], p_from date) returns table (days daterange)
language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
declare
  v_subscription subscription;
  v_stay record;
  v_days daterange[] := '{}';
  v_halves int4range[] := '{}';
  v_dropped integer;
begin
  update subscription s set state = 'ended' where s.id = p_subscription and s.state = any (p_states) returning * into v_subscription;
  if not found then
    return;
  end if;
  return query select l.days from lapse_renewals(p_subscription, 1) l;
  for v_stay in
    select o.id, o.halves, o.days * daterange(p_from, upper(v_subscription.days)) as days
      from occupancy o
     where o.subscription_id = p_subscription and o.state = 'subscription' and o.days && daterange(p_from, upper(v_subscription.days))
     order by o.umbrella_id, o.days
       for update
  loop
    perform divide_stay(v_stay.id, v_stay.days, v_stay.halves);
    v_days := v_days || v_stay.days;
    v_halves := v_halves || v_stay.halves;
  end loop;
  select v_days || coalesce(array_agg(f.days), '{}'), v_halves || coalesce(array_agg(f.halves), '{}')
    into v_days, v_halves from finish_returns(p_subscription, p_from) f;
  if cardinality(v_days) > 0 and v_subscription.extras <> '[]' then
    perform change_stock(
      v_days, v_halves, array_fill(v_subscription.extras, array[cardinality(v_days)]), array_fill(-1, array[cardinality(v_days)]), '{}'
    );
  end if;
  update subscription_entry e set cancelled_at = battigia_now()
   where e.subscription_id = p_subscription and e.day >= p_from and e.cancelled_at is null;
  with dropped as (
    delete from subscription_instalment i
     where i.subscription_id = p_subscription and i.position > 0 and i.order_id is null and i.due_day >= p_from
    returning i.amount_cents
  )
  select coalesce(sum(amount_cents), 0) into v_dropped from dropped;
  update subscription set total_cents = total_cents - v_dropped where id = p_subscription;
  return query select * from unnest(v_days);
end
$$;
comment on function end_subscription(bigint, text[], date) is
  'Staff ends a subscription: its days from one on are free with their extras, later instalments are asked for no more; answers the days';
