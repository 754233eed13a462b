-- Dog-aware map (B-17): where a dog lies and which places round it are spoken for, kept by one exclusion constraint.
alter table beach_row add column is_quiet boolean not null default false;

create table dog_mark (
  id bigint generated always as identity primary key,
  stay_id bigint not null references occupancy (id) on delete cascade,
  account_id bigint not null references account (id) on delete cascade,
  umbrella_id integer not null references place (id),
  rule text not null,
  side text not null,
  days daterange not null,
  halves int4range not null,
  is_waived boolean not null default false,
  constraint dog_mark__rule_known check (rule in ('space', 'sizes')),
  constraint dog_mark__side_known check (side in ('dog', 'reach')),
  constraint dog_mark__once unique (stay_id, umbrella_id, rule, side),
  constraint dog_mark__room_is_kept exclude using gist (
    umbrella_id with =, rule with =, side with <>, account_id with <>, days with &&, halves with &&
  ) where (not is_waived)
);
comment on table dog_mark is 'Where a dog lies (side dog) and which places it keeps other people''s dogs away from (side reach); a waived one was placed with open eyes, or stood there before the rule';
create index dog_mark__days on dog_mark using gist (days);
create index dog_mark__account on dog_mark (account_id);
create index dog_mark__waived on dog_mark (umbrella_id) where is_waived;

