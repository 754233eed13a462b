-- How orders wait for their money: placing, pinning, confirming, giving up.
-- Order of locks everywhere: cart, order, occupancy by umbrella, stock, attempt.

create function request_cancels(p_order bigint) returns void
language sql
begin atomic
  update payment_attempt
     set cancel_requested_at = battigia_now(), next_sync_at = battigia_now()
   where order_id = p_order and settled_at is null and cancel_requested_at is null and use is null;
end;
comment on function request_cancels(bigint) is 'Asks the driver to end an order''s open attempts at their providers';

create function is_payment_under_way(p_order bigint) returns boolean
language sql stable
return exists (
  select from payment_attempt a
   where a.order_id = p_order and a.settled_at is null and a.cancel_requested_at is null
     and (a.is_indeterminate or a.use is not null or a.state in ('processing', 'authorized', 'captured'))
);
comment on function is_payment_under_way(bigint) is 'Whether money may be moving, so that nothing of the order may be changed (R13)';

create function end_awaiting_order(p_account bigint, p_reason text) returns text
language plpgsql as $$
declare
  v_order orders;
  v_status text;
begin
  select * into v_order from orders
   where account_id = p_account and status = 'awaiting_payment' and not is_pinned
     for update;
  if not found then
    return 'none';
  end if;
  if v_order.pay_until > battigia_now() and is_payment_under_way(v_order.id) then
    return 'under_way';
  end if;
  v_status := case when v_order.pay_until > battigia_now() then 'failed' else 'expired' end;
  update orders set status = v_status, pay_until = null where id = v_order.id;
  -- Its stays go on in the cart and may be ordered again. Those of an expired order are over, and kept for a late success.
  if v_status = 'failed' then
    update order_line set cancelled_at = battigia_now() where order_id = v_order.id;
  end if;
  perform request_cancels(v_order.id);
  insert into order_history (order_id, old_status, new_status, actor, reason)
  values (v_order.id, 'awaiting_payment', v_status, case v_status when 'failed' then 'guest' else 'clock' end, p_reason);
  return v_status;
end
$$;
comment on function end_awaiting_order(bigint, text) is
  'Ends the order that an account''s cart waits to be paid for: none, failed, expired, or under_way when money may be moving';

create function cart_leaves_payment() returns trigger
language plpgsql as $$
begin
  if new.line_count = 0 then
    new.started_at := null;
  elsif old.expires_at is null or old.expires_at <= battigia_now() then
    new.started_at := battigia_now();
  end if;
  if end_awaiting_order(new.account_id, 'the cart was changed') = 'under_way' then
    raise exception 'a payment is under way' using errcode = 'BG002';
  end if;
  return new;
end $$;
comment on function cart_leaves_payment() is 'A cart that changes is no longer the one that is being paid for (payments guide, 8.2)';
create trigger umbrella_cart__leaves_payment before update of line_count on umbrella_cart
for each row when (old.line_count <> new.line_count or old.expires_at is distinct from new.expires_at)
execute function cart_leaves_payment();

create function line_leaves_payment() returns trigger
language plpgsql as $$
begin
  if end_awaiting_order((select account_id from occupancy where id = new.stay_id), 'the cart was changed') = 'under_way' then
    raise exception 'a payment is under way' using errcode = 'BG002';
  end if;
  return null;
end $$;
comment on function line_leaves_payment() is 'The same for a wish that changes';
create trigger cart_line__leaves_payment after update on cart_line
for each row execute function line_leaves_payment();

drop function place_order(
  bigint, text, text[], text, bigint[], text, text, date, integer, integer, integer, integer, integer, text, text, text, text, integer, text
);
create function place_order(
  p_account bigint, p_quote text, p_numbers text[], p_pass_code text, p_stays bigint[],
  p_status text, p_method text, p_deadline_day date, p_deadline_hour integer, p_grace_minutes integer,
  p_service_percent integer, p_service_cents integer, p_total_cents integer,
  p_conditions_slug text, p_conditions_language text, p_conditions_version text, p_language text, p_most_unpaid integer,
  p_mail_kind text, p_refund_policy jsonb
) returns jsonb
language plpgsql set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_order bigint;
  v_number text;
  v_count integer;
  v_first_day date;
  v_ends_at timestamptz;
  v_started_at timestamptz;
  v_deadline constant timestamptz := (p_deadline_day + make_interval(hours => p_deadline_hour)) at time zone 'Europe/Rome';
