-- Who stands where and when, the umbrella carts, and the stock of extras. Written by the functions below
-- and by 060; rules and numbers come in as parameters, scarcity is kept by the constraints.

create extension if not exists btree_gist;

create table umbrella_cart (
  account_id bigint primary key references account (id) on delete cascade,
  line_count smallint not null default 0,
  expires_at timestamptz,
  device_id text,
  address_prefix text,
  ordered_at timestamptz,
  constraint umbrella_cart__at_most_five check (line_count between 0 and 5),
  constraint umbrella_cart__ends_when_filled check ((line_count > 0) = (expires_at is not null))
) with (fillfactor = 70);
comment on table umbrella_cart is 'One umbrella cart per account: the one end of all its holds; past expires_at it counts as empty';
create index umbrella_cart__device on umbrella_cart (device_id) where device_id is not null;
create index umbrella_cart__prefix on umbrella_cart (address_prefix) where address_prefix is not null;

create table occupancy (
  id bigint generated always as identity primary key,
  umbrella_id integer not null references place (id),
  days daterange not null,
  halves int4range not null,
  state text not null,
  account_id bigint references account (id),
  order_id bigint,
  expires_at timestamptz,
  created_at timestamptz not null default battigia_now(),
  constraint occupancy__no_double_booking
    exclude using gist (umbrella_id with =, days with &&, halves with &&),
  constraint occupancy__days_are_bounded
    check (not isempty(days) and not lower_inf(days) and not upper_inf(days)),
  constraint occupancy__halves_of_a_day check (halves in ('[0,1)'::int4range, '[1,2)'::int4range, '[0,2)'::int4range)),
  constraint occupancy__state_has_its_owner check (
    case state
      when 'held' then account_id is not null and order_id is null and expires_at is not null
      when 'booked' then account_id is not null and order_id is not null and expires_at is null
      when 'subscription' then account_id is not null and order_id is null and expires_at is null
      when 'blocked' then account_id is null and order_id is null and expires_at is null
      else false
    end
  )
) with (fillfactor = 80);
comment on table occupancy is 'Every stay on a place: holds, bookings, subscriptions and blocks; two never overlap';
create index occupancy__account on occupancy (account_id) where account_id is not null;
create index occupancy__held_until on occupancy (expires_at) where state = 'held';
-- An expression, so that searches by day alone use this index and never the constraint's, which begins with the place.
create index occupancy__search on occupancy using gist (daterange(lower(days), upper(days)));

create table cart_line (
  stay_id bigint primary key references occupancy (id) on delete cascade,
  people smallint not null,
  dogs jsonb not null,
  extras jsonb not null,
  price jsonb not null,
  total_cents integer not null,
  constraint cart_line__people_positive check (people > 0),
  constraint cart_line__total_not_negative check (total_cents >= 0)
);
comment on table cart_line is 'What a guest wants on a held place, with the price that was shown';

create table extra_stock (
  extra_id text not null references extra (id),
  day date not null,
  half smallint not null,
  capacity integer,
  reserved integer not null default 0,
  primary key (extra_id, day, half),
  constraint extra_stock__half_of_a_day check (half in (0, 1)),
  constraint extra_stock__within_capacity check (reserved >= 0 and (capacity is null or reserved <= capacity))
) with (fillfactor = 60);
comment on table extra_stock is 'Pieces of an extra promised per half-day: the sum of the live lines; capacity null is unlimited';

create table hold_expiry (
  umbrella_id integer not null,
  account_id bigint not null references account (id) on delete cascade,
  device_id text,
  expired_at timestamptz not null
);
comment on table hold_expiry is 'Holds that ran out unpaid in the last days, so that they are not renewed at once';
create index hold_expiry__place on hold_expiry (umbrella_id, expired_at);
create index hold_expiry__account on hold_expiry (account_id, expired_at);

create function iso_instant(p_at timestamptz) returns text
language sql stable parallel safe
return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
comment on function iso_instant(timestamptz) is 'An instant as the wire carries it';

