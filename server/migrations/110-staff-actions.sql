-- What the resort's people do with places and bookings: places out of use, holds that are broken, bookings that they move, extend,
-- sell and give away; and for a minute, what each of these needs to be taken back (B-11).

create table place_block (
  id bigint generated always as identity primary key,
  days daterange not null,
  halves int4range not null,
  reason text not null,
  note text not null default '',
  account_id bigint not null,
  at timestamptz not null default battigia_now(),
  ended_at timestamptz,
  constraint place_block__reason_known check (reason in ('broken', 'reserved', 'works', 'sea', 'other')),
  constraint place_block__note_is_short check (length(note) <= 200)
);
comment on table place_block is 'Places out of use on some days: why, and who of the resort said so; ended once no place of it is out of use any more';

alter table occupancy
  add column block_id bigint references place_block (id),
  add constraint occupancy__block_is_blocked check (block_id is null or state = 'blocked');
comment on column occupancy.block_id is 'Why and by whom a place is out of use; null for one that came with the resort''s files';
create index occupancy__block on occupancy (block_id) where block_id is not null;

create table desk_action (
  id bigint generated always as identity primary key,
  kind text not null,
  account_id bigint not null,
  order_id bigint references orders (id),
  undo jsonb not null,
  at timestamptz not null default battigia_now(),
  undone_at timestamptz,
  constraint desk_action__kind_known
    check (kind in ('block', 'unblock', 'break_hold', 'move', 'extend', 'walk_in', 'complimentary', 'waive'))
);
comment on table desk_action is 'What the resort''s people did to places and bookings, with what takes it back; forgotten after a day';
create index desk_action__at on desk_action (at);
create index desk_action__order on desk_action (order_id) where order_id is not null;

create table complimentary (
  order_id bigint primary key references orders (id),
  reason text not null,
  worth_cents integer not null,
  account_id bigint not null,
  day date not null default resort_today(),
  constraint complimentary__worth_not_negative check (worth_cents >= 0),
  constraint complimentary__reason_is_short check (length(reason) between 2 and 200)
);
comment on table complimentary is 'What was given for nothing: why, by whom, and what it would have cost';
create index complimentary__day on complimentary (day, account_id);

-- The search of the back office: what is typed is the beginning of a name, a phone, an e-mail or a number.
create index account__by_last_name on account (lower(last_name) text_pattern_ops);
create index account__by_first_name on account (lower(first_name) text_pattern_ops);
create index account__by_email on account (email text_pattern_ops);
create index account__by_phone on account (phone text_pattern_ops);
create index orders__by_number on orders (number text_pattern_ops);
create index order_item__by_plate on order_item (plate text_pattern_ops) where plate is not null;

create function block_places(
  p_umbrellas integer[], p_days daterange, p_halves int4range, p_reason text, p_note text, p_account bigint
) returns bigint
language plpgsql set jit = off set enable_seqscan = off as $$
declare
  v_block bigint;
  v_back record;
  v_days daterange[] := '{}';
  v_halves int4range[] := '{}';
  v_extras jsonb[] := '{}';
  v_count integer;
begin
  perform from occupancy o
    where o.umbrella_id = any (p_umbrellas) and o.days && p_days and o.halves && p_halves
    order by o.umbrella_id, o.id
      for update;
  begin
    -- Holds that are over stand in nobody's way.
    for v_back in
      select * from drop_expired_holds(array(
        select o.id from occupancy o
         where o.umbrella_id = any (p_umbrellas) and o.days && p_days and o.halves && p_halves
           and o.state = 'held' and o.expires_at <= battigia_now()
      ))
    loop
      v_days := v_days || v_back.days;
      v_halves := v_halves || v_back.halves;
      v_extras := v_extras || v_back.extras;
    end loop;
    insert into place_block (days, halves, reason, note, account_id)
    values (p_days, p_halves, p_reason, p_note, p_account)
    returning id into v_block;
    insert into occupancy (umbrella_id, days, halves, state, block_id)
    select u, p_days, p_halves, 'blocked', v_block from unnest(p_umbrellas) as u order by u
    on conflict do nothing;
    get diagnostics v_count = row_count;
    if v_count < cardinality(p_umbrellas) then
      raise exception 'a place is taken' using errcode = 'BG001';
    end if;
    if cardinality(v_days) > 0 then
      perform change_stock(v_days, v_halves, v_extras, array_fill(-1, array[cardinality(v_days)]), '{}');
    end if;
  exception when sqlstate 'BG001' then
    return null;
  end;
  return v_block;