begin
  -- Expired in the meantime and dropped by somebody else's claim is what a stay can be; from here on it is ours.
  select count(*), min(s.first_day), min(s.expires_at) into v_count, v_first_day, v_ends_at
    from (
      select lower(o.days) as first_day, o.expires_at
        from occupancy o
       where o.account_id = p_account and o.id = any (p_stays) and o.state = 'held' and o.expires_at > battigia_now()
       order by o.umbrella_id
         for update
    ) s;
  if v_count <> cardinality(p_stays) then
    return '{"outcome": "cart_changed"}';
  end if;
  -- An order that these places waited for gives way to this one.
  if end_awaiting_order(p_account, 'ordered anew') = 'under_way' then
    return '{"outcome": "payment_in_progress"}';
  end if;

  if p_status = 'confirmed' and p_deadline_day is not null then
    select max(n) into v_count
      from (
        select count(distinct o.id) as n
          from occupancy s
          cross join lateral generate_series(lower(s.days), upper(s.days) - 1, interval '1 day') as d
          join orders o on o.account_id = p_account and o.status = 'confirmed' and o.release_at is not null
            and o.received_cents = 0 and o.total_cents > 0
          join order_line l on l.order_id = o.id and l.cancelled_at is null and l.days @> d::date
         where s.id = any (p_stays)
         group by d
      ) per_day;
    if v_count >= p_most_unpaid then
      return jsonb_build_object('outcome', 'too_many_unpaid', 'max', p_most_unpaid);
    end if;
  end if;
  if p_status = 'awaiting_payment' then
    select c.started_at into v_started_at from umbrella_cart c where c.account_id = p_account;
  end if;

  foreach v_number in array p_numbers loop
    insert into orders (
      number, account_id, quote_id, status, method, first_day,
      deadline_day, deadline_hour, deadline_at, release_at,
      service_percent, service_cents, total_cents,
      conditions_slug, conditions_language, conditions_version, language, pass_code, refund_policy,
      pay_until, hold_started_at
    )
    values (
      v_number, p_account, p_quote, p_status, p_method, v_first_day,
      p_deadline_day, p_deadline_hour, v_deadline, v_deadline + make_interval(mins => p_grace_minutes),
      p_service_percent, p_service_cents, p_total_cents,
      p_conditions_slug, p_conditions_language, p_conditions_version, p_language, p_pass_code, p_refund_policy,
      case p_status when 'awaiting_payment' then v_ends_at end,
      case p_status when 'awaiting_payment' then coalesce(v_started_at, battigia_now()) end
    )
    on conflict (number) do nothing
    returning id into v_order;
    exit when v_order is not null;
  end loop;
  if v_order is null then
    raise exception 'every number is given' using errcode = 'serialization_failure';
  end if;

  insert into order_line (
    id, order_id, umbrella_id, code, row_id, kind, is_accessible, days, halves, people, dogs, extras, price, total_cents
  )
  select o.id, v_order, o.umbrella_id, p.code, p.row_id, c.kind, p.is_accessible, o.days, o.halves,
         l.people, l.dogs, l.extras, l.price, l.total_cents
    from occupancy o
    join cart_line l on l.stay_id = o.id
    join place p on p.id = o.umbrella_id
    join category c on c.id = p.category_id
   where o.id = any (p_stays);
  insert into order_history (order_id, new_status, actor, reason) values (v_order, p_status, 'guest', 'placed');
  if p_status = 'awaiting_payment' then
    return jsonb_build_object('outcome', 'placed', 'order', order_of(v_order));
  end if;

  delete from cart_line where stay_id = any (p_stays);
  update occupancy set state = 'booked', order_id = v_order, expires_at = null where id = any (p_stays);
  update umbrella_cart set line_count = 0, expires_at = null, ordered_at = battigia_now() where account_id = p_account;
  insert into outbox (kind, key, payload)
  values (p_mail_kind, 'order-' || v_order, jsonb_build_object('orderId', v_order));
  return jsonb_build_object('outcome', 'placed', 'order', order_of(v_order));
end
$$;
comment on function place_order(
  bigint, text, text[], text, bigint[], text, text, date, integer, integer, integer, integer, integer, text, text, text, text, integer, text, jsonb
) is 'Turns exactly these held stays into an order; one that is paid online keeps them held until its money comes. Any other outcome than placed is for the caller to roll back';

create function pin_places(p_order bigint, p_capacities jsonb) returns boolean
language plpgsql set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
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
   where account_id = v_account and state = 'held' and expires_at > battigia_now();
  update umbrella_cart
     set line_count = v_count, expires_at = case when v_count > 0 then expires_at end, ordered_at = battigia_now()
   where account_id = v_account;
  return true;