create function day_part_of(p_halves int4range) returns text
language sql immutable parallel safe
return case p_halves when '[0,2)' then 'full_day' when '[0,1)' then 'morning' else 'afternoon' end;
comment on function day_part_of(int4range) is 'Name of a stay''s part of the day';

create function umbrella_cart_of(p_account bigint) returns jsonb
language plpgsql stable set enable_seqscan = off as $$
begin
  return (
  select jsonb_build_object(
    'serverNow', iso_instant(battigia_now()),
    'expiresAt', iso_instant(min(o.expires_at)),
    'lines', coalesce(
      jsonb_agg(
        jsonb_build_object(
          'lineId', o.id, 'umbrellaId', o.umbrella_id, 'from', lower(o.days), 'to', upper(o.days) - 1,
          'part', day_part_of(o.halves), 'people', l.people, 'dogs', l.dogs, 'extras', l.extras,
          'price', l.price, 'totalCents', l.total_cents
        )
        order by o.id
      ),
      '[]'
    )
  )
  from occupancy o
  join cart_line l on l.stay_id = o.id
  where o.account_id = p_account and o.state = 'held' and o.expires_at > battigia_now()
  );
end
$$;
comment on function umbrella_cart_of(bigint) is 'The live lines of one cart, their common end and the clock';

-- Order of locks everywhere: cart or order, advisory caps, occupancy by umbrella, stock by extra, day and half.

create function change_stock(
  p_days daterange[], p_halves int4range[], p_extras jsonb[], p_signs integer[], p_capacities jsonb
) returns text[]
language plpgsql set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_extra text[];
  v_day date[];
  v_half smallint[];
  v_delta integer[];
  v_short text[];
begin
  select array_agg(c.extra), array_agg(c.day), array_agg(c.half), array_agg(c.delta)
    into v_extra, v_day, v_half, v_delta
    from (
      select x.id as extra, lower(s.days) + n as day, h::smallint as half, sum(x.quantity * s.sign)::integer as delta
        from unnest(p_days, p_halves, p_extras, p_signs) as s(days, halves, extras, sign),
             jsonb_to_recordset(s.extras) as x(id text, quantity integer),
             generate_series(0, upper(s.days) - lower(s.days) - 1) as n,
             generate_series(lower(s.halves), upper(s.halves) - 1) as h
       group by 1, 2, 3
      having sum(x.quantity * s.sign) <> 0
       order by 1, 2, 3
    ) c;
  if v_extra is null then
    return null;
  end if;

  insert into extra_stock (extra_id, day, half, capacity)
  select c.extra, c.day, c.half, (p_capacities ->> c.extra)::integer
    from unnest(v_extra, v_day, v_half, v_delta) as c(extra, day, half, delta)
   where c.delta > 0
   order by c.extra, c.day, c.half
      on conflict do nothing;

  perform
     from extra_stock s
     join unnest(v_extra, v_day, v_half) as c(extra, day, half)
       on (s.extra_id, s.day, s.half) = (c.extra, c.day, c.half)
    order by s.extra_id, s.day, s.half
      for update of s;

  select array_agg(distinct c.extra) into v_short
    from unnest(v_extra, v_day, v_half, v_delta) as c(extra, day, half, delta)
    join extra_stock s on (s.extra_id, s.day, s.half) = (c.extra, c.day, c.half)
   where c.delta > 0 and s.reserved + c.delta > (p_capacities ->> c.extra)::integer;
  if v_short is not null then
    return v_short;
  end if;

  update extra_stock s
     set reserved = s.reserved + c.delta,
         capacity = case
           when c.delta < 0 then s.capacity
           when p_capacities ->> c.extra is null then null
           else greatest((p_capacities ->> c.extra)::integer, s.reserved + c.delta)
         end
    from unnest(v_extra, v_day, v_half, v_delta) as c(extra, day, half, delta)
   where (s.extra_id, s.day, s.half) = (c.extra, c.day, c.half);
  return null;
end
$$;
comment on function change_stock(daterange[], int4range[], jsonb[], integer[], jsonb) is
  'Takes (sign 1) and gives back (sign -1) the extras of stays, all or nothing; answers the extras that are sold out, or null';

