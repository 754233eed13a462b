-- Stays that are neither a cart's hold nor one whole line: holds of a subscription and of an offer, and what is left of a stay
-- when some of its half-days are free again.

alter table occupancy
  add column held_for text,
  add column subscription_id bigint,
  add column line_id bigint,
  drop constraint occupancy__state_has_its_owner,
  add constraint occupancy__state_has_its_owner check (
    case state
      when 'held' then
        account_id is not null and order_id is null and expires_at is not null and subscription_id is null
      when 'booked' then
        account_id is not null and order_id is not null and expires_at is null and subscription_id is null
      when 'subscription' then
        account_id is not null and order_id is null and expires_at is null and subscription_id is not null
      when 'blocked' then
        account_id is null and order_id is null and expires_at is null and subscription_id is null
      else false
    end
  ),
  add constraint occupancy__held_for_known check (held_for is null or state = 'held' and held_for in ('subscription', 'offer')),
  add constraint occupancy__part_of_a_line check (line_id is null or state = 'booked');
comment on column occupancy.held_for is 'What a hold waits for: the umbrella cart (null), the order of a subscription, or the answer to an offer of the waiting list';
comment on column occupancy.subscription_id is 'The subscription that a stay of it belongs to';
comment on column occupancy.line_id is 'The order line that a further part of a divided booking belongs to; the first part has the line''s own id';
create index occupancy__subscription on occupancy (subscription_id) where subscription_id is not null;
create index occupancy__order on occupancy (order_id) where order_id is not null;

create or replace function drop_expired_holds(p_stays bigint[])
returns table (umbrella_id integer, days daterange, halves int4range, extras jsonb)
language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query
  with gone as (
    delete from occupancy o
     where o.id = any (p_stays) and o.state = 'held' and o.expires_at <= battigia_now()
    returning o.id, o.umbrella_id, o.days, o.halves, o.account_id, o.expires_at, o.held_for
  ), remembered as (
    insert into hold_expiry (umbrella_id, account_id, device_id, expired_at)
    select g.umbrella_id, g.account_id, c.device_id, g.expires_at
      from gone g
      left join umbrella_cart c on c.account_id = g.account_id
     where g.held_for is distinct from 'offer'
  )
  -- The line goes with its stay at the end of this statement; here it is still to be seen.
  select g.umbrella_id, g.days, g.halves, coalesce(l.extras, '[]')
    from gone g
    left join cart_line l on l.stay_id = g.id;
end
$$;

create function divide_stay(p_stay bigint, p_days daterange, p_halves int4range) returns bigint[]
language plpgsql as $$
declare
  v_stay occupancy;
  v_days daterange[];
  v_halves int4range[];
  v_rest bigint[] := '{}';
  v_id bigint;
begin
  select * into v_stay from occupancy where id = p_stay for update;
  if not found or not v_stay.days @> p_days or not v_stay.halves @> p_halves then
    return null;
  end if;
  select array_agg(r.days order by r.days, r.halves), array_agg(r.halves order by r.days, r.halves)
    into v_days, v_halves
    from (
      select daterange(lower(v_stay.days), lower(p_days)) as days, v_stay.halves as halves
      union all
      select daterange(upper(p_days), upper(v_stay.days)), v_stay.halves
      union all
      select p_days, int4range(lower(v_stay.halves), lower(p_halves))
      union all
      select p_days, int4range(upper(p_halves), upper(v_stay.halves))
    ) r
   where not isempty(r.days) and not isempty(r.halves);
  if v_days is null then
    delete from occupancy where id = p_stay;
    return '{}';
  end if;
  -- The row itself becomes the first part, so that a booking keeps its id.
  update occupancy set days = v_days[1], halves = v_halves[1] where id = p_stay;
  for n in 2 .. cardinality(v_days) loop
    insert into occupancy (umbrella_id, days, halves, state, account_id, order_id, subscription_id, line_id)
    values (
      v_stay.umbrella_id, v_days[n], v_halves[n], v_stay.state, v_stay.account_id, v_stay.order_id, v_stay.subscription_id,
      case when v_stay.state = 'booked' then coalesce(v_stay.line_id, v_stay.id) end
    )
    returning id into v_id;
    v_rest := v_rest || v_id;
  end loop;
  return p_stay || v_rest;
end
$$;
comment on function divide_stay(bigint, daterange, int4range) is
  'Frees some half-days of a booked or subscribed stay: answers the stays that are left, none when all of it is free, null when the half-days are not its own';

create or replace function cancel_order_lines(p_order bigint, p_lines bigint[], p_ended_status text, p_actor text, p_reason text)
returns TABLE(umbrella_id integer, days daterange)
language plpgsql
set jit = off
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_old_status text;
  v_lines bigint[];
  v_umbrellas integer[];
  v_days daterange[];
  v_halves int4range[];
  v_extras jsonb[];
  v_status text;
begin
  select o.status into v_old_status from orders o where o.id = p_order for update;
  perform from occupancy o where o.order_id = p_order order by o.umbrella_id for update;
  with ended as (
    update order_line l
       set cancelled_at = battigia_now()
     where l.order_id = p_order and l.cancelled_at is null and (p_lines is null or l.id = any (p_lines))
    returning l.id, l.umbrella_id, l.days, l.halves, l.extras
  )
  select array_agg(e.id), array_agg(e.umbrella_id), array_agg(e.days), array_agg(e.halves), array_agg(e.extras)
    into v_lines, v_umbrellas, v_days, v_halves, v_extras
    from ended e;
  if v_lines is null then
    return;
  end if;
  delete from occupancy o where o.order_id = p_order and coalesce(o.line_id, o.id) = any (v_lines);

  update orders o
     set status = case when t.cents is null then p_ended_status else o.status end,
         is_pinned = o.is_pinned and t.cents is not null,
         pay_until = case when t.cents is not null then o.pay_until end,
         service_cents = round(coalesce(t.cents, 0) * o.service_percent / 100.0),
         total_cents = coalesce(t.cents, 0) + round(coalesce(t.cents, 0) * o.service_percent / 100.0)
    from (
      select sum(l.total_cents) as cents from order_line l where l.order_id = p_order and l.cancelled_at is null
    ) t
   where o.id = p_order
  returning o.status into v_status;
  insert into order_history (order_id, old_status, new_status, line_id, actor, reason)
  select p_order, v_old_status, case when n = cardinality(v_lines) then v_status else v_old_status end, line, p_actor, p_reason
    from unnest(v_lines) with ordinality as t(line, n);
  perform change_stock(v_days, v_halves, v_extras, array_fill(-1, array[cardinality(v_lines)]), '{}');
  return query select * from unnest(v_umbrellas, v_days);
end
$$;

create or replace function pin_places(p_order bigint, p_capacities jsonb)
returns boolean
language plpgsql
set jit = off
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
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
  exception when sqlstate 'BG001' then
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
$$;