end
$$;
comment on function pin_places(bigint, jsonb) is
  'Books an order''s places under lock, all or nothing: its own holds, or free places again (R5); false when one is taken. The cart and the order are locked by the caller';

create function confirm_order(p_order bigint, p_method text, p_reason text, p_mail_kind text) returns void
language plpgsql as $$
begin
  update orders set status = 'confirmed', method = p_method, is_pinned = false, pay_until = null where id = p_order;
  insert into order_history (order_id, old_status, new_status, actor, reason)
  values (p_order, 'awaiting_payment', 'confirmed', 'provider', p_reason);
  insert into outbox (kind, key, payload)
  values (p_mail_kind, 'order-' || p_order, jsonb_build_object('orderId', p_order))
  on conflict do nothing;
end
$$;
comment on function confirm_order(bigint, text, text, text) is
  'Confirms an order whose places are pinned, by the way that paid it at last, and mails it';

create or replace function cancel_order_lines(
  p_order bigint, p_lines bigint[], p_ended_status text, p_actor text, p_reason text
) returns table (umbrella_id integer, days daterange)
language plpgsql set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
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
  delete from occupancy o where o.order_id = p_order and o.id = any (v_lines);

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

create function unpin_places(p_order bigint) returns table (umbrella_id integer, days daterange)
language plpgsql as $$
declare
  v_order orders;
  v_cart umbrella_cart;
  v_lines integer;
begin
  select * into v_order from orders where id = p_order;
  select * into v_cart from umbrella_cart where account_id = v_order.account_id;
  select count(*) into v_lines from order_line where order_id = p_order and cancelled_at is null;
  -- Back into the cart, where there is time and room; else the places are free.
  if v_order.pay_until <= battigia_now() or v_cart.line_count > 0 and v_cart.expires_at > battigia_now() then
    return query select * from cancel_order_lines(p_order, null, 'expired', 'clock', 'payment_time_over');
    return;
  end if;
  insert into cart_line (stay_id, people, dogs, extras, price, total_cents)
  select l.id, l.people, l.dogs, l.extras, l.price, l.total_cents
    from order_line l where l.order_id = p_order and l.cancelled_at is null;
  update occupancy set state = 'held', order_id = null, expires_at = v_order.pay_until where order_id = p_order;
  update umbrella_cart
     set line_count = v_lines, expires_at = v_order.pay_until
   where account_id = v_order.account_id;
  update umbrella_cart set started_at = v_order.hold_started_at where account_id = v_order.account_id;
  update orders set is_pinned = false where id = p_order;
end
$$;
comment on function unpin_places(bigint) is
  'A payment that pinned the places was refused: they are the cart''s holds again until the order''s pay_until, or free; answers what became free';

create function extend_payment(p_order bigint, p_until timestamptz) returns void
language plpgsql as $$
declare
  v_order orders;
begin
  update orders set pay_until = p_until where id = p_order returning * into v_order;
  if v_order.status = 'awaiting_payment' and not v_order.is_pinned then
    update occupancy o set expires_at = p_until
      from order_line l
     where l.order_id = p_order and l.id = o.id and o.state = 'held' and o.account_id = v_order.account_id;
    update umbrella_cart set expires_at = p_until where account_id = v_order.account_id and line_count > 0;
  end if;
end
$$;
comment on function extend_payment(bigint, timestamptz) is
  'Moves the end of a payment''s window, and of the holds that wait for it (payments guide, 8.4)';

create function fail_order(p_order bigint, p_status text, p_reason text) returns table (umbrella_id integer, days daterange)
language plpgsql as $$
declare
  v_order orders;
begin
  select * into v_order from orders where id = p_order;
  perform request_cancels(p_order);
  if v_order.is_pinned then
    return query select * from cancel_order_lines(p_order, null, p_status, 'clock', p_reason);
    return;
  end if;
  update orders set status = p_status, pay_until = null where id = p_order;
  update order_line l set cancelled_at = battigia_now() where l.order_id = p_order;
  insert into order_history (order_id, old_status, new_status, actor, reason)
  values (p_order, 'awaiting_payment', p_status, 'clock', p_reason);
  return query select * from release_holds(v_order.account_id, null, null);
end
$$;
comment on function fail_order(bigint, text, text) is 'Gives an awaiting order up, declined too often (failed) or paid too late (expired): its places are free';

create function expire_awaiting_orders(p_most integer) returns table (umbrella_id integer, days daterange)
language plpgsql as $$
declare
  v_order orders;
