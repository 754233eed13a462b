-- The functions that see to orders of places leave those of items alone; items are released by their own slices.

create or replace function end_awaiting_order(p_account bigint, p_reason text) returns text
language plpgsql as $$
declare
  v_order orders;
  v_status text;
begin
  select * into v_order from orders
   where account_id = p_account and category = 'umbrella' and status = 'awaiting_payment' and not is_pinned
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

create or replace function extend_payment(p_order bigint, p_until timestamptz) returns void
language plpgsql as $$
declare
  v_order orders;
begin
  update orders set pay_until = p_until where id = p_order returning * into v_order;
  if v_order.category = 'umbrella' and v_order.status = 'awaiting_payment' and not v_order.is_pinned then
    update occupancy o set expires_at = p_until
      from order_line l
     where l.order_id = p_order and l.id = o.id and o.state = 'held' and o.account_id = v_order.account_id;
    update umbrella_cart set expires_at = p_until where account_id = v_order.account_id and line_count > 0;
  end if;
end
$$;

create or replace function expire_awaiting_orders(p_most integer) returns table (umbrella_id integer, days daterange)
language plpgsql as $$
declare
  v_order orders;
begin
  for v_order in
    select * from orders o
     where o.category = 'umbrella' and o.status = 'awaiting_payment' and o.pay_until <= battigia_now()
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

create or replace function complete_past_orders(p_most integer) returns integer
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
       and not exists (
         select from order_item i where i.order_id = o.id and i.cancelled_at is null and upper(i.days) > resort_today()
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

create or replace function payable_json(p_order orders, p_attempt bigint) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
  'orderId', (p_order).id, 'number', (p_order).number, 'accountId', (p_order).account_id, 'status', (p_order).status,
  'category', (p_order).category, 'method', (p_order).method, 'language', (p_order).language,
  'isPinned', (p_order).is_pinned,
  'firstDayAt', iso_instant((p_order).first_day::timestamp at time zone 'Europe/Rome'),
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

create or replace function order_of(p_order bigint) returns jsonb
language plpgsql stable set enable_seqscan = off as $$
begin
  return (
    select jsonb_build_object(
      'orderId', o.id, 'number', o.number, 'category', o.category, 'status', o.status, 'method', o.method,
      'placedAt', iso_instant(o.placed_at), 'deadlineDay', o.deadline_day, 'deadlineHour', o.deadline_hour,
      'deadlineAt', iso_instant(o.deadline_at), 'serviceCents', o.service_cents, 'totalCents', o.total_cents,
      'conditionsVersion', o.conditions_version, 'passCode', o.pass_code,
      'paymentStatus', payment_status_of(
        o.total_cents + o.kept_cents, o.balance_cents, o.received_cents, o.returned_cents, o.open_disputes,
        is_payment_authorized(o.id)
      ),
      'payUntil', iso_instant(o.pay_until), 'isPinned', o.is_pinned,
      'refundedCents', (
        select coalesce(sum(r.amount_cents), 0) from refund r
         where r.order_id = o.id and r.reason <> 'give_back' and r.state not in ('failed', 'cancelled')
      ),
      'refundPolicy', o.refund_policy, 'servicePercent', o.service_percent,
      'serverNow', iso_instant(battigia_now()),
      'localNow', to_char(battigia_now() at time zone 'Europe/Rome', 'YYYY-MM-DD"T"HH24:MI:SS'),
      'lines', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'lineId', l.id, 'bookingId', l.id, 'umbrellaId', l.umbrella_id, 'code', l.code, 'row', l.row_id,
            'kind', l.kind, 'isAccessible', l.is_accessible, 'from', lower(l.days), 'to', upper(l.days) - 1,
            'part', day_part_of(l.halves), 'people', l.people, 'dogs', l.dogs, 'extras', l.extras,
            'price', l.price, 'totalCents', l.total_cents, 'isCancelled', l.cancelled_at is not null
          )
          order by l.id
        ), '[]')
        from order_line l
        where l.order_id = o.id
      ),
      'items', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'itemId', i.id, 'kind', i.kind, 'refId', i.ref_id, 'name', i.name, 'options', i.options, 'note', i.note,
            'quantity', i.quantity, 'unitCents', i.unit_cents, 'totalCents', i.total_cents, 'from', lower(i.days),
            'to', upper(i.days) - 1, 'part', i.part, 'meal', i.meal, 'time', to_char(i.at_time, 'HH24:MI'),
            'plate', i.plate, 'dogs', i.dogs, 'facts', i.facts, 'isCancelled', i.cancelled_at is not null
          )
          order by i.id
        ), '[]')
        from order_item i
        where i.order_id = o.id
      ),
      'delivery', (
        select jsonb_build_object('ticket', b.ticket, 'code', b.code, 'status', b.status)
          from bar_order b
         where b.order_id = o.id and b.status in ('received', 'preparing', 'ready', 'delivered', 'rejected')
      )
    )
    from orders o
    where o.id = p_order
  );
end
$$;
