-- Bookings that their guest changes: single days that are cancelled, and stays that move (B-03).

alter table orders
  add column difference_cents integer not null default 0,
  add constraint orders__difference_not_negative check (difference_cents >= 0);
comment on column orders.difference_cents is
  'What changes made a paid order dearer by and nobody has paid yet; what comes for it takes it down by its trigger';

alter table order_line add column divided_from bigint;
comment on column order_line.divided_from is 'The line that this one was a part of, before some of its days were cancelled';

create table order_change (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  line_id bigint not null,
  kind text not null,
  actor text not null,
  stay_before jsonb not null,
  stay_after jsonb,
  cancelled_lines bigint[] not null default '{}',
  refund_line_id bigint not null,
  goes_back_cents integer not null,
  refund_to text not null,
  kept_cents integer not null,
  difference_cents integer not null,
  at timestamptz not null default battigia_now(),
  constraint order_change__kind_known check (kind in ('days_cancelled', 'moved', 'cannot_deliver')),
  constraint order_change__actor_known check (actor in ('guest', 'staff')),
  constraint order_change__refund_to_known check (refund_to in ('original', 'credit')),
  constraint order_change__money_not_negative check (goes_back_cents >= 0 and kept_cents >= 0 and difference_cents >= 0),
  constraint order_change__moved_has_after check ((kind = 'moved') = (stay_after is not null))
);
comment on table order_change is 'What a booking was before a change and after it, and what became of its money; days that were cancelled are lines of their own';
comment on column order_change.refund_line_id is 'What its refund is named by: the first cancelled line, or for a move a number that no line has';
create index order_change__order on order_change (order_id, id);

create function pay_difference() returns trigger
language plpgsql as $$
begin
  update orders o
     set difference_cents = greatest(0, o.difference_cents - new.amount_cents)
   where o.id = new.order_id
     -- Cash that the desk takes back is due again, unless the whole order is.
     and (o.difference_cents > 0 or new.amount_cents < 0 and o.category = 'umbrella' and o.received_cents > 0);
  return null;
end $$;
comment on function pay_difference() is 'Money that comes for an order with an open difference pays it, whoever brings it';
create trigger ledger_entry__pays_difference after insert on ledger_entry
for each row when (new.kind in ('capture', 'cash', 'credit') and not new.is_give_back)
execute function pay_difference();

create function reserved_cents_of(p_order bigint) returns integer
language sql stable
return (
  select coalesce(sum(a.amount_cents), 0)::integer from payment_attempt a
   where a.order_id = p_order and a.use = 'paid' and a.state <> 'captured' and a.settled_at is null
);
comment on function reserved_cents_of(bigint) is 'Money that is reserved for an order and about to be taken';

create function covered_cents_of(p_order orders) returns integer
language sql stable
as $$
  select (p_order).received_cents - (p_order).returned_cents + (p_order).credit_cents + reserved_cents_of((p_order).id) - (
  select coalesce(sum(r.amount_cents), 0)::integer from refund r
   where r.order_id = (p_order).id and r.reason <> 'give_back'
     and r.state in ('requested', 'submitted', 'pending', 'waiting_settlement')
)
$$;
comment on function covered_cents_of(orders) is
  'What is here of an order''s money or is reserved for it, less what is on its way back; money that must not stay is none of it';

create function due_cents_of(p_order orders) returns integer
language sql stable
as $$
  select case
  when (p_order).difference_cents > 0 then greatest((p_order).difference_cents - reserved_cents_of((p_order).id), 0)
  else greatest((p_order).total_cents + (p_order).kept_cents - (p_order).balance_cents, 0)
end
$$;
comment on function due_cents_of(orders) is 'What is still owed of an order: its difference where one is open, else all that has not come';