begin
  for v_order in
    select * from orders o
     where o.status = 'awaiting_payment' and o.pay_until <= battigia_now()
     order by o.pay_until
     limit p_most
       for update skip locked
  loop
    if v_order.is_pinned then
      return query select * from cancel_order_lines(v_order.id, null, 'expired', 'clock', 'payment_time_over');
    else
      update orders set status = 'expired', pay_until = null where id = v_order.id;
      insert into order_history (order_id, old_status, new_status, actor, reason)
      values (v_order.id, 'awaiting_payment', 'expired', 'clock', 'payment_time_over');
    end if;
    perform request_cancels(v_order.id);
  end loop;
end
$$;
comment on function expire_awaiting_orders(integer) is
  'Orders whose payment came to no end in time; their holds are the sweep''s, their attempts are cancelled at the providers';

create function complete_past_orders(p_most integer) returns integer
language plpgsql as $$
declare
  v_count integer;
begin
  with past as (
    select o.id from orders o
     where o.status = 'confirmed' and o.first_day < resort_today()
       and not exists (
         select from order_line l where l.order_id = o.id and l.cancelled_at is null and upper(l.days) > resort_today()
       )
     order by o.first_day
     limit p_most
       for update skip locked
  ), done as (
    update orders o set status = 'completed' from past where o.id = past.id returning o.id
  )
  insert into order_history (order_id, old_status, new_status, actor, reason)
  select id, 'confirmed', 'completed', 'clock', 'stay_over' from done;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
comment on function complete_past_orders(integer) is 'Orders whose last day is over are completed';
create index orders__confirmed on orders (first_day) where status = 'confirmed';

create function lock_attempt(p_attempt bigint) returns jsonb
language plpgsql as $$
declare
  v_order orders;
  v_attempt payment_attempt;
begin
  select o.* into v_order from payment_attempt a join orders o on o.id = a.order_id where a.id = p_attempt;
  perform from umbrella_cart where account_id = v_order.account_id for update;
  select * into v_order from orders where id = v_order.id for update;
  select * into v_attempt from payment_attempt where id = p_attempt for update;
  return jsonb_build_object(
    'attempt', attempt_json(v_attempt),
    'order', payable_json(v_order, v_attempt.id),
    'serverNow', iso_instant(battigia_now())
  );
end
$$;

create function attempt_json(p_attempt payment_attempt) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
  'id', (p_attempt).id, 'attemptId', (p_attempt).public_id, 'orderId', (p_attempt).order_id,
  'modeId', (p_attempt).mode_id, 'provider', (p_attempt).provider, 'amountCents', (p_attempt).amount_cents,
  'currency', (p_attempt).currency, 'state', (p_attempt).state, 'ref', (p_attempt).ref, 'use', (p_attempt).use,
  'giveBackReason', (p_attempt).give_back_reason, 'isIndeterminate', (p_attempt).is_indeterminate,
  'isCancelRequested', (p_attempt).cancel_requested_at is not null, 'isSettled', (p_attempt).settled_at is not null,
  'capturedCents', (p_attempt).captured_cents, 'refundedCents', (p_attempt).refunded_cents,
  'instrument', (p_attempt).instrument, 'error', (p_attempt).error, 'request', (p_attempt).request,
  'createdAt', iso_instant((p_attempt).created_at), 'syncs', (p_attempt).syncs
)
$$;
comment on function attempt_json(payment_attempt) is 'An attempt as the server reads it';

create function payable_json(p_order orders, p_attempt bigint) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
  'orderId', (p_order).id, 'number', (p_order).number, 'accountId', (p_order).account_id, 'status', (p_order).status,
  'method', (p_order).method, 'language', (p_order).language, 'isPinned', (p_order).is_pinned,
  'payUntil', iso_instant((p_order).pay_until), 'holdStartedAt', iso_instant((p_order).hold_started_at),
  'payStartedAt', iso_instant((p_order).pay_started_at), 'releaseAt', iso_instant((p_order).release_at),
  'dueCents', (p_order).total_cents + (p_order).kept_cents - (p_order).balance_cents - (
    select coalesce(sum(a.amount_cents), 0) from payment_attempt a
     where a.order_id = (p_order).id and a.id is distinct from p_attempt
       and a.use = 'paid' and a.state <> 'captured' and a.settled_at is null
  ),
  'hasReceived', (p_order).received_cents > 0,
  'tries', (
    select count(*) from payment_try t join payment_attempt a on a.id = t.attempt_id where a.order_id = (p_order).id
  )
)
$$;
comment on function payable_json(orders, bigint) is
  'What an attempt (null for none yet) has to know of its order; dueCents leaves out what other attempts bring';
comment on function lock_attempt(bigint) is 'Locks cart, order and attempt, in this order, and reads them (R2)';