end
$$;
comment on function block_places(integer[], daterange, int4range, text, text, bigint) is
  'Puts places out of use, all or none: the constraint decides; null when something stands on one of them';

create function unblock_places(p_block bigint, p_umbrellas integer[]) returns jsonb
language plpgsql set enable_seqscan = off as $$
declare
  v_umbrellas integer[];
begin
  with locked as (
    select o.id from occupancy o
     where o.block_id = p_block and (p_umbrellas is null or o.umbrella_id = any (p_umbrellas))
     order by o.umbrella_id for update
  ), gone as (
    delete from occupancy o using locked l where o.id = l.id returning o.umbrella_id
  )
  select array_agg(g.umbrella_id order by g.umbrella_id) into v_umbrellas from gone g;
  update place_block b
     set ended_at = battigia_now()
   where b.id = p_block and b.ended_at is null and not exists (select from occupancy o where o.block_id = p_block);
  return to_jsonb(v_umbrellas);
end
$$;
comment on function unblock_places(bigint, integer[]) is
  'Puts places of a block (null: all that are left) back into use; answers them, null for none';

create function reblock_places(p_block bigint, p_umbrellas integer[]) returns boolean
language plpgsql set enable_seqscan = off as $$
declare
  v_block place_block;
  v_count integer;
begin
  select * into v_block from place_block where id = p_block for update;
  begin
    insert into occupancy (umbrella_id, days, halves, state, block_id)
    select u, v_block.days, v_block.halves, 'blocked', p_block from unnest(p_umbrellas) as u order by u
    on conflict do nothing;
    get diagnostics v_count = row_count;
    if v_count < cardinality(p_umbrellas) then
      raise exception 'a place is taken' using errcode = 'BG001';
    end if;
  exception when sqlstate 'BG001' then
    return false;
  end;
  update place_block set ended_at = null where id = p_block;
  return true;
end
$$;
comment on function reblock_places(bigint, integer[]) is
  'Puts places of a block out of use again, all or none; false when one of them is taken by now';

create function break_hold(p_stay bigint) returns jsonb
language plpgsql set jit = off set enable_seqscan = off as $$
declare
  v_account bigint;
  v_stay occupancy;
  v_line cart_line;
begin
  select o.account_id into v_account from occupancy o
   where o.id = p_stay and o.state = 'held' and o.held_for is null and o.expires_at > battigia_now();
  if not found then
    return null;
  end if;
  perform from umbrella_cart c where c.account_id = v_account for update;
  if exists (
    select from orders o
     where o.account_id = v_account and o.category = 'umbrella' and o.status = 'awaiting_payment'
       and (o.pay_until > battigia_now() or is_payment_under_way(o.id))
  ) then
    return '{"outcome": "payment_in_progress"}';
  end if;
  select * into v_stay from occupancy o
   where o.id = p_stay and o.state = 'held' and o.held_for is null and o.expires_at > battigia_now()
     for update;
  if not found then
    return null;
  end if;
  select * into v_line from cart_line l where l.stay_id = p_stay;
  delete from occupancy where id = p_stay;
  update umbrella_cart c
     set line_count = c.line_count - 1, expires_at = case when c.line_count > 1 then c.expires_at end
   where c.account_id = v_account;
  perform change_stock(array[v_stay.days], array[v_stay.halves], array[v_line.extras], array[-1], '{}');
  return jsonb_build_object(
    'outcome', 'broken', 'accountId', v_account, 'umbrellaId', v_stay.umbrella_id, 'from', lower(v_stay.days),
    'to', upper(v_stay.days) - 1, 'part', day_part_of(v_stay.halves), 'expiresAt', iso_instant(v_stay.expires_at),
    'undo', jsonb_build_object(
      'stay', to_jsonb(v_stay), 'line', to_jsonb(v_line), 'from', lower(v_stay.days), 'to', upper(v_stay.days) - 1
    )
  );