create or replace function order_payment_status(p_order orders) returns text
language sql stable
as $$
  select case
  when (p_order).open_disputes = 0 and ((p_order).received_cents = 0 or (p_order).difference_cents > 0)
    and is_payment_authorized((p_order).id) then 'authorized'
  when (p_order).open_disputes = 0 and (p_order).difference_cents > 0 then 'unpaid'
  else payment_status_of(
    (p_order).total_cents + (p_order).kept_cents, (p_order).balance_cents,
    (p_order).received_cents + (p_order).credit_cents + (p_order).credit_returned_cents,
    (p_order).returned_cents + (p_order).credit_returned_cents, (p_order).open_disputes, false
  )
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
  'dueCents', case
      when (p_order).difference_cents > 0 then (p_order).difference_cents
      else (p_order).total_cents + (p_order).kept_cents - (p_order).balance_cents
    end - (
    select coalesce(sum(a.amount_cents), 0) from payment_attempt a
     where a.order_id = (p_order).id and a.id is distinct from p_attempt
       and a.use = 'paid' and a.state <> 'captured' and a.settled_at is null
  ),
  'hasReceived', (p_order).received_cents > 0 and (p_order).difference_cents = 0,
  'isDifference', (p_order).difference_cents > 0,
  'tries', (
    select count(*) from payment_try t join payment_attempt a on a.id = t.attempt_id where a.order_id = (p_order).id
  )
)
$$;

create function has_all_half_days(p_line order_line) returns boolean
language sql stable
as $$
  select (
  select coalesce(sum((upper(o.days) - lower(o.days)) * (upper(o.halves) - lower(o.halves))), 0)
    from occupancy o where o.order_id = (p_line).order_id and coalesce(o.line_id, o.id) = (p_line).id and o.state = 'booked'
) = (upper((p_line).days) - lower((p_line).days)) * (upper((p_line).halves) - lower((p_line).halves))
$$;
comment on function has_all_half_days(order_line) is 'Whether a line still has all of its half-days: none of them was returned to the resort';

create function divide_line(p_order bigint, p_line bigint, p_parts jsonb) returns bigint[]
language plpgsql set enable_seqscan = off as $$
declare
  v_line order_line;
  v_part record;
  v_stay bigint;
  v_cancelled bigint[] := '{}';
  v_is_first boolean := true;
begin
  perform from occupancy o where o.order_id = p_order order by o.umbrella_id for update;
  select * into v_line from order_line l where l.order_id = p_order and l.id = p_line and l.cancelled_at is null for update;
  if not found or not has_all_half_days(v_line) then
    return null;
  end if;
  delete from occupancy o where o.order_id = p_order and o.line_id = p_line;
  for v_part in
    select daterange(x."from", x."to", '[]') as days, int4range(x.first, x."end") as halves, x.price, x.total, x."isGone" as is_gone
      from jsonb_to_recordset(p_parts)
        as x("from" date, "to" date, first integer, "end" integer, price jsonb, total integer, "isGone" boolean)
     order by x."isGone", x."from", x.first
  loop
    -- The first part that stays keeps the booking's id, so that whoever knows it finds it.
    if v_is_first then
      update order_line l set days = v_part.days, halves = v_part.halves, price = v_part.price, total_cents = v_part.total
       where l.order_id = p_order and l.id = p_line;
      update occupancy o set days = v_part.days, halves = v_part.halves where o.id = p_line;
      v_is_first := false;
      continue;
    end if;
    insert into occupancy (umbrella_id, days, halves, state, account_id, order_id)
    select v_line.umbrella_id, v_part.days, v_part.halves, 'booked', o.account_id, o.id from orders o where o.id = p_order
    returning id into v_stay;
    insert into order_line (
      id, order_id, umbrella_id, code, row_id, kind, is_accessible, days, halves, people, dogs, extras, price, total_cents, divided_from
    )
    values (
      v_stay, p_order, v_line.umbrella_id, v_line.code, v_line.row_id, v_line.kind, v_line.is_accessible, v_part.days, v_part.halves,
      v_line.people, v_line.dogs, v_line.extras, v_part.price, v_part.total, p_line
    );
    if v_part.is_gone then
      v_cancelled := v_cancelled || v_stay;
    end if;
  end loop;
  return v_cancelled;
