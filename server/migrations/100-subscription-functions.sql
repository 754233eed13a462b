-- Orders of subscriptions and of their instalments.

alter table orders
  drop constraint orders__category_known,
  add constraint orders__category_known check (
    category in ('umbrella', 'bar', 'restaurant', 'parking', 'service', 'subscription', 'instalment')
  );

alter table order_item
  drop constraint order_item__kind_known,
  add constraint order_item__kind_known check (
    kind in ('dish', 'tip', 'table', 'deposit', 'parking', 'service', 'subscription', 'instalment')
  );

create function claim_subscription_days(
  p_account bigint, p_umbrella integer, p_days daterange[], p_halves int4range, p_subscription bigint, p_expires_at timestamptz,
  p_extras jsonb, p_capacities jsonb
)
returns jsonb
language plpgsql
set jit = off
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_span constant daterange := daterange(lower(p_days[1]), upper(p_days[cardinality(p_days)]));
  v_runs constant integer := cardinality(p_days);
  v_count integer;
  v_back record;
  v_gone record;
  v_short text[];
begin
  begin
    -- Places are locked in the order of their ids, so a hold elsewhere goes before or after.
    delete from occupancy o where o.account_id = p_account and o.held_for = 'subscription' and o.umbrella_id <= p_umbrella;
    select coalesce(array_agg(g.days), '{}') as days, coalesce(array_agg(g.halves), '{}') as halves,
           coalesce(array_agg(g.extras), '{}') as extras
      into v_back
      from drop_expired_holds(array(
        select o.id from occupancy o
         where o.umbrella_id = p_umbrella and o.days && v_span and o.halves && p_halves
           and o.state = 'held' and o.expires_at <= battigia_now()
         order by o.id
      )) g;
    insert into occupancy (umbrella_id, days, halves, state, account_id, subscription_id, expires_at, held_for)
    select p_umbrella, r.days, p_halves, case when p_subscription is null then 'held' else 'subscription' end, p_account,
           p_subscription, p_expires_at, case when p_subscription is null then 'subscription' end
      from unnest(p_days) as r(days)
     order by r.days
        on conflict do nothing;
    get diagnostics v_count = row_count;
    if v_count < v_runs then
      raise exception 'a place is taken' using errcode = 'BG001';
    end if;
    delete from occupancy o where o.account_id = p_account and o.held_for = 'subscription' and o.umbrella_id > p_umbrella;

    v_short := change_stock(
      v_back.days || p_days, v_back.halves || array_fill(p_halves, array[v_runs]),
      v_back.extras || array_fill(p_extras, array[v_runs]),
      array_fill(-1, array[cardinality(v_back.days)]) || array_fill(1, array[v_runs]), p_capacities
    );
    if v_short is not null then
      -- What expired holds keep elsewhere on these days is free as well.
      select coalesce(array_agg(g.days), '{}') as days, coalesce(array_agg(g.halves), '{}') as halves,
             coalesce(array_agg(g.extras), '{}') as extras
        into v_gone
        from drop_expired_holds(array(
          select o.id from occupancy o
           where o.state = 'held' and o.expires_at <= battigia_now() and o.days && v_span and o.halves && p_halves
             for update skip locked
        )) g;
      v_short := change_stock(
        v_back.days || v_gone.days || p_days, v_back.halves || v_gone.halves || array_fill(p_halves, array[v_runs]),
        v_back.extras || v_gone.extras || array_fill(p_extras, array[v_runs]),
        array_fill(-1, array[cardinality(v_back.days) + cardinality(v_gone.days)]) || array_fill(1, array[v_runs]),
        p_capacities
      );
    end if;
    if v_short is not null then
      raise exception 'an extra is sold out' using errcode = 'BG002';
    end if;
  exception
    when sqlstate 'BG001' then
      return '{"outcome": "umbrella_taken"}';
    when sqlstate 'BG002' then
      return jsonb_build_object('outcome', 'extra_sold_out', 'extras', v_short);
  end;
  return '{"outcome": "claimed"}';
end
$$;
comment on function claim_subscription_days(bigint, integer, daterange[], int4range, bigint, timestamptz, jsonb, jsonb) is
  'Claims every day of a plan with its extras in one insert, all or nothing, for a subscription or as a hold until p_expires_at; the account''s former hold of a subscription goes. Whatever is refused leaves everything as it was';