create function look_at_stock(p_days daterange, p_halves int4range, p_extras jsonb[], p_capacities jsonb) returns text[]
language plpgsql stable set enable_seqscan = off as $$
begin
  return (
  with need as (
    select x.id, sum(x.quantity) as quantity, (p_capacities ->> x.id)::integer as capacity
      from unnest(p_extras) as e(extras), jsonb_to_recordset(e.extras) as x(id text, quantity integer)
     where p_capacities ->> x.id is not null
     group by 1
  ), short as (
    select n.id, n.quantity - n.capacity + s.reserved as missing, s.day, s.half
      from need n
      join extra_stock s on s.extra_id = n.id and s.day <@ p_days and s.half::integer <@ p_halves
     where s.reserved + n.quantity > n.capacity
  ), back as (
    select s.id, s.day, s.half, s.missing - coalesce(sum(x.quantity), 0) as missing
      from short s
      left join (
        occupancy o
        join cart_line l on l.stay_id = o.id
        cross join jsonb_to_recordset(l.extras) as x(id text, quantity integer)
      ) on o.state = 'held' and o.expires_at <= battigia_now() and o.days @> s.day and o.halves @> s.half::integer
           and x.id = s.id
     group by s.id, s.day, s.half, s.missing
  )
  select case
    when exists (select from need where quantity > capacity) or exists (select from short)
    then array(
      select id from need where quantity > capacity union select id from back where missing > 0 order by 1
    )
  end
  );
end
$$;
comment on function look_at_stock(daterange, int4range, jsonb[], jsonb) is
  'Null: enough of every extra. Empty: enough once expired holds are dropped. Otherwise the extras that are sold out';

create function drop_expired_holds(p_stays bigint[])
returns table (umbrella_id integer, days daterange, halves int4range, extras jsonb)
language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query
  with gone as (
    delete from occupancy o
     using cart_line l
     where o.id = any (p_stays) and l.stay_id = o.id and o.state = 'held' and o.expires_at <= battigia_now()
    returning o.umbrella_id, o.days, o.halves, o.account_id, o.expires_at, l.extras
  ), remembered as (
    insert into hold_expiry (umbrella_id, account_id, device_id, expired_at)
    select g.umbrella_id, g.account_id, c.device_id, g.expires_at
      from gone g
      join umbrella_cart c on c.account_id = g.account_id
  )
  select g.umbrella_id, g.days, g.halves, g.extras from gone g;
end
$$;
comment on function drop_expired_holds(bigint[]) is
  'Deletes those of the stays that are expired holds and remembers them; the caller gives their extras back';

create function sweep_expired_holds(p_most integer)
returns table (umbrella_id integer, days daterange)
language plpgsql set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_umbrellas integer[];
  v_days daterange[];
  v_halves int4range[];
  v_extras jsonb[];
begin
  select array_agg(g.umbrella_id), array_agg(g.days), array_agg(g.halves), array_agg(g.extras)
    into v_umbrellas, v_days, v_halves, v_extras
    from drop_expired_holds(array(
      select o.id from occupancy o
       where o.state = 'held' and o.expires_at <= battigia_now()
       order by o.expires_at
       limit p_most
         for update skip locked
    )) g;
  if v_umbrellas is not null then
    perform change_stock(v_days, v_halves, v_extras, array_fill(-1, array[cardinality(v_umbrellas)]), '{}');
  end if;
  return query select * from unnest(v_umbrellas, v_days);
end
$$;
comment on function sweep_expired_holds(integer) is
  'Tidies expired holds, skipping those that someone works on; correctness never waits for it';

create function held_pressure(p_days daterange, p_now timestamptz) returns integer
language plpgsql stable set enable_seqscan = off as $$
begin
  return (
  select coalesce(max(n), 0)::integer
    from (
      select count(distinct o.umbrella_id) as n
        from occupancy o, generate_series(0, upper(p_days) - lower(p_days) - 1) as d
       where o.state = 'held' and o.expires_at > p_now and o.days @> lower(p_days) + d
       group by d
    ) per_day
  );