end
$$;
comment on function divide_line(bigint, bigint, jsonb) is
  'Makes a line of a locked order several, of which the first that stays keeps its id; answers those that are to be cancelled, null when a half-day of it was returned';

create function sum_order(p_order bigint, p_kept integer, p_difference integer, p_deadline_day date, p_deadline_hour integer, p_grace_minutes integer)
returns void
language plpgsql as $$
declare
  v_deadline constant timestamptz := (p_deadline_day + make_interval(hours => p_deadline_hour)) at time zone 'Europe/Rome';
begin
  update orders o
     set service_cents = round(t.cents * o.service_percent / 100.0),
         total_cents = t.cents + round(t.cents * o.service_percent / 100.0),
         first_day = coalesce(t.first_day, o.first_day),
         kept_cents = o.kept_cents + p_kept,
         difference_cents = p_difference,
         deadline_day = coalesce(p_deadline_day, o.deadline_day),
         deadline_hour = coalesce(p_deadline_hour, o.deadline_hour),
         deadline_at = coalesce(v_deadline, o.deadline_at),
         release_at = coalesce(v_deadline + make_interval(mins => p_grace_minutes), o.release_at)
    from (
      select coalesce(sum(l.total_cents), 0)::integer as cents, min(lower(l.days)) as first_day
        from order_line l where l.order_id = p_order and l.cancelled_at is null
    ) t
   where o.id = p_order;
end
$$;
comment on function sum_order(bigint, integer, integer, date, integer, integer) is
  'An order''s sums, first day and deadline (null: as it was) after a change of its lines, with what the policy kept and what is still to be paid';

create function move_line(
  p_order bigint, p_line bigint, p_umbrella integer, p_days daterange, p_halves int4range,
  p_people integer, p_dogs jsonb, p_extras jsonb, p_price jsonb, p_total integer,
  p_capacities jsonb, p_max_umbrellas integer, p_reason text
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
  values (p_order, v_order.status, v_order.status, p_line, 'guest', p_reason);
  return '{"outcome": "moved"}';
end
$$;
comment on function move_line(
  bigint, bigint, integer, daterange, int4range, integer, jsonb, jsonb, jsonb, integer, jsonb, integer, text
) is 'Moves a line of a locked order to another place, days or part, with its stock, or says why not and changes nothing; its id stays';

create or replace function order_of(p_order bigint) returns jsonb
language plpgsql stable set enable_seqscan = off as $$
begin
  return (
    select jsonb_build_object(
      'orderId', o.id, 'number', o.number, 'category', o.category, 'status', o.status, 'method', o.method,
      'placedAt', iso_instant(o.placed_at), 'deadlineDay', o.deadline_day, 'deadlineHour', o.deadline_hour,
      'deadlineAt', iso_instant(o.deadline_at), 'serviceCents', o.service_cents, 'totalCents', o.total_cents,
      'conditionsVersion', o.conditions_version, 'passCode', o.pass_code,
      'paymentStatus', order_payment_status(o),
      'creditCents', o.credit_cents,
      'dueCents', due_cents_of(o), 'coveredCents', covered_cents_of(o), 'keptCents', o.kept_cents,
      'differenceCents', o.difference_cents,
      'payUntil', iso_instant(o.pay_until), 'isPinned', o.is_pinned,
      'refundedCents', (
        select coalesce(sum(r.amount_cents), 0) from refund r
         where r.order_id = o.id and r.reason <> 'give_back' and r.state not in ('failed', 'cancelled')
      ) + o.credit_returned_cents - (
        select coalesce(sum(e.amount_cents), 0) from ledger_entry e where e.order_id = o.id and e.kind = 'to_credit'
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