create function dog_space_places() returns integer
language sql stable
return coalesce((select (s.value #>> '{}')::integer from setting s where s.key = 'dogSpacePlaces'), 1);
comment on function dog_space_places() is 'Places beside a reactive dog that other people''s dogs keep away from: the setting, or its default';

create function are_dog_sizes_apart() returns boolean
language sql stable
return coalesce((select (s.value #>> '{}') in ('true', '1') from setting s where s.key = 'dogSizesApart'), false);
comment on function are_dog_sizes_apart() is 'Whether small and large dogs are not put side by side: the setting, or its default';

create function dog_neighbours(p_umbrella integer, p_reach integer) returns setof integer
language sql stable
begin atomic
  select q.id
    from place p
    join beach_row r on r.id = p.row_id
    join place q on not q.is_removed and q.id <> p.id
    join beach_row s on s.id = q.row_id
   where p.id = p_umbrella and p_reach > 0
     and (
       s.id = r.id and abs(q.number - p.number) <= p_reach
       or abs(s."position" - r."position") = 1 and s.has_gazebos = r.has_gazebos and q.number = p.number
     );
end;
comment on function dog_neighbours(integer, integer) is 'Places within so many numbers of the same row, and the one in front and behind';

create function dog_marks_of(p_umbrella integer, p_dogs jsonb) returns table (umbrella_id integer, rule text, side text)
language sql stable
begin atomic
  with dogs as (
    select bool_or(d.temperament = 'reactive') as is_reactive, bool_or(d.size = 'small') as is_small, bool_or(d.size = 'large') as is_large
      from jsonb_to_recordset(coalesce(p_dogs, '[]')) as d(size text, temperament text)
    having count(*) > 0
  )
  select p_umbrella, 'space', 'dog' from dogs
  union all
  select n, 'space', 'reach' from dogs, dog_neighbours(p_umbrella, dog_space_places()) n where dogs.is_reactive
  union all
  select p_umbrella, 'sizes', 'dog' from dogs where dogs.is_small and are_dog_sizes_apart()
  union all
  select n, 'sizes', 'reach' from dogs, dog_neighbours(p_umbrella, 1) n where dogs.is_large and are_dog_sizes_apart();
end;
comment on function dog_marks_of(integer, jsonb) is 'The marks that dogs on a place need under the rules of now: a small one lies where a large one beside it would reach';

create function dogs_of_stay(p_stay occupancy) returns jsonb
language sql stable
as $$
  select case p_stay.state
  when 'held' then coalesce(
    (select l.dogs from cart_line l where l.stay_id = p_stay.id),
    (select r.dogs from waiting_offer w join waiting_request r on r.id = w.request_id where w.stay_id = p_stay.id and w.answer is null)
  )
  when 'booked' then (select l.dogs from order_line l where l.id = coalesce(p_stay.line_id, p_stay.id) and l.order_id = p_stay.order_id)
  when 'subscription' then (select s.dogs from subscription s where s.id = p_stay.subscription_id)
end
$$;
comment on function dogs_of_stay(occupancy) is 'The dogs that lie there: of the cart''s line, the offer''s request, the booking or the subscription';

create function mark_dogs(p_stay bigint, p_is_kept boolean default false) returns void
language plpgsql
set enable_seqscan to 'off'
as $$
declare
  v_stay occupancy;
  v_dogs jsonb;
  v_missing record;
  v_waived bigint;
begin
  select * into v_stay from occupancy where id = p_stay;
  -- Whoever has gone is in nobody's way, whatever the rules or what is known of their dogs became since.
  if upper(v_stay.days) <= resort_today() then
    return;
  end if;
  v_dogs := dogs_of_stay(v_stay);
  delete from dog_mark m
   where m.stay_id = p_stay
     and (m.days <> v_stay.days or m.halves <> v_stay.halves or (m.umbrella_id, m.rule, m.side) not in (select w.* from dog_marks_of(v_stay.umbrella_id, v_dogs) w));
  if v_dogs is null or v_dogs = '[]' then
    return;
  end if;
  for v_try in 1 .. 2 loop
    -- In the order of places, without failing: whoever waits here waits for one that waits for nobody behind it.
    insert into dog_mark (stay_id, account_id, umbrella_id, rule, side, days, halves)
    select p_stay, v_stay.account_id, w.umbrella_id, w.rule, w.side, v_stay.days, v_stay.halves
      from dog_marks_of(v_stay.umbrella_id, v_dogs) w
     where not exists (
       select from dog_mark m where m.stay_id = p_stay and m.umbrella_id = w.umbrella_id and m.rule = w.rule and m.side = w.side
     )
     order by w.umbrella_id, w.rule, w.side
        on conflict do nothing;
    select w.* into v_missing
      from dog_marks_of(v_stay.umbrella_id, v_dogs) w
     where not exists (
       select from dog_mark m where m.stay_id = p_stay and m.umbrella_id = w.umbrella_id and m.rule = w.rule and m.side = w.side
     )
     order by w.side, w.umbrella_id
     limit 1;
    if not found then
      return;
    end if;
    -- Holds that are over stand in nobody's way; their sweep takes the rest of them.
    delete from dog_mark m
     where m.id in (
       select e.id
         from dog_mark e
         join occupancy o on o.id = e.stay_id
         join dog_marks_of(v_stay.umbrella_id, v_dogs) w on w.umbrella_id = e.umbrella_id and w.rule = e.rule and w.side <> e.side
        where o.state = 'held' and o.expires_at <= battigia_now()
          and e.account_id <> v_stay.account_id and e.days && v_stay.days and e.halves && v_stay.halves
        order by e.id
          for update of e
     );
    exit when not found;
  end loop;
  -- Days of an order or a subscription that are divided, or come back: past whoever was there before they were let past them.
  select max(m.id) into v_waived
    from dog_mark m
    join occupancy o on o.id = m.stay_id
   where m.is_waived and o.umbrella_id = v_stay.umbrella_id
     and (o.id = p_stay or o.subscription_id = v_stay.subscription_id or o.order_id = v_stay.order_id);
  -- Somebody's eyes were open, or the stay stood there already: what is in the way is waived until it has gone.
  if p_is_kept or coalesce(current_setting('battigia.dogs_overruled', true), '') = 'on' or v_waived is not null and not exists (
    select from dog_mark e
      join dog_marks_of(v_stay.umbrella_id, v_dogs) w on w.umbrella_id = e.umbrella_id and w.rule = e.rule and w.side <> e.side
     where not e.is_waived and e.account_id <> v_stay.account_id and e.days && v_stay.days and e.halves && v_stay.halves
       and not exists (
         select from dog_mark f
          where f.account_id = e.account_id and (f.umbrella_id, f.rule, f.side) = (e.umbrella_id, e.rule, e.side) and f.id < v_waived
       )
  ) then
    insert into dog_mark (stay_id, account_id, umbrella_id, rule, side, days, halves, is_waived)
    select p_stay, v_stay.account_id, w.umbrella_id, w.rule, w.side, v_stay.days, v_stay.halves, true
      from dog_marks_of(v_stay.umbrella_id, v_dogs) w
     order by w.umbrella_id, w.rule, w.side
        on conflict (stay_id, umbrella_id, rule, side) do nothing;
    return;
  end if;
  raise exception '%', case when v_missing.rule = 'sizes' then 'dog_sizes_apart' else 'dog_needs_space' end
    using errcode = 'BG003', detail = (
      select jsonb_build_object(
        'code', p.code,
        'reason', case when v_missing.rule = 'sizes' then 'sizes_apart' when v_missing.side = 'dog' then 'near_reactive' else 'near_dogs' end,
        'name', coalesce(
          (select d.name from jsonb_to_recordset(v_dogs) as d(name text, temperament text) where d.temperament = 'reactive' limit 1), ''
        )
      )
        from place p where p.id = v_stay.umbrella_id
    );
end
$$;
comment on function mark_dogs(bigint, boolean) is 'Makes the marks of a stay those that its dogs need (B-17): refused with BG003, message the refusal''s code and detail its data, when somebody else''s dog is in the way, unless that is waived';

create function mark_dogs_of_cart_line() returns trigger
language plpgsql
as $$
begin
  perform mark_dogs(new.stay_id);
  return null;
end
$$;
comment on function mark_dogs_of_cart_line() is 'A line of a cart with dogs is marked; without dogs nothing of this runs';
create trigger cart_line__marks_dogs after insert on cart_line
  for each row when (new.dogs <> '[]') execute function mark_dogs_of_cart_line();
create trigger cart_line__marks_changed_dogs after update of dogs on cart_line
  for each row when (old.dogs <> new.dogs) execute function mark_dogs_of_cart_line();

create function mark_dogs_of_order_line() returns trigger
language plpgsql
as $$
begin
  if coalesce(current_setting('battigia.dogs_come_later', true), '') <> 'on' then
    perform mark_dogs(o.id) from occupancy o
     where (o.id = new.id or o.order_id = new.order_id and o.line_id = new.id) and o.state <> 'blocked';
  end if;
  return null;
end
$$;
comment on function mark_dogs_of_order_line() is 'The stays of a booked line with dogs are marked';
create trigger order_line__marks_dogs after insert on order_line
  for each row when (new.dogs <> '[]') execute function mark_dogs_of_order_line();
create trigger order_line__marks_changed_dogs after update of dogs on order_line
  for each row when (old.dogs <> new.dogs) execute function mark_dogs_of_order_line();

create function mark_dogs_of_stay() returns trigger
language plpgsql
as $$
begin
  if coalesce(current_setting('battigia.dogs_come_later', true), '') = 'on' then
    return null;
  end if;
  if tg_op = 'UPDATE' and new.umbrella_id = old.umbrella_id and new.days <@ old.days and new.halves <@ old.halves then
    update dog_mark set days = new.days, halves = new.halves where stay_id = new.id;
  else
    perform mark_dogs(new.id);
  end if;
  return null;
end
$$;
comment on function mark_dogs_of_stay() is 'A booked or subscribed stay is marked when it comes and when it moves; fewer days keep what is marked';
create trigger occupancy__marks_dogs after insert on occupancy
  for each row when (new.state in ('booked', 'subscription')) execute function mark_dogs_of_stay();
create trigger occupancy__marks_moved_dogs after update of umbrella_id, days, halves on occupancy
  for each row when (old.umbrella_id <> new.umbrella_id or old.days <> new.days or old.halves <> new.halves)
  execute function mark_dogs_of_stay();

create function move_dog_marks() returns trigger
language plpgsql
set enable_seqscan to 'off'
as $$
declare
  v_moved bigint[];
begin
  -- All that the statement gave away goes at once, without counting meanwhile: places side by side are never two people's on the way.
  with moved as (
    update dog_mark m set account_id = o.account_id, is_waived = true
      from occupancy o
     where o.id = m.stay_id and m.account_id = old.account_id and o.account_id = new.account_id
    returning m.id
  )
  select array_agg(id) into v_moved from moved;
  if v_moved is null then
    return null;
  end if;
  -- What is in nobody's way counts again, that of stays too which came before and were beside these.
  update dog_mark w set is_waived = false
   where w.is_waived and w.account_id = new.account_id
     and not exists (
       select from dog_mark m
        where not m.is_waived and m.umbrella_id = w.umbrella_id and m.rule = w.rule and m.side <> w.side and m.account_id <> w.account_id
          and m.days && w.days and m.halves && w.halves
     );
  return null;
end
$$;
comment on function move_dog_marks() is 'Marks go with the stay to the account that takes it over';
create trigger occupancy__takes_marks_along after update of account_id on occupancy
  for each row when (old.account_id is distinct from new.account_id and new.account_id is not null) execute function move_dog_marks();

create function end_waiving() returns trigger
language plpgsql
set enable_seqscan to 'off'
as $$
begin
  update dog_mark w set is_waived = false
   where w.is_waived and w.umbrella_id = old.umbrella_id and w.rule = old.rule and w.side <> old.side
     and not exists (
       select from dog_mark m
        where m.umbrella_id = w.umbrella_id and m.rule = w.rule and m.side <> w.side and m.account_id <> w.account_id
          and m.days && w.days and m.halves && w.halves and m.id <> old.id
     );
  return null;
exception when exclusion_violation then
  -- Another one came in the same moment: it stays waived.
  return null;
end
$$;
comment on function end_waiving() is 'When a dog has gone from where another''s reach was waived, that reach counts again for whoever comes next';
create trigger dog_mark__ends_waiving after delete on dog_mark for each row execute function end_waiving();

create function refresh_dog_marks() returns void
language plpgsql
as $$
begin
  perform mark_dogs(o.id, true)
     from (select * from occupancy where state <> 'blocked' and upper(days) > resort_today() order by umbrella_id, id) o
    where (o.state <> 'held' or o.expires_at > battigia_now()) and coalesce(dogs_of_stay(o), '[]') <> '[]';
end
$$;
comment on function refresh_dog_marks() is 'After a change of the rules or the plan: marks of now for every stay with dogs; whoever stands there stays, and what they are in the way of is waived';

create function refresh_marks_of_setting() returns trigger
language plpgsql
as $$
begin
  perform refresh_dog_marks();
  return null;
end
$$;
comment on function refresh_marks_of_setting() is 'The dogs'' settings hold from their change on, also beside those who are there';
create trigger setting__refreshes_marks after insert on setting
  for each row when (new.key in ('dogSpacePlaces', 'dogSizesApart')) execute function refresh_marks_of_setting();
create trigger setting__refreshes_changed_marks after update on setting
  for each row when (new.key in ('dogSpacePlaces', 'dogSizesApart')) execute function refresh_marks_of_setting();
create trigger setting__refreshes_default_marks after delete on setting
  for each row when (old.key in ('dogSpacePlaces', 'dogSizesApart')) execute function refresh_marks_of_setting();

-- Dogs that are there already lie where they lie.
select refresh_dog_marks();

-- What takes places by itself answers "not possible" where a neighbour's dog is in the way, as it does where somebody has the place.

create or replace function lock_umbrellas(p_account bigint, p_device text, p_prefix text, p_days daterange, p_halves int4range, p_lines jsonb, p_capacities jsonb, p_today date, p_half_now integer, p_turn_hour integer, p_limits jsonb)
 returns jsonb
 language plpgsql
 set jit TO 'off'
 set plan_cache_mode TO 'force_generic_plan'
 set enable_seqscan TO 'off'
as $function$
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
      delete from occupancy where id = any (v_stays);
      return lock_umbrellas_lost(p_account, p_days, p_halves, p_lines);
    end if;
    v_stays := v_stays || v_stay;
  end loop;
  -- Every place is claimed before the first dog is marked: marks come behind places in the order of locks.
  insert into cart_line (stay_id, people, dogs, extras, price, total_cents)
  select s.id, w.people, w.dogs, w.extras, w.price, w.total
    from unnest(v_wanted, v_stays) as s(umbrella, id)
    join jsonb_to_recordset(p_lines)
      as w(umbrella integer, people smallint, dogs jsonb, extras jsonb, price jsonb, total integer) using (umbrella);

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
$function$;

create or replace function offer_place(p_request bigint, p_umbrella integer, p_seconds integer, p_max_umbrellas integer)
 returns bigint
 language plpgsql
 set enable_seqscan TO 'off'
as $function$
declare
  v_request waiting_request;
  v_account bigint;
  v_have integer;
  v_expires_at timestamptz;
  v_stay bigint;
  v_offer bigint;
  v_days daterange[];
  v_halves int4range[];
  v_extras jsonb[];
begin
  -- The cart's lock, as whoever locks places has it: nobody gets beyond R-514 by an offer.
  select r.account_id into v_account from waiting_request r where r.id = p_request;
  insert into umbrella_cart (account_id) values (v_account) on conflict do nothing;
  perform from umbrella_cart c where c.account_id = v_account for update skip locked;
  if not found then
    return null;
  end if;
  select * into v_request from waiting_request r
   where r.id = p_request and r.ended_at is null and r.closes_at > battigia_now()
     for update skip locked;
  if not found or exists (select from waiting_offer o where o.request_id = p_request and o.answer is null) then
    return null;
  end if;
  select max(n) into v_have
    from (
      select count(*) as n
        from occupancy o,
             generate_series(0, upper(v_request.days) - lower(v_request.days) - 1) as d,
             generate_series(lower(v_request.halves), upper(v_request.halves) - 1) as h
       where o.account_id = v_account and o.days @> lower(v_request.days) + d and o.halves @> h
         and (o.state <> 'held' or o.expires_at > battigia_now())
       group by d, h
    ) per_half;
  if v_have >= p_max_umbrellas then
    return null;
  end if;
  begin
    v_expires_at := least(battigia_now() + make_interval(secs => p_seconds), v_request.closes_at);
    select array_agg(g.days), array_agg(g.halves), array_agg(g.extras) into v_days, v_halves, v_extras
      from drop_expired_holds(array(
        select o.id from occupancy o
         where o.umbrella_id = p_umbrella and o.days && v_request.days and o.halves && v_request.halves
           and o.state = 'held' and o.expires_at <= battigia_now()
         order by o.id
           for update skip locked
      )) g;
    insert into occupancy (umbrella_id, days, halves, state, account_id, expires_at, held_for)
    values (p_umbrella, v_request.days, v_request.halves, 'held', v_request.account_id, v_expires_at, 'offer')
    on conflict do nothing
    returning id into v_stay;
    if v_days is not null then
      perform change_stock(v_days, v_halves, v_extras, array_fill(-1, array[cardinality(v_days)]), '{}');
    end if;
    if v_stay is null then
      return null;
    end if;
    insert into waiting_offer (request_id, umbrella_id, stay_id, expires_at)
    values (p_request, p_umbrella, v_stay, v_expires_at)
    returning id into v_offer;
    perform mark_dogs(v_stay);
    return v_offer;
  exception when sqlstate 'BG003' then
    -- A neighbour's dog came in the same moment, or the asker's needs room that is not there.
    return null;
  end;
end
$function$;

create or replace function pin_places(p_order bigint, p_capacities jsonb)
 returns boolean
 language plpgsql
 set jit TO 'off'
 set plan_cache_mode TO 'force_generic_plan'
 set enable_seqscan TO 'off'
as $function$
declare
  v_account bigint;
  v_status text;
  v_mine bigint[];
  v_line order_line;
  v_back record;
  v_stay bigint;
  v_count integer;
  v_days daterange[] := '{}';
  v_halves int4range[] := '{}';
  v_extras jsonb[] := '{}';
  v_signs integer[] := '{}';
begin
  select account_id, status into v_account, v_status from orders where id = p_order;
  begin
    select coalesce(array_agg(s.id), '{}') into v_mine
      from (
        select o.id from occupancy o
          join order_line l on l.id = o.id and l.order_id = p_order and l.cancelled_at is null
         where o.account_id = v_account and o.state = 'held'
         order by o.umbrella_id
           for update of o
      ) s;
    for v_line in
      select * from order_line l
       where l.order_id = p_order and l.cancelled_at is null and l.id <> all (v_mine)
       order by l.umbrella_id
    loop
      for v_back in
        select * from drop_expired_holds(array(
          select o.id from occupancy o
           where o.umbrella_id = v_line.umbrella_id and o.days && v_line.days and o.halves && v_line.halves
             and o.state = 'held' and o.expires_at <= battigia_now()
           order by o.id
        ))
      loop
        v_days := v_days || v_back.days;
        v_halves := v_halves || v_back.halves;
        v_extras := v_extras || v_back.extras;
        v_signs := v_signs || -1;
      end loop;
      v_stay := null;
      insert into occupancy (id, umbrella_id, days, halves, state, account_id, order_id)
      overriding system value
      values (v_line.id, v_line.umbrella_id, v_line.days, v_line.halves, 'booked', v_account, p_order)
      on conflict do nothing
      returning id into v_stay;
      if v_stay is null then
        raise exception 'a place is taken' using errcode = 'BG001';
      end if;
      v_days := v_days || v_line.days;
      v_halves := v_halves || v_line.halves;
      v_extras := v_extras || v_line.extras;
      v_signs := v_signs || 1;
    end loop;
    if cardinality(v_days) > 0 and change_stock(v_days, v_halves, v_extras, v_signs, p_capacities) is not null then
      raise exception 'an extra is sold out' using errcode = 'BG001';
    end if;
  exception when sqlstate 'BG001' or sqlstate 'BG003' then
    return false;
  end;

  update orders
     set status = 'awaiting_payment', is_pinned = true, pay_until = coalesce(pay_until, battigia_now())
   where id = p_order;
  if v_status = 'expired' then
    insert into order_history (order_id, old_status, new_status, actor, reason)
    values (p_order, 'expired', 'awaiting_payment', 'provider', 'paid_late');
  end if;
  delete from cart_line where stay_id = any (v_mine);
  update occupancy set state = 'booked', order_id = p_order, expires_at = null where id = any (v_mine);
  select count(*) into v_count from occupancy
   where account_id = v_account and state = 'held' and held_for is null and expires_at > battigia_now();
  update umbrella_cart
     set line_count = v_count, expires_at = case when v_count > 0 then expires_at end, ordered_at = battigia_now()
   where account_id = v_account;
  return true;
end
$function$;

create or replace function unrelease_order(p_order bigint, p_lines bigint[], p_capacities jsonb)
 returns boolean
 language plpgsql
as $function$
declare
  v_line order_line;
  v_stay bigint;
  v_days daterange[] := '{}';
  v_halves int4range[] := '{}';
  v_extras jsonb[] := '{}';
  v_account bigint;
begin
  select account_id into v_account from orders where id = p_order and status = 'no_show' for update;
  if not found then
    return false;
  end if;
  begin
    for v_line in
      select * from order_line l where l.order_id = p_order and l.id = any (p_lines) and l.cancelled_at is not null order by l.umbrella_id
    loop
      v_stay := null;
      insert into occupancy (id, umbrella_id, days, halves, state, account_id, order_id)
      overriding system value
      values (v_line.id, v_line.umbrella_id, v_line.days, v_line.halves, 'booked', v_account, p_order)
      on conflict do nothing
      returning id into v_stay;
      if v_stay is null then
        raise exception 'a place is taken' using errcode = 'BG001';
      end if;
      v_days := v_days || v_line.days;
      v_halves := v_halves || v_line.halves;
      v_extras := v_extras || v_line.extras;
    end loop;
    if cardinality(v_days) = 0
      or change_stock(v_days, v_halves, v_extras, array_fill(1, array[cardinality(v_days)]), p_capacities) is not null then
      raise exception 'nothing to take back, or an extra is gone' using errcode = 'BG001';
    end if;
  exception when sqlstate 'BG001' or sqlstate 'BG003' then
    return false;
  end;
  update order_line set cancelled_at = null where order_id = p_order and id = any (p_lines);
  update orders o
     set status = 'confirmed', service_cents = round(t.cents * o.service_percent / 100.0),
         total_cents = t.cents + round(t.cents * o.service_percent / 100.0)
    from (select sum(l.total_cents) as cents from order_line l where l.order_id = p_order and l.cancelled_at is null) t
   where o.id = p_order;
  insert into order_history (order_id, old_status, new_status, actor, reason) values (p_order, 'no_show', 'confirmed', 'staff', 'taken_back');
  return true;
end
$function$;

create or replace function restore_hold(p_undo jsonb, p_capacities jsonb)
 returns boolean
 language plpgsql
 set jit TO 'off'
 set enable_seqscan TO 'off'
as $function$
declare
  v_stay occupancy := jsonb_populate_record(null::occupancy, p_undo -> 'stay');
  v_line cart_line := jsonb_populate_record(null::cart_line, p_undo -> 'line');
  v_cart umbrella_cart;
  v_count integer;
begin
  select * into v_cart from umbrella_cart c where c.account_id = v_stay.account_id for update;
  if not found or exists (
    select from orders o where o.account_id = v_stay.account_id and o.category = 'umbrella' and o.status = 'awaiting_payment'
  ) then
    return false;
  end if;
  select count(*) into v_count from occupancy o
   where o.account_id = v_stay.account_id and o.state = 'held' and o.held_for is null and o.expires_at > battigia_now();
  -- All places of a cart end together: with those that its guest has taken since, if there are any.
  if v_count > 0 and v_cart.expires_at <> v_stay.expires_at then
    v_stay.expires_at := v_cart.expires_at;
    v_stay.created_at := battigia_now();
  end if;
  if v_stay.expires_at <= battigia_now() or v_count >= 5 then
    return false;
  end if;
  begin
    insert into occupancy (id, umbrella_id, days, halves, state, account_id, expires_at, created_at)
    overriding system value
    values (v_stay.id, v_stay.umbrella_id, v_stay.days, v_stay.halves, 'held', v_stay.account_id, v_stay.expires_at, v_stay.created_at)
    on conflict do nothing;
    get diagnostics v_count = row_count;
    if v_count = 0 then
      return false;
    end if;
    insert into cart_line select v_line.*;
    if change_stock(array[v_stay.days], array[v_stay.halves], array[v_line.extras], array[1], p_capacities) is not null then
      raise exception 'an extra is sold out' using errcode = 'BG001';
    end if;
  exception when sqlstate 'BG001' or sqlstate 'BG003' then
    return false;
  end;
  update umbrella_cart c
     set expires_at = v_stay.expires_at,
         line_count = (
           select count(*) from occupancy o
            where o.account_id = c.account_id and o.state = 'held' and o.held_for is null and o.expires_at > battigia_now()
         )
   where c.account_id = v_stay.account_id;
  return true;
end
$function$;

create or replace function retake_subscription(p_order bigint, p_days daterange[], p_capacities jsonb, p_max_umbrellas integer)
 returns boolean
 language plpgsql
as $function$
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
  exception when sqlstate 'BG001' or sqlstate 'BG003' or unique_violation then
    return false;
  end;
  return true;
end
$function$;

create or replace function restore_order(p_order bigint, p_before jsonb, p_after jsonb, p_capacities jsonb, p_reason text)
 returns boolean
 language plpgsql
 set jit TO 'off'
 set enable_seqscan TO 'off'
as $function$
declare
  v_was jsonb := p_before -> 'order';
  v_days daterange[];
  v_halves int4range[];
  v_extras jsonb[];
  v_signs integer[];
begin
  perform from occupancy o where o.order_id = p_order order by o.umbrella_id, o.id for update;
  if places_of_order(p_order) <> p_after then
    return false;
  end if;
  begin
    -- What the resort gave past dogs is theirs again past dogs.
    if exists (select from dog_mark m join occupancy o on o.id = m.stay_id where o.order_id = p_order and m.is_waived) then
      perform set_config('battigia.dogs_overruled', 'on', true);
    end if;
    delete from occupancy o where o.order_id = p_order;
    insert into occupancy (
      id, umbrella_id, days, halves, state, account_id, order_id, expires_at, created_at, held_for, subscription_id, line_id
    )
    overriding system value
    select s.id, s.umbrella_id, s.days, s.halves, s.state, s.account_id, s.order_id, s.expires_at, s.created_at, s.held_for,
           s.subscription_id, s.line_id
      from jsonb_populate_recordset(null::occupancy, p_before -> 'stays') s
     order by s.umbrella_id, s.id;
    select array_agg(c.days), array_agg(c.halves), array_agg(c.extras), array_agg(c.sign)
      into v_days, v_halves, v_extras, v_signs
      from (
        select l.days, l.halves, l.extras, -1 as sign
          from jsonb_populate_recordset(null::order_line, p_after -> 'lines') l where l.cancelled_at is null
        union all
        select l.days, l.halves, l.extras, 1
          from jsonb_populate_recordset(null::order_line, p_before -> 'lines') l where l.cancelled_at is null
      ) c;
    if change_stock(v_days, v_halves, v_extras, v_signs, p_capacities) is not null then
      raise exception 'an extra is sold out' using errcode = 'BG001';
    end if;
  exception
    when exclusion_violation or unique_violation or sqlstate 'BG001' or sqlstate 'BG003' then
      return false;
  end;
  delete from order_line l
   where l.order_id = p_order
     and l.id not in (select b.id from jsonb_populate_recordset(null::order_line, p_before -> 'lines') b);
  update order_line l
     set umbrella_id = b.umbrella_id, code = b.code, row_id = b.row_id, kind = b.kind, is_accessible = b.is_accessible,
         days = b.days, halves = b.halves, people = b.people, dogs = b.dogs, extras = b.extras, price = b.price,
         total_cents = b.total_cents, cancelled_at = b.cancelled_at, divided_from = b.divided_from
    from jsonb_populate_recordset(null::order_line, p_before -> 'lines') b
   where l.id = b.id and l.order_id = p_order;
  update orders o
     set method = v_was ->> 'method', first_day = (v_was ->> 'firstDay')::date,
         deadline_day = (v_was ->> 'deadlineDay')::date, deadline_hour = (v_was ->> 'deadlineHour')::smallint,
         deadline_at = (v_was ->> 'deadlineAt')::timestamptz, release_at = (v_was ->> 'releaseAt')::timestamptz,
         service_cents = (v_was ->> 'serviceCents')::integer, total_cents = (v_was ->> 'totalCents')::integer,
         kept_cents = (v_was ->> 'keptCents')::integer, difference_cents = (v_was ->> 'differenceCents')::integer
   where o.id = p_order;
  insert into order_history (order_id, old_status, new_status, actor, reason)
  select p_order, o.status, o.status, 'staff', p_reason from orders o where o.id = p_order;
  return true;
end
$function$;

create or replace function keep_renewal(p_subscription bigint)
 returns boolean
 language plpgsql
 set enable_seqscan TO 'off'
as $function$
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
exception when exclusion_violation or sqlstate 'BG003' then
  update subscription_renewal set state = 'impossible', renewed_by = null where subscription_id = p_subscription;
  return false;
end
$function$;

create or replace function move_line(p_order bigint, p_line bigint, p_umbrella integer, p_days daterange, p_halves int4range, p_people integer, p_dogs jsonb, p_extras jsonb, p_price jsonb, p_total integer, p_capacities jsonb, p_max_umbrellas integer, p_reason text, p_actor text DEFAULT 'guest'::text)
 returns jsonb
 language plpgsql
 set jit TO 'off'
 set enable_seqscan TO 'off'
as $function$
declare
  v_order orders;
  v_line order_line;
  v_back record;
  v_count integer;
  v_days daterange[];
  v_halves int4range[];
  v_extras jsonb[];
  v_signs integer[] := '{-1,1}';
  v_sold_out text[];
begin
  select * into v_order from orders where id = p_order;
  perform from occupancy o
    where o.order_id = p_order
       or (o.umbrella_id = p_umbrella and o.days && p_days and o.halves && p_halves and o.state = 'held' and o.expires_at <= battigia_now())
    order by o.umbrella_id, o.id
      for update;
  select * into v_line from order_line l where l.order_id = p_order and l.id = p_line and l.cancelled_at is null for update;
  if not has_all_half_days(v_line) then
    return '{"outcome": "days_returned"}';
  end if;
  select max(n) into v_count
    from (
      select count(*) as n
        from occupancy o,
             generate_series(0, upper(p_days) - lower(p_days) - 1) as d,
             generate_series(lower(p_halves), upper(p_halves) - 1) as h
       where o.account_id = v_order.account_id and coalesce(o.line_id, o.id) <> p_line
         and o.days @> lower(p_days) + d and o.halves @> h and (o.state <> 'held' or o.expires_at > battigia_now())
       group by d, h
    ) per_half;
  if v_count >= p_max_umbrellas then
    return jsonb_build_object('outcome', 'too_many_umbrellas', 'max', p_max_umbrellas, 'have', v_count);
  end if;
  v_days := array[v_line.days, p_days];
  v_halves := array[v_line.halves, p_halves];
  v_extras := array[v_line.extras, p_extras];
  begin
    -- Holds that are over stand in nobody's way; with them goes what they kept.
    for v_back in
      select * from drop_expired_holds(array(
        select o.id from occupancy o
         where o.state = 'held' and o.expires_at <= battigia_now() and o.days && p_days and o.halves && p_halves
           and (o.umbrella_id = p_umbrella or look_at_stock(p_days, p_halves, array[p_extras], p_capacities) is not null)
           for update skip locked
      ))
    loop
      v_days := v_days || v_back.days;
      v_halves := v_halves || v_back.halves;
      v_extras := v_extras || v_back.extras;
      v_signs := v_signs || -1;
    end loop;
    delete from occupancy o where o.order_id = p_order and o.line_id = p_line;
    -- Its dogs come with it below; what they ask of the new place is seen to then.
    perform set_config('battigia.dogs_come_later', 'on', true);
    -- The stay's own row moves, so that it is never in its own way; the constraint decides on everybody else's.
    update occupancy o set umbrella_id = p_umbrella, days = p_days, halves = p_halves where o.id = p_line;
    v_sold_out := change_stock(v_days, v_halves, v_extras, v_signs, p_capacities);
    if v_sold_out is not null then
      raise exception 'an extra is sold out' using errcode = 'BG001';
    end if;
  exception
    when exclusion_violation then
      return '{"outcome": "umbrella_taken"}';
    when sqlstate 'BG001' then
      return jsonb_build_object('outcome', 'extra_sold_out', 'extras', v_sold_out);
  end;
  update order_line l
     set umbrella_id = p_umbrella, code = p.code, row_id = p.row_id, kind = c.kind, is_accessible = p.is_accessible,
         days = p_days, halves = p_halves, people = p_people, dogs = p_dogs, extras = p_extras, price = p_price, total_cents = p_total
    from place p join category c on c.id = p.category_id
   where l.order_id = p_order and l.id = p_line and p.id = p_umbrella;
  perform set_config('battigia.dogs_come_later', '', true);
  perform mark_dogs(p_line);
  insert into order_history (order_id, old_status, new_status, line_id, actor, reason)
  values (p_order, v_order.status, v_order.status, p_line, p_actor, p_reason);
  return '{"outcome": "moved"}';
end
$function$;