end
$$;
comment on function held_pressure(daterange, timestamptz) is 'Most places that unpaid holds cover on one day of a period';

create function look_at_places(
  p_account bigint, p_days daterange, p_halves int4range, p_lines jsonb,
  out wanted integer[], out taken integer[], out are_expired_in_way boolean, out extras jsonb[]
)
language plpgsql stable set enable_seqscan = off as $$
begin
  select array_agg(w.umbrella order by w.umbrella) filter (where not c.is_taken and not c.is_mine),
         array_agg(w.umbrella order by w.umbrella) filter (where c.is_taken),
         bool_or(c.is_expired),
         array_agg(w.extras) filter (where not c.is_mine and w.extras <> '[]')
    into wanted, taken, are_expired_in_way, extras
    from jsonb_to_recordset(p_lines) as w(umbrella integer, people integer, dogs jsonb, extras jsonb)
    cross join lateral (
      select coalesce(bool_or(e.is_live and not e.is_same), false) as is_taken,
             coalesce(bool_or(e.is_live and e.is_same), false) as is_mine,
             coalesce(bool_or(not e.is_live), false) as is_expired
        from (
          select o.state <> 'held' or o.expires_at > battigia_now() as is_live,
                 o.state = 'held' and o.account_id = p_account and o.days = p_days and o.halves = p_halves
                   and exists (
                     select from cart_line l
                      where l.stay_id = o.id and l.people = w.people and l.dogs = w.dogs and l.extras = w.extras
                   ) as is_same
            from occupancy o
           where o.umbrella_id = w.umbrella and o.days && p_days and o.halves && p_halves
        ) e
    ) c;
end
$$;
comment on function look_at_places(bigint, daterange, int4range, jsonb) is
  'Which of the asked places are to be claimed, which are taken, and whether expired holds are in the way; what the account holds already with the same wish is neither';

create function lock_umbrellas_lost(p_account bigint, p_days daterange, p_halves int4range, p_lines jsonb) returns jsonb
language plpgsql stable set enable_seqscan = off as $$
declare
  v_taken integer[];
  v_wanted integer[];
begin
  select l.taken, l.wanted into v_taken, v_wanted from look_at_places(p_account, p_days, p_halves, p_lines) l;
  if v_taken is null and v_wanted is null then
    return umbrella_cart_of(p_account) || '{"outcome": "held"}';
  end if;
  return jsonb_build_object('outcome', 'umbrella_taken', 'umbrellas', coalesce(v_taken, v_wanted));
end
$$;
comment on function lock_umbrellas_lost(bigint, daterange, int4range, jsonb) is
  'What a lock answers that lost a place in the same moment: taken, or held by the same guest''s other request';

create function lock_umbrellas(
  p_account bigint, p_device text, p_prefix text,
  p_days daterange, p_halves int4range, p_lines jsonb, p_capacities jsonb,
  p_today date, p_half_now integer, p_turn_hour integer, p_limits jsonb
) returns jsonb
language plpgsql set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
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
  -- Guests who have ordered before pass the valve; near the limit the others are counted one at a time.
  if v_cart.ordered_at is null and p_limits ->> 'heldPerDay' is not null then
    v_count := held_pressure(p_days, v_now) + cardinality(v_wanted);
    if v_count * 2 > (p_limits ->> 'heldPerDay')::integer then
      perform pg_advisory_xact_lock(43, 0);
      v_count := held_pressure(p_days, v_now) + cardinality(v_wanted);
    end if;
    if v_count > (p_limits ->> 'heldPerDay')::integer then
      return jsonb_build_object('outcome', 'beach_nearly_held');
    end if;
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
comment on function lock_umbrellas(bigint, text, text, daterange, int4range, jsonb, jsonb, date, integer, integer, jsonb) is
  'Holds places with their extras for a cart, all or nothing, in one statement; a lost race fails and is run again';