create function hold_subscription_place(
  p_account bigint, p_device text, p_prefix text, p_umbrella integer, p_days daterange[], p_halves int4range, p_today date,
  p_half_now integer, p_turn_hour integer, p_limits jsonb
)
returns jsonb
language plpgsql
set jit = off
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_now constant timestamptz := battigia_now();
  v_local constant timestamp := v_now at time zone 'Europe/Rome';
  v_half_now constant integer := (extract(hour from v_local) >= p_turn_hour)::integer;
  v_span constant daterange := daterange(lower(p_days[1]), upper(p_days[cardinality(p_days)]));
  v_max constant integer := (p_limits ->> 'maxUmbrellas')::integer;
  v_cart umbrella_cart;
  v_ends_at timestamptz;
  v_count integer;
  v_freed jsonb;
  v_outcome jsonb;
begin
  -- The rules were asked on the day and half that the server last knew.
  if v_local::date <> p_today or v_half_now <> p_half_now then
    return jsonb_build_object('outcome', 'clock', 'today', v_local::date, 'halfNow', v_half_now);
  end if;

  -- Look without locking, so that the usual refusals write nothing; the constraint has the last word.
  if exists (
    select from occupancy o, unnest(p_days) as r(days)
     where o.umbrella_id = p_umbrella and o.days && r.days and o.halves && p_halves
       and (o.state <> 'held' or o.expires_at > v_now)
       and (o.account_id is distinct from p_account or o.held_for is distinct from 'subscription')
  ) then
    return '{"outcome": "umbrella_taken"}';
  end if;
  -- No renewal of a hold that ran out (security guide, 6 a).
  select max(r.expired_at) into v_ends_at
    from (
      select e.expired_at from hold_expiry e
       where e.umbrella_id = p_umbrella and (e.account_id = p_account or e.device_id = p_device)
         and e.expired_at > v_now - make_interval(mins => (p_limits ->> 'renewalMinutes')::integer)
      union all
      select o.expires_at from occupancy o
       where o.umbrella_id = p_umbrella and o.account_id = p_account and o.state = 'held' and o.expires_at <= v_now
         and o.expires_at > v_now - make_interval(mins => (p_limits ->> 'renewalMinutes')::integer)
    ) r;
  if v_ends_at is not null then
    v_ends_at := v_ends_at + make_interval(mins => (p_limits ->> 'renewalMinutes')::integer);
    return jsonb_build_object(
      'outcome', 'held_again_too_soon', 'retryAfterSeconds', ceil(extract(epoch from v_ends_at - v_now))
    );
  end if;

  -- One at a time per account from here on, as for the cart; every statement below sees what the others have committed.
  insert into umbrella_cart (account_id) values (p_account) on conflict do nothing;
  select * into v_cart from umbrella_cart where account_id = p_account for update;
  select max(o.expires_at) into v_ends_at
    from occupancy o
   where o.account_id = p_account and o.held_for = 'subscription' and o.expires_at > v_now and o.umbrella_id = p_umbrella
     and o.halves = p_halves
  having array_agg(o.days order by o.days) = p_days;
  if v_ends_at is not null then
    return jsonb_build_object(
      'outcome', 'held', 'expiresAt', iso_instant(v_ends_at), 'serverNow', iso_instant(v_now), 'freed', null
    );
  end if;

  v_count := most_places_of(p_account, p_days, p_halves);
  if v_count + 1 > v_max then
    return jsonb_build_object('outcome', 'too_many_umbrellas', 'scope', 'half_day', 'max', v_max, 'have', v_count);
  end if;

  -- A guest whose holds keep running out waits a while (security guide, 6 a 4).
  select count(distinct e.expired_at) into v_count
    from hold_expiry e
   where e.account_id = p_account
     and e.expired_at > v_now - make_interval(hours => (p_limits ->> 'pauseWindowHours')::integer)
     and (v_cart.ordered_at is null or e.expired_at > v_cart.ordered_at)
  having max(e.expired_at) > v_now - make_interval(mins => (p_limits ->> 'pauseMinutes')::integer);
  if v_count >= (p_limits ->> 'pauseAfter')::integer then
    return jsonb_build_object('outcome', 'too_many_held', 'scope', 'account', 'have', v_count);
  end if;
  if p_device is not null then
    perform pg_advisory_xact_lock(41, hashtext(p_device));
    v_count := held_by_others(p_account, p_device, null, v_now);
    if v_count + 1 > (p_limits ->> 'perDevice')::integer then
      return jsonb_build_object('outcome', 'too_many_held', 'scope', 'device', 'have', v_count);
    end if;
  end if;
  if p_prefix is not null then
    perform pg_advisory_xact_lock(42, hashtext(p_prefix));
    v_count := held_by_others(p_account, null, p_prefix, v_now);
    if v_count + 1 > (p_limits ->> 'perPrefix')::integer then
      return jsonb_build_object('outcome', 'too_many_held', 'scope', 'prefix', 'have', v_count);
    end if;
  end if;
  -- Guests who have ordered before pass the valve.
  if v_cart.ordered_at is null
    and not newcomer_may_hold(v_span, 1, v_now, (p_limits ->> 'heldPerDay')::integer) then
    return jsonb_build_object('outcome', 'beach_nearly_held');
  end if;

  select jsonb_build_object('from', min(lower(o.days)), 'to', max(upper(o.days)) - 1) into v_freed
    from occupancy o
   where o.account_id = p_account and o.held_for = 'subscription'
  having count(*) > 0;
  v_ends_at := v_now + make_interval(mins => (p_limits ->> 'holdMinutes')::integer);
  v_outcome := claim_subscription_days(p_account, p_umbrella, p_days, p_halves, null, v_ends_at, '[]', '{}');
  if v_outcome ->> 'outcome' <> 'claimed' then
    return v_outcome;
  end if;
  update umbrella_cart set device_id = p_device, address_prefix = p_prefix where account_id = p_account;
  return jsonb_build_object(
    'outcome', 'held', 'expiresAt', iso_instant(v_ends_at), 'serverNow', iso_instant(v_now), 'freed', v_freed
  );
