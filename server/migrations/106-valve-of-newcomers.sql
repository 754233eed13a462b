-- The valve of a nearly held beach (P21): who was counted alone near the limit did not see those who had looked far from it and
-- had not finished yet, and together they went beyond it.

create function newcomer_may_hold(p_days daterange, p_places integer, p_now timestamptz, p_limit integer) returns boolean
language plpgsql as $$
begin
  if p_limit is null then
    return true;
  end if;
  if (held_pressure(p_days, p_now) + p_places) * 4 <= p_limit then
    -- Far from the limit nobody waits for anybody: the lock that all of them share says to the others that they are under way.
    if pg_try_advisory_xact_lock_shared(43, 0) then
      if (held_pressure(p_days, p_now) + p_places) * 2 > p_limit then
        raise exception 'the beach filled up in the same moment' using errcode = 'serialization_failure';
      end if;
      return true;
    end if;
  end if;
  -- Near it they are counted one at a time, after all who share the lock have finished.
  perform pg_advisory_xact_lock(43, 0);
  return held_pressure(p_days, p_now) + p_places <= p_limit;
end
$$;
comment on function newcomer_may_hold(daterange, integer, timestamptz, integer) is
  'Whether somebody who never ordered may hold so many more places on some days; a limit of null is none (P21). A beach that filled up meanwhile fails, and is run again';

create or replace function lock_umbrellas(p_account bigint, p_device text, p_prefix text, p_days daterange, p_halves int4range, p_lines jsonb, p_capacities jsonb, p_today date, p_half_now integer, p_turn_hour integer, p_limits jsonb)
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
  v_max constant integer := (p_limits ->> 'maxUmbrellas')::integer;
  v_cart umbrella_cart;
  v_wanted integer[];
  v_taken integer[];
  v_are_expired_in_way boolean;
  v_extras jsonb[];
  v_sold_out text[];
  v_lines integer;
  v_ends_at timestamptz;
  v_count integer;
  v_umbrella integer;
  v_stay bigint;
  v_stays bigint[] := '{}';
  v_back record;
  v_stock_days daterange[] := '{}';
  v_stock_halves int4range[] := '{}';
  v_stock_extras jsonb[] := '{}';