create function change_cart_line(
  p_account bigint, p_line bigint, p_people integer, p_dogs jsonb, p_extras jsonb, p_price jsonb, p_total integer,
  p_capacities jsonb
) returns jsonb
language plpgsql set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_line record;
  v_back record;
  v_sold_out text[];
  v_days daterange[];
  v_halves int4range[];
  v_extras jsonb[];
begin
  perform from umbrella_cart where account_id = p_account for update;
  select o.days, o.halves, l.extras into v_line
    from occupancy o
    join cart_line l on l.stay_id = o.id
   where o.id = p_line and o.account_id = p_account and o.state = 'held' and o.expires_at > battigia_now()
     for update of o;
  if not found then
    return '{"outcome": "line_unknown"}';
  end if;

  v_days := array[v_line.days, v_line.days];
  v_halves := array[v_line.halves, v_line.halves];
  v_extras := array[v_line.extras, p_extras];
  -- What the line gives back isn't counted by the look, so it only decides whether expired holds are in the way.
  if look_at_stock(v_line.days, v_line.halves, array[p_extras], p_capacities) is not null then
    for v_back in
      select * from drop_expired_holds(array(
        select o.id from occupancy o
         where o.state = 'held' and o.expires_at <= battigia_now()
           and o.days && v_line.days and o.halves && v_line.halves
           for update skip locked
      ))
    loop
      v_days := v_days || v_back.days;
      v_halves := v_halves || v_back.halves;
      v_extras := v_extras || v_back.extras;
    end loop;
  end if;
  v_sold_out := change_stock(
    v_days, v_halves, v_extras, array[-1, 1] || array_fill(-1, array[cardinality(v_days) - 2]), p_capacities
  );
  if v_sold_out is not null then
    if cardinality(v_days) > 2 then
      raise exception 'an extra was taken in the same moment' using errcode = 'serialization_failure';
    end if;
    return jsonb_build_object('outcome', 'extra_sold_out', 'extras', v_sold_out);
  end if;

  update cart_line
     set people = p_people, dogs = p_dogs, extras = p_extras, price = p_price, total_cents = p_total
   where stay_id = p_line;
  return umbrella_cart_of(p_account) || '{"outcome": "held"}';
end
$$;
comment on function change_cart_line(bigint, bigint, integer, jsonb, jsonb, jsonb, integer, jsonb) is
  'Replaces the wish of a held place and moves the stock by the difference; the end of the hold stays';

create function release_holds(p_account bigint, p_umbrella integer, p_days daterange)
returns table (umbrella_id integer, days daterange)
language plpgsql set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_umbrellas integer[];
  v_days daterange[];
  v_halves int4range[];
  v_extras jsonb[];
begin
  perform from umbrella_cart c where c.account_id = p_account for update;
  perform from occupancy o
    where o.account_id = p_account and o.state = 'held' and o.expires_at > battigia_now()
      and (p_umbrella is null or (o.umbrella_id = p_umbrella and o.days = p_days))
    order by o.umbrella_id
      for update;
  with gone as (
    delete from occupancy o
     using cart_line l
     where l.stay_id = o.id and o.account_id = p_account and o.state = 'held' and o.expires_at > battigia_now()
       and (p_umbrella is null or (o.umbrella_id = p_umbrella and o.days = p_days))
    returning o.umbrella_id, o.days, o.halves, l.extras
  )
  select array_agg(g.umbrella_id), array_agg(g.days), array_agg(g.halves), array_agg(g.extras)
    into v_umbrellas, v_days, v_halves, v_extras
    from gone g;
  if v_umbrellas is null then
    return;
  end if;
  update umbrella_cart c
     set line_count = c.line_count - cardinality(v_umbrellas),
         expires_at = case when c.line_count > cardinality(v_umbrellas) then c.expires_at end
   where c.account_id = p_account;
  perform change_stock(v_days, v_halves, v_extras, array_fill(-1, array[cardinality(v_umbrellas)]), '{}');
  return query select * from unnest(v_umbrellas, v_days);
end
$$;
comment on function release_holds(bigint, integer, daterange) is
  'Frees the account''s own live holds: of one umbrella and its dates, or (umbrella null) all; never a booking';