end
$$;
comment on function hold_subscription_place(bigint, text, text, integer, daterange[], int4range, date, integer, integer, jsonb) is
  'Holds a place on every day of a plan while it is ordered, all or nothing, in one statement; it replaces the account''s former one';

create function most_places_of(p_account bigint, p_days daterange[], p_halves int4range) returns integer
language plpgsql stable set enable_seqscan = off as $$
begin
  return (
    select coalesce(max(n), 0)::integer
      from (
        select count(*) as n
          from occupancy o
          join unnest(p_days) as r(days) on o.days && r.days and o.halves && p_halves,
               generate_series(0, upper(o.days * r.days) - lower(o.days * r.days) - 1) as d,
               generate_series(lower(o.halves * p_halves), upper(o.halves * p_halves) - 1) as h
         where o.account_id = p_account and (o.state <> 'held' or o.expires_at > battigia_now())
           and o.held_for is distinct from 'subscription'
         group by lower(o.days * r.days) + d, h
      ) per_half
  );
end
$$;
comment on function most_places_of(bigint, daterange[], int4range) is
  'The most places that an account has on one half-day of some days (R-514), but for the one that it holds for a subscription';

create function held_by_others(p_account bigint, p_device text, p_prefix text, p_now timestamptz) returns integer
language plpgsql stable set enable_seqscan = off as $$
begin
  return (
    select coalesce(sum(
      case when c.expires_at > p_now then c.line_count else 0 end
      + case when exists (
          select from occupancy o
           where o.account_id = c.account_id and o.held_for = 'subscription' and o.expires_at > p_now
        ) then 1 else 0 end
    ), 0)::integer
      from umbrella_cart c
     where c.account_id <> p_account and (c.device_id = p_device or c.address_prefix = p_prefix)
  );
end
$$;
comment on function held_by_others(bigint, text, text, timestamptz) is
  'How many places other accounts of a device, or of an address prefix, hold: those of their carts, and one each for a subscription';

create function release_subscription_hold(p_account bigint) returns table (days daterange)
language plpgsql as $$
#variable_conflict use_column
begin
  perform from umbrella_cart c where c.account_id = p_account for update;
  return query
  delete from occupancy o where o.account_id = p_account and o.held_for = 'subscription' returning o.days;
end
$$;
comment on function release_subscription_hold(bigint) is 'Frees the place that an account holds for a subscription; answers its days';

create function claim_subscription(p_subscription bigint, p_days daterange[], p_capacities jsonb, p_max_umbrellas integer)
returns jsonb
language plpgsql as $$
declare
  v_subscription subscription;
  v_halves int4range;
  v_have integer;
begin
  select * into strict v_subscription from subscription where id = p_subscription for update;
  if v_subscription.umbrella_id is null then
    return '{"outcome": "claimed"}';
  end if;
  if v_subscription.renews_id is not null then
    perform take_renewal(v_subscription.renews_id, p_subscription);
  end if;
  v_halves := case v_subscription.part when 'full_day' then int4range(0, 2) when 'morning' then int4range(0, 1) else int4range(1, 2) end;
  -- One claim of an account at a time: what it has by now is counted.
  insert into umbrella_cart (account_id) values (v_subscription.account_id) on conflict do nothing;
  perform from umbrella_cart where account_id = v_subscription.account_id for update;
  v_have := most_places_of(v_subscription.account_id, p_days, v_halves);
  if v_have + 1 > p_max_umbrellas then
    return jsonb_build_object('outcome', 'too_many_umbrellas', 'max', p_max_umbrellas, 'have', v_have);
  end if;
  return claim_subscription_days(
    v_subscription.account_id, v_subscription.umbrella_id, p_days, v_halves, p_subscription, null, v_subscription.extras,
    p_capacities
  );