end
$$;
comment on function break_hold(bigint) is
  'Frees a place that waits in somebody''s cart, unless they are paying; null when nothing is held there any more';

create function restore_hold(p_undo jsonb, p_capacities jsonb) returns boolean
language plpgsql set jit = off set enable_seqscan = off as $$
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
  exception when sqlstate 'BG001' then
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
$$;
comment on function restore_hold(jsonb, jsonb) is
  'Puts a place that was freed by hand back into its guest''s cart; false when that cannot be any more';

create function sell_places(
  p_account bigint, p_press text, p_numbers text[], p_pass_code text, p_method text,
  p_days daterange, p_halves int4range, p_lines jsonb, p_capacities jsonb, p_max_umbrellas integer,
  p_service_percent integer, p_service_cents integer, p_total_cents integer,
  p_conditions_slug text, p_conditions_language text, p_conditions_version text, p_language text, p_refund_policy jsonb, p_reason text
) returns jsonb
language plpgsql set jit = off set enable_seqscan = off as $$
declare
  v_order bigint;
  v_number text;
  v_count integer;
  v_back record;
  v_umbrellas integer[];
  v_taken integer[];
  v_days daterange[] := '{}';
  v_halves int4range[] := '{}';
  v_extras jsonb[] := '{}';
  v_signs integer[] := '{}';
  v_sold_out text[];