begin
  -- The rules were asked on the day and half that the server last knew.
  if v_local::date <> p_today or v_half_now <> p_half_now then
    return jsonb_build_object('outcome', 'clock', 'today', v_local::date, 'halfNow', v_half_now);
  end if;

  -- Look without locking, so that the usual refusals write nothing; the constraints have the last word.
  select l.wanted, l.taken, l.are_expired_in_way, l.extras into v_wanted, v_taken, v_are_expired_in_way, v_extras
    from look_at_places(p_account, p_days, p_halves, p_lines) l;
  if v_taken is not null then
    return jsonb_build_object('outcome', 'umbrella_taken', 'umbrellas', v_taken);
  end if;
  if v_wanted is null then
    return umbrella_cart_of(p_account) || '{"outcome": "held"}';
  end if;

  -- No renewal of a hold that ran out (security guide, 6 a).
  select array_agg(distinct r.umbrella_id), max(r.expired_at) into v_taken, v_ends_at
    from (
      select e.umbrella_id, e.expired_at from hold_expiry e
       where e.umbrella_id = any (v_wanted)
         and e.expired_at > v_now - make_interval(mins => (p_limits ->> 'renewalMinutes')::integer)
         and (e.account_id = p_account or e.device_id = p_device)
      union all
      select o.umbrella_id, o.expires_at from occupancy o
        join umbrella_cart c on c.account_id = o.account_id
       where v_are_expired_in_way and o.umbrella_id = any (v_wanted) and o.state = 'held' and o.expires_at <= v_now
         and o.expires_at > v_now - make_interval(mins => (p_limits ->> 'renewalMinutes')::integer)
         and (o.account_id = p_account or c.device_id = p_device)
    ) r;
  if v_taken is not null then
    v_ends_at := v_ends_at + make_interval(mins => (p_limits ->> 'renewalMinutes')::integer);
    return jsonb_build_object(
      'outcome', 'held_again_too_soon', 'umbrellas', v_taken,
      'retryAfterSeconds', ceil(extract(epoch from v_ends_at - v_now))
    );
  end if;

  if v_extras is not null then
    v_sold_out := look_at_stock(p_days, p_halves, v_extras, p_capacities);
    if cardinality(v_sold_out) > 0 then
      return jsonb_build_object('outcome', 'extra_sold_out', 'extras', v_sold_out);
    end if;
  end if;

  -- One at a time per account from here on; every statement below sees what the others have committed.
  select * into v_cart from umbrella_cart where account_id = p_account for update;
  if not found then
    insert into umbrella_cart (account_id) values (p_account) on conflict do nothing;
    select * into v_cart from umbrella_cart where account_id = p_account for update;
  end if;
  if v_cart.line_count > 0 and v_cart.expires_at > v_now then
    v_lines := v_cart.line_count;
    v_ends_at := v_cart.expires_at;
  else
    v_lines := 0;
    v_ends_at := v_now + make_interval(mins => (p_limits ->> 'holdMinutes')::integer);
  end if;

  if v_lines + cardinality(v_wanted) > v_max then
    return jsonb_build_object('outcome', 'too_many_umbrellas', 'scope', 'cart', 'max', v_max, 'have', v_lines);
  end if;
  select max(n) into v_count
    from (
      select count(*) as n
        from occupancy o,
             generate_series(0, upper(p_days) - lower(p_days) - 1) as d,
             generate_series(lower(p_halves), upper(p_halves) - 1) as h
       where o.account_id = p_account and o.days @> lower(p_days) + d and o.halves @> h
         and (o.state <> 'held' or o.expires_at > v_now)
       group by d, h
    ) per_half;
  if v_count + cardinality(v_wanted) > v_max then
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
    select coalesce(sum(c.line_count), 0) + v_lines into v_count
      from umbrella_cart c
     where c.device_id = p_device and c.expires_at > v_now and c.account_id <> p_account;
    if v_count + cardinality(v_wanted) > (p_limits ->> 'perDevice')::integer then
      return jsonb_build_object('outcome', 'too_many_held', 'scope', 'device', 'have', v_count);
    end if;
  end if;
  if p_prefix is not null then
    perform pg_advisory_xact_lock(42, hashtext(p_prefix));
    select coalesce(sum(c.line_count), 0) + v_lines into v_count
      from umbrella_cart c
     where c.address_prefix = p_prefix and c.expires_at > v_now and c.account_id <> p_account;
    if v_count + cardinality(v_wanted) > (p_limits ->> 'perPrefix')::integer then
      return jsonb_build_object('outcome', 'too_many_held', 'scope', 'prefix', 'have', v_count);
    end if;
  end if;
  -- Guests who have ordered before pass the valve.
  if v_cart.ordered_at is null
    and not newcomer_may_hold(p_days, cardinality(v_wanted), v_now, (p_limits ->> 'heldPerDay')::integer) then
    return jsonb_build_object('outcome', 'beach_nearly_held');
  end if;

  foreach v_umbrella in array v_wanted loop
    if v_are_expired_in_way then
      for v_back in
        select * from drop_expired_holds(array(
          select o.id from occupancy o
           where o.umbrella_id = v_umbrella and o.days && p_days and o.halves && p_halves
             and o.state = 'held' and o.expires_at <= v_now
           order by o.id
        ))
      loop
        v_stock_days := v_stock_days || v_back.days;
        v_stock_halves := v_stock_halves || v_back.halves;
        v_stock_extras := v_stock_extras || v_back.extras;
      end loop;
    end if;
    insert into occupancy (umbrella_id, days, halves, state, account_id, expires_at)
    values (v_umbrella, p_days, p_halves, 'held', p_account, v_ends_at)
    on conflict do nothing
    returning id into v_stay;
    if v_stay is null then
      -- Somebody was faster by a moment. What was dropped on the way cannot be undone here, so that is run again.
      if cardinality(v_stock_days) > 0 then
        raise exception 'a place was taken in the same moment' using errcode = 'serialization_failure';
      end if;
      delete from cart_line where stay_id = any (v_stays);
      delete from occupancy where id = any (v_stays);
      return lock_umbrellas_lost(p_account, p_days, p_halves, p_lines);
    end if;
    v_stays := v_stays || v_stay;
    insert into cart_line (stay_id, people, dogs, extras, price, total_cents)
    select v_stay, w.people, w.dogs, w.extras, w.price, w.total
      from jsonb_to_recordset(p_lines)
        as w(umbrella integer, people smallint, dogs jsonb, extras jsonb, price jsonb, total integer)
     where w.umbrella = v_umbrella;
  end loop;

  update umbrella_cart
     set line_count = v_lines + cardinality(v_wanted), expires_at = v_ends_at,
         device_id = p_device, address_prefix = p_prefix
   where account_id = p_account;

  if v_extras is not null or cardinality(v_stock_days) > 0 then
    if v_sold_out is not null then
      for v_back in
        select * from drop_expired_holds(array(
          select o.id from occupancy o
           where o.state = 'held' and o.expires_at <= v_now and o.days && p_days and o.halves && p_halves
             for update skip locked
        ))
      loop
        v_stock_days := v_stock_days || v_back.days;
        v_stock_halves := v_stock_halves || v_back.halves;
        v_stock_extras := v_stock_extras || v_back.extras;
      end loop;
    end if;
    v_count := cardinality(v_stock_days);
    v_lines := coalesce(cardinality(v_extras), 0);
    v_sold_out := change_stock(
      v_stock_days || array_fill(p_days, array[v_lines]),
      v_stock_halves || array_fill(p_halves, array[v_lines]),
      v_stock_extras || v_extras,
      array_fill(-1, array[v_count]) || array_fill(1, array[v_lines]),
      p_capacities
    );
    if v_sold_out is not null then
      raise exception 'an extra was taken in the same moment' using errcode = 'serialization_failure';
    end if;
  end if;

  return umbrella_cart_of(p_account) || '{"outcome": "held"}';
end
$$;