end
$$;
comment on function claim_subscription(bigint, daterange[], jsonb, integer) is
  'The days of a subscription with their extras, all or nothing; the place that was kept for its holder, or that they hold, becomes it';

create function retake_subscription(p_order bigint, p_days daterange[], p_capacities jsonb, p_max_umbrellas integer)
returns boolean
language plpgsql as $$
declare
  v_subscription bigint;
begin
  select id into v_subscription from subscription where order_id = p_order and state = 'cancelled' for update;
  if not found then
    return false;
  end if;
  begin
    if claim_subscription(v_subscription, p_days, p_capacities, p_max_umbrellas) ->> 'outcome' <> 'claimed' then
      raise exception 'the place is gone' using errcode = 'BG001';
    end if;
    update subscription set state = 'pending' where id = v_subscription;
  exception when sqlstate 'BG001' or unique_violation then
    return false;
  end;
  return true;
end
$$;
comment on function retake_subscription(bigint, daterange[], jsonb, integer) is
  'Late money takes a subscription again that was given up: all of its days, or none and false';

create function release_subscription(p_order bigint) returns table (days daterange)
language plpgsql as $$
#variable_conflict use_column
declare
  v_subscription subscription;
  v_days daterange[];
  v_halves int4range[];
begin
  update subscription s set state = 'cancelled'
   where s.order_id = p_order and s.state in ('pending', 'confirmed', 'suspended') returning * into v_subscription;
  if not found then
    return;
  end if;
  perform from occupancy o where o.subscription_id = v_subscription.id order by o.umbrella_id, o.days for update;
  with gone as (
    delete from occupancy o where o.subscription_id = v_subscription.id returning o.days, o.halves
  ), kept as (
    -- A day that was given back keeps its extras until then, but for what is finished.
    select g.days, g.halves from gone g
    union all
    select daterange(r.day, r.day + 1), int4range(r.half, r.half + 1)
      from day_return r where r.subscription_id = v_subscription.id and r.state <> 'reclaimed' and not r.is_final
  )
  select array_agg(k.days), array_agg(k.halves) into v_days, v_halves from kept k;
  if v_days is not null and v_subscription.extras <> '[]' then
    perform change_stock(
      v_days, v_halves, array_fill(v_subscription.extras, array[cardinality(v_days)]),
      array_fill(-1, array[cardinality(v_days)]), '{}'
    );
  end if;
  perform return_renewal(v_subscription.id);
  return query select * from unnest(v_days);
end
$$;
comment on function release_subscription(bigint) is
  'Ends the subscription of an order that came to nothing: its days and extras are free, and the place is kept on for who renewed; answers the days';

create or replace function detach_account(p_account bigint) returns bigint
language plpgsql as $$
declare
  v_husk bigint;
  v_days daterange[];
  v_halves int4range[];
  v_extras jsonb[];
begin
  select array_agg(g.days), array_agg(g.halves), array_agg(g.extras)
    into v_days, v_halves, v_extras
    from drop_expired_holds(array(select o.id from occupancy o where o.account_id = p_account and o.state = 'held')) g;
  if v_days is not null then
    perform change_stock(v_days, v_halves, v_extras, array_fill(-1, array[cardinality(v_days)]), '{}');
  end if;
  if exists (select from orders where account_id = p_account) or exists (select from occupancy where account_id = p_account) then
    v_husk := nextval(pg_get_serial_sequence('account', 'id'));
    insert into account (id, kind, email, password_hash, first_name, last_name, phone, language)
    overriding system value
    select v_husk, 'erased', 'deleted-' || v_husk || '@deleted.invalid', '', '', '', '', a.language
      from account a where a.id = p_account;
    update orders set account_id = v_husk, client_id = null where account_id = p_account;
    update subscription set account_id = v_husk where account_id = p_account;
    update occupancy set account_id = v_husk where account_id = p_account;
    update restaurant_seating set account_id = v_husk where account_id = p_account;
  end if;
  delete from account where id = p_account;
  return v_husk;
end
$$;