begin
  select array_agg(x.umbrella order by x.umbrella) into v_umbrellas from jsonb_to_recordset(p_lines) as x(umbrella integer);
  select max(n) into v_count
    from (
      select count(*) as n
        from occupancy o,
             generate_series(0, upper(p_days) - lower(p_days) - 1) as d,
             generate_series(lower(p_halves), upper(p_halves) - 1) as h
       where o.account_id = p_account and o.days @> lower(p_days) + d and o.halves @> h
         and (o.state <> 'held' or o.expires_at > battigia_now())
       group by d, h
    ) per_half;
  if coalesce(v_count, 0) + cardinality(v_umbrellas) > p_max_umbrellas then
    return jsonb_build_object('outcome', 'too_many_umbrellas', 'max', p_max_umbrellas, 'have', coalesce(v_count, 0));
  end if;
  perform from occupancy o
    where o.umbrella_id = any (v_umbrellas) and o.days && p_days and o.halves && p_halves
    order by o.umbrella_id, o.id
      for update;
  begin
    -- Holds that are over stand in nobody's way; with them goes what they kept.
    for v_back in
      select * from drop_expired_holds(array(
        select o.id from occupancy o
         where o.state = 'held' and o.expires_at <= battigia_now() and o.days && p_days and o.halves && p_halves
           and (o.umbrella_id = any (v_umbrellas) or look_at_stock(
             p_days, p_halves, array(select x.extras from jsonb_to_recordset(p_lines) as x(extras jsonb)), p_capacities
           ) is not null)
           for update skip locked
      ))
    loop
      v_days := v_days || v_back.days;
      v_halves := v_halves || v_back.halves;
      v_extras := v_extras || v_back.extras;
      v_signs := v_signs || -1;
    end loop;
    foreach v_number in array p_numbers loop
      insert into orders (
        number, account_id, quote_id, status, method, first_day, release_at, service_percent, service_cents, total_cents,
        conditions_slug, conditions_language, conditions_version, language, pass_code, refund_policy
      )
      values (
        v_number, p_account, p_press, 'confirmed', p_method, lower(p_days),
        -- Whoever stands at the desk is not waited for: their place is theirs, and what is unpaid is the desk's to ask for.
        case when p_method = 'cash' then (upper(p_days) + 7)::timestamp at time zone 'Europe/Rome' end,
        p_service_percent, p_service_cents, p_total_cents,
        p_conditions_slug, p_conditions_language, p_conditions_version, p_language, p_pass_code, p_refund_policy
      )
      on conflict (number) do nothing
      returning id into v_order;
      exit when v_order is not null;
    end loop;
    if v_order is null then
      raise exception 'every number is given' using errcode = 'serialization_failure';
    end if;
    insert into occupancy (umbrella_id, days, halves, state, account_id, order_id)
    select u, p_days, p_halves, 'booked', p_account, v_order from unnest(v_umbrellas) as u order by u
    on conflict do nothing;
    get diagnostics v_count = row_count;
    if v_count < cardinality(v_umbrellas) then
      select array_agg(u order by u) into v_taken from unnest(v_umbrellas) as u
       where not exists (select from occupancy o where o.order_id = v_order and o.umbrella_id = u);
      raise exception 'a place is taken' using errcode = 'BG001';
    end if;
    insert into order_line (
      id, order_id, umbrella_id, code, row_id, kind, is_accessible, days, halves, people, dogs, extras, price, total_cents
    )
    select o.id, v_order, o.umbrella_id, p.code, p.row_id, c.kind, p.is_accessible, p_days, p_halves,
           x.people, x.dogs, x.extras, x.price, x.total
      from jsonb_to_recordset(p_lines) as x(umbrella integer, people integer, dogs jsonb, extras jsonb, price jsonb, total integer)
      join occupancy o on o.order_id = v_order and o.umbrella_id = x.umbrella
      join place p on p.id = o.umbrella_id
      join category c on c.id = p.category_id;
    select v_days || array_agg(p_days), v_halves || array_agg(p_halves), v_extras || array_agg(x.extras), v_signs || array_agg(1)
      into v_days, v_halves, v_extras, v_signs
      from jsonb_to_recordset(p_lines) as x(extras jsonb);
    v_sold_out := change_stock(v_days, v_halves, v_extras, v_signs, p_capacities);
    if v_sold_out is not null then
      raise exception 'an extra is sold out' using errcode = 'BG001';
    end if;
  exception when sqlstate 'BG001' then
    if v_sold_out is not null then
      return jsonb_build_object('outcome', 'extra_sold_out', 'extras', v_sold_out);
    end if;
    return jsonb_build_object('outcome', 'umbrella_taken', 'umbrellas', v_taken);
  end;
  insert into order_history (order_id, new_status, actor, reason) values (v_order, 'confirmed', 'staff', p_reason);
  return jsonb_build_object('outcome', 'sold', 'orderId', v_order);
end
$$;
comment on function sell_places(
  bigint, text, text[], text, text, daterange, int4range, jsonb, jsonb, integer, integer, integer, integer, text, text, text, text, jsonb, text
) is 'Sells places at the desk to an account whose cart is locked, all or none: the order stands at once; the constraint decides who has them';

create function places_of_order(p_order bigint) returns jsonb
language sql stable
return (
  select jsonb_build_object(
    'order', jsonb_build_object(
      'accountId', o.account_id, 'status', o.status, 'method', o.method, 'firstDay', o.first_day, 'deadlineDay', o.deadline_day,
      'deadlineHour', o.deadline_hour, 'deadlineAt', o.deadline_at, 'releaseAt', o.release_at, 'serviceCents', o.service_cents,
      'totalCents', o.total_cents, 'keptCents', o.kept_cents, 'differenceCents', o.difference_cents,
      'receivedCents', o.received_cents, 'returnedCents', o.returned_cents, 'creditCents', o.credit_cents
    ),
    'lines', (select coalesce(jsonb_agg(to_jsonb(l) order by l.id), '[]') from order_line l where l.order_id = o.id),
    'stays', (select coalesce(jsonb_agg(to_jsonb(s) order by s.id), '[]') from occupancy s where s.order_id = o.id)
  )
  from orders o where o.id = p_order
);
comment on function places_of_order(bigint) is 'Places, lines and sums of an order as they are: equal when nobody has done anything to it';

create function restore_order(p_order bigint, p_before jsonb, p_after jsonb, p_capacities jsonb, p_reason text) returns boolean
language plpgsql set jit = off set enable_seqscan = off as $$
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
    when exclusion_violation or unique_violation or sqlstate 'BG001' then
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
$$;
comment on function restore_order(bigint, jsonb, jsonb, jsonb, text) is
  'Puts places, lines and sums of a locked order back to what they were; false when somebody has done something since, or a place is taken';

create function waive_order(p_order bigint, p_lines jsonb) returns void
language sql
begin atomic
  update order_line l
     set price = x.price, total_cents = 0
    from jsonb_to_recordset(p_lines) as x(id bigint, price jsonb)
   where l.order_id = p_order and l.id = x.id and l.cancelled_at is null;
  update orders o
     set service_cents = 0, total_cents = 0, method = 'no_payment_needed',
         deadline_day = null, deadline_hour = null, deadline_at = null, release_at = null
   where o.id = p_order;
  insert into order_history (order_id, old_status, new_status, actor, reason)
  select p_order, o.status, o.status, 'staff', 'given for nothing' from orders o where o.id = p_order;
end;
comment on function waive_order(bigint, jsonb) is 'Makes an unpaid order cost nothing: its lines are given away, and no money is waited for';

create function give_complimentary(p_order bigint, p_reason text, p_worth integer, p_account bigint, p_most integer) returns boolean
language plpgsql as $$
begin
  -- One at a time per day, so that two presses do not both count the last one (B-11).
  perform pg_advisory_xact_lock(45, resort_today() - date '2000-01-01');
  if p_most is not null and (select count(*) from complimentary c where c.day = resort_today()) >= p_most then
    return false;
  end if;
  insert into complimentary (order_id, reason, worth_cents, account_id) values (p_order, p_reason, p_worth, p_account)
  on conflict (order_id) do update set reason = excluded.reason;
  return true;
end
$$;
comment on function give_complimentary(bigint, text, integer, bigint, integer) is
  'Notes what is given for nothing; false beyond the most of a day (null: no limit)';

create table customer_note (
  account_id bigint primary key references account (id) on delete cascade,
  words text not null,
  version integer not null default 1,
  author_id bigint not null,
  at timestamptz not null default battigia_now(),
  constraint customer_note__is_short check (length(words) <= 1000)
);
comment on table customer_note is 'What the resort''s people keep in mind about a customer; the customer gets it with their data';

create table customer_view (
  staff_id bigint not null,
  account_id bigint not null references account (id) on delete cascade,
  hour timestamptz not null,
  primary key (staff_id, account_id, hour)
);
comment on table customer_view is 'That a page of a customer was read, once per person and hour, so that the audit says it once';
create index customer_view__hour on customer_view (hour);
create index customer_view__account on customer_view (account_id);

alter table notice
  drop constraint notice__topic_is_known,
  add constraint notice__topic_is_known check (
    topic in (
      'order_ready', 'hold_expiring', 'reminder', 'broadcast', 'place_offered', 'subscription', 'day_resold', 'cutoff',
      'place_released'
    )
  );

-- The same as before, with who moves.
drop function move_line(
  bigint, bigint, integer, daterange, int4range, integer, jsonb, jsonb, jsonb, integer, jsonb, integer, text
);
create function move_line(
  p_order bigint, p_line bigint, p_umbrella integer, p_days daterange, p_halves int4range,
  p_people integer, p_dogs jsonb, p_extras jsonb, p_price jsonb, p_total integer,
  p_capacities jsonb, p_max_umbrellas integer, p_reason text, p_actor text default 'guest'
) returns jsonb
language plpgsql set jit = off set enable_seqscan = off as $$
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
  insert into order_history (order_id, old_status, new_status, line_id, actor, reason)
  values (p_order, v_order.status, v_order.status, p_line, p_actor, p_reason);
  return '{"outcome": "moved"}';
end
$$;
comment on function move_line(
  bigint, bigint, integer, daterange, int4range, integer, jsonb, jsonb, jsonb, integer, jsonb, integer, text, text
) is 'Moves a line of a locked order to another place, days or part, with its stock, or says why not and changes nothing; its id stays';
