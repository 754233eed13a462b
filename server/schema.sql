-- Written by "npm run schema"; a check compares it with what the migrations make.

-- extension btree_gist
create extension btree_gist;

-- function adopt_guest_orders(bigint)
CREATE OR REPLACE FUNCTION public.adopt_guest_orders(p_account bigint)
 RETURNS bigint[]
 LANGUAGE plpgsql
AS $function$
declare
  v_guests bigint[];
  v_orders bigint[];
  v_parties bigint[];
begin
  -- Nothing here waits for a lock: what somebody is working on is adopted at the next login.
  v_guests := array(
    select g.id from account g
      join account a on a.id = p_account and a.kind = 'customer' and a.confirmed_at is not null and a.email = g.email
     where g.kind = 'guest' order by g.id for update of g skip locked
  );
  if cardinality(v_guests) = 0 then return '{}'; end if;
  -- One that waits for its money stays where it is paid. The same press is one order of an account.
  v_orders := array(
    select o.id from orders o
     where o.account_id = any (v_guests) and o.status <> 'awaiting_payment'
       and not exists (
         select from orders m
          where m.client_id = o.client_id and m.id <> o.id
            and (m.account_id = p_account or (m.account_id = any (v_guests) and m.id < o.id))
       )
     order by o.id for update skip locked
  );
  v_parties := array(
    select s.id from restaurant_seating s where s.order_id = any (v_orders) order by s.id for update skip locked
  );
  v_orders := array(
    select o.id from orders o
     where o.id = any (v_orders)
       and not exists (select from restaurant_seating s where s.order_id = o.id and s.id <> all (v_parties))
  );
  update restaurant_seating set account_id = p_account where order_id = any (v_orders);
  update quote set account_id = p_account where id in (select o.quote_id from orders o where o.id = any (v_orders));
  delete from guest_link where order_id = any (v_orders);
  update orders set account_id = p_account where id = any (v_orders);
  -- Their orders are locked, and with those whatever changes a place of theirs.
  update occupancy set account_id = p_account where order_id = any (v_orders);
  delete from account g
   where g.id = any (v_guests)
     and not exists (select from orders o where o.account_id = g.id)
     and not exists (select from occupancy o where o.account_id = g.id)
     and not exists (select from restaurant_seating s where s.account_id = g.id);
  return v_orders;
end $function$
;
comment: Gives a confirmed customer what guests with the same e-mail ordered, and lets go of guests who are left without orders; answers the orders

-- function announce_payment_modes()
CREATE OR REPLACE FUNCTION public.announce_payment_modes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform pg_notify('payment_modes', '');
  return null;
end $function$
;
comment: Every server process reads the modes again, whoever changed them

-- function answer_offer(bigint,bigint,text)
CREATE OR REPLACE FUNCTION public.answer_offer(p_account bigint, p_offer bigint, p_answer text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_request waiting_request;
  v_offer waiting_offer;
begin
  perform from umbrella_cart c where c.account_id = p_account for update;
  select r.* into v_request from waiting_request r
    join waiting_offer o on o.request_id = r.id
   where o.id = p_offer and r.account_id = p_account
     for update of r;
  if not found then
    return '{"outcome": "unknown"}';
  end if;
  select * into v_offer from waiting_offer o where o.id = p_offer for update;
  if v_offer.answer = p_answer then
    return '{"outcome": "answered"}';
  end if;
  if v_offer.answer is not null or v_offer.expires_at <= battigia_now() then
    return '{"outcome": "over"}';
  end if;
  delete from occupancy o where o.id = v_offer.stay_id and o.state = 'held' and o.held_for = 'offer';
  if not found then
    return '{"outcome": "over"}';
  end if;
  update waiting_offer set answer = p_answer, answered_at = battigia_now() where id = p_offer;
  if p_answer = 'accepted' then
    update waiting_request set ended_at = battigia_now(), ended_by = 'accepted' where id = v_request.id;
  end if;
  return jsonb_build_object(
    'outcome', 'freed', 'umbrellaId', v_offer.umbrella_id, 'from', lower(v_request.days), 'to', upper(v_request.days) - 1,
    'part', day_part_of(v_request.halves), 'people', v_request.people, 'dogs', v_request.dogs
  );
end
$function$
;
comment: Answers one's own open offer and frees its place within the transaction; an offer that is over or answered otherwise stays as it is

-- function append_link(text,staff_action,jsonb,timestamp with time zone)
CREATE OR REPLACE FUNCTION public.append_link(p_kind text, p_action staff_action, p_content jsonb, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_n bigint;
  v_previous bytea;
  v_salt uuid;
  v_detail_hash bytea;
begin
  -- Held from here to the end of the transaction, which is its commit: whoever writes the audit goes on working until then.
  perform pg_advisory_xact_lock(hashtext('audit_chain'));
  select c.n, c.hash into v_n, v_previous from audit_chain c order by c.n desc limit 1;
  v_n := coalesce(v_n, 0) + 1;
  v_previous := coalesce(v_previous, decode(repeat('00', 32), 'hex'));
  if p_kind = 'action' then
    v_salt := gen_random_uuid();
    v_detail_hash := sha256(convert_to(v_salt || (p_action.detail)::text, 'UTF8'));
  end if;
  insert into audit_chain (n, kind, action_id, content, at, salt, detail_hash, previous, hash)
  values (v_n, p_kind, p_action.id, p_content, p_at, v_salt, v_detail_hash, v_previous,
    sha256(v_previous || link_content(v_n, p_kind, p_action, p_content, p_at, v_detail_hash)));
end $function$
;
comment: Writes the next link of the audit's chain, one transaction at a time

-- function are_dog_sizes_apart()
CREATE OR REPLACE FUNCTION public.are_dog_sizes_apart()
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN COALESCE((SELECT ((s.value #>> '{}'::text[]) = ANY (ARRAY['true'::text, '1'::text])) FROM setting s WHERE (s.key = 'dogSizesApart'::text)), false)
;
comment: Whether small and large dogs are not put side by side: the setting, or its default

-- function attempt_json(payment_attempt)
CREATE OR REPLACE FUNCTION public.attempt_json(p_attempt payment_attempt)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
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
$function$
;
comment: An attempt as the server reads it

-- function balance_credit()
CREATE OR REPLACE FUNCTION public.balance_credit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update credit_lot set left_cents = left_cents + new.amount_cents where id = new.lot_id;
  update credit_balance set balance_cents = balance_cents + new.amount_cents where account_id = new.account_id;
  return null;
end $function$
;
comment: What is left of a lot and the balance are the sums of the entries, whoever writes one

-- function balance_order()
CREATE OR REPLACE FUNCTION public.balance_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_is_credit constant boolean := new.kind in ('credit', 'credit_back');
  v_comes constant boolean := new.kind in ('capture', 'cash', 'card_terminal');
begin
  if new.kind = 'fee' then
    return null;
  end if;
  update orders o
     set balance_cents = o.balance_cents + new.amount_cents,
         received_cents = o.received_cents + case when not new.is_give_back and v_comes then new.amount_cents else 0 end,
         returned_cents = o.returned_cents
           - case when not new.is_give_back and not v_is_credit and not v_comes then new.amount_cents else 0 end,
         credit_cents = o.credit_cents + case when v_is_credit then new.amount_cents else 0 end,
         credit_returned_cents = o.credit_returned_cents
           - case when not new.is_give_back and new.kind = 'credit_back' then new.amount_cents else 0 end,
         open_disputes = o.open_disputes
           + case new.kind when 'dispute_opened' then 1 when 'dispute_won' then -1 when 'dispute_lost' then -1 else 0 end
   where o.id = new.order_id;
  return null;
end $function$
;
comment: An order's sums are its ledger's, whoever writes an entry

-- function bar_due_cents(orders)
CREATE OR REPLACE FUNCTION public.bar_due_cents(p_order orders)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when p_order.status in ('confirmed', 'completed') and p_order.method = 'cash'
      then greatest(owed_cents_of(p_order) - p_order.balance_cents, 0)
    else 0
  end
$function$
;
comment: What is still to be taken in cash for an order, with its delivery or at the counter

-- function battigia_now()
CREATE OR REPLACE FUNCTION public.battigia_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (now() + COALESCE((NULLIF(current_setting('battigia.clock_offset'::text, true), ''::text))::interval, '00:00:00'::interval))
;
comment: The one clock of the product; tests move it with battigia.clock_offset

-- function begin_desk_refund(text,bigint,text,integer,text,bigint)
CREATE OR REPLACE FUNCTION public.begin_desk_refund(p_key text, p_order bigint, p_tender text, p_cents integer, p_reason text, p_staff bigint)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_order orders;
  v_excess integer;
  v_refund bigint;
begin
  select * into v_order from orders where id = p_order;
  v_excess := greatest(covered_cents_of(v_order) - reserved_cents_of(p_order) - owed_cents_of(v_order), 0);
  insert into desk_refund (key, order_id, tender, amount_cents, allowance_cents, reason, staff_id)
  values (p_key, p_order, p_tender, p_cents, p_cents - least(v_excess, p_cents), p_reason, p_staff)
  returning id into v_refund;
  update orders set allowance_cents = allowance_cents + p_cents - least(v_excess, p_cents) where id = p_order;
  return v_refund;
end
$function$
;
comment: Notes a refund of a locked order: what is beyond what it costs goes back first, and the rest nobody owes again

-- function block_places(integer[],daterange,int4range,text,text,bigint)
CREATE OR REPLACE FUNCTION public.block_places(p_umbrellas integer[], p_days daterange, p_halves int4range, p_reason text, p_note text, p_account bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Puts places out of use, all or none: the constraint decides; null when something stands on one of them

-- function break_hold(bigint)
CREATE OR REPLACE FUNCTION public.break_hold(p_stay bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Frees a place that waits in somebody's cart, unless they are paying; null when nothing is held there any more

-- function cancel_entry(bigint)
CREATE OR REPLACE FUNCTION public.cancel_entry(p_entry bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: Gives an entry back with its place; false when it was given back before. The subscription is locked by then

-- function cancel_order_lines(bigint,bigint[],text,text,text)
CREATE OR REPLACE FUNCTION public.cancel_order_lines(p_order bigint, p_lines bigint[], p_ended_status text, p_actor text, p_reason text)
 RETURNS TABLE(umbrella_id integer, days daterange)
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Cancels lines of an order (null: all that are left), frees places and stock, sums the order anew and ends it with its last line

-- function cart_leaves_payment()
CREATE OR REPLACE FUNCTION public.cart_leaves_payment()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$
;
comment: A cart that changes is no longer the one that is being paid for (payments guide, 8.2)

-- function chain_staff_action()
CREATE OR REPLACE FUNCTION public.chain_staff_action()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform append_link('action', new, null, clock_timestamp());
  return null;
end $function$
;
comment: Links a row of the audit at the commit

-- function change_cart_line(bigint,bigint,integer,jsonb,jsonb,jsonb,integer,jsonb)
CREATE OR REPLACE FUNCTION public.change_cart_line(p_account bigint, p_line bigint, p_people integer, p_dogs jsonb, p_extras jsonb, p_price jsonb, p_total integer, p_capacities jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Replaces the wish of a held place and moves the stock by the difference; the end of the hold stays

-- function change_parking(integer,daterange,int4range,integer)
CREATE OR REPLACE FUNCTION public.change_parking(p_area integer, p_days daterange, p_halves int4range, p_by integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  v_wanted integer := (upper(p_days) - lower(p_days)) * (upper(p_halves) - lower(p_halves));
  v_changed integer;
begin
  perform open_parking(p_area, p_days, p_halves);

  perform
     from parking_space
    where area_id = p_area and day >= lower(p_days) and day < upper(p_days) and half::integer <@ p_halves
    order by day, half
      for update;

  update parking_space
     set taken = taken + p_by
   where area_id = p_area and day >= lower(p_days) and day < upper(p_days) and half::integer <@ p_halves
     and not exists (
       select
         from parking_space f
        where f.area_id = p_area and f.day >= lower(p_days) and f.day < upper(p_days) and f.half::integer <@ p_halves
          and f.taken + p_by not between 0 and f.spaces
     );
  get diagnostics v_changed = row_count;
  return v_changed = v_wanted;
end
$function$
;
comment: Takes a space for a whole stay, or gives it back; false when one of its half-days is full, and then nothing is changed

-- function change_restaurant_seating(bigint,integer,jsonb,boolean)
CREATE OR REPLACE FUNCTION public.change_restaurant_seating(p_id bigint, p_version integer, p_to jsonb, p_is_undoable boolean)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_old restaurant_seating;
  v_new restaurant_seating;
begin
  select * into v_old from restaurant_seating where id = p_id;
  perform lock_restaurant_sitting(v_old.restaurant_id, v_old.day, v_old.meal);
  select * into v_old from restaurant_seating where id = p_id for update;
  if p_version is null and v_old.state not in ('held', 'booked') or v_old.version <> p_version then
    return null;
  end if;
  v_new := jsonb_populate_record(v_old, p_to);
  update restaurant_seating
     set state = v_new.state, table_id = v_new.table_id, at_time = v_new.at_time,
         left_at = case when v_new.state = 'left' then coalesce(v_new.left_at, battigia_now()) end,
         version = version + 1, changed_at = battigia_now(),
         before = case when p_is_undoable
           then jsonb_build_object('state', v_old.state, 'table_id', v_old.table_id, 'at_time', v_old.at_time) end
   where id = p_id;
  if v_old.state not in ('no_show', 'cancelled') then
    perform count_restaurant_covers(v_old.restaurant_id, v_old.day, v_old.meal, v_old.at_time, -v_old.seats, false);
  end if;
  if v_new.state not in ('no_show', 'cancelled') then
    perform count_restaurant_covers(v_old.restaurant_id, v_old.day, v_old.meal, v_new.at_time, v_old.seats, false);
  end if;
  return v_old.version + 1;
end
$function$
;
comment: Changes state, table or time of a party that still is as it was seen; answers its new version, null when it is not. Without a version: while it is expected

-- function change_services(jsonb,integer)
CREATE OR REPLACE FUNCTION public.change_services(p_items jsonb, p_by integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_service integer[];
  v_day date[];
  v_half smallint[];
  v_delta integer[];
  v_short integer;
begin
  select array_agg(c.service), array_agg(c.day), array_agg(c.half), array_agg(c.delta)
    into v_service, v_day, v_half, v_delta
    from (
      select i.service, i.day, h::smallint as half, (sum(i.quantity) * p_by)::integer as delta
        from jsonb_to_recordset(p_items) as i(service integer, day date, first integer, last integer, quantity integer),
             generate_series(i.first, i.last - 1) as h
       group by 1, 2, 3
       order by 1, 2, 3
    ) c;

  insert into service_stock (service_id, day, half, stock)
  select c.service, c.day, c.half, s.stock
    from unnest(v_service, v_day, v_half) as c(service, day, half)
    join service s on s.id = c.service
   order by c.service, c.day, c.half
      on conflict do nothing;

  perform
     from service_stock s
     join unnest(v_service, v_day, v_half) as c(service, day, half)
       on (s.service_id, s.day, s.half) = (c.service, c.day, c.half)
    order by s.service_id, s.day, s.half
      for update of s;

  select s.service_id into v_short
    from unnest(v_service, v_day, v_half, v_delta) as c(service, day, half, delta)
    join service_stock s on (s.service_id, s.day, s.half) = (c.service, c.day, c.half)
   where s.taken + c.delta < 0 or s.taken + c.delta > s.stock
   order by s.service_id
   limit 1;
  if v_short is not null then
    return v_short;
  end if;

  update service_stock s
     set taken = s.taken + c.delta
    from unnest(v_service, v_day, v_half, v_delta) as c(service, day, half, delta)
   where (s.service_id, s.day, s.half) = (c.service, c.day, c.half);
  return null;
end
$function$
;
comment: Takes pieces of services for their half-days, or gives them back: all of them or none

-- function change_stock(daterange[],int4range[],jsonb[],integer[],jsonb)
CREATE OR REPLACE FUNCTION public.change_stock(p_days daterange[], p_halves int4range[], p_extras jsonb[], p_signs integer[], p_capacities jsonb)
 RETURNS text[]
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Takes (sign 1) and gives back (sign -1) the extras of stays, all or nothing; answers the extras that are sold out, or null

-- function claim_restaurant_table(integer,date,text,time without time zone,integer,integer,boolean,integer,jsonb)
CREATE OR REPLACE FUNCTION public.claim_restaurant_table(p_restaurant integer, p_day date, p_meal text, p_time time without time zone, p_seats integer, p_stay integer, p_is_online boolean, p_number integer, p_party jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_table integer;
  v_id bigint;
begin
  perform lock_restaurant_sitting(p_restaurant, p_day, p_meal);
  if not count_restaurant_covers(p_restaurant, p_day, p_meal, p_time, p_seats, p_is_online) then
    raise exception using errcode = 'BR001', message = 'no covers';
  end if;
  for v_table in
    select t.id from restaurant_table t
     where t.restaurant_id = p_restaurant and t.is_used and t.seats >= p_seats
       and (p_number is null or t.number = p_number)
     order by t.seats, t.number
  loop
    begin
      insert into restaurant_seating (
        restaurant_id, day, meal, at_time, table_id, stay_minutes, seats, dogs, note, state,
        account_id, order_id, order_number, order_item_id, name, phone, before
      )
      select p_restaurant, p_day, p_meal, p_time, v_table, p_stay, p_seats, p.dogs, p.note, p.state,
             p."accountId", p."orderId", p."orderNumber", p."itemId", p.name, p.phone, p.before
        from jsonb_to_record(p_party) as p (
          dogs integer, note text, state text, "accountId" bigint, "orderId" bigint, "orderNumber" text,
          "itemId" bigint, name text, phone text, before jsonb
        )
      returning id into v_id;
      return v_id;
    exception when exclusion_violation then
      continue;
    end;
  end loop;
  raise exception using errcode = 'BR001', message = 'no table';
exception when sqlstate 'BR001' then
  return null;
end
$function$
;
comment: Seats a party at the smallest free table that suits it, or at the one that is named; null when there is none

-- function claim_subscription(bigint,daterange[],jsonb,integer)
CREATE OR REPLACE FUNCTION public.claim_subscription(p_subscription bigint, p_days daterange[], p_capacities jsonb, p_max_umbrellas integer)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: The days of a subscription with their extras, all or nothing; the place that was kept for its holder, or that they hold, becomes it

-- function claim_subscription_days(bigint,integer,daterange[],int4range,bigint,timestamp with time zone,jsonb,jsonb)
CREATE OR REPLACE FUNCTION public.claim_subscription_days(p_account bigint, p_umbrella integer, p_days daterange[], p_halves int4range, p_subscription bigint, p_expires_at timestamp with time zone, p_extras jsonb, p_capacities jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Claims every day of a plan with its extras in one insert, all or nothing, for a subscription or as a hold until p_expires_at; the account's former hold of a subscription goes. Whatever is refused leaves everything as it was

-- function close_till(text,bigint,integer,integer,integer,jsonb,text,bigint)
CREATE OR REPLACE FUNCTION public.close_till(p_key text, p_previous bigint, p_cash integer, p_card integer, p_left integer, p_denominations jsonb, p_note text, p_staff bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
declare
  v_last till_closing;
  v_closing bigint;
  v_now constant timestamptz := battigia_now();
  v_from timestamptz;
  v_cash integer;
  v_card integer;
begin
  perform pg_advisory_xact_lock(hashtext('till_closing'));
  select id into v_closing from till_closing where key = p_key;
  if found then
    return jsonb_build_object('outcome', 'closed', 'closingId', v_closing);
  end if;
  select * into v_last from till_closing order by id desc limit 1;
  if v_last.id is distinct from p_previous then
    return '{"outcome": "closed_meanwhile"}';
  end if;
  v_closing := nextval(pg_get_serial_sequence('till_closing', 'id'));
  -- One statement puts the movements in and adds them up: what commits later is in none of both.
  with moved as (update till_movement set closing_id = v_closing where closing_id is null returning tender, amount_cents, at)
  select coalesce(sum(amount_cents) filter (where tender = 'cash'), 0),
         coalesce(sum(amount_cents) filter (where tender = 'card_terminal'), 0), coalesce(v_last.to_at, min(at), v_now)
    into v_cash, v_card, v_from
    from moved;
  v_from := least(v_from, v_now);
  insert into till_closing (
    id, key, year, number, previous_id, from_at, to_at, opening_cents, expected_cash_cents, counted_cash_cents, expected_card_cents,
    counted_card_cents, left_cents, denominations, note, staff_id
  )
  overriding system value
  select v_closing, p_key, y.year, 1 + coalesce((select max(number) from till_closing c where c.year = y.year), 0), v_last.id, v_from, v_now,
         coalesce(v_last.left_cents, 0), coalesce(v_last.left_cents, 0) + v_cash, p_cash, v_card, p_card, p_left, p_denominations, p_note,
         p_staff
    from (select extract(year from v_now at time zone 'Europe/Rome')::smallint as year) y;
  return jsonb_build_object(
    'outcome', 'closed', 'closingId', v_closing, 'differenceCents', p_cash - coalesce(v_last.left_cents, 0) - v_cash,
    'cardDifferenceCents', p_card - v_card
  );
end
$function$
;
comment: Puts all movements that no closing has into a new one that follows the one its caller saw; closed once per key

-- function close_waiting(integer,integer)
CREATE OR REPLACE FUNCTION public.close_waiting(p_most_ignored integer, p_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_requests bigint[];
begin
  select array_agg(l.id) into v_requests
    from (
      select r.id from waiting_offer o
        join waiting_request r on r.id = o.request_id
       where o.answer is null and o.expires_at <= battigia_now()
       order by o.expires_at
       limit p_most
         for update of r skip locked
    ) l;
  if v_requests is not null then
    with late as (
      update waiting_offer o set answer = 'expired', answered_at = battigia_now()
       where o.request_id = any (v_requests) and o.answer is null and o.expires_at <= battigia_now()
      returning o.request_id
    )
    update waiting_request r
       set offers_ignored = r.offers_ignored + 1,
           ended_at = case when r.offers_ignored + 1 >= p_most_ignored then battigia_now() end,
           ended_by = case when r.offers_ignored + 1 >= p_most_ignored then 'ignored' end
      from late
     where r.id = late.request_id and r.ended_at is null;
  end if;
  update waiting_request r set ended_at = battigia_now(), ended_by = 'over'
   where r.id = any (array(
     select w.id from waiting_request w
      where w.ended_at is null and w.closes_at <= battigia_now()
        and not exists (select from waiting_offer o where o.request_id = w.id and o.answer is null)
      limit p_most
        for update skip locked
   ));
  return coalesce(cardinality(v_requests), 0);
end
$function$
;
comment: Closes offers that nobody answered in time, and requests that ignored so many of them or whose first day is too far gone; answers how many offers

-- function complete_past_orders(integer)
CREATE OR REPLACE FUNCTION public.complete_past_orders(p_most integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
       and not exists (select from weather_choice c where c.order_id = o.id and c.state = 'open')
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
$function$
;
comment: Orders whose last day is over are completed

-- function confirm_order(bigint,text,text,text)
CREATE OR REPLACE FUNCTION public.confirm_order(p_order bigint, p_method text, p_reason text, p_mail_kind text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update orders set status = 'confirmed', method = p_method, is_pinned = false, pay_until = null where id = p_order;
  insert into order_history (order_id, old_status, new_status, actor, reason)
  values (p_order, 'awaiting_payment', 'confirmed', 'provider', p_reason);
  insert into outbox (kind, key, payload)
  values (p_mail_kind, 'order-' || p_order, jsonb_build_object('orderId', p_order))
  on conflict do nothing;
end
$function$
;
comment: Confirms an order whose places are pinned, by the way that paid it at last, and mails it

-- function content_page_keeps_its_words()
CREATE OR REPLACE FUNCTION public.content_page_keeps_its_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' and (old.slug, old.language, old.version, old.title, old.markdown, old.stored_at)
    is not distinct from (new.slug, new.language, new.version, new.title, new.markdown, new.stored_at) then
    return new;
  end if;
  raise exception 'the words of page % (%, version %) stay: somebody may have accepted them', old.slug, old.language, old.version
    using errcode = 'restrict_violation';
end $function$
;
comment: What guests accepted stays readable word by word: a version is shown or not, and never changed or deleted (R-508, B-15)

-- function count_expired_holds()
CREATE OR REPLACE FUNCTION public.count_expired_holds()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into hold_expiry_count (day, expired)
  select (n.expired_at at time zone 'Europe/Rome')::date, count(*) from gone n group by 1;
  return null;
end
$function$
;
comment: Counts holds that ran out, which are forgotten after some hours

-- function count_restaurant_covers(integer,date,text,time without time zone,integer,boolean)
CREATE OR REPLACE FUNCTION public.count_restaurant_covers(p_restaurant integer, p_day date, p_meal text, p_time time without time zone, p_seats integer, p_is_online boolean)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  update restaurant_sitting
     set covers = covers + p_seats,
         most_covers = case when p_is_online then most_covers else greatest(most_covers, covers + p_seats) end
   where restaurant_id = p_restaurant and day = p_day and meal = p_meal
     and (not p_is_online or is_online and covers + p_seats <= online_covers);
  if not found then
    return false;
  end if;
  insert into restaurant_slot (restaurant_id, day, meal, at_time, most_covers)
  select p_restaurant, p_day, p_meal, p_time, m.covers_per_slot
    from restaurant_meal m
   where m.restaurant_id = p_restaurant and m.meal = p_meal
  on conflict do nothing;
  update restaurant_slot
     set covers = covers + p_seats,
         most_covers = case when p_is_online then most_covers else greatest(most_covers, covers + p_seats) end
   where restaurant_id = p_restaurant and day = p_day and meal = p_meal and at_time = p_time
     and (not p_is_online or covers + p_seats <= (
       select covers_per_slot from restaurant_meal where restaurant_id = p_restaurant and meal = p_meal
     ));
  return found;
end
$function$
;
comment: Adds people to a sitting and to one of its times; what is booked online only within their covers. Negative gives back

-- function covered_cents_of(orders)
CREATE OR REPLACE FUNCTION public.covered_cents_of(p_order orders)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select (p_order).received_cents - (p_order).returned_cents + (p_order).credit_cents + reserved_cents_of((p_order).id) - (
  select coalesce(sum(r.amount_cents), 0)::integer from refund r
   where r.order_id = (p_order).id and r.reason <> 'give_back'
     and r.state in ('requested', 'submitted', 'pending', 'waiting_settlement')
)
$function$
;
comment: What is here of an order's money or is reserved for it, less what is on its way back; money that must not stay is none of it

-- function day_part_of(int4range)
CREATE OR REPLACE FUNCTION public.day_part_of(p_halves int4range)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE p_halves WHEN '[0,2)'::int4range THEN 'full_day'::text WHEN '[0,1)'::int4range THEN 'morning'::text ELSE 'afternoon'::text END
;
comment: Name of a stay's part of the day

-- function desk_cents_of(bigint,text)
CREATE OR REPLACE FUNCTION public.desk_cents_of(p_order bigint, p_tender text)
 RETURNS integer
 LANGUAGE sql
 STABLE
RETURN (SELECT (COALESCE(sum(e.amount_cents), (0)::bigint))::integer AS "coalesce" FROM ledger_entry e WHERE ((e.order_id = desk_cents_of.p_order) AND (((e.kind = 'to_credit'::text) AND (e.attempt_id IS NULL) AND (desk_cents_of.p_tender IS NULL)) OR ((e.kind = ANY (ARRAY['cash'::text, 'card_terminal'::text, 'desk_refund'::text])) AND ((desk_cents_of.p_tender IS NULL) OR (EXISTS (SELECT FROM till_movement m WHERE ((m.ledger_entry_id = e.id) AND (m.tender = desk_cents_of.p_tender)))))))))
;
comment: Money of an order that came at the desk and is still there, by one tender; by all (null) less what of it became credit

-- function detach_account(bigint)
CREATE OR REPLACE FUNCTION public.detach_account(p_account bigint)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: Deletes an account; its orders and stays go over to a nameless one, whose id it answers: null when there was nothing to keep

-- function divide_line(bigint,bigint,jsonb)
CREATE OR REPLACE FUNCTION public.divide_line(p_order bigint, p_line bigint, p_parts jsonb)
 RETURNS bigint[]
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Makes a line of a locked order several, of which the first that stays keeps its id; answers those that are to be cancelled, null when a half-day of it was returned

-- function divide_stay(bigint,daterange,int4range)
CREATE OR REPLACE FUNCTION public.divide_stay(p_stay bigint, p_days daterange, p_halves int4range)
 RETURNS bigint[]
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: Frees some half-days of a booked or subscribed stay: answers the stays that are left, none when all of it is free, null when the half-days are not its own

-- function dog_marks_of(integer,jsonb)
CREATE OR REPLACE FUNCTION public.dog_marks_of(p_umbrella integer, p_dogs jsonb)
 RETURNS TABLE(umbrella_id integer, rule text, side text)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 WITH dogs AS (
          SELECT bool_or((d.temperament = 'reactive'::text)) AS is_reactive,
             bool_or((d.size = 'small'::text)) AS is_small,
             bool_or((d.size = 'large'::text)) AS is_large
            FROM jsonb_to_recordset(COALESCE(dog_marks_of.p_dogs, '[]'::jsonb)) d(size text, temperament text)
          HAVING (count(*) > 0)
         )
  SELECT dog_marks_of.p_umbrella AS p_umbrella,
     'space'::text,
     'dog'::text
    FROM dogs
 UNION ALL
  SELECT n.n,
     'space'::text,
     'reach'::text
    FROM dogs,
     dog_neighbours(dog_marks_of.p_umbrella, dog_space_places()) n(n)
   WHERE dogs.is_reactive
 UNION ALL
  SELECT dog_marks_of.p_umbrella AS p_umbrella,
     'sizes'::text,
     'dog'::text
    FROM dogs
   WHERE (dogs.is_small AND are_dog_sizes_apart())
 UNION ALL
  SELECT n.n,
     'sizes'::text,
     'reach'::text
    FROM dogs,
     dog_neighbours(dog_marks_of.p_umbrella, 1) n(n)
   WHERE (dogs.is_large AND are_dog_sizes_apart());
END
;
comment: The marks that dogs on a place need under the rules of now: a small one lies where a large one beside it would reach

-- function dog_neighbours(integer,integer)
CREATE OR REPLACE FUNCTION public.dog_neighbours(p_umbrella integer, p_reach integer)
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT q.id
    FROM (((place p
      JOIN beach_row r ON ((r.id = p.row_id)))
      JOIN place q ON (((NOT q.is_removed) AND (q.id <> p.id))))
      JOIN beach_row s ON ((s.id = q.row_id)))
   WHERE ((p.id = dog_neighbours.p_umbrella) AND (dog_neighbours.p_reach > 0) AND (((s.id = r.id) AND (abs((q.number - p.number)) <= dog_neighbours.p_reach)) OR ((abs((s."position" - r."position")) = 1) AND (s.has_gazebos = r.has_gazebos) AND (q.number = p.number))));
END
;
comment: Places within so many numbers of the same row, and the one in front and behind

-- function dog_space_places()
CREATE OR REPLACE FUNCTION public.dog_space_places()
 RETURNS integer
 LANGUAGE sql
 STABLE
RETURN COALESCE((SELECT ((s.value #>> '{}'::text[]))::integer AS int4 FROM setting s WHERE (s.key = 'dogSpacePlaces'::text)), 1)
;
comment: Places beside a reactive dog that other people's dogs keep away from: the setting, or its default

-- function dogs_of_stay(occupancy)
CREATE OR REPLACE FUNCTION public.dogs_of_stay(p_stay occupancy)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select case p_stay.state
  when 'held' then coalesce(
    (select l.dogs from cart_line l where l.stay_id = p_stay.id),
    (select r.dogs from waiting_offer w join waiting_request r on r.id = w.request_id where w.stay_id = p_stay.id and w.answer is null)
  )
  when 'booked' then (select l.dogs from order_line l where l.id = coalesce(p_stay.line_id, p_stay.id) and l.order_id = p_stay.order_id)
  when 'subscription' then (select s.dogs from subscription s where s.id = p_stay.subscription_id)
end
$function$
;
comment: The dogs that lie there: of the cart's line, the offer's request, the booking or the subscription

-- function drop_expired_holds(bigint[])
CREATE OR REPLACE FUNCTION public.drop_expired_holds(p_stays bigint[])
 RETURNS TABLE(umbrella_id integer, days daterange, halves int4range, extras jsonb)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Deletes those of the stays that are expired holds and remembers them; the caller gives their extras back

-- function drop_kept_renewal()
CREATE OR REPLACE FUNCTION public.drop_kept_renewal()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from lapse_renewals(new.id, 1);
  return null;
end $function$
;
comment: Nothing is kept for a subscription that was cancelled; its kept stays have no extras, so they go before its own

-- function due_cents_of(orders)
CREATE OR REPLACE FUNCTION public.due_cents_of(p_order orders)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select case
  when (p_order).difference_cents > 0 then greatest((p_order).difference_cents - reserved_cents_of((p_order).id), 0)
  else greatest(owed_cents_of(p_order) - (p_order).balance_cents, 0)
end
$function$
;
comment: What is still owed of an order: its difference where one is open, else all that has not come

-- function end_awaiting_order(bigint,text)
CREATE OR REPLACE FUNCTION public.end_awaiting_order(p_account bigint, p_reason text)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: Ends the order that an account's cart waits to be paid for: none, failed, expired, or under_way when money may be moving

-- function end_sessions_of_account()
CREATE OR REPLACE FUNCTION public.end_sessions_of_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from session where account_id = new.id;
  delete from password_reset where account_id = new.id;
  delete from email_change where account_id = new.id;
  delete from proof_code where account_id = new.id;
  delete from guest_link where account_id = new.id;
  delete from staff_login_ticket where account_id = new.id;
  return null;
end $function$
;
comment: A changed password or e-mail ends every session, and every link and code that was mailed before, whatever code changed it

-- function end_staff_sessions()
CREATE OR REPLACE FUNCTION public.end_staff_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from session where account_id = old.account_id and kind = 'staff';
  return null;
end $function$
;
comment: Who works here no more is signed out of the back office at once, whatever code took the roles away

-- function end_subscription(bigint,text[],date)
CREATE OR REPLACE FUNCTION public.end_subscription(p_subscription bigint, p_states text[], p_from date)
 RETURNS TABLE(days daterange)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Staff ends a subscription: its days from one on are free with their extras, later instalments are asked for no more; answers the days

-- function end_waiving()
CREATE OR REPLACE FUNCTION public.end_waiving()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;
comment: When a dog has gone from where another's reach was waived, that reach counts again for whoever comes next

-- function enter_desk_money(bigint,text,text,integer,text,integer,text,bigint,text)
CREATE OR REPLACE FUNCTION public.enter_desk_money(p_order bigint, p_kind text, p_tender text, p_cents integer, p_key text, p_tendered integer, p_reason text, p_staff bigint, p_device text)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_entry bigint;
begin
  insert into ledger_entry (order_id, kind, amount_cents, currency, key)
  values (p_order, case when p_kind in ('refund', 'refund_back') then 'desk_refund' else p_tender end, p_cents, 'EUR', p_key)
  on conflict (key) do nothing
  returning id into v_entry;
  if v_entry is null then
    return null;
  end if;
  insert into till_movement (key, kind, tender, amount_cents, ledger_entry_id, tendered_cents, change_cents, reason, staff_id, device)
  values (p_key, p_kind, p_tender, p_cents, v_entry, p_tendered, p_tendered - p_cents, p_reason, p_staff, p_device);
  return v_entry;
end
$function$
;
comment: Writes money of the desk into the order's ledger and into the till, once per key; answers the ledger's entry, null for a key of before

-- function entry_cancel_until(subscription_entry,integer,integer)
CREATE OR REPLACE FUNCTION public.entry_cancel_until(p_entry subscription_entry, p_hours integer, p_turn_hour integer)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select (p_entry.day + make_interval(hours => case p_entry.half_from when 0 then 0 else p_turn_hour end - p_hours))
  at time zone 'Europe/Rome'
$function$
;
comment: Until when an entry may be given back: so many hours before its part of the day begins

-- function every_language_or_none(jsonb)
CREATE OR REPLACE FUNCTION public.every_language_or_none(words jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT (has_every_language(every_language_or_none.words) OR bool_and((COALESCE(TRIM(BOTH FROM (every_language_or_none.words ->> language.language)), ''::text) = ''::text)))
    FROM unnest(ARRAY['it'::text, 'en'::text, 'fr'::text, 'nl'::text, 'de'::text]) language(language);
END
;
comment: Whether a text that may be missing is written in all five languages or in none (B-10)

-- function expire_awaiting_orders(integer)
CREATE OR REPLACE FUNCTION public.expire_awaiting_orders(p_most integer)
 RETURNS TABLE(umbrella_id integer, days daterange)
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: Orders whose payment came to no end in time; their holds are the sweep's, their attempts are cancelled at the providers

-- function expire_credit(integer)
CREATE OR REPLACE FUNCTION public.expire_credit(p_most integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_lot record;
  v_count integer := 0;
begin
  for v_lot in
    select l.id, l.account_id from credit_lot l
     where l.left_cents > 0 and l.expires_on < resort_today()
     order by l.account_id, l.id limit p_most
  loop
    perform from credit_balance where account_id = v_lot.account_id for update;
    insert into credit_entry (account_id, lot_id, movement, kind, amount_cents)
    select l.account_id, l.id,
           'expired:' || l.id || ':' || (select count(*) from credit_entry e where e.lot_id = l.id), 'expired', -l.left_cents
      from credit_lot l where l.id = v_lot.id and l.left_cents > 0 and l.expires_on < resort_today();
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$function$
;
comment: Ends what is left of lots whose last day is over; answers how many it looked at

-- function extend_payment(bigint,timestamp with time zone)
CREATE OR REPLACE FUNCTION public.extend_payment(p_order bigint, p_until timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: Moves the end of a payment's window, and of the holds that wait for it (payments guide, 8.4)

-- function fail_order(bigint,text,text)
CREATE OR REPLACE FUNCTION public.fail_order(p_order bigint, p_status text, p_reason text)
 RETURNS TABLE(umbrella_id integer, days daterange)
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: Gives an awaiting order up, declined too often (failed) or paid too late (expired): its places are free

-- function finish_returns(bigint,date)
CREATE OR REPLACE FUNCTION public.finish_returns(p_subscription bigint, p_from date)
 RETURNS TABLE(days daterange, halves int4range)
 LANGUAGE sql
AS $function$
  update day_return r
     set is_final = true, state = case when e.lapses then 'lapsed' else r.state end,
         ended_at = case when e.lapses then battigia_now() else r.ended_at end
    from (
      select d.id, d.state = 'offered' and not exists (
               select from holder_after(d.umbrella_id, d.day, d.half, d.id) h
                 left join orders o on o.id = h.order_id
                 left join subscription b on b.id = h.subscription_id
                where coalesce(o.account_id, b.account_id) <> s.account_id
             ) as lapses
        from day_return d join subscription s on s.id = d.subscription_id
       where d.subscription_id = p_subscription and d.day >= p_from and d.state <> 'reclaimed' and not d.is_final
    ) e
   where r.id = e.id
  returning daterange(r.day, r.day + 1), int4range(r.half, r.half + 1)
$function$
;
comment: A subscription leaves its place from a day on: what it returned there comes back no more, and earns credit only where it is sold by now. Answers the half-days whose extras are free. The subscription is locked by then

-- function fiscal_sources(bigint)
CREATE OR REPLACE FUNCTION public.fiscal_sources(p_order bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(jsonb_agg(to_jsonb(s) order by s.ref), '[]')
  from (
    select 'line:' || lpad(l.id::text, 12, '0') || ':' || p.line as ref, p.line as "productLine", l.code as name,
           lower(l.days)::text as "from", (upper(l.days) - 1)::text as "to", 1 as quantity, p.cents as cents,
           l.cancelled_at is not null as "isCancelled"
      from order_line l
      cross join lateral (
        select e.extras, greatest(l.total_cents - e.extras, 0) as places
          from (
            select least(coalesce(sum((r ->> 'totalCents')::integer), 0), l.total_cents)::integer as extras
              from jsonb_array_elements(l.price -> 'rows') r where r ->> 'extraId' is not null
          ) e
      ) sums
      cross join lateral (values ('place', sums.places), ('extras', sums.extras)) as p (line, cents)
     where l.order_id = p_order and p.cents > 0
    union all
    select 'item:' || lpad(i.id::text, 12, '0'),
           case i.kind
             when 'dish' then case when o.category = 'bar' then 'bar' else 'restaurant' end
             when 'table' then 'restaurant' when 'deposit' then 'deposits' when 'tip' then 'tips' when 'parking' then 'parking'
             when 'service' then 'services' else 'subscriptions'
           end,
           i.name, lower(i.days)::text, (upper(i.days) - 1)::text, i.quantity, i.total_cents, i.cancelled_at is not null
      from order_item i join orders o on o.id = i.order_id
     where i.order_id = p_order and i.total_cents > 0
  ) s
$function$
;
comment: What an order is made of for a receipt: places, extras and items with their product line and cents

-- function forfeit_credit(bigint)
CREATE OR REPLACE FUNCTION public.forfeit_credit(p_account bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from credit_balance where account_id = p_account for update;
  update credit_lot set note = '' where account_id = p_account and note <> '';
  insert into credit_entry (account_id, lot_id, movement, kind, amount_cents)
  select l.account_id, l.id, 'forfeited:' || l.id, 'forfeited', -l.left_cents
    from credit_lot l where l.account_id = p_account and l.left_cents > 0;
end
$function$
;
comment: Ends all credit of an account that is deleted: its person was told the amount before

-- function forget_in_audit(text[])
CREATE OR REPLACE FUNCTION public.forget_in_audit(p_subjects text[])
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 SELECT forget_person_in_audit((substr(s.subject, 9))::bigint) AS forget_person_in_audit
    FROM unnest(forget_in_audit.p_subjects) s(subject)
   WHERE (s.subject ~~ 'account:%'::text);
END
;
comment: Empties the details of what was done to people who are deleted; the release before this one calls it

-- function forget_old_audit(integer)
CREATE OR REPLACE FUNCTION public.forget_old_audit(p_years integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET "battigia.clock_offset" TO ''
AS $function$
declare
  v_until bigint;
  v_hash bytea;
  v_actions bigint[];
begin
  if p_years is null or p_years < 1 then
    raise exception 'what was done stays written for a year at least';
  end if;
  -- What is kept begins with the first link that is not old: it and all after it stay.
  select c.n into v_until from audit_chain c left join staff_action s on s.id = c.action_id
   where coalesce(s.at, c.at) >= battigia_now() - make_interval(years => p_years) order by c.n limit 1;
  v_until := coalesce(v_until - 1, (select max(c.n) from audit_chain c));
  select c.hash into v_hash from audit_chain c where c.n = v_until;
  if v_hash is null then
    return;
  end if;
  perform append_link('cut', null, jsonb_build_object('n', v_until, 'hash', encode(v_hash, 'hex')), clock_timestamp());
  with gone as (delete from audit_chain c where c.n <= v_until returning c.action_id)
  select array_agg(g.action_id) into v_actions from gone g where g.action_id is not null;
  delete from staff_action s where s.id = any (v_actions);
end $function$
;
comment: Cuts the chain after what is more than so many years old, and deletes that; whatever clock a session has set, the years are the server's own

-- function forget_person_in_audit(bigint)
CREATE OR REPLACE FUNCTION public.forget_person_in_audit(p_account bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_actions bigint[];
begin
  select array_agg(s.id order by s.id) into v_actions from staff_action s
   where s.detail <> '{}' and s.subject in (
     select 'order:' || o.id from orders o where o.account_id = p_account
     union all select 'table-booking:' || r.id from restaurant_seating r where r.account_id = p_account
     union all select 'account:' || p_account);
  if v_actions is null then
    return;
  end if;
  -- Rows of this very transaction are linked first.
  set constraints staff_action__chained immediate;
  update audit_chain c set salt = null where c.action_id = any (v_actions) and c.salt is not null;
  update staff_action s set detail = '{}' where s.id = any (v_actions);
  perform append_link('forgotten', null, jsonb_build_object('account', p_account, 'actions', to_jsonb(v_actions)), clock_timestamp());
  set constraints staff_action__chained deferred;
end $function$
;
comment: Empties the details of what was done to somebody who is deleted in the same transaction. Who did what, to what and when stays

-- function free_place(integer,daterange,int4range)
CREATE OR REPLACE FUNCTION public.free_place(p_umbrella integer, p_days daterange, p_halves int4range)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Holds that are over stand in nobody's way: they go, and what they kept with them

-- function give_complimentary(bigint,text,integer,bigint,integer)
CREATE OR REPLACE FUNCTION public.give_complimentary(p_order bigint, p_reason text, p_worth integer, p_account bigint, p_most integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: Notes what is given for nothing; false beyond the most of a day (null: no limit)

-- function give_promotion_back()
CREATE OR REPLACE FUNCTION public.give_promotion_back()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_use promotion_use;
begin
  for v_use in select * from promotion_use where order_id = new.id order by promotion_id loop
    if new.status in ('expired', 'failed', 'cancelled', 'no_show') and new.received_cents = 0 and v_use.given_back_at is null then
      update promotion_use set given_back_at = battigia_now() where id = v_use.id;
      update promotion set uses = uses - 1 where id = v_use.promotion_id;
    elsif new.status in ('awaiting_payment', 'confirmed') and v_use.given_back_at is not null then
      -- The money came after all: the use counts again where one is left, and its price stays in any case.
      update promotion set uses = uses + 1
       where id = v_use.promotion_id and uses < coalesce((terms ->> 'uses')::integer, 2147483647);
      if found then
        update promotion_use set given_back_at = null where id = v_use.id;
      end if;
    end if;
  end loop;
  return null;
end $function$
;
comment: Gives the uses of codes back when an order comes to nothing unpaid, and takes them again when its money comes late

-- function grant_credit(bigint,integer,text,text,bigint,date,integer,text)
CREATE OR REPLACE FUNCTION public.grant_credit(p_account bigint, p_cents integer, p_reason text, p_key text, p_order bigint, p_expires_on date, p_return_days integer, p_note text)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  v_lot bigint;
begin
  perform from orders where id = p_order for key share;
  insert into credit_balance (account_id) values (p_account) on conflict do nothing;
  perform from credit_balance where account_id = p_account for update;
  insert into credit_lot (account_id, key, reason, order_id, earned_cents, expires_on, return_days, note)
  values (p_account, p_key, p_reason, p_order, p_cents, p_expires_on, p_return_days, p_note)
  on conflict (key) do nothing
  returning id into v_lot;
  if v_lot is null then
    return false;
  end if;
  insert into credit_entry (account_id, lot_id, movement, kind, amount_cents, order_id)
  values (p_account, v_lot, 'earned:' || p_key, 'earned', p_cents, p_order);
  return true;
end
$function$
;
comment: Gives an account credit once per key; false when this key gave it before

-- function has_all_half_days(order_line)
CREATE OR REPLACE FUNCTION public.has_all_half_days(p_line order_line)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select (
  select coalesce(sum((upper(o.days) - lower(o.days)) * (upper(o.halves) - lower(o.halves))), 0)
    from occupancy o where o.order_id = (p_line).order_id and coalesce(o.line_id, o.id) = (p_line).id and o.state = 'booked'
) = (upper((p_line).days) - lower((p_line).days)) * (upper((p_line).halves) - lower((p_line).halves))
$function$
;
comment: Whether a line still has all of its half-days: none of them was returned to the resort

-- function has_every_language(jsonb)
CREATE OR REPLACE FUNCTION public.has_every_language(words jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT bool_and((COALESCE(TRIM(BOTH FROM (has_every_language.words ->> language.language)), ''::text) <> ''::text)) AS bool_and
    FROM unnest(ARRAY['it'::text, 'en'::text, 'fr'::text, 'nl'::text, 'de'::text]) language(language);
END
;
comment: Whether a text is written in all five languages (R-112, B-10)

-- function held_by_others(bigint,text,text,timestamp with time zone)
CREATE OR REPLACE FUNCTION public.held_by_others(p_account bigint, p_device text, p_prefix text, p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: How many places other accounts of a device, or of an address prefix, hold: those of their carts, and one each for a subscription

-- function held_pressure(daterange,timestamp with time zone)
CREATE OR REPLACE FUNCTION public.held_pressure(p_days daterange, p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Most places that unpaid holds cover on one day of a period

-- function hold_subscription_place(bigint,text,text,integer,daterange[],int4range,date,integer,integer,jsonb)
CREATE OR REPLACE FUNCTION public.hold_subscription_place(p_account bigint, p_device text, p_prefix text, p_umbrella integer, p_days daterange[], p_halves int4range, p_today date, p_half_now integer, p_turn_hour integer, p_limits jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Holds a place on every day of a plan while it is ordered, all or nothing, in one statement; it replaces the account's former one

-- function holder_after(integer,date,integer,bigint)
CREATE OR REPLACE FUNCTION public.holder_after(p_umbrella integer, p_day date, p_half integer, p_return bigint)
 RETURNS TABLE(order_id bigint, line_id bigint, subscription_id bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select x.order_id, x.line_id, x.subscription_id
    from (
      select d.order_id, d.line_id, d.subscription_id, d.id from returned_after(p_umbrella, p_day, p_half, p_return) d
      union all
      select o.order_id, case when o.state = 'booked' then coalesce(o.line_id, o.id) end, o.subscription_id, null
        from occupancy o
       where o.umbrella_id = p_umbrella and o.days @> p_day and o.halves @> p_half and o.state in ('booked', 'subscription')
    ) x
   order by x.id nulls last
   limit 1
$function$
;
comment: Who has a half-day after the return p_return of it: whoever gave it back next, else whoever has it now; nobody when it is unsold

-- function is_awaited(bigint)
CREATE OR REPLACE FUNCTION public.is_awaited(p_order bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN ((EXISTS (SELECT FROM arrival a WHERE ((a.order_id = is_awaited.p_order) AND (a.undone_at IS NULL)))) OR (EXISTS (SELECT FROM visit_delay d WHERE ((d.order_id = is_awaited.p_order) AND (d.undone_at IS NULL) AND (d.kept_until > battigia_now())))))
;
comment: Whether somebody of an order has come, or has called and is still expected: the clock does not free its places

-- function is_instalment_paid(bigint,smallint,bigint)
CREATE OR REPLACE FUNCTION public.is_instalment_paid(p_order bigint, p_position smallint, p_instalment_order bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN is_order_settled(COALESCE(p_instalment_order, CASE WHEN (p_position = 0) THEN p_order ELSE NULL::bigint END))
;
comment: Whether an instalment is paid: the first by the order of its subscription, each other one by its own

-- function is_order_settled(bigint)
CREATE OR REPLACE FUNCTION public.is_order_settled(p_order bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM orders o WHERE ((o.id = is_order_settled.p_order) AND (o.status = ANY (ARRAY['confirmed'::text, 'completed'::text])) AND ((o.balance_cents >= owed_cents_of(o.*)) OR is_payment_authorized(o.id)))))
;
comment: Whether an order stands and all of it is paid, or reserved and about to be taken

-- function is_payment_authorized(bigint)
CREATE OR REPLACE FUNCTION public.is_payment_authorized(p_order bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM payment_attempt a WHERE ((a.order_id = is_payment_authorized.p_order) AND (a.use = 'paid'::text) AND (a.state <> 'captured'::text) AND (a.settled_at IS NULL))))
;
comment: Whether money for an order is reserved and about to be taken

-- function is_payment_under_way(bigint)
CREATE OR REPLACE FUNCTION public.is_payment_under_way(p_order bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM payment_attempt a WHERE ((a.order_id = is_payment_under_way.p_order) AND (a.settled_at IS NULL) AND (a.cancel_requested_at IS NULL) AND (a.is_indeterminate OR (a.use IS NOT NULL) OR (a.state = ANY (ARRAY['processing'::text, 'authorized'::text, 'captured'::text]))))))
;
comment: Whether money may be moving, so that nothing of the order may be changed (R13)

-- function iso_instant(timestamp with time zone)
CREATE OR REPLACE FUNCTION public.iso_instant(p_at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN to_char((p_at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text)
;
comment: An instant as the wire carries it

-- function keep_audit_chain()
CREATE OR REPLACE FUNCTION public.keep_audit_chain()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' and old.salt is not null and to_jsonb(new) = to_jsonb(old) || '{"salt": null}' then
    return new;
  end if;
  if tg_op = 'DELETE' and old.n <= (select (c.content ->> 'n')::bigint from audit_chain c where c.kind = 'cut' order by c.n desc limit 1) then
    return old;
  end if;
  raise exception 'the chain of the audit is append-only';
end $function$
;
comment: A link stays; its salt goes with what is forgotten, and the links before a cut

-- function keep_credit()
CREATE OR REPLACE FUNCTION public.keep_credit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' then
    return new;
  end if;
  if tg_op = 'DELETE' and not exists (select from account where id = old.account_id) then
    return old;
  end if;
  raise exception 'the ledger of credit is append-only';
end $function$
;
comment: An entry is never changed; it follows its orders to another account, and goes with an account that leaves no order

-- function keep_fiscal_document()
CREATE OR REPLACE FUNCTION public.keep_fiscal_document()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' or (new.ledger_entry_id, new.order_id) is distinct from (old.ledger_entry_id, old.order_id)
    or old.lines is not null
       and (new.parts, new.lines, new.payments, new.total_cents) is distinct from (old.parts, old.lines, old.payments, old.total_cents) then
    raise exception 'a fiscal document is kept as it was composed';
  end if;
  return new;
end
$function$
;
comment: Lines, payments and total are frozen once a document is composed, and none is deleted

-- function keep_ledger()
CREATE OR REPLACE FUNCTION public.keep_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  raise exception 'the ledger is append-only';
end $function$
;
comment: An entry is corrected by another entry, never changed

-- function keep_renewal(bigint)
CREATE OR REPLACE FUNCTION public.keep_renewal(p_subscription bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Claims the place of the coming season for the holder of this one, all of its days or none: false

-- function keep_staff_actions()
CREATE OR REPLACE FUNCTION public.keep_staff_actions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Words about a person go once the chain knows it, rows once the chain was cut after them; nothing else ever changes.
  if tg_op = 'UPDATE' and old.detail <> '{}' and to_jsonb(new) = to_jsonb(old) || '{"detail": {}}'
    and exists (select from audit_chain c where c.action_id = old.id and c.salt is null)
  then
    return new;
  end if;
  if tg_op = 'DELETE' and not exists (select from audit_chain c where c.action_id = old.id) then
    return old;
  end if;
  raise exception 'the audit log is append-only';
end $function$
;
comment: What was done stays written; only whom it was about is forgotten, and what is years old

-- function keep_till()
CREATE OR REPLACE FUNCTION public.keep_till()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_counted constant text[] := case tg_table_name
    when 'till_movement' then '{closing_id,drawer_id}'
    when 'till_drawer' then '{counted_at,counted_by,expected_cents,counted_cents,denominations,note}'
    else '{}'
  end;
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - v_counted = to_jsonb(old) - v_counted then
    if tg_table_name = 'till_movement' and to_jsonb(old) ->> 'closing_id' is null
      and to_jsonb(old) -> 'drawer_id' in ('null', to_jsonb(new) -> 'drawer_id')
    then
      return new;
    end if;
    if tg_table_name = 'till_drawer' and to_jsonb(old) ->> 'counted_at' is null then
      return new;
    end if;
  end if;
  raise exception 'the books of the till are append-only';
end $function$
;
comment: A movement is put into its drawer and its closing once, a drawer is counted once; nothing of them is changed otherwise, and a closing never

-- function lapse_renewals(bigint,integer)
CREATE OR REPLACE FUNCTION public.lapse_renewals(p_subscription bigint, p_most integer)
 RETURNS TABLE(umbrella_id integer, days daterange)
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: Places that are kept no more are free: those whose last day is over, or the one that its holder lets go; answers their days

-- function lapse_returns()
CREATE OR REPLACE FUNCTION public.lapse_returns()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_name = 'order_line' then
    update day_return set state = 'lapsed', ended_at = battigia_now()
     where line_id = new.id and order_id = new.order_id and state = 'offered';
  else
    update day_return set state = 'lapsed', ended_at = battigia_now() where subscription_id = new.id and state = 'offered';
  end if;
  return null;
end
$function$
;
comment: What a holder no longer has earns them no credit: who cancels a booking gets its money back by the policy, once

-- function leave_waiting_list(bigint,bigint)
CREATE OR REPLACE FUNCTION public.leave_waiting_list(p_account bigint, p_request bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_request waiting_request;
  v_offer waiting_offer;
begin
  select * into v_request from waiting_request r where r.id = p_request and r.account_id = p_account for update;
  if not found then
    return '{"outcome": "unknown"}';
  end if;
  if v_request.ended_at is not null then
    return '{"outcome": "ended"}';
  end if;
  update waiting_request set ended_at = battigia_now(), ended_by = 'left' where id = p_request;
  update waiting_offer set answer = 'withdrawn', answered_at = battigia_now()
   where request_id = p_request and answer is null
  returning * into v_offer;
  delete from occupancy o where o.id = v_offer.stay_id and o.state = 'held' and o.held_for = 'offer';
  if not found then
    return '{"outcome": "ended"}';
  end if;
  return jsonb_build_object(
    'outcome', 'freed', 'umbrellaId', v_offer.umbrella_id, 'from', lower(v_request.days), 'to', upper(v_request.days) - 1,
    'part', day_part_of(v_request.halves)
  );
end
$function$
;
comment: Ends one's own request; an open offer of it is withdrawn, and its place is free

-- function line_leaves_payment()
CREATE OR REPLACE FUNCTION public.line_leaves_payment()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if end_awaiting_order((select account_id from occupancy where id = new.stay_id), 'the cart was changed') = 'under_way' then
    raise exception 'a payment is under way' using errcode = 'BG002';
  end if;
  return null;
end $function$
;
comment: The same for a wish that changes

-- function link_content(bigint,text,staff_action,jsonb,timestamp with time zone,bytea)
CREATE OR REPLACE FUNCTION public.link_content(p_n bigint, p_kind text, p_action staff_action, p_content jsonb, p_at timestamp with time zone, p_detail_hash bytea)
 RETURNS bytea
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select convert_to(case
    when p_kind = 'action' then jsonb_build_array(
      p_n, p_kind, p_action.id, p_action.account_id, p_action.action, p_action.subject, p_action.device,
      (extract(epoch from p_action.at) * 1000000)::bigint, (extract(epoch from p_at) * 1000000)::bigint, encode(p_detail_hash, 'hex'))
    else jsonb_build_array(p_n, p_kind, p_content, (extract(epoch from p_at) * 1000000)::bigint)
  end::text, 'UTF8')
$function$
;
comment: What the hash of a link is made of besides the hash before it; the command that verifies the chain writes the same by itself

-- function lock_attempt(bigint)
CREATE OR REPLACE FUNCTION public.lock_attempt(p_attempt bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: Locks cart, order and attempt, in this order, and reads them (R2)

-- function lock_restaurant_sitting(integer,date,text)
CREATE OR REPLACE FUNCTION public.lock_restaurant_sitting(p_restaurant integer, p_day date, p_meal text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into restaurant_sitting (restaurant_id, day, meal, online_covers, most_covers)
  select m.restaurant_id, p_day, m.meal, m.covers, m.covers
    from restaurant_meal m
   where m.restaurant_id = p_restaurant and m.meal = p_meal
  on conflict do nothing;
  perform from restaurant_sitting where restaurant_id = p_restaurant and day = p_day and meal = p_meal for update;
end
$function$
;
comment: Makes a sitting's row when it is missing, and locks it

-- function lock_umbrellas(bigint,text,text,daterange,int4range,jsonb,jsonb,date,integer,integer,jsonb)
CREATE OR REPLACE FUNCTION public.lock_umbrellas(p_account bigint, p_device text, p_prefix text, p_days daterange, p_halves int4range, p_lines jsonb, p_capacities jsonb, p_today date, p_half_now integer, p_turn_hour integer, p_limits jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Holds places with their extras for a cart, all or nothing, in one statement; a lost race fails and is run again

-- function lock_umbrellas_lost(bigint,daterange,int4range,jsonb)
CREATE OR REPLACE FUNCTION public.lock_umbrellas_lost(p_account bigint, p_days daterange, p_halves int4range, p_lines jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: What a lock answers that lost a place in the same moment: taken, or held by the same guest's other request

-- function look_at_places(bigint,daterange,int4range,jsonb)
CREATE OR REPLACE FUNCTION public.look_at_places(p_account bigint, p_days daterange, p_halves int4range, p_lines jsonb, OUT wanted integer[], OUT taken integer[], OUT are_expired_in_way boolean, OUT extras jsonb[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Which of the asked places are to be claimed, which are taken, and whether expired holds are in the way; what the account holds already with the same wish is neither

-- function look_at_stock(daterange,int4range,jsonb[],jsonb)
CREATE OR REPLACE FUNCTION public.look_at_stock(p_days daterange, p_halves int4range, p_extras jsonb[], p_capacities jsonb)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Null: enough of every extra. Empty: enough once expired holds are dropped. Otherwise the extras that are sold out

-- function mark_day_over(integer)
CREATE OR REPLACE FUNCTION public.mark_day_over(p_most_days integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_count integer;
begin
  -- Where nobody noted anybody, nobody looked: such a day says nothing about who stayed away.
  insert into no_show (kind, claim_id, order_id, umbrella_id, day, cause, is_released)
  select v.kind, v.claim_id, v.order_id, v.umbrella_id, d.day, 'day_over', false
    from (
      select g::date as day from generate_series(resort_today() - p_most_days, resort_today() - 1, interval '1 day') g
       where exists (select from arrival a where a.day = g::date and a.undone_at is null)
    ) d
    cross join lateral visits_of_day(d.day) v
   where v.stands and v.kind in ('line', 'entry')
     and not exists (
       select from arrival a where a.kind = v.kind and a.claim_id = v.claim_id and a.day = d.day and a.undone_at is null
     )
      on conflict (kind, claim_id, day) where undone_at is null do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end
$function$
;
comment: Notes who never came on the days before today: booked lines and entries of carnets; a subscriber who stays at home is none

-- function mark_dogs(bigint,boolean)
CREATE OR REPLACE FUNCTION public.mark_dogs(p_stay bigint, p_is_kept boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Makes the marks of a stay those that its dogs need (B-17): refused with BG003, message the refusal's code and detail its data, when somebody else's dog is in the way, unless that is waived

-- function mark_dogs_of_cart_line()
CREATE OR REPLACE FUNCTION public.mark_dogs_of_cart_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform mark_dogs(new.stay_id);
  return null;
end
$function$
;
comment: A line of a cart with dogs is marked; without dogs nothing of this runs

-- function mark_dogs_of_order_line()
CREATE OR REPLACE FUNCTION public.mark_dogs_of_order_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if coalesce(current_setting('battigia.dogs_come_later', true), '') <> 'on' then
    perform mark_dogs(o.id) from occupancy o
     where (o.id = new.id or o.order_id = new.order_id and o.line_id = new.id) and o.state <> 'blocked';
  end if;
  return null;
end
$function$
;
comment: The stays of a booked line with dogs are marked

-- function mark_dogs_of_stay()
CREATE OR REPLACE FUNCTION public.mark_dogs_of_stay()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;
comment: A booked or subscribed stay is marked when it comes and when it moves; fewer days keep what is marked

-- function may_money_come(bigint)
CREATE OR REPLACE FUNCTION public.may_money_come(p_order bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM payment_attempt a WHERE ((a.order_id = may_money_come.p_order) AND (a.settled_at IS NULL) AND (a.use IS DISTINCT FROM 'give_back'::text))))
;
comment: Whether a payment of an expired order may still confirm it (payments guide, 8.6)

-- function most_places_of(bigint,daterange[],int4range)
CREATE OR REPLACE FUNCTION public.most_places_of(p_account bigint, p_days daterange[], p_halves int4range)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: The most places that an account has on one half-day of some days (R-514), but for the one that it holds for a subscription

-- function move_credit()
CREATE OR REPLACE FUNCTION public.move_credit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_cents integer;
begin
  perform from credit_balance where account_id in (old.account_id, new.account_id) order by account_id for update;
  select balance_cents into v_cents from credit_balance where account_id = old.account_id;
  if not found then
    return null;
  end if;
  insert into credit_balance (account_id) values (new.account_id) on conflict do nothing;
  update credit_lot set account_id = new.account_id where account_id = old.account_id;
  update credit_entry set account_id = new.account_id where account_id = old.account_id;
  delete from credit_balance where account_id = old.account_id;
  update credit_balance set balance_cents = balance_cents + v_cents where account_id = new.account_id;
  return null;
end
$function$
;
comment: Credit goes with orders to the account that takes them over: of a guest who became a customer, or the nameless one of somebody deleted

-- function move_dog_marks()
CREATE OR REPLACE FUNCTION public.move_dog_marks()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;
comment: Marks go with the stay to the account that takes it over

-- function move_line(bigint,bigint,integer,daterange,int4range,integer,jsonb,jsonb,jsonb,integer,jsonb,integer,text,text)
CREATE OR REPLACE FUNCTION public.move_line(p_order bigint, p_line bigint, p_umbrella integer, p_days daterange, p_halves int4range, p_people integer, p_dogs jsonb, p_extras jsonb, p_price jsonb, p_total integer, p_capacities jsonb, p_max_umbrellas integer, p_reason text, p_actor text DEFAULT 'guest'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Moves a line of a locked order to another place, days or part, with its stock, or says why not and changes nothing; its id stays

-- function move_subscription(bigint,integer,date)
CREATE OR REPLACE FUNCTION public.move_subscription(p_subscription bigint, p_umbrella integer, p_from date)
 RETURNS boolean
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Moves all stays of a subscription from a day on to another place, or none of them: false. What it returned at the old place is finished. The subscription is locked by then

-- function newcomer_may_hold(daterange,integer,timestamp with time zone,integer)
CREATE OR REPLACE FUNCTION public.newcomer_may_hold(p_days daterange, p_places integer, p_now timestamp with time zone, p_limit integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: Whether somebody who never ordered may hold so many more places on some days; a limit of null is none (P21). A beach that filled up meanwhile fails, and is run again

-- function note_app_starts(date,jsonb,integer)
CREATE OR REPLACE FUNCTION public.note_app_starts(p_day date, p_seen jsonb, p_most integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Versions are what an app says of itself: a day keeps so many of a platform, that nobody fills the table.
  insert into app_version_seen as s (day, platform, version, starts)
  select p_day, n.platform, n.version, n.starts
    from jsonb_to_recordset(p_seen) as n (platform text, version text, starts integer)
   where exists (select from app_version_seen k where (k.day, k.platform, k.version) = (p_day, n.platform, n.version))
      or (select count(*) from app_version_seen k where (k.day, k.platform) = (p_day, n.platform)) < p_most
   order by n.platform, n.version
  on conflict (day, platform, version) do update set starts = s.starts + excluded.starts;
  delete from app_version_seen where day < p_day - 30;
end $function$
;
comment: Adds starts of versions to a day and forgets days of more than a month ago

-- function note_fiscal_document()
CREATE OR REPLACE FUNCTION public.note_fiscal_document()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into fiscal_document (ledger_entry_id, order_id, kind)
  values (new.id, new.order_id, case when new.amount_cents < 0 then 'refund' else 'sale' end);
  return null;
end
$function$
;
comment: Notes that money moved, with nothing in it that could fail: what the receipt says is composed after the payment has committed

-- function note_staff_change(bigint,text[],bigint)
CREATE OR REPLACE FUNCTION public.note_staff_change(p_account bigint, p_roles text[], p_by bigint)
 RETURNS bigint
 LANGUAGE sql
AS $function$
  insert into staff_change (account_id, by_account_id, before, roles)
  select p_account, p_by, jsonb_build_object(
      'member', to_jsonb(m),
      'factor', (select to_jsonb(f) from staff_second_factor f where f.account_id = p_account),
      'codes', (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from staff_recovery_code c where c.account_id = p_account)
    ), p_roles
    from staff_member m where m.account_id = p_account
  returning id
$function$
;
comment: Keeps what somebody was and may do, with the row of theirs locked, before p_by gives them other roles or none

-- function note_subscription_state()
CREATE OR REPLACE FUNCTION public.note_subscription_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into subscription_history (subscription_id, old_state, new_state)
  values (new.id, case when tg_op = 'UPDATE' then old.state end, new.state);
  return null;
end $function$
;
comment: Writes the history of a subscription's states

-- function offer_place(bigint,integer,integer,integer)
CREATE OR REPLACE FUNCTION public.offer_place(p_request bigint, p_umbrella integer, p_seconds integer, p_max_umbrellas integer)
 RETURNS bigint
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Holds a place for who waits, for so many seconds: the offer, or null when the request has one, is over or worked on, its account has enough places, or the place is taken

-- function only_who_is_gone()
CREATE OR REPLACE FUNCTION public.only_who_is_gone()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from account a where a.id = (new.content ->> 'account')::bigint) then
    raise exception 'the audit forgets words about people who are gone';
  end if;
  return null;
end $function$
;
comment: What the audit knows of a person is not forgotten while they have an account

-- function open_parking(integer,daterange,int4range)
CREATE OR REPLACE FUNCTION public.open_parking(p_area integer, p_days daterange, p_halves int4range)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 INSERT INTO parking_space (area_id, day, half, spaces)  SELECT a.id,
             (lower(open_parking.p_days) + n.n),
             h.h,
             a.spaces
            FROM parking_area a,
             generate_series(0, ((upper(open_parking.p_days) - lower(open_parking.p_days)) - 1)) n(n),
             generate_series(lower(open_parking.p_halves), (upper(open_parking.p_halves) - 1)) h(h)
           WHERE (a.id = open_parking.p_area)
           ORDER BY n.n, h.h ON CONFLICT DO NOTHING;
END
;
comment: Gives an area its rows for some half-days, where it has none yet

-- function order_of(bigint)
CREATE OR REPLACE FUNCTION public.order_of(p_order bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
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
        select coalesce(sum(e.amount_cents), 0) from ledger_entry e where e.order_id = o.id and e.kind in ('to_credit', 'desk_refund')
      ),
      'creditedCents', o.credit_returned_cents - (
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
$function$
;
comment: An order with its lines, its money and the resort's clock

-- function order_payment_status(orders)
CREATE OR REPLACE FUNCTION public.order_payment_status(p_order orders)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case
  when (p_order).open_disputes = 0 and ((p_order).received_cents = 0 or (p_order).difference_cents > 0)
    and is_payment_authorized((p_order).id) then 'authorized'
  when (p_order).open_disputes = 0 and (p_order).difference_cents > 0 then 'unpaid'
  else payment_status_of(
    owed_cents_of(p_order), (p_order).balance_cents,
    (p_order).received_cents + (p_order).credit_cents + (p_order).credit_returned_cents,
    (p_order).returned_cents + (p_order).credit_returned_cents, (p_order).open_disputes, false
  )
end
$function$
;
comment: The second axis of an order (payments guide, 9.1); credit counts as what it pays, and part of it alone leaves the order unpaid

-- function overdue_cents(subscription,date)
CREATE OR REPLACE FUNCTION public.overdue_cents(p_subscription subscription, p_day date)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select (
  select coalesce(sum(i.amount_cents), 0)::integer from subscription_instalment i
   where i.subscription_id = (p_subscription).id and i.due_day < p_day
     and not is_instalment_paid((p_subscription).order_id, i.position, i.order_id)
)
$function$
;
comment: What a subscription owes of instalments that were due before a day

-- function owed_cents_of(orders)
CREATE OR REPLACE FUNCTION public.owed_cents_of(p_order orders)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select greatest((p_order).total_cents + (p_order).kept_cents - (p_order).allowance_cents, 0)
$function$
;
comment: What an order costs and its policy kept, less what the desk gave back of it

-- function pay_difference()
CREATE OR REPLACE FUNCTION public.pay_difference()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update orders o
     set difference_cents = greatest(0, o.difference_cents - new.amount_cents)
   where o.id = new.order_id
     -- Cash that the desk takes back is due again, unless the whole order is.
     and (o.difference_cents > 0 or new.amount_cents < 0 and o.category = 'umbrella' and o.received_cents > 0);
  return null;
end $function$
;
comment: Money that comes for an order with an open difference pays it, whoever brings it

-- function payable_json(orders,bigint)
CREATE OR REPLACE FUNCTION public.payable_json(p_order orders, p_attempt bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select jsonb_build_object(
  'orderId', (p_order).id, 'number', (p_order).number, 'accountId', (p_order).account_id, 'status', (p_order).status,
  'category', (p_order).category, 'method', (p_order).method, 'language', (p_order).language,
  'isPinned', (p_order).is_pinned,
  'firstDayAt', iso_instant((p_order).first_day::timestamp at time zone 'Europe/Rome'),
  'payUntil', iso_instant((p_order).pay_until), 'holdStartedAt', iso_instant((p_order).hold_started_at),
  'payStartedAt', iso_instant((p_order).pay_started_at), 'releaseAt', iso_instant((p_order).release_at),
  'dueCents', case
      when (p_order).difference_cents > 0 then (p_order).difference_cents
      else owed_cents_of(p_order) - (p_order).balance_cents
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
$function$
;
comment: What an attempt (null for none yet) has to know of its order; dueCents leaves out what other attempts bring

-- function payment_status_of(integer,integer,integer,integer,integer,boolean)
CREATE OR REPLACE FUNCTION public.payment_status_of(p_owed integer, p_balance integer, p_received integer, p_returned integer, p_disputes integer, p_is_authorized boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (p_disputes > 0) THEN 'disputed'::text WHEN ((p_received = 0) AND p_is_authorized) THEN 'authorized'::text WHEN ((p_received = 0) AND (p_owed = 0)) THEN 'none'::text WHEN (p_received = 0) THEN 'unpaid'::text WHEN (p_returned >= p_received) THEN 'refunded'::text WHEN (p_returned > 0) THEN 'partially_refunded'::text WHEN (p_balance > p_owed) THEN 'overpaid'::text WHEN (p_balance < p_owed) THEN 'unpaid'::text ELSE 'paid'::text END
;
comment: The second axis of an order (payments guide, 9.1)

-- function pin_places(bigint,jsonb)
CREATE OR REPLACE FUNCTION public.pin_places(p_order bigint, p_capacities jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Books an order's places under lock, all or nothing: its own holds, or free places again (R5); false when one is taken. The cart and the order are locked by the caller

-- function place_order(bigint,text,text[],text,bigint[],text,text,date,integer,integer,integer,integer,integer,text,text,text,text,integer,text,jsonb)
CREATE OR REPLACE FUNCTION public.place_order(p_account bigint, p_quote text, p_numbers text[], p_pass_code text, p_stays bigint[], p_status text, p_method text, p_deadline_day date, p_deadline_hour integer, p_grace_minutes integer, p_service_percent integer, p_service_cents integer, p_total_cents integer, p_conditions_slug text, p_conditions_language text, p_conditions_version text, p_language text, p_most_unpaid integer, p_mail_kind text, p_refund_policy jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Turns exactly these held stays into an order; one that is paid online keeps them held until its money comes. Any other outcome than placed is for the caller to roll back

-- function places_of_order(bigint)
CREATE OR REPLACE FUNCTION public.places_of_order(p_order bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
RETURN (SELECT jsonb_build_object('order', jsonb_build_object('accountId', o.account_id, 'status', o.status, 'method', o.method, 'firstDay', o.first_day, 'deadlineDay', o.deadline_day, 'deadlineHour', o.deadline_hour, 'deadlineAt', o.deadline_at, 'releaseAt', o.release_at, 'serviceCents', o.service_cents, 'totalCents', o.total_cents, 'keptCents', o.kept_cents, 'differenceCents', o.difference_cents, 'receivedCents', o.received_cents, 'returnedCents', o.returned_cents, 'creditCents', o.credit_cents), 'lines', (SELECT COALESCE(jsonb_agg(to_jsonb(l.*) ORDER BY l.id), '[]'::jsonb) AS "coalesce" FROM order_line l WHERE (l.order_id = o.id)), 'stays', (SELECT COALESCE(jsonb_agg(to_jsonb(s.*) ORDER BY s.id), '[]'::jsonb) AS "coalesce" FROM occupancy s WHERE (s.order_id = o.id))) AS jsonb_build_object FROM orders o WHERE (o.id = places_of_order.p_order))
;
comment: Places, lines and sums of an order as they are: equal when nobody has done anything to it

-- function read_checkout(bigint,text,text[],text,boolean)
CREATE OR REPLACE FUNCTION public.read_checkout(p_account bigint, p_quote text, p_conditions_slugs text[], p_language text, p_locks boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_cart umbrella_cart;
begin
  -- A second start of the same quote waits here and then finds the first one's order.
  if p_locks then
    perform from umbrella_cart where account_id = p_account for update;
  end if;
  select * into v_cart from umbrella_cart where account_id = p_account;
  return umbrella_cart_of(p_account) || jsonb_build_object(
    'isExpired', coalesce(v_cart.line_count > 0 and v_cart.expires_at <= battigia_now(), false),
    'localNow', to_char(battigia_now() at time zone 'Europe/Rome', 'YYYY-MM-DD"T"HH24:MI:SS'),
    'orderId', (select o.id from orders o where o.quote_id = p_quote and o.account_id = p_account),
    'quote', (
      select jsonb_build_object('hash', encode(q.content_hash, 'hex')) from quote q
       where q.id = p_quote and q.account_id = p_account and q.expires_at > battigia_now()
    ),
    'conditions', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', p.slug, 'language', p.language, 'version', p.version)), '[]')
        from content_page p
       where p.slug = any (p_conditions_slugs) and p.is_current
         and p.language = coalesce((select q.language from quote q where q.id = p_quote and q.account_id = p_account), p_language)
    )
  );
end
$function$
;
comment: Reads an account's cart, locked or not, with a quote, its order, the conditions in the quote's language and the resort's clock

-- function reblock_places(bigint,integer[])
CREATE OR REPLACE FUNCTION public.reblock_places(p_block bigint, p_umbrellas integer[])
 RETURNS boolean
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Puts places of a block out of use again, all or none; false when one of them is taken by now

-- function reclaim_half_days(bigint[])
CREATE OR REPLACE FUNCTION public.reclaim_half_days(p_returns bigint[])
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  v_days daterange[];
  v_halves int4range[];
  v_extras jsonb[];
  v_stays integer;
begin
  select count(*) into v_stays from (
    select distinct r.umbrella_id, r.day from day_return r where r.id = any (p_returns) and r.state = 'offered'
  ) d;
  for v_try in 1 .. 2 loop
    begin
      with wanted as (
        select r.umbrella_id, r.day, int4range(min(r.half), max(r.half) + 1) as halves, r.line_id, r.order_id, r.subscription_id,
               -- A line's first part has its id, also when all of it had been given back.
               row_number() over (partition by r.line_id order by r.day) = 1 and r.line_id is not null
                 and not exists (select from occupancy o where o.id = r.line_id) as is_first
          from day_return r
         where r.id = any (p_returns) and r.state = 'offered'
         group by r.umbrella_id, r.day, r.line_id, r.order_id, r.subscription_id
         order by r.umbrella_id, r.day
      ), back as (
        insert into occupancy (id, umbrella_id, days, halves, state, account_id, order_id, line_id, subscription_id)
        overriding system value
        select case when w.is_first then w.line_id else nextval(pg_get_serial_sequence('occupancy', 'id')) end, w.umbrella_id, daterange(w.day, w.day + 1), w.halves,
               case when w.line_id is null then 'subscription' else 'booked' end,
               coalesce(o.account_id, s.account_id), o.id, case when not w.is_first then w.line_id end, s.id
          from wanted w
          left join orders o on o.id = w.order_id
          left join subscription s on s.id = w.subscription_id
         order by w.umbrella_id, w.day
            on conflict do nothing
        returning 1
      )
      select v_stays - count(*) into v_stays from back;
      if v_stays > 0 then
        raise exception 'somebody has it' using errcode = 'BG001';
      end if;
      -- Somebody who bought it and gave it back in turn has paid for it: it is sold. From here on nobody else can do that.
      if exists (
        select from day_return r, returned_after(r.umbrella_id, r.day, r.half, r.id)
         where r.id = any (p_returns) and r.state = 'offered'
      ) then
        raise exception 'it was sold' using errcode = 'BG001';
      end if;
      update day_return set state = 'reclaimed', ended_at = battigia_now() where id = any (p_returns) and state = 'offered';
      return 'done';
    exception when sqlstate 'BG001' then
      select count(*) into v_stays from (
        select distinct r.umbrella_id, r.day from day_return r where r.id = any (p_returns) and r.state = 'offered'
      ) d;
    end;
    -- Holds that are over stand in nobody's way: they go, and what they kept with them.
    select array_agg(g.days), array_agg(g.halves), array_agg(g.extras) into v_days, v_halves, v_extras
      from drop_expired_holds(array(
        select o.id from occupancy o
          join day_return r on o.umbrella_id = r.umbrella_id and o.days @> r.day and o.halves @> r.half::integer
         where r.id = any (p_returns) and o.state = 'held' and o.expires_at <= battigia_now()
         order by o.umbrella_id, o.id
      )) g;
    exit when v_days is null;
    perform change_stock(v_days, v_halves, v_extras, array_fill(-1, array[cardinality(v_days)]), '{}');
  end loop;
  return case when exists (
    select from occupancy o
      join day_return r on o.umbrella_id = r.umbrella_id and o.days @> r.day and o.halves @> r.half::integer
     where r.id = any (p_returns) and o.state <> 'held'
  ) or exists (
    select from day_return r, returned_after(r.umbrella_id, r.day, r.half, r.id) where r.id = any (p_returns)
  ) then 'taken' else 'held' end;
end
$function$
;
comment: Takes given-back half-days back, all or none: done, held (somebody is about to buy one) or taken. The holder is locked by then

-- function refresh_dog_marks()
CREATE OR REPLACE FUNCTION public.refresh_dog_marks()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform mark_dogs(o.id, true)
     from (select * from occupancy where state <> 'blocked' and upper(days) > resort_today() order by umbrella_id, id) o
    where (o.state <> 'held' or o.expires_at > battigia_now()) and coalesce(dogs_of_stay(o), '[]') <> '[]';
end
$function$
;
comment: After a change of the rules or the plan: marks of now for every stay with dogs; whoever stands there stays, and what they are in the way of is waived

-- function refresh_marks_of_setting()
CREATE OR REPLACE FUNCTION public.refresh_marks_of_setting()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform refresh_dog_marks();
  return null;
end
$function$
;
comment: The dogs' settings hold from their change on, also beside those who are there

-- function refundable_at_desk(orders)
CREATE OR REPLACE FUNCTION public.refundable_at_desk(p_order orders)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select (
  select jsonb_build_object(
    'cash', greatest(least(m.net, m.desk, desk_cents_of((p_order).id, 'cash')), 0),
    'card_terminal', greatest(least(m.net, m.desk, desk_cents_of((p_order).id, 'card_terminal')), 0),
    'original', greatest(least(m.net, m.captured), 0),
    'credit', greatest(least(m.net, m.captured + m.desk + (p_order).credit_cents), 0)
  )
  from (
    select covered_cents_of(p_order) - reserved_cents_of((p_order).id) as net, desk_cents_of((p_order).id, null) as desk,
           (
             select coalesce(sum(
               a.amount_cents
               - (select coalesce(sum(r.amount_cents), 0) from refund r where r.attempt_id = a.id and r.state not in ('failed', 'cancelled'))
               + (select coalesce(sum(e.amount_cents), 0) from ledger_entry e where e.attempt_id = a.id and e.kind = 'to_credit')
             ), 0)::integer
               from payment_attempt a
              where a.order_id = (p_order).id and a.use = 'paid' and a.state = 'captured'
           ) as captured
  ) m
)
$function$
;
comment: The most that the desk may give back of an order by each way: what came by it, and never more than is here

-- function release_holds(bigint,integer,daterange)
CREATE OR REPLACE FUNCTION public.release_holds(p_account bigint, p_umbrella integer, p_days daterange)
 RETURNS TABLE(umbrella_id integer, days daterange)
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Frees the account's own live holds: of one umbrella and its dates, or (umbrella null) all; never a booking

-- function release_subscription(bigint)
CREATE OR REPLACE FUNCTION public.release_subscription(p_order bigint)
 RETURNS TABLE(days daterange)
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: Ends the subscription of an order that came to nothing: its days and extras are free, and the place is kept on for who renewed; answers the days

-- function release_subscription_hold(bigint)
CREATE OR REPLACE FUNCTION public.release_subscription_hold(p_account bigint)
 RETURNS TABLE(days daterange)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
begin
  perform from umbrella_cart c where c.account_id = p_account for update;
  return query
  delete from occupancy o where o.account_id = p_account and o.held_for = 'subscription' returning o.days;
end
$function$
;
comment: Frees the place that an account holds for a subscription; answers its days

-- function released_lines(bigint)
CREATE OR REPLACE FUNCTION public.released_lines(p_order bigint)
 RETURNS TABLE(line_id bigint, released_at timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  select h.line_id, h.at
    from order_history h
    join orders o on o.id = h.order_id and o.status = 'no_show'
   where h.order_id = p_order and h.line_id is not null
     and h.at = (select max(e.at) from order_history e where e.order_id = p_order and e.new_status = 'no_show' and e.old_status <> 'no_show')
$function$
;
comment: Lines that an order lost when it ended because nobody came, and when that was; none for every other order

-- function request_cancels(bigint)
CREATE OR REPLACE FUNCTION public.request_cancels(p_order bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 UPDATE payment_attempt SET cancel_requested_at = battigia_now(), next_sync_at = battigia_now()
   WHERE ((payment_attempt.order_id = request_cancels.p_order) AND (payment_attempt.settled_at IS NULL) AND (payment_attempt.cancel_requested_at IS NULL) AND (payment_attempt.use IS NULL));
END
;
comment: Asks the driver to end an order's open attempts at their providers

-- function reserved_cents_of(bigint)
CREATE OR REPLACE FUNCTION public.reserved_cents_of(p_order bigint)
 RETURNS integer
 LANGUAGE sql
 STABLE
RETURN (SELECT (COALESCE(sum(a.amount_cents), (0)::bigint))::integer AS "coalesce" FROM payment_attempt a WHERE ((a.order_id = reserved_cents_of.p_order) AND (a.use = 'paid'::text) AND (a.state <> 'captured'::text) AND (a.settled_at IS NULL)))
;
comment: Money that is reserved for an order and about to be taken

-- function resort_today()
CREATE OR REPLACE FUNCTION public.resort_today()
 RETURNS date
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN ((battigia_now() AT TIME ZONE 'Europe/Rome'::text))::date
;
comment: The resort's civil day in Europe/Rome

-- function restore_hold(jsonb,jsonb)
CREATE OR REPLACE FUNCTION public.restore_hold(p_undo jsonb, p_capacities jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Puts a place that was freed by hand back into its guest's cart; false when that cannot be any more

-- function restore_order(bigint,jsonb,jsonb,jsonb,text)
CREATE OR REPLACE FUNCTION public.restore_order(p_order bigint, p_before jsonb, p_after jsonb, p_capacities jsonb, p_reason text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Puts places, lines and sums of a locked order back to what they were; false when somebody has done something since, or a place is taken

-- function retake_subscription(bigint,daterange[],jsonb,integer)
CREATE OR REPLACE FUNCTION public.retake_subscription(p_order bigint, p_days daterange[], p_capacities jsonb, p_max_umbrellas integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: Late money takes a subscription again that was given up: all of its days, or none and false

-- function return_credit(bigint,integer,text,boolean)
CREATE OR REPLACE FUNCTION public.return_credit(p_order bigint, p_cents integer, p_movement text, p_is_give_back boolean)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_account bigint;
  v_cents integer;
  v_left integer;
  v_part integer;
  v_used record;
begin
  select account_id into v_account from orders where id = p_order;
  perform from credit_balance where account_id = v_account for update;
  select least(p_cents, o.credit_cents) into v_cents from orders o where o.id = p_order;
  if v_cents <= 0 or exists (select from ledger_entry where key = 'credit-back:' || p_movement) then
    return 0;
  end if;
  v_left := v_cents;
  -- What was used last comes back first: it is what lasts longest.
  for v_used in
    select e.lot_id, -sum(e.amount_cents) as cents from credit_entry e
     where e.order_id = p_order and e.kind in ('used', 'returned')
     group by e.lot_id having sum(e.amount_cents) < 0
     order by max(e.id) filter (where e.kind = 'used') desc
  loop
    v_part := least(v_left, v_used.cents);
    update credit_lot l set expires_on = resort_today() + l.return_days
     where l.id = v_used.lot_id and l.expires_on < resort_today();
    insert into credit_entry (account_id, lot_id, movement, kind, amount_cents, order_id)
    values (v_account, v_used.lot_id, p_movement, 'returned', v_part, p_order);
    v_left := v_left - v_part;
    exit when v_left = 0;
  end loop;
  if v_left > 0 then
    raise exception 'the order % has more credit than was used for it', p_order;
  end if;
  insert into ledger_entry (order_id, kind, amount_cents, currency, is_give_back, key)
  values (p_order, 'credit_back', -v_cents, 'EUR', p_is_give_back, 'credit-back:' || p_movement);
  return v_cents;
end
$function$
;
comment: Gives credit of a locked order back to the lots it came from, at most what stands in it and once per movement; answers the cents

-- function return_credit_of_ended()
CREATE OR REPLACE FUNCTION public.return_credit_of_ended()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- An expired order keeps its credit as long as late money may confirm it; a job looks again.
  if new.status = 'failed' or not may_money_come(new.id) then
    perform return_credit(new.id, new.credit_cents, 'ended:' || new.id, true);
  end if;
  return null;
end $function$
;
comment: Credit of an order that never stood is its account's again, in the transaction that ends it

-- function return_credit_of_expired(integer)
CREATE OR REPLACE FUNCTION public.return_credit_of_expired(p_most integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_order bigint;
  v_count integer := 0;
begin
  for v_order in
    select o.id from orders o
     where o.credit_cents > 0 and o.status = 'expired' and not may_money_come(o.id)
     order by o.id limit p_most
       for update skip locked
  loop
    -- Asked again under the lock: an attempt is in another table, which the first look saw as it was before.
    continue when may_money_come(v_order);
    perform return_credit(v_order, (select credit_cents from orders where id = v_order), 'ended:' || v_order, true);
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$function$
;
comment: Gives back the credit of expired orders whose payments have all come to nothing; answers how many

-- function return_excess_credit(bigint,text)
CREATE OR REPLACE FUNCTION public.return_excess_credit(p_order bigint, p_movement text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_excess integer;
begin
  select o.balance_cents - owed_cents_of(o)
         + (
           select coalesce(sum(a.amount_cents), 0) from payment_attempt a
            where a.order_id = o.id and a.use = 'paid' and a.state <> 'captured' and a.settled_at is null
         )
         - (
           select coalesce(sum(r.amount_cents), 0) from refund r
            where r.order_id = o.id and r.reason in ('cancelled', 'staff')
              and r.state in ('requested', 'submitted', 'pending', 'waiting_settlement', 'failed')
         )
         - desk_cents_of(o.id, null)
    into v_excess
    from orders o where o.id = p_order;
  return return_credit(p_order, v_excess, p_movement, false);
end
$function$
;
comment: Gives back what credit a locked order has beyond what it costs now: what else came goes back first, by its provider or at the desk; answers the cents

-- function return_half_days(bigint,bigint,daterange,int4range,integer,integer)
CREATE OR REPLACE FUNCTION public.return_half_days(p_line bigint, p_subscription bigint, p_days daterange, p_halves int4range, p_share integer, p_cap integer)
 RETURNS TABLE(umbrella_id integer, day date, half integer)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  v_stay record;
begin
  for v_stay in
    select o.id, o.order_id, o.umbrella_id, o.days * p_days as days, o.halves * p_halves as halves
      from occupancy o
     where o.days && p_days and o.halves && p_halves
       and case when p_line is null
         then o.subscription_id = p_subscription and o.state = 'subscription'
           -- The place that is kept for the coming season is not paid for.
           and o.days <@ (select s.days from subscription s where s.id = p_subscription)
         else coalesce(o.line_id, o.id) = p_line and o.state = 'booked'
       end
     order by o.umbrella_id, o.days, o.halves
       for update
  loop
    if divide_stay(v_stay.id, v_stay.days, v_stay.halves) is null then
      raise exception 'the stay % cannot be divided', v_stay.id;
    end if;
    return query
    insert into day_return (order_id, line_id, subscription_id, umbrella_id, day, half, share_percent, cap_cents)
    select v_stay.order_id, p_line, p_subscription, v_stay.umbrella_id, lower(v_stay.days) + n, h, p_share, p_cap
      from generate_series(0, upper(v_stay.days) - lower(v_stay.days) - 1) n,
           generate_series(lower(v_stay.halves), upper(v_stay.halves) - 1) h
     order by n, h
    returning umbrella_id, day, half::integer;
  end loop;
end
$function$
;
comment: Gives back what a line or a subscription has of some half-days, each by the rule that is named; answers them, none when it has none. The holder is locked by then

-- function return_renewal(bigint)
CREATE OR REPLACE FUNCTION public.return_renewal(p_by bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: The order that renewed came to nothing and its stays are free: until its last day the place is kept for the holder again, in the same transaction

-- function returned_after(integer,date,integer,bigint)
CREATE OR REPLACE FUNCTION public.returned_after(p_umbrella integer, p_day date, p_half integer, p_return bigint)
 RETURNS SETOF day_return
 LANGUAGE sql
 STABLE
AS $function$
  select d.*
    from day_return d
    left join order_line l on l.id = d.line_id and l.order_id = d.order_id
    left join subscription s on s.id = d.subscription_id
   where d.umbrella_id = p_umbrella and d.day = p_day and d.half = p_half and d.id > p_return
     and d.state <> 'reclaimed' and l.cancelled_at is null and s.state is distinct from 'cancelled'
   order by d.id
   limit 1
$function$
;
comment: The next return of the same half-day after p_return: of somebody who had bought it and gave it back in turn

-- function see_desk_entry()
CREATE OR REPLACE FUNCTION public.see_desk_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from till_movement where ledger_entry_id = new.id) then
    raise exception 'the entry % of the ledger is money of the desk and not in its till', new.key;
  end if;
  return null;
end $function$
;
comment: No money of the desk is in the ledger that is not in the till

-- function sell_places(bigint,text,text[],text,text,daterange,int4range,jsonb,jsonb,integer,integer,integer,integer,text,text,text,text,jsonb,text)
CREATE OR REPLACE FUNCTION public.sell_places(p_account bigint, p_press text, p_numbers text[], p_pass_code text, p_method text, p_days daterange, p_halves int4range, p_lines jsonb, p_capacities jsonb, p_max_umbrellas integer, p_service_percent integer, p_service_cents integer, p_total_cents integer, p_conditions_slug text, p_conditions_language text, p_conditions_version text, p_language text, p_refund_policy jsonb, p_reason text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Sells places at the desk to an account whose cart is locked, all or none: the order stands at once; the constraint decides who has them

-- function stay_on_standing_place()
CREATE OR REPLACE FUNCTION public.stay_on_standing_place()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- A server process may still know the plan of before: it asks again, and then knows the new one.
  if not exists (select from place where id = new.umbrella_id and not is_removed and is_bookable) then
    raise exception 'place % is no longer there to be taken', new.umbrella_id using errcode = 'serialization_failure';
  end if;
  return new;
end
$function$
;
comment: No hold, booking or subscription begins on a place that the plan no longer offers

-- function sum_order(bigint,integer,integer,date,integer,integer)
CREATE OR REPLACE FUNCTION public.sum_order(p_order bigint, p_kept integer, p_difference integer, p_deadline_day date, p_deadline_hour integer, p_grace_minutes integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: An order's sums, first day and deadline (null: as it was) after a change of its lines, with what the policy kept and what is still to be paid

-- function sweep_expired_holds(integer)
CREATE OR REPLACE FUNCTION public.sweep_expired_holds(p_most integer)
 RETURNS TABLE(umbrella_id integer, days daterange)
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Tidies expired holds, skipping those that someone works on; correctness never waits for it

-- function take_bar_stock(integer[],integer[])
CREATE OR REPLACE FUNCTION public.take_bar_stock(p_items integer[], p_quantities integer[], OUT missing integer[], OUT counted integer[])
 RETURNS record
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
begin
  -- Locked in the order of their ids, so that two orders never wait for each other.
  perform from bar_stock where item_id = any (p_items) order by item_id for update;
  with wanted as (
    select item_id, sum(quantity)::integer as quantity
    from unnest(p_items, p_quantities) as asked (item_id, quantity)
    group by item_id
  )
  select
    coalesce(array_agg(s.item_id order by s.item_id) filter (where s.is_sold_out or s.pieces < w.quantity), '{}'),
    coalesce(array_agg(s.item_id order by s.item_id) filter (where s.pieces is not null), '{}')
  into missing, counted
  from wanted w join bar_stock s using (item_id);
  if missing = '{}' and counted <> '{}' then
    update bar_stock s set pieces = s.pieces - w.quantity
    from (
      select item_id, sum(quantity)::integer as quantity
      from unnest(p_items, p_quantities) as asked (item_id, quantity)
      group by item_id
    ) w
    where s.item_id = w.item_id and s.pieces is not null;
  end if;
end
$function$
;
comment: Takes pieces, all or none: which items have too few, and which are counted; uncounted ones are never short

-- function take_renewal(bigint,bigint)
CREATE OR REPLACE FUNCTION public.take_renewal(p_renews bigint, p_by bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: The kept stays make room for those of the subscription that renews, which are claimed in the same transaction; false when they are kept no more

-- function umbrella_cart_of(bigint)
CREATE OR REPLACE FUNCTION public.umbrella_cart_of(p_account bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: The live lines of one cart, their common end and the clock

-- function unblock_places(bigint,integer[])
CREATE OR REPLACE FUNCTION public.unblock_places(p_block bigint, p_umbrellas integer[])
 RETURNS jsonb
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Puts places of a block (null: all that are left) back into use; answers them, null for none

-- function undo_staff_change(bigint)
CREATE OR REPLACE FUNCTION public.undo_staff_change(p_change bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  v_change staff_change;
begin
  select * into strict v_change from staff_change where id = p_change;
  if cardinality(v_change.roles) > 0 then
    update staff_member m set roles = (jsonb_populate_record(null::staff_member, v_change.before -> 'member')).roles
     where m.account_id = v_change.account_id and m.roles = v_change.roles;
    return found;
  end if;
  insert into staff_member select * from jsonb_populate_record(null::staff_member, v_change.before -> 'member')
  on conflict (account_id) do nothing;
  if not found then
    return false;
  end if;
  insert into staff_second_factor
  select * from jsonb_populate_record(null::staff_second_factor, v_change.before -> 'factor') f where f.account_id is not null;
  insert into staff_recovery_code select * from jsonb_populate_recordset(null::staff_recovery_code, v_change.before -> 'codes');
  return true;
end
$function$
;
comment: Gives somebody their roles, second factor and codes of before a change; false when anybody has changed them since

-- function unpin_places(bigint)
CREATE OR REPLACE FUNCTION public.unpin_places(p_order bigint)
 RETURNS TABLE(umbrella_id integer, days daterange)
 LANGUAGE plpgsql
AS $function$
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
$function$
;
comment: A payment that pinned the places was refused: they are the cart's holds again until the order's pay_until, or free; answers what became free

-- function unrelease_order(bigint,bigint[],integer[],jsonb,text)
CREATE OR REPLACE FUNCTION public.unrelease_order(p_order bigint, p_lines bigint[], p_umbrellas integer[], p_capacities jsonb, p_reason text)
 RETURNS text
 LANGUAGE plpgsql
 SET jit TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_line record;
  v_stay bigint;
  v_back record;
  v_days daterange[] := '{}';
  v_halves int4range[] := '{}';
  v_extras jsonb[] := '{}';
  v_signs integer[] := '{}';
  v_sold_out text[];
  v_account bigint;
begin
  select account_id into v_account from orders where id = p_order and status = 'no_show' for update;
  if not found or cardinality(p_lines) = 0 then
    return 'not_released';
  end if;
  -- Whoever seats them by hand sees which dogs lie there.
  if p_reason = 'reseated' then
    perform set_config('battigia.dogs_overruled', 'on', true);
  end if;
  perform from occupancy o
    join order_line l on l.order_id = p_order and l.id = any (p_lines) and o.days && l.days and o.halves && l.halves
   where o.umbrella_id = coalesce(p_umbrellas[array_position(p_lines, l.id)], l.umbrella_id)
   order by o.umbrella_id, o.id
     for update of o;
  begin
    -- Holds that are over stand in nobody's way; with them goes what they kept.
    for v_back in
      select * from drop_expired_holds(array(
        select o.id from occupancy o
          join order_line l on l.order_id = p_order and l.id = any (p_lines) and o.days && l.days and o.halves && l.halves
         where o.umbrella_id = coalesce(p_umbrellas[array_position(p_lines, l.id)], l.umbrella_id)
           and o.state = 'held' and o.expires_at <= battigia_now()
      ))
    loop
      v_days := v_days || v_back.days;
      v_halves := v_halves || v_back.halves;
      v_extras := v_extras || v_back.extras;
      v_signs := v_signs || -1;
    end loop;
    for v_line in
      select l.*, coalesce(p_umbrellas[array_position(p_lines, l.id)], l.umbrella_id) as place_id
        from order_line l
       where l.order_id = p_order and l.id = any (p_lines) and l.cancelled_at is not null
       order by place_id
    loop
      v_stay := null;
      insert into occupancy (id, umbrella_id, days, halves, state, account_id, order_id)
      overriding system value
      values (v_line.id, v_line.place_id, v_line.days, v_line.halves, 'booked', v_account, p_order)
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
    v_sold_out := change_stock(v_days, v_halves, v_extras, v_signs, p_capacities);
    if v_sold_out is not null then
      raise exception 'an extra is gone' using errcode = 'BG001';
    end if;
  exception
    when sqlstate 'BG001' then
      return case when v_sold_out is null then 'place_taken' else 'extra_gone' end;
    -- A dog that came meanwhile is in the way of theirs (B-17).
    when sqlstate 'BG003' then
      return 'dogs_apart';
  end;
  update order_line l
     set cancelled_at = null, umbrella_id = p.id, code = p.code, row_id = p.row_id, kind = c.kind, is_accessible = p.is_accessible
    from place p join category c on c.id = p.category_id
   where l.order_id = p_order and l.id = any (p_lines) and p.id = coalesce(p_umbrellas[array_position(p_lines, l.id)], l.umbrella_id);
  update orders o
     set status = 'confirmed', service_cents = round(t.cents * o.service_percent / 100.0),
         total_cents = t.cents + round(t.cents * o.service_percent / 100.0)
    from (select sum(l.total_cents) as cents from order_line l where l.order_id = p_order and l.cancelled_at is null) t
   where o.id = p_order;
  insert into order_history (order_id, old_status, new_status, actor, reason)
  values (p_order, 'no_show', 'confirmed', 'staff', p_reason);
  return 'done';
end
$function$
;
comment: Gives a released order its places and extras back, or others in their stead (null: its own), all of them or none: place_taken, extra_gone or dogs_apart

-- function usable_credit(bigint)
CREATE OR REPLACE FUNCTION public.usable_credit(p_account bigint)
 RETURNS integer
 LANGUAGE sql
 STABLE
RETURN (SELECT (COALESCE(sum(l.left_cents), (0)::bigint))::integer AS "coalesce" FROM credit_lot l WHERE ((l.account_id = usable_credit.p_account) AND (l.left_cents > 0) AND ((l.expires_on IS NULL) OR (l.expires_on >= resort_today()))))
;
comment: Cents of credit that an account may use today

-- function use_credit(bigint,integer,text)
CREATE OR REPLACE FUNCTION public.use_credit(p_order bigint, p_cents integer, p_movement text)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  v_account bigint;
  v_lot credit_lot;
  v_part integer;
  v_left integer := p_cents;
begin
  select account_id into v_account from orders where id = p_order;
  perform from credit_balance where account_id = v_account for update;
  if exists (select from ledger_entry where key = 'credit:' || p_movement) then
    return true;
  end if;
  if usable_credit(v_account) < p_cents then
    return false;
  end if;
  for v_lot in
    select * from credit_lot l
     where l.account_id = v_account and l.left_cents > 0 and (l.expires_on is null or l.expires_on >= resort_today())
     order by l.expires_on nulls last, l.id
  loop
    v_part := least(v_left, v_lot.left_cents);
    insert into credit_entry (account_id, lot_id, movement, kind, amount_cents, order_id)
    values (v_account, v_lot.id, p_movement, 'used', -v_part, p_order);
    v_left := v_left - v_part;
    exit when v_left = 0;
  end loop;
  insert into ledger_entry (order_id, kind, amount_cents, currency, key)
  values (p_order, 'credit', p_cents, 'EUR', 'credit:' || p_movement);
  return true;
end
$function$
;
comment: Pays part of a locked order with its account's credit, once per movement; false when there is not so much that has not expired

-- function use_entry(bigint,integer,date,int4range,integer)
CREATE OR REPLACE FUNCTION public.use_entry(p_subscription bigint, p_umbrella integer, p_day date, p_halves int4range, p_max_umbrellas integer)
 RETURNS text
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
$function$
;
comment: Takes one entry and the place for it, or neither: done, no_entries_left, umbrella_taken or too_many_umbrellas. The subscription is locked by then

-- function visits_of_day(date)
CREATE OR REPLACE FUNCTION public.visits_of_day(p_day date)
 RETURNS TABLE(kind text, claim_id bigint, order_id bigint, subscription_id bigint, umbrella_id integer, halves int4range, stands boolean)
 LANGUAGE sql
 STABLE
AS $function$
  select 'line', coalesce(o.line_id, o.id), o.order_id, null::bigint, o.umbrella_id,
         int4range(min(lower(o.halves)), max(upper(o.halves))), true
    from occupancy o
    join orders r on r.id = o.order_id and r.category = 'umbrella' and r.status in ('confirmed', 'completed')
   where o.state = 'booked' and daterange(lower(o.days), upper(o.days)) && daterange(p_day, p_day, '[]')
   group by coalesce(o.line_id, o.id), o.order_id, o.umbrella_id
  union all
  select case when e.id is null then 'subscription' else 'entry' end, coalesce(e.id, s.id), s.order_id, s.id, o.umbrella_id,
         int4range(min(lower(o.halves)), max(upper(o.halves))), true
    from occupancy o
    join subscription s on s.id = o.subscription_id and s.days @> p_day and s.state not in ('pending', 'cancelled')
    left join subscription_entry e
      on s.entries is not null and e.subscription_id = s.id and e.umbrella_id = o.umbrella_id and e.day = p_day and e.cancelled_at is null
   where o.state = 'subscription' and daterange(lower(o.days), upper(o.days)) && daterange(p_day, p_day, '[]')
   group by e.id, s.id, s.order_id, o.umbrella_id
  union all
  -- Released: nobody's place any more, and still what happened that day.
  select n.kind, n.claim_id, n.order_id, null, n.umbrella_id, l.halves, false
    from no_show n
    join order_line l on l.order_id = n.order_id and l.id = n.claim_id and l.cancelled_at is not null
   where n.day = p_day and n.undone_at is null and n.is_released
$function$
;
comment: Whose the places are on a day, each claim once, with the half-days that are its own then; and those whose place was released (stands is false)

-- function waive_order(bigint,jsonb)
CREATE OR REPLACE FUNCTION public.waive_order(p_order bigint, p_lines jsonb)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 UPDATE order_line l SET price = x.price, total_cents = 0
    FROM jsonb_to_recordset(waive_order.p_lines) x(id bigint, price jsonb)
   WHERE ((l.order_id = waive_order.p_order) AND (l.id = x.id) AND (l.cancelled_at IS NULL));
 UPDATE orders o SET service_cents = 0, total_cents = 0, method = 'no_payment_needed'::text, deadline_day = NULL::date, deadline_hour = NULL::smallint, deadline_at = NULL::timestamp with time zone, release_at = NULL::timestamp with time zone
   WHERE (o.id = waive_order.p_order);
 INSERT INTO order_history (order_id, old_status, new_status, actor, reason)  SELECT waive_order.p_order AS p_order,
             o.status,
             o.status,
             'staff',
             'given for nothing'
            FROM orders o
           WHERE (o.id = waive_order.p_order);
END
;
comment: Makes an unpaid order cost nothing: its lines are given away, and no money is waited for

-- function weather_line_of(bigint,bigint,date,int4range)
CREATE OR REPLACE FUNCTION public.weather_line_of(p_order bigint, p_line bigint, p_day date, p_halves int4range)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  with recursive family as (
    select p_line as id
    union
    select l.id from order_line l join family f on l.divided_from = f.id where l.order_id = p_order
  )
  select coalesce(o.line_id, o.id)
    from occupancy o
    join family f on f.id = coalesce(o.line_id, o.id)
    join order_line l on l.id = f.id and l.order_id = p_order and l.cancelled_at is null
   where o.order_id = p_order and o.state = 'booked' and o.days @> p_day and o.halves && p_halves
   group by coalesce(o.line_id, o.id)
  having int4range(min(lower(o.halves)), max(upper(o.halves))) @> p_halves
   limit 1
$function$
;
comment: The line that has the half-days of a line now: itself or a part that it was divided into; null once they were cancelled, moved or returned

-- function weather_stays(date,int4range,bigint)
CREATE OR REPLACE FUNCTION public.weather_stays(p_day date, p_halves int4range, p_order bigint)
 RETURNS TABLE(order_id bigint, account_id bigint, line_id bigint, code text, halves int4range, line_halves int4range, people integer, has_arrived boolean)
 LANGUAGE sql
 STABLE
AS $function$
  select s.order_id, s.account_id, s.line_id, s.code, s.halves, s.line_halves, s.people,
         exists (
           select from arrival a
            where a.kind = 'line' and a.order_id = s.order_id and a.claim_id in (s.line_id, s.divided_from) and a.day = p_day
              and a.undone_at is null
         )
    from (
      select l.order_id, r.account_id, l.id as line_id, l.divided_from, l.code, l.people, l.halves as line_halves,
             int4range(min(lower(o.halves * p_halves)), max(upper(o.halves * p_halves))) as halves
        from occupancy o
        join order_line l on l.id = coalesce(o.line_id, o.id) and l.order_id = o.order_id and l.cancelled_at is null
        join orders r on r.id = o.order_id and r.category = 'umbrella' and r.status in ('confirmed', 'completed')
       where o.state = 'booked' and daterange(lower(o.days), upper(o.days)) && daterange(p_day, p_day, '[]') and o.halves && p_halves
         and (p_order is null or o.order_id = p_order)
       group by l.order_id, r.account_id, l.id, l.divided_from, l.code, l.people, l.halves
    ) s
   where not exists (
     select from weather_choice c
      where c.order_id = s.order_id and c.line_id in (s.line_id, s.divided_from) and c.day = p_day and c.halves && s.halves
   )
$function$
;
comment: Booked lines that stand on some half-days, whole or of one order, with what of them has no choice yet

-- function weather_subscriptions(date,int4range,bigint)
CREATE OR REPLACE FUNCTION public.weather_subscriptions(p_day date, p_halves int4range, p_subscription bigint)
 RETURNS TABLE(subscription_id bigint, umbrella_id integer, code text, halves int4range)
 LANGUAGE sql
 STABLE
AS $function$
  select t.*
    from (
      select s.id as subscription_id, o.umbrella_id, p.code,
             int4range(min(lower(o.halves * p_halves)), max(upper(o.halves * p_halves))) as halves
        from occupancy o
        join subscription s on s.id = o.subscription_id and s.days @> p_day and s.state in ('confirmed', 'ended')
        join place p on p.id = o.umbrella_id
       where o.state = 'subscription' and daterange(lower(o.days), upper(o.days)) && daterange(p_day, p_day, '[]') and o.halves && p_halves
         and (p_subscription is null or s.id = p_subscription)
       group by s.id, o.umbrella_id, p.code
    ) t
   where not exists (
     select from weather_share w join subscription s on s.id = w.subscription_id
      where w.subscription_id = t.subscription_id and w.day = p_day and w.halves && t.halves
        and (s.entries is null or w.entry_umbrella_id = t.umbrella_id)
   )
$function$
;
comment: Half-days that subscriptions have at a place, whole or of one, without what they gave back and what had its share already

-- table account
table account (
  id bigint not null generated always as identity,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  language text not null default 'it'::text,
  confirmed_at timestamp with time zone,
  created_at timestamp with time zone not null default battigia_now(),
  kind text not null default 'customer'::text
);
comment: A customer; made only once a mailed code proved the e-mail, so confirmed_at is null only while a changed address waits

-- table account_photo
table account_photo (
  account_id bigint not null,
  webp bytea not null,
  changed_at timestamp with time zone not null
);
comment: Photo of a customer, re-encoded to 512 × 512 WebP without metadata

-- table app_presence
table app_presence (
  process uuid not null,
  guests integer not null,
  at timestamp with time zone not null default battigia_now()
);
comment: How many apps of guests each server process has open; one that says nothing for a while is gone

-- table app_version_seen
table app_version_seen (
  day date not null,
  platform text not null,
  version text not null,
  starts integer not null
);
comment: How often each version of the app started on a day, of nobody in particular (R-114)

-- table apple_name
table apple_name (
  id bigint not null generated always as identity,
  browser_key bytea not null,
  subject text,
  first_name text not null,
  last_name text not null,
  told_at timestamp with time zone not null default battigia_now()
);
comment: A name that Apple tells only once, kept before anything can fail; goes with the sign-up, or after a month

-- table arrival
table arrival (
  id bigint not null generated always as identity,
  action_id bigint not null,
  kind text not null,
  claim_id bigint not null,
  order_id bigint not null,
  umbrella_id integer not null,
  day date not null,
  said_at timestamp with time zone not null,
  at timestamp with time zone not null default battigia_now(),
  undone_at timestamp with time zone
);
comment: Somebody came to their place on a day: by an order line, a subscription or an entry of a carnet; append-only but for its undoing

-- table audit_chain
table audit_chain (
  n bigint not null,
  kind text not null,
  action_id bigint,
  content jsonb,
  at timestamp with time zone not null,
  salt uuid,
  detail_hash bytea,
  previous bytea not null,
  hash bytea not null
);
comment: One link for each row of staff_action, and for what was forgotten of them: hash = sha256(previous || its content), without a gap in n (B-33)

-- table bar_category
table bar_category (
  id integer not null generated always as identity,
  key text not null,
  "position" integer not null,
  name jsonb not null,
  is_for_dogs boolean not null,
  is_hidden boolean not null default false,
  version integer not null default 1
);
comment: A part of the bar's menu: drinks, food, for the dog

-- table bar_day
table bar_day (
  day date not null,
  last_ticket integer not null
) with (fillfactor=60);
comment: The last number of each day: what is called out and written on the ticket

-- table bar_item
table bar_item (
  id integer not null generated always as identity,
  key text not null,
  category_id integer not null,
  "position" integer not null,
  name jsonb not null,
  description jsonb not null,
  cents integer not null,
  station text not null,
  prep_seconds integer not null,
  art text not null,
  photo_id text,
  allergens jsonb,
  diet text,
  is_gluten_free boolean not null,
  is_frozen boolean not null,
  is_alcoholic boolean,
  is_published boolean not null,
  version integer not null default 1,
  draft jsonb
);
comment: What the bar sells, or will: texts in every language, price, station, allergens (null is not declared)

-- table bar_option
table bar_option (
  id integer not null generated always as identity,
  group_id integer not null,
  "position" integer not null,
  name jsonb not null,
  cents integer not null,
  allergens jsonb not null
);
comment: One choice of a group, with what it adds to the price and its own allergens

-- table bar_option_group
table bar_option_group (
  id integer not null generated always as identity,
  item_id integer not null,
  "position" integer not null,
  name jsonb not null,
  "least" smallint not null,
  most smallint not null
);
comment: Choices of an item: flavours, milk, ice

-- table bar_order
table bar_order (
  order_id bigint not null,
  status text not null default 'awaiting_payment'::text,
  code text,
  is_verified boolean not null,
  note text,
  day date,
  ticket integer,
  ready_stations text[] not null default '{}'::text[],
  received_at timestamp with time zone,
  accepted_at timestamp with time zone,
  ready_at timestamp with time zone,
  delivered_at timestamp with time zone,
  rejected_at timestamp with time zone,
  promised_at timestamp with time zone,
  worker_id bigint,
  runner_id bigint,
  reject_reason text,
  reject_text text,
  cash_key text,
  version integer not null default 1,
  changed_at timestamp with time zone,
  before jsonb
) with (fillfactor=70);
comment: An order of the bar on its way: where it goes, each step with its time, who makes and brings it

-- table bar_order_line
table bar_order_line (
  item_row bigint not null,
  order_id bigint not null,
  item_id integer not null,
  name text not null,
  options text[] not null,
  note text,
  quantity integer not null,
  station text not null,
  work_seconds integer not null,
  counted integer not null default 0
) with (fillfactor=80);
comment: What a station makes of an order, in the bar's language; counted is what it took from the stock

-- table bar_state
table bar_state (
  id integer not null default 1,
  paused_at timestamp with time zone,
  paused_until timestamp with time zone
);
comment: Whether the bar is paused: one row; paused_until null is until it is opened again

-- table bar_stock
table bar_stock (
  item_id integer not null,
  is_sold_out boolean not null default false,
  pieces integer
) with (fillfactor=60);
comment: What is left: an item without a row is there and not counted; pieces null is not counted

-- table bar_tag_key
table bar_tag_key (
  id integer not null default 1,
  secret bytea not null
);
comment: Signs what the QR at an umbrella says and what opens the stream of an order; made once, here

-- table beach
table beach (
  id integer not null default 1,
  version text not null,
  sea_side text not null,
  width double precision not null,
  height double precision not null,
  waterline double precision not null
);
comment: The plan as a whole: one row; version changes whenever plan or prices do

-- table beach_columns
table beach_columns (
  "position" integer not null,
  id text not null,
  first_number integer not null,
  last_number integer not null,
  x double precision not null,
  step double precision not null
);
comment: How the numbers of a kind of row run along the water

-- table beach_draft
table beach_draft (
  id integer not null default 1,
  version bigint not null default nextval('beach_draft_version'::regclass),
  file text not null,
  account_id bigint,
  saved_at timestamp with time zone not null default battigia_now()
);
comment: The beach.json that staff are drawing: one for everybody; each save is another version

-- table beach_history
table beach_history (
  id bigint not null generated always as identity,
  plan_version text not null,
  file text not null,
  places integer not null,
  account_id bigint,
  published_at timestamp with time zone not null default battigia_now()
);
comment: The last plans that guests saw, newest last; nobody's are those that came with the resort's files

-- table beach_landmark
table beach_landmark (
  "position" integer not null,
  kind text not null,
  name jsonb not null,
  x double precision not null,
  y double precision not null
);
comment: A thing that the map draws besides places: tower, shower, bar

-- table beach_opening
table beach_opening (
  id integer not null default 1,
  from_day text not null,
  to_day text not null
);
comment: The rule that the season follows: one day, every year, or rolling with today

-- table beach_row
table beach_row (
  id text not null,
  "position" integer not null,
  y double precision not null,
  columns text not null,
  is_first boolean not null,
  has_gazebos boolean not null,
  is_quiet boolean not null default false
);
comment: A row of places, counted from the sea

-- table beach_walkway
table beach_walkway (
  "position" integer not null,
  x double precision not null,
  y double precision not null,
  width double precision not null,
  height double precision not null
);
comment: A hard path over the sand; no place stands on one

-- table beach_zone
table beach_zone (
  id text not null,
  "position" integer not null,
  name jsonb not null,
  x double precision not null,
  y double precision not null,
  width double precision not null,
  height double precision not null
);
comment: A named part of the beach that the map shows as one area

-- table broadcast
table broadcast (
  id bigint not null generated always as identity,
  day date not null,
  audience text not null,
  texts jsonb not null,
  author_id bigint not null,
  created_at timestamp with time zone not null default battigia_now(),
  send_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  sent_at timestamp with time zone,
  people integer
);
comment: Words of the resort to the guests of a day, such as a closure; it can be called back until it is sent

-- table cart_line
table cart_line (
  stay_id bigint not null,
  people smallint not null,
  dogs jsonb not null,
  extras jsonb not null,
  price jsonb not null,
  total_cents integer not null
);
comment: What a guest wants on a held place, with the price that was shown

-- table catalog_change
table catalog_change (
  id bigint not null generated always as identity,
  kind text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  account_id bigint not null,
  changed_at timestamp with time zone not null default battigia_now(),
  undone_at timestamp with time zone
);
comment: What a change of the catalogue began from and left, for its undo: kept for an hour; null is that there was nothing

-- table catalog_draft
table catalog_draft (
  section text not null,
  version bigint not null default nextval('catalog_draft_version'::regclass),
  file text not null,
  account_id bigint,
  saved_at timestamp with time zone not null default battigia_now()
);
comment: The file of a section that staff are writing: one for everybody; each save is another version

-- table catalog_publication
table catalog_publication (
  id bigint not null generated always as identity,
  section text not null,
  before text not null,
  after text not null,
  account_id bigint,
  published_at timestamp with time zone not null default battigia_now()
);
comment: What a section said before and after it was published; the last twenty of each section

-- table category
table category (
  id text not null,
  "position" integer not null,
  kind text not null,
  name jsonb not null,
  dog_sizes text[] not null,
  max_dogs integer not null,
  people integer not null,
  people_first_row integer not null,
  max_people integer not null,
  max_people_first_row integer not null,
  min_beds integer not null,
  min_beds_first_row integer not null
);
comment: What may stand on one category of place: people, dogs, least number of beds

-- table category_extra
table category_extra (
  category_id text not null,
  "position" integer not null,
  extra_id text not null,
  max integer not null,
  included integer not null
);
comment: An extra that a category offers: the most that may be added, and how many stand there already

-- table complimentary
table complimentary (
  order_id bigint not null,
  reason text not null,
  worth_cents integer not null,
  account_id bigint not null,
  day date not null default resort_today()
);
comment: What was given for nothing: why, by whom, and what it would have cost

-- table consent
table consent (
  id bigint not null generated always as identity,
  account_id bigint not null,
  purpose text not null,
  slug text not null,
  language text not null,
  version text not null,
  given_at timestamp with time zone not null
);
comment: What a customer agreed to: which text in which version and language, and when (R-508)

-- table content_page
table content_page (
  slug text not null,
  language text not null,
  version text not null,
  title text not null,
  markdown text not null,
  is_current boolean not null,
  stored_at timestamp with time zone not null
);
comment: Texts of the resort by language and version; versions stay, because consents and orders name them

-- table content_page_draft
table content_page_draft (
  slug text not null,
  version bigint not null default nextval('content_page_draft_version'::regclass),
  texts jsonb not null,
  account_id bigint,
  saved_at timestamp with time zone not null default battigia_now()
);
comment: A page that staff are writing: one for everybody; each save is another version

-- table content_page_publication
table content_page_publication (
  id bigint not null generated always as identity,
  slug text not null,
  versions jsonb not null,
  cause text not null,
  account_id bigint,
  published_at timestamp with time zone not null default battigia_now(),
  undone_at timestamp with time zone
);
comment: Each time that a page became what guests read: its versions by language, by whom; no account is an import

-- table credit_balance
table credit_balance (
  account_id bigint not null,
  balance_cents integer not null default 0
) with (fillfactor=80);
comment: What an account has of credit: the sum of its entries, kept by their trigger; its row is the lock of everything about it

-- table credit_entry
table credit_entry (
  id bigint not null generated always as identity,
  account_id bigint not null,
  lot_id bigint not null,
  movement text not null,
  kind text not null,
  amount_cents integer not null,
  order_id bigint,
  at timestamp with time zone not null default battigia_now()
);
comment: Append-only: every movement of credit in cents with its sign, one row per lot that it touches

-- table credit_lot
table credit_lot (
  id bigint not null generated always as identity,
  account_id bigint not null,
  key text not null,
  reason text not null,
  note text not null default ''::text,
  order_id bigint,
  earned_cents integer not null,
  left_cents integer not null default 0,
  earned_at timestamp with time zone not null default battigia_now(),
  expires_on date,
  return_days smallint not null,
  noticed_for date
) with (fillfactor=80);
comment: Credit that was earned at once, with its own last day; the soonest to expire is used first

-- table customer_note
table customer_note (
  account_id bigint not null,
  words text not null,
  version integer not null default 1,
  author_id bigint not null,
  at timestamp with time zone not null default battigia_now()
);
comment: What the resort's people keep in mind about a customer; the customer gets it with their data

-- table customer_view
table customer_view (
  staff_id bigint not null,
  account_id bigint not null,
  hour timestamp with time zone not null
);
comment: That a page of a customer was read, once per person and hour, so that the audit says it once

-- table cutoff_reminder
table cutoff_reminder (
  order_id bigint not null,
  deadline_at timestamp with time zone not null,
  at timestamp with time zone not null default battigia_now()
);
comment: Whom the clock reminded of the hour by which a cash guest arrives: once for each hour that an order ever had

-- table daily_menu
table daily_menu (
  id integer not null generated always as identity,
  restaurant smallint not null,
  day date,
  weekdays smallint[],
  "position" integer not null default 0,
  note jsonb
);
comment: What a restaurant cooks on a day, and on the weekdays whose day nobody has set (R-214)

-- table daily_menu_dish
table daily_menu_dish (
  menu_id integer not null,
  dish_id integer not null,
  "position" integer not null
);
comment: Dishes of a menu in their order; only what is published is shown (B-10)

-- table day_return
table day_return (
  id bigint not null generated always as identity,
  order_id bigint,
  line_id bigint,
  subscription_id bigint,
  umbrella_id integer not null,
  day date not null,
  half smallint not null,
  share_percent smallint not null,
  cap_cents integer not null,
  state text not null default 'offered'::text,
  returned_at timestamp with time zone not null default battigia_now(),
  ended_at timestamp with time zone,
  sold_order_id bigint,
  sold_line_id bigint,
  sold_subscription_id bigint,
  earned_cents integer,
  credited_cents integer,
  is_final boolean not null default false
);
comment: A half-day that its holder gave back, with the rule as it was then; sold is one on offer that somebody else has

-- table delivery
table delivery (
  id bigint not null generated always as identity,
  notice_id bigint not null,
  channel text not null,
  device_id bigint,
  state text not null default 'waiting'::text,
  reason text,
  external_id text,
  changed_at timestamp with time zone not null default battigia_now()
);
comment: One way that a notice takes to its person: one row per notice, channel and device

-- table desk_action
table desk_action (
  id bigint not null generated always as identity,
  kind text not null,
  account_id bigint not null,
  order_id bigint,
  undo jsonb not null,
  at timestamp with time zone not null default battigia_now(),
  undone_at timestamp with time zone
);
comment: What the resort's people did to places and bookings, with what takes it back; forgotten after a day

-- table desk_refund
table desk_refund (
  id bigint not null generated always as identity,
  key text not null,
  order_id bigint not null,
  tender text not null,
  amount_cents integer not null,
  allowance_cents integer not null,
  reason text not null,
  staff_id bigint not null,
  at timestamp with time zone not null default battigia_now(),
  undone_at timestamp with time zone
);
comment: What the desk gave back and why: over the counter, by the payment that brought it, or as credit

-- table dish
table dish (
  id integer not null generated always as identity,
  slug text not null,
  "position" integer not null,
  revision integer not null default 1,
  sold_out_on date
);
comment: Dishes of the restaurants; what each says is its draft and what guests see (B-10)

-- table dish_course
table dish_course (
  id integer not null generated always as identity,
  key text not null,
  "position" integer not null,
  name jsonb not null,
  plural jsonb not null,
  is_hidden boolean not null default false,
  revision integer not null default 1
);
comment: Courses of a meal in their order; a hidden one is seen by no guest, nor are its dishes

-- table dish_version
table dish_version (
  dish_id integer not null,
  is_published boolean not null,
  restaurant smallint not null,
  course text not null,
  name jsonb not null,
  description jsonb not null,
  cents integer not null,
  allergens text[],
  traces text[] not null,
  is_frozen boolean not null,
  is_alcoholic boolean,
  photo_id text,
  art text
);
comment: A dish as it is being written, and as guests see it since it was published (B-10)

-- table dog
table dog (
  id bigint not null generated always as identity,
  account_id bigint not null,
  version integer not null default 1,
  name text not null,
  size text not null,
  weight_tenths_kg smallint,
  chip text,
  temperament text,
  created_at timestamp with time zone not null default battigia_now()
);
comment: The dogs of a person, kept for their next visits (B-16); with a weight the size follows from it (R-310)

-- table dog_document
table dog_document (
  id bigint not null generated always as identity,
  dog_id bigint not null,
  kind text not null,
  media_type text not null,
  file bytea not null,
  file_hash bytea not null,
  valid_until date,
  decision text not null default 'waiting'::text,
  checks integer not null default 0,
  reason text,
  note text not null default ''::text,
  added_at timestamp with time zone not null default battigia_now(),
  checked_at timestamp with time zone,
  checked_by bigint,
  reminded_for date
);
comment: Documents of a dog as files, with their last day and what the resort’s people said of them (B-16)

-- table dog_mark
table dog_mark (
  id bigint not null generated always as identity,
  stay_id bigint not null,
  account_id bigint not null,
  umbrella_id integer not null,
  rule text not null,
  side text not null,
  days daterange not null,
  halves int4range not null,
  is_waived boolean not null default false
);
comment: Where a dog lies (side dog) and which places it keeps other people's dogs away from (side reach); a waived one was placed with open eyes, or stood there before the rule

-- table dog_photo
table dog_photo (
  dog_id bigint not null,
  picture bytea not null
);
comment: Photo of a dog: a square WebP, nothing else of the file that was sent

-- table dog_upload
table dog_upload (
  account_id bigint not null,
  day date not null,
  uploads integer not null
);
comment: Photos and documents of dogs that an account uploaded on its last day with one (security guide, 6 f)

-- table email_change
table email_change (
  account_id bigint not null,
  email text not null,
  key_hash bytea,
  expires_at timestamp with time zone not null
);
comment: A new e-mail of an account that waits for its link to be opened; the key is null until the mail is sent

-- table extra
table extra (
  id text not null,
  "position" integer not null,
  name jsonb not null,
  stock integer,
  is_removed boolean not null default false
);
comment: A thing that is added to a place, and how many exist per half-day (null: no limit); a removed one stays for old bookings

-- table extra_stock
table extra_stock (
  extra_id text not null,
  day date not null,
  half smallint not null,
  capacity integer,
  reserved integer not null default 0
) with (fillfactor=60);
comment: Pieces of an extra promised per half-day: the sum of the live lines; capacity null is unlimited

-- table fiscal_daily_close
table fiscal_daily_close (
  closing_id bigint not null,
  z_number text not null,
  closed_at timestamp with time zone not null default battigia_now()
);
comment: The daily closure (Z) of the printer that a closing of the till asked for

-- table fiscal_device
table fiscal_device (
  id smallint not null default 1,
  adapter text not null,
  is_ok boolean not null,
  paper text not null,
  last_z text not null,
  said text not null,
  seen_at timestamp with time zone not null default battigia_now()
);
comment: What the printer or the service last said of itself

-- table fiscal_document
table fiscal_document (
  id bigint not null generated always as identity,
  ledger_entry_id bigint not null,
  order_id bigint not null,
  kind text not null,
  state text not null default 'noted'::text,
  original_id bigint,
  parts jsonb,
  lines jsonb,
  payments jsonb,
  total_cents integer,
  reason text not null default ''::text,
  noted_at timestamp with time zone not null default battigia_now(),
  next_at timestamp with time zone not null default battigia_now(),
  leased_until timestamp with time zone,
  attempts smallint not null default 0,
  last_error text not null default ''::text,
  adapter text not null default ''::text,
  number text,
  issued_on date,
  device text,
  issued_by bigint,
  void_wanted_at timestamp with time zone,
  void_reason text not null default ''::text,
  void_number text
);
comment: The receipt of one entry of the ledger: noted in its transaction, composed and issued after it; one at most for each key

-- table fiscal_profile
table fiscal_profile (
  product_line text not null,
  is_due boolean not null,
  due_when text not null,
  vat_percent smallint,
  nature text,
  department smallint not null,
  version integer not null default 1
);
comment: What a product line bears on a receipt: whether one is due and when, VAT rate or nature, department of the printer

-- table guest_link
table guest_link (
  key_hash bytea not null,
  account_id bigint not null,
  order_id bigint not null,
  opens_until date not null
);
comment: Secrets of the links in guests' mails, as SHA-256: each opens the orders of one guest by one order, and goes when their e-mail changes

-- table handed_mail
table handed_mail (
  message_key bytea not null,
  handed_at timestamp with time zone not null default battigia_now()
);
comment: Mails that the mail server took over, by the hash of their key, so that no repeat of their effect sends them again

-- table hold_expiry
table hold_expiry (
  umbrella_id integer not null,
  account_id bigint not null,
  device_id text,
  expired_at timestamp with time zone not null
);
comment: Holds that ran out unpaid in the last days, so that they are not renewed at once

-- table hold_expiry_count
table hold_expiry_count (
  id bigint not null generated always as identity,
  day date not null,
  expired integer not null
);
comment: How many holds ran out together on a day, nobody’s; the first day is that since which it is counted. Rows are only added, so that nobody who holds or books waits for another

-- table hot_sand
table hot_sand (
  day date not null,
  half smallint not null,
  told_at timestamp with time zone not null default battigia_now()
);
comment: Half-days whose guests with dogs were told that the sand is too hot for paws: once each

-- table idempotency
table idempotency (
  caller_key bytea not null,
  request_hash bytea not null,
  status smallint,
  body bytea,
  created_at timestamp with time zone not null default now()
) with (fillfactor=80);
comment: Answers of finished changes by hashed caller and key; request hash and body are keyed with the key itself, which is not stored

-- table idempotency_fingerprint
unlogged table idempotency_fingerprint (
  caller_key bytea not null,
  request_hash bytea not null,
  created_at timestamp with time zone not null default now()
);
comment: Which request a key was first used for, for calls that are idempotent by state, keyed as there; lost in a crash without harm

-- table known_browser
table known_browser (
  account_id bigint not null,
  browser_key bytea not null,
  seen_at timestamp with time zone not null
);
comment: Browsers that signed in to an account before; a stranger's wrong passwords do not delay them

-- table ledger_entry
table ledger_entry (
  id bigint not null generated always as identity,
  order_id bigint not null,
  attempt_id bigint,
  refund_id bigint,
  kind text not null,
  amount_cents integer not null,
  currency text not null,
  is_give_back boolean not null default false,
  key text not null,
  at timestamp with time zone not null default battigia_now(),
  day date not null generated always as (((at AT TIME ZONE 'Europe/Rome'::text))::date)
);
comment: Append-only: every movement of an order's money in cents, with its sign; fees stand beside the balance

-- table login_failure
unlogged table login_failure (
  bucket bytea not null,
  failures integer not null,
  failed_at timestamp with time zone not null,
  next_try_at timestamp with time zone not null
);
comment: Wrong passwords in a row by hashed e-mail and browser, and when the next try is heard; lost in a crash without harm

-- table lost_dog
table lost_dog (
  id bigint not null generated always as identity,
  account_id bigint not null,
  dog_id bigint,
  name text not null,
  size text not null,
  about text not null,
  picture bytea,
  phone text,
  reported_at timestamp with time zone not null default battigia_now(),
  sent_at timestamp with time zone,
  ended_at timestamp with time zone
);
comment: A dog that its person lost at the resort: sent_at once the guests on site were told, ended_at when it was found or was no case

-- table mail_budget
unlogged table mail_budget (
  email_hash bytea not null,
  sent integer not null,
  window_ends_at timestamp with time zone not null
);
comment: Account mails to one address in the running hour, so that nobody floods a mailbox

-- table message_template
table message_template (
  id integer not null generated always as identity,
  name text not null,
  texts jsonb not null,
  "position" integer not null,
  revision integer not null default 1
);
comment: Messages that are written again and again: title and text by language, in the order in which they are offered

-- table message_wishes
table message_wishes (
  account_id bigint not null,
  orders_push boolean not null default true,
  reminders_push boolean not null default true,
  reminders_mail boolean not null default true,
  broadcasts_push boolean not null default true,
  broadcasts_mail boolean not null default true,
  sms_version text,
  sms_agreed_at timestamp with time zone
);
comment: What a person wants to hear of and how; without a row everything but SMS. Mails about orders always go out

-- table minimum_stay
table minimum_stay (
  "position" integer not null,
  terms jsonb not null
);
comment: Least numbers of days of a booking, in the words of promotions.json

-- table money_out
table money_out (
  id bigint not null generated always as identity,
  key text not null,
  kind text not null,
  staff_id bigint not null,
  day date not null default resort_today(),
  at timestamp with time zone not null default battigia_now(),
  order_id bigint,
  receiver_id bigint,
  amount_cents integer not null,
  approved_by bigint,
  undone_at timestamp with time zone
);
comment: What one of the resort's people gave back, gave as credit, gave for nothing or took out of the drawer (B-32)

-- table money_request
table money_request (
  id bigint not null generated always as identity,
  call text not null,
  input jsonb,
  kind text not null,
  amount_cents integer not null,
  exceeded text not null,
  most_cents integer not null,
  order_id bigint,
  receiver_id bigint,
  reason text not null,
  device text not null,
  asked_by bigint not null,
  asked_at timestamp with time zone not null default battigia_now(),
  ends_at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  decided_by bigint,
  decided_at timestamp with time zone
);
comment: Money that somebody wants to let go beyond a limit, and that waits for a second manager's yes (B-32)

-- table news
table news (
  id integer not null generated always as identity,
  slug text not null,
  "position" integer not null,
  revision integer not null default 1,
  is_published boolean not null default false,
  kind text not null,
  title jsonb not null,
  markdown jsonb not null,
  event_day text,
  shown_from text not null,
  shown_to text,
  photo_id text,
  draft jsonb
);
comment: News of the resort (R-106). Days are dates, or move along with the calendar: today+3, sat

-- table no_show
table no_show (
  id bigint not null generated always as identity,
  action_id bigint,
  kind text not null,
  claim_id bigint not null,
  order_id bigint not null,
  umbrella_id integer not null,
  day date not null,
  cause text not null,
  is_released boolean not null,
  at timestamp with time zone not null default battigia_now(),
  undone_at timestamp with time zone
);
comment: Somebody did not come: their unpaid place was freed, or, where it is paid, it only counts; what was taken back stays

-- table notice
table notice (
  id bigint not null generated always as identity,
  key text not null,
  account_id bigint not null,
  topic text not null,
  facts jsonb not null,
  created_at timestamp with time zone not null default battigia_now()
);
comment: Something that a person is told once, whatever ways it takes

-- table occupancy
table occupancy (
  id bigint not null generated always as identity,
  umbrella_id integer not null,
  days daterange not null,
  halves int4range not null,
  state text not null,
  account_id bigint,
  order_id bigint,
  expires_at timestamp with time zone,
  created_at timestamp with time zone not null default battigia_now(),
  held_for text,
  subscription_id bigint,
  line_id bigint,
  block_id bigint
) with (fillfactor=80);
comment: Every stay on a place: holds, bookings, subscriptions and blocks; two never overlap

-- table order_change
table order_change (
  id bigint not null generated always as identity,
  order_id bigint not null,
  line_id bigint not null,
  kind text not null,
  actor text not null,
  stay_before jsonb not null,
  stay_after jsonb,
  cancelled_lines bigint[] not null default '{}'::bigint[],
  refund_line_id bigint not null,
  goes_back_cents integer not null,
  refund_to text not null,
  kept_cents integer not null,
  difference_cents integer not null,
  at timestamp with time zone not null default battigia_now()
);
comment: What a booking was before a change and after it, and what became of its money; days that were cancelled are lines of their own

-- table order_history
table order_history (
  id bigint not null generated always as identity,
  order_id bigint not null,
  old_status text,
  new_status text not null,
  line_id bigint,
  actor text not null,
  reason text not null,
  at timestamp with time zone not null default battigia_now()
);
comment: Append-only audit of what happened to an order: status before and after, who and why

-- table order_item
table order_item (
  id bigint not null generated always as identity,
  order_id bigint not null,
  kind text not null,
  ref_id integer not null,
  name text not null,
  options text[] not null,
  note text,
  quantity integer not null,
  unit_cents integer not null,
  total_cents integer not null,
  days daterange not null,
  part text,
  meal text,
  at_time time without time zone,
  plate text,
  dogs smallint not null default 0,
  facts jsonb not null default '{}'::jsonb,
  cancelled_at timestamp with time zone
) with (fillfactor=90);
comment: One thing of an order that is no place, with the name and price that it was sold by

-- table order_line
table order_line (
  id bigint not null,
  order_id bigint not null,
  umbrella_id integer not null,
  code text not null,
  row_id text not null,
  kind text not null,
  is_accessible boolean not null,
  days daterange not null,
  halves int4range not null,
  people smallint not null,
  dogs jsonb not null,
  extras jsonb not null,
  price jsonb not null,
  total_cents integer not null,
  cancelled_at timestamp with time zone,
  divided_from bigint
) with (fillfactor=80);
comment: One stay of an order as it was bought; its id is the stay's, the line's of the cart and the booking's

-- table orders
table orders (
  id bigint not null generated always as identity,
  number text not null,
  account_id bigint not null,
  quote_id text not null,
  status text not null,
  method text not null,
  placed_at timestamp with time zone not null default battigia_now(),
  first_day date not null,
  deadline_day date,
  deadline_hour smallint,
  deadline_at timestamp with time zone,
  release_at timestamp with time zone,
  service_percent smallint not null,
  service_cents integer not null,
  total_cents integer not null,
  conditions_slug text,
  conditions_language text,
  conditions_version text,
  language text not null,
  pass_code text not null,
  pay_until timestamp with time zone,
  hold_started_at timestamp with time zone,
  pay_started_at timestamp with time zone,
  is_pinned boolean not null default false,
  refund_policy jsonb not null,
  kept_cents integer not null default 0,
  balance_cents integer not null default 0,
  received_cents integer not null default 0,
  returned_cents integer not null default 0,
  open_disputes integer not null default 0,
  category text not null default 'umbrella'::text,
  client_id text,
  credit_cents integer not null default 0,
  credit_returned_cents integer not null default 0,
  difference_cents integer not null default 0,
  allowance_cents integer not null default 0
) with (fillfactor=80);
comment: What a customer ordered and accepted; its money is the sum of its lines that are not cancelled

-- table outbox
table outbox (
  id bigint not null generated always as identity,
  kind text not null,
  key text not null,
  payload jsonb not null,
  created_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null default now(),
  attempts smallint not null default 0,
  failed_at timestamp with time zone,
  last_error text,
  lane text not null default 'own'::text
);
comment: Effects to carry out after the commit; a row goes when it is done and stays with failed_at when it is given up

-- table parking_area
table parking_area (
  id integer not null,
  "position" integer not null,
  name jsonb not null,
  about jsonb not null,
  has_shade boolean not null,
  full_day_cents integer not null,
  half_day_cents integer not null,
  spaces integer not null,
  is_removed boolean not null default false
);
comment: An area of the car park with its usual number of spaces; a removed one stays for old orders

-- table parking_space
table parking_space (
  area_id integer not null,
  day date not null,
  half smallint not null,
  spaces integer not null,
  taken integer not null default 0,
  is_set boolean not null default false
) with (fillfactor=60);
comment: Spaces of an area that are sold for a half-day, and how many there are; a half-day without a row is empty

-- table passkey
table passkey (
  id bigint not null generated always as identity,
  account_id bigint not null,
  credential_id bytea not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  opens_desk boolean not null,
  added_at timestamp with time zone not null default battigia_now(),
  last_used_at timestamp with time zone
);
comment: Public keys of passkeys, each with the name that its owner gave it

-- table passkey_challenge
table passkey_challenge (
  challenge_hash bytea not null,
  purpose text not null,
  asker_hash bytea not null,
  expires_at timestamp with time zone not null
);
comment: What passkeys are asked to sign, hashed: for one purpose of one session, link or browser, for minutes, once

-- table passkey_owner
table passkey_owner (
  account_id bigint not null,
  handle bytea not null
);
comment: What devices know an account by that has passkeys: 32 random bytes, which say nothing of it

-- table password_reset
table password_reset (
  account_id bigint not null,
  key_hash bytea not null,
  expires_at timestamp with time zone not null
);
comment: The newest mailed link for a new password of an account: its SHA-256 alone, made when the mail is sent; goes when it is used

-- table payment_attempt
table payment_attempt (
  id bigint not null generated always as identity,
  public_id text not null,
  order_id bigint not null,
  mode_id smallint not null,
  provider text not null,
  amount_cents integer not null,
  currency text not null,
  state text not null default 'created'::text,
  ref text,
  use text,
  give_back_reason text,
  is_indeterminate boolean not null default false,
  cancel_requested_at timestamp with time zone,
  settled_at timestamp with time zone,
  captured_cents integer not null default 0,
  refunded_cents integer not null default 0,
  instrument jsonb,
  error jsonb,
  request jsonb not null,
  created_at timestamp with time zone not null default battigia_now(),
  next_sync_at timestamp with time zone,
  leased_until timestamp with time zone,
  syncs integer not null default 0,
  reviewed_at timestamp with time zone
) with (fillfactor=70);
comment: One intent, order or transaction at a provider to pay an order; its state only moves on (R3)

-- table payment_customer
table payment_customer (
  account_id bigint not null,
  provider text not null,
  ref text not null
);
comment: The provider's customer of an account

-- table payment_link
table payment_link (
  order_id bigint not null,
  account_id bigint not null,
  session_id bigint not null,
  token_hash bytea not null,
  language text not null,
  expires_at timestamp with time zone not null
);
comment: One-time addresses at which an app's person pays an order in the system's browser: the newest of each order, deleted by its use and with the session that asked for it

-- table payment_mode
table payment_mode (
  id smallint not null,
  provider text,
  enabled boolean not null,
  label_key text not null,
  platforms text[] not null default '{android,ios,other}'::text[]
);
comment: Which provider stands behind each mode of the 3.1.10 protocol, whether it is on, and on which platforms (R-111, R-316)

-- table payment_try
table payment_try (
  id bigint not null generated always as identity,
  attempt_id bigint not null,
  code text not null,
  decline_code text,
  at timestamp with time zone not null default battigia_now()
);
comment: Each decline of an attempt, for support and for the maximum of tries

-- table photo
table photo (
  id text not null,
  small bytea not null,
  large bytea not null,
  uploaded_by bigint not null,
  uploaded_at timestamp with time zone not null default battigia_now()
);
comment: Photos of dishes, items and news by the hash of their large picture: 156 and 800 pixels square, WebP, nothing else of the file

-- table photo_upload
table photo_upload (
  account_id bigint not null,
  day date not null,
  uploads integer not null
);
comment: How many photos a customer sent on the last day that they sent one

-- table place
table place (
  id integer not null,
  code text not null,
  "position" integer not null,
  row_id text,
  number integer not null,
  category_id text,
  zone_id text,
  x double precision not null,
  y double precision not null,
  is_accessible boolean not null,
  is_bookable boolean not null,
  is_removed boolean not null default false,
  is_shaded boolean not null default false
);
comment: An umbrella or gazebo; a removed one stays, so that old bookings keep their place and a new one its id

-- table place_block
table place_block (
  id bigint not null generated always as identity,
  days daterange not null,
  halves int4range not null,
  reason text not null,
  note text not null default ''::text,
  account_id bigint not null,
  at timestamp with time zone not null default battigia_now(),
  ended_at timestamp with time zone
);
comment: Places out of use on some days: why, and who of the resort said so; ended once no place of it is out of use any more

-- table price_amount
table price_amount (
  rule_position integer not null,
  "position" integer not null,
  season_id text,
  day_cents integer not null
);
comment: What a line of the price list costs per day in one season (null: in every season)

-- table price_draft_step
table price_draft_step (
  version integer not null,
  content jsonb,
  base text,
  kind text not null,
  publication_id bigint,
  changed_by bigint not null,
  changed_at timestamp with time zone not null default battigia_now()
);
comment: The one shared draft of prices as its steps: the latest version holds; no content is no draft

-- table price_part
table price_part (
  part text not null,
  percent integer not null
);
comment: Percent of the full day that half a day on a place costs where no line names the part

-- table price_publication
table price_publication (
  id bigint not null generated always as identity,
  before jsonb not null,
  after jsonb not null,
  changed_by bigint not null,
  changed_at timestamp with time zone not null default battigia_now(),
  taken_back_at timestamp with time zone
);
comment: Each publication of prices, opening and promotions: what held before and what held after it

-- table price_rule
table price_rule (
  "position" integer not null,
  extra_id text,
  categories text[],
  rows text[],
  weekdays integer[],
  months integer[],
  parts text[]
);
comment: A line of the price list with its conditions (null: always); extra null is the place itself

-- table price_season
table price_season (
  id text not null,
  "position" integer not null,
  name jsonb not null
);
comment: A season of the price list; where two hold, the later position does

-- table price_season_span
table price_season_span (
  season_id text not null,
  "position" integer not null,
  from_day text not null,
  to_day text not null,
  weekdays integer[]
);
comment: Days of every year that belong to a season, MM-DD to MM-DD; weekdays 1 is Monday, null is all

-- table promotion
table promotion (
  id text not null,
  "position" integer not null,
  terms jsonb not null,
  uses integer not null default 0,
  is_removed boolean not null default false
);
comment: What is taken off prices, in the words of promotions.json; removed ones stay for the orders that name them

-- table promotion_use
table promotion_use (
  id bigint not null generated always as identity,
  promotion_id text not null,
  order_id bigint not null,
  amount_cents integer not null,
  used_at timestamp with time zone not null default battigia_now(),
  given_back_at timestamp with time zone,
  reason text,
  given_by bigint
);
comment: Which order used a code and for how much; given back when the order came to nothing before it was paid

-- table proof_code
table proof_code (
  account_id bigint not null,
  code_salt bytea not null,
  code_hash bytea not null,
  code_tries smallint not null default 0,
  code_expires_at timestamp with time zone not null
);
comment: The newest mailed code by which an account proves itself once more; kept as a salted hash, goes when it is used

-- table provider_event
table provider_event (
  provider text not null,
  event_id text not null,
  type text not null,
  ref text,
  raw_body text not null,
  received_at timestamp with time zone not null default battigia_now(),
  processed_at timestamp with time zone,
  error text
);
comment: What a provider sent, once each; it only says where to look (R1, R9)

-- table push_device
table push_device (
  id bigint not null generated always as identity,
  account_id bigint not null,
  session_id bigint not null,
  endpoint_hash bytea not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  platform text not null,
  created_at timestamp with time zone not null default battigia_now(),
  last_ok_at timestamp with time zone,
  disabled_at timestamp with time zone
);
comment: A browser or app that takes pushes; it belongs to its session, so that leaving ends it (R-407)

-- table push_key
table push_key (
  id smallint not null default 1,
  public_key text not null,
  private_key text not null,
  created_at timestamp with time zone not null default battigia_now()
);
comment: The pair of keys that push services know this resort by (VAPID), made once unless the environment has one

-- table quote
table quote (
  id text not null,
  account_id bigint not null,
  language text not null,
  content_hash bytea not null,
  expires_at timestamp with time zone not null,
  category text not null default 'umbrella'::text,
  content jsonb
);
comment: A binding offer for one account's cart as it was; the order that used it names it

-- table rate_limit
unlogged table rate_limit (
  bucket bytea not null,
  used integer not null,
  ends_at timestamp with time zone not null
);
comment: Calls of one asker in the running window, by hashed key; lost in a crash without harm

-- table reconciliation_issue
table reconciliation_issue (
  id bigint not null generated always as identity,
  key text not null,
  kind text not null,
  provider text,
  order_id bigint,
  attempt_id bigint,
  detail jsonb not null,
  found_at timestamp with time zone not null default battigia_now(),
  resolved_at timestamp with time zone,
  resolved_by bigint,
  resolved_note text not null default ''::text
);
comment: What the ledger and a provider do not agree on, and what else staff have to look at

-- table reconciliation_run
table reconciliation_run (
  id bigint not null generated always as identity,
  provider text not null,
  day date not null,
  started_at timestamp with time zone not null default battigia_now(),
  finished_at timestamp with time zone,
  difference_cents integer
);
comment: A comparison of the ledger with a provider for one day of the resort

-- table refund
table refund (
  id bigint not null generated always as identity,
  public_id text not null,
  order_id bigint not null,
  attempt_id bigint not null,
  line_id bigint,
  amount_cents integer not null,
  reason text not null,
  state text not null default 'requested'::text,
  idem_key text not null,
  ref text,
  error jsonb,
  created_at timestamp with time zone not null default battigia_now(),
  next_sync_at timestamp with time zone,
  leased_until timestamp with time zone,
  syncs integer not null default 0
) with (fillfactor=70);
comment: Money on its way back by the provider that took it (payments guide, 8.3)

-- table registration
table registration (
  id bigint not null generated always as identity,
  email text not null,
  browser_key bytea not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  language text not null,
  personal_data_version text not null,
  purposes_version text not null,
  code_salt bytea,
  code_hash bytea,
  code_tries smallint not null default 0,
  code_expires_at timestamp with time zone,
  created_at timestamp with time zone not null
);
comment: A sign-up that waits for its code, one per e-mail and browser; it becomes an account or goes after a day

-- table restaurant
table restaurant (
  id smallint not null,
  name text not null,
  line jsonb not null,
  dish text not null,
  platforms text[] not null,
  opening_from text not null,
  opening_to text not null,
  stays jsonb not null,
  suspended_until text,
  suspended_reason jsonb
);
comment: The restaurants of the resort; flags and seasons are settings (R-704), a suspension is here

-- table restaurant_meal
table restaurant_meal (
  restaurant_id smallint not null,
  meal text not null,
  from_time time without time zone not null,
  to_time time without time zone not null,
  step_minutes smallint not null,
  covers integer not null,
  covers_per_slot integer not null
);
comment: When parties sit down, and how many people a sitting and one of its times take

-- table restaurant_seating
table restaurant_seating (
  id bigint not null generated always as identity,
  restaurant_id smallint not null,
  day date not null,
  meal text not null,
  at_time time without time zone not null,
  table_id integer not null,
  stay_minutes smallint not null,
  during tstzrange generated always as (tstzrange(((day + at_time) AT TIME ZONE 'Europe/Rome'::text), (((day + at_time) + make_interval(mins => (stay_minutes)::integer)) AT TIME ZONE 'Europe/Rome'::text))),
  seats smallint not null,
  dogs smallint not null,
  note text,
  state text not null,
  account_id bigint,
  order_id bigint,
  order_number text,
  order_item_id bigint,
  name text,
  phone text,
  version integer not null default 1,
  before jsonb,
  changed_at timestamp with time zone not null default battigia_now(),
  left_at timestamp with time zone,
  reminded_at timestamp with time zone,
  created_at timestamp with time zone not null default battigia_now()
) with (fillfactor=80);
comment: A party at its table: ordered by a guest, kept for one who is offered it, or written by the staff; two never overlap on one table

-- table restaurant_sitting
table restaurant_sitting (
  restaurant_id smallint not null,
  day date not null,
  meal text not null,
  is_online boolean not null default true,
  online_covers integer not null,
  covers integer not null default 0,
  most_covers integer not null
) with (fillfactor=70);
comment: Covers of one meal of one day. Its row is locked first by everything that changes who sits where

-- table restaurant_slot
table restaurant_slot (
  restaurant_id smallint not null,
  day date not null,
  meal text not null,
  at_time time without time zone not null,
  covers integer not null default 0,
  most_covers integer not null
) with (fillfactor=70);
comment: Covers that sit down at one time of a sitting: as many as the kitchen takes at once

-- table restaurant_table
table restaurant_table (
  id integer not null generated always as identity,
  restaurant_id smallint not null,
  number smallint not null,
  seats smallint not null,
  is_used boolean not null default true
);
comment: Tables; one that was taken away keeps its row for the parties that sat there

-- table saved_card
table saved_card (
  id bigint not null generated always as identity,
  public_id text not null,
  account_id bigint not null,
  mode_id smallint not null,
  provider text not null,
  ref text not null,
  brand text not null,
  last_four text not null,
  expiry_month smallint not null,
  expiry_year smallint not null,
  is_default boolean not null,
  created_at timestamp with time zone not null default battigia_now()
);
comment: A card that its provider keeps: brand, last four, expiry and the provider's token, nothing else (payments guide, 7.4)

-- table schema_migration
table schema_migration (
  id text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now()
);
comment: Which migrations this database has, and what they said

-- table sea_observation
table sea_observation (
  id bigint not null generated always as identity,
  account_id bigint not null,
  observed_at timestamp with time zone not null default battigia_now(),
  sea jsonb not null
);
comment: Weather and sea as the resort’s people saw them; the newest holds while it is fresh

-- table server_key
table server_key (
  purpose text not null,
  secret bytea not null,
  is_sealed boolean not null default false
);
comment: Keys of the server, the same for every process and for good: push is the private key of web push (VAPID), tags signs what the QR at an umbrella says and what opens the stream of an order, work signs the proofs of work that a nearly held beach asks for

-- table service
table service (
  id integer not null,
  "position" integer not null,
  name jsonb not null,
  about jsonb not null,
  unit text not null,
  full_day_cents integer not null,
  half_day_cents integer not null,
  stock integer,
  art text not null,
  page text,
  is_removed boolean not null default false,
  is_hidden boolean not null default false,
  slot_from time without time zone,
  slot_to time without time zone,
  slot_minutes smallint,
  slots_at_once smallint
);
comment: What can be ordered beside the places, with its usual stock (null: no limit); a removed one stays for old orders

-- table service_slot
table service_slot (
  service_id integer not null,
  day date not null,
  at_time time without time zone not null,
  taken integer not null
) with (fillfactor=70);
comment: How many of a service are booked for one time of a day; its half-day counts them besides

-- table service_stock
table service_stock (
  service_id integer not null,
  day date not null,
  half smallint not null,
  stock integer,
  taken integer not null default 0,
  is_set boolean not null default false
) with (fillfactor=60);
comment: Pieces of a service that are sold for a half-day, and how many there are (null: no limit)

-- table session
table session (
  id bigint not null generated always as identity,
  account_id bigint not null,
  token_hash bytea not null,
  browser_key bytea not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  idle interval not null,
  ends_at timestamp with time zone not null,
  proven_at timestamp with time zone,
  platform text not null default 'other'::text,
  device text not null default ''::text,
  kind text not null default 'customer'::text,
  return_hash bytea,
  pin_tries smallint not null default 0,
  order_id bigint,
  came_by_link boolean not null default false
);
comment: A signed-in browser or app; only the SHA-256 of its token is kept, and ending it deletes the row

-- table setting
table setting (
  key text not null,
  value jsonb not null,
  changed_at timestamp with time zone not null,
  changed_by text not null
);
comment: Settings that differ from their default; a missing row is the default of the code

-- table setting_change
table setting_change (
  id bigint not null generated always as identity,
  key text not null,
  old_value jsonb,
  new_value jsonb not null,
  changed_at timestamp with time zone not null,
  changed_by text not null
);
comment: Audit of every change of a setting: before, after, who and when

-- table social_arrival
table social_arrival (
  id bigint not null generated always as identity,
  key_hash bytea not null,
  browser_key bytea not null,
  provider text not null,
  subject text not null,
  email text,
  email_trust text not null,
  first_name text not null,
  last_name text not null,
  refresh_token bytea,
  taken_at timestamp with time zone,
  sign_up jsonb,
  code_salt bytea,
  code_hash bytea,
  code_tries smallint not null default 0,
  code_expires_at timestamp with time zone,
  created_at timestamp with time zone not null default battigia_now()
);
comment: Who came back from a provider and has no account here yet: goes when it has one, or after an hour

-- table social_attempt
table social_attempt (
  state_hash bytea not null,
  provider text not null,
  browser_key bytea not null,
  verifier text not null,
  nonce text not null,
  next text,
  created_at timestamp with time zone not null default battigia_now()
);
comment: A browser on its way to a provider: what its answer has to fit; used once, a quarter of an hour at most

-- table social_deletion
table social_deletion (
  code text not null,
  done_at timestamp with time zone not null default battigia_now()
);
comment: Requests of Facebook to delete what it told about a person, by the code of their status page; names nobody

-- table social_identity
table social_identity (
  id bigint not null generated always as identity,
  account_id bigint not null,
  provider text not null,
  subject text not null,
  refresh_token bytea,
  added_at timestamp with time zone not null default battigia_now(),
  mail_stopped_at timestamp with time zone
);
comment: Social logins that open an account, known by provider and subject and never by e-mail (R-108)

-- table staff_action
table staff_action (
  id bigint not null generated always as identity,
  account_id bigint not null,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}'::jsonb,
  at timestamp with time zone not null default battigia_now(),
  device text not null default ''::text
);
comment: Append-only audit: what a person of the resort did, to what, with before and after (R-603)

-- table staff_change
table staff_change (
  id bigint not null generated always as identity,
  account_id bigint not null,
  by_account_id bigint not null,
  before jsonb not null,
  roles text[] not null,
  at timestamp with time zone not null default battigia_now(),
  undone_at timestamp with time zone
);
comment: What takes a change of somebody's roles back for a few seconds: their row, second factor and codes as they were; forgotten within the hour

-- table staff_login_ticket
table staff_login_ticket (
  ticket_hash bytea not null,
  account_id bigint not null,
  new_secret bytea,
  is_sealed boolean not null default false,
  chooses_password boolean not null,
  tries smallint not null default 0,
  expires_at timestamp with time zone not null
);
comment: Logins of the resort's people after the password and before the second factor; a new secret where there is none yet

-- table staff_member
table staff_member (
  account_id bigint not null,
  roles text[] not null,
  display_name text not null,
  pin_hash text not null default ''::text,
  mailbox_proven_at timestamp with time zone,
  pin_digits smallint,
  asks_for_pin boolean not null default false,
  pin_misses smallint not null default 0,
  pin_misses_since timestamp with time zone
);
comment: People of the resort and what they may do in the back office (R-603)

-- table staff_recovery_code
table staff_recovery_code (
  account_id bigint not null,
  code_hash bytea not null
);
comment: Codes for who has lost the second factor: each one is deleted by its use

-- table staff_second_factor
table staff_second_factor (
  account_id bigint not null,
  secret bytea,
  last_step bigint not null,
  confirmed_at timestamp with time zone not null,
  is_sealed boolean not null default false
);
comment: What somebody of the resort has besides a password: one-time codes by time (RFC 6238), of which a used step is never used again, or passkeys alone

-- table stranded_arrival
table stranded_arrival (
  id bigint not null generated always as identity,
  action_id bigint not null,
  claim_id bigint not null,
  order_id bigint not null,
  umbrella_id integer not null,
  day date not null,
  said_at timestamp with time zone not null,
  released_at timestamp with time zone not null,
  cause text not null,
  at timestamp with time zone not null default battigia_now(),
  solution_id bigint
);
comment: Somebody whom a tablet saw come and whose place had been freed: it stands until somebody of the resort has solved it

-- table stranded_solution
table stranded_solution (
  id bigint not null generated always as identity,
  press text not null,
  order_id bigint not null,
  kind text not null,
  note text not null default ''::text,
  staff_id bigint not null,
  tenders text[],
  places_before jsonb,
  after jsonb,
  at timestamp with time zone not null default battigia_now(),
  undone_at timestamp with time zone,
  undone_by bigint
);
comment: What the desk did for guests without a place: another place or their own again, their money back, or nothing that was left to do

-- table subscription
table subscription (
  id bigint not null generated always as identity,
  account_id bigint not null,
  plan_id integer not null,
  plan jsonb not null,
  order_id bigint not null,
  umbrella_id integer,
  days daterange not null,
  weekdays integer[],
  part text not null,
  people smallint not null,
  dogs jsonb not null,
  extras jsonb not null,
  price jsonb not null,
  total_cents integer not null,
  entries smallint,
  entries_used smallint not null default 0,
  state text not null default 'pending'::text,
  pass_code text not null,
  renews_id bigint,
  created_at timestamp with time zone not null default battigia_now()
) with (fillfactor=80);
comment: A plan that somebody bought, as it was sold: place, days, people, dogs and price

-- table subscription_entry
table subscription_entry (
  id bigint not null generated always as identity,
  subscription_id bigint not null,
  umbrella_id integer not null,
  day date not null,
  half_from smallint not null,
  half_to smallint not null,
  used_at timestamp with time zone not null default battigia_now(),
  cancelled_at timestamp with time zone
);
comment: An entry of a carnet that was used for a day and place; one that was given back counts again

-- table subscription_history
table subscription_history (
  id bigint not null generated always as identity,
  subscription_id bigint not null,
  old_state text,
  new_state text not null,
  at timestamp with time zone not null default battigia_now()
);
comment: Every state that a subscription had, kept by its trigger whoever changes it

-- table subscription_instalment
table subscription_instalment (
  subscription_id bigint not null,
  "position" smallint not null,
  due_day date not null,
  amount_cents integer not null,
  order_id bigint,
  reminded_at timestamp with time zone
);
comment: A part of a subscription's price with the day it is due; position 0 is paid with the order of the subscription, each other one with an order of its own

-- table subscription_member
table subscription_member (
  id bigint not null generated always as identity,
  subscription_id bigint not null,
  "position" smallint not null,
  name text not null,
  added_at timestamp with time zone not null default battigia_now()
);
comment: Somebody whom the holder lets use the subscription; positions up to the setting are how many there may be

-- table subscription_place_change
table subscription_place_change (
  id bigint not null generated always as identity,
  subscription_id bigint not null,
  at timestamp with time zone not null default battigia_now(),
  old_umbrella_id integer not null,
  new_umbrella_id integer not null,
  from_day date not null,
  days smallint not null,
  old_cents integer not null,
  new_cents integer not null,
  charged_cents integer not null,
  lowered_cents integer not null,
  credited_cents integer not null
);
comment: A subscription that staff moved to another place, with what became of the difference

-- table subscription_plan
table subscription_plan (
  id integer not null,
  "position" integer not null,
  plan jsonb not null,
  is_removed boolean not null default false
);
comment: A plan of the resort's file, as it is sold now; a removed one stays for the subscriptions that were sold by it

-- table subscription_renewal
table subscription_renewal (
  subscription_id bigint not null,
  umbrella_id integer not null,
  plan_id integer not null,
  days daterange not null,
  stays daterange[] not null,
  halves int4range not null,
  until date not null,
  state text not null default 'kept'::text,
  renewed_by bigint,
  told_open_at timestamp with time zone,
  reminded_at timestamp with time zone
);
comment: First refusal: while it is kept, the place's days of the coming season are stays of the subscription before

-- table table_offer
table table_offer (
  id bigint not null generated always as identity,
  request_id bigint not null,
  seating_id bigint,
  at_time time without time zone not null,
  offered_at timestamp with time zone not null default battigia_now(),
  expires_at timestamp with time zone not null,
  answer text,
  answered_at timestamp with time zone
);
comment: A table that was offered to who waits; without an answer it stands until expires_at

-- table table_request
table table_request (
  id bigint not null generated always as identity,
  account_id bigint not null,
  restaurant_id smallint not null,
  day date not null,
  meal text not null,
  at_time time without time zone,
  seats smallint not null,
  dogs smallint not null,
  note text,
  closes_at timestamp with time zone not null,
  offers_ignored smallint not null default 0,
  joined_at timestamp with time zone not null default battigia_now(),
  ended_at timestamp with time zone,
  ended_by text
);
comment: A person who waits for a table of a meal; the queue of a sitting is by joined_at and id

-- table till_closing
table till_closing (
  id bigint not null generated always as identity,
  key text not null,
  year smallint not null,
  number integer not null,
  previous_id bigint,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone not null,
  opening_cents integer not null,
  expected_cash_cents integer not null,
  counted_cash_cents integer not null,
  expected_card_cents integer not null,
  counted_card_cents integer not null,
  left_cents integer not null,
  denominations jsonb,
  note text not null,
  staff_id bigint
);
comment: The till counted and closed: what was expected by tender and what was there; append-only, each follows one other

-- table till_drawer
table till_drawer (
  id bigint not null generated always as identity,
  key text not null,
  previous_id bigint,
  staff_id bigint not null,
  opened_at timestamp with time zone not null default battigia_now(),
  opened_by bigint not null,
  float_cents integer not null,
  counted_at timestamp with time zone,
  counted_by bigint,
  expected_cents integer,
  counted_cents integer,
  denominations jsonb,
  note text not null default ''::text
);
comment: The cash of one person between an opening and a count; counted once, and never changed otherwise

-- table till_movement
table till_movement (
  id bigint not null generated always as identity,
  key text not null,
  kind text not null,
  tender text not null,
  amount_cents integer not null,
  ledger_entry_id bigint,
  tendered_cents integer,
  change_cents integer,
  reason text not null default ''::text,
  staff_id bigint,
  device text not null default ''::text,
  at timestamp with time zone not null default battigia_now(),
  closing_id bigint,
  drawer_id bigint
);
comment: Money that the desk took or gave, or that went into its drawer or out of it; each belongs to the first closing after it

-- table umbrella_cart
table umbrella_cart (
  account_id bigint not null,
  line_count smallint not null default 0,
  expires_at timestamp with time zone,
  device_id text,
  address_prefix text,
  ordered_at timestamp with time zone,
  started_at timestamp with time zone
) with (fillfactor=70);
comment: One umbrella cart per account: the one end of all its holds; past expires_at it counts as empty

-- table visit_action
table visit_action (
  id bigint not null generated always as identity,
  client_id text not null,
  kind text not null,
  day date not null,
  staff_id bigint not null,
  order_id bigint,
  money_key text,
  collected_cents integer not null default 0,
  change_cents integer not null default 0,
  reason text not null default ''::text,
  at timestamp with time zone not null default battigia_now(),
  undone_at timestamp with time zone,
  undone_by bigint
);
comment: What a person of the resort did to visits of a day in one press; what was taken back stays

-- table visit_delay
table visit_delay (
  id bigint not null generated always as identity,
  action_id bigint not null,
  kind text not null,
  claim_id bigint not null,
  order_id bigint not null,
  day date not null,
  expected_at timestamp with time zone not null,
  kept_until timestamp with time zone not null,
  undone_at timestamp with time zone
);
comment: Somebody called that they come later: their place is kept until then and the grace; the last one that stands counts

-- table waiting_offer
table waiting_offer (
  id bigint not null generated always as identity,
  request_id bigint not null,
  umbrella_id integer not null,
  stay_id bigint not null,
  offered_at timestamp with time zone not null default battigia_now(),
  expires_at timestamp with time zone not null,
  answer text,
  answered_at timestamp with time zone
);
comment: A place that was offered to who waits; without an answer it stands until expires_at

-- table waiting_request
table waiting_request (
  id bigint not null generated always as identity,
  account_id bigint not null,
  days daterange not null,
  halves int4range not null,
  kinds text[] not null,
  zones text[] not null,
  rows text[] not null,
  people smallint not null,
  dogs jsonb not null,
  closes_at timestamp with time zone not null,
  offers_ignored smallint not null default 0,
  joined_at timestamp with time zone not null default battigia_now(),
  ended_at timestamp with time zone,
  ended_by text
);
comment: A person who waits for a place on every half-day of some days; the queue is by joined_at and id

-- table weather_choice
table weather_choice (
  id bigint not null generated always as identity,
  weather_day_id bigint not null,
  order_id bigint not null,
  line_id bigint not null,
  day date not null,
  halves int4range not null,
  code text not null,
  has_arrived boolean not null,
  paid_cents integer not null,
  credit_cents integer not null,
  choose_until timestamp with time zone not null,
  state text not null default 'open'::text,
  ended_at timestamp with time zone,
  moved_line_id bigint
);
comment: What a paid booking may have for a half-day of bad weather: credit, or another day; exactly one of them, once (B-19)

-- table weather_day
table weather_day (
  id bigint not null generated always as identity,
  day date not null,
  halves int4range not null,
  cause text not null,
  minutes integer not null,
  state text not null default 'proposed'::text,
  reason text not null default ''::text,
  proposed_at timestamp with time zone not null default battigia_now(),
  decided_by bigint,
  decided_at timestamp with time zone,
  tells_at timestamp with time zone,
  told_at timestamp with time zone,
  percent smallint,
  arrived_percent smallint,
  subscription_percent smallint
);
comment: Half-days on which the weather rule was met by what was observed; guests are told of confirmed ones from tells_at on (B-19)

-- table weather_share
table weather_share (
  id bigint not null generated always as identity,
  weather_day_id bigint not null,
  subscription_id bigint not null,
  entry_umbrella_id integer,
  day date not null,
  halves int4range not null,
  code text not null,
  paid_cents integer not null,
  credit_cents integer not null,
  given_at timestamp with time zone not null default battigia_now()
);
comment: Credit that a subscription's holder got for a half-day of bad weather, once (B-19)

-- table withdrawal
table withdrawal (
  order_id bigint not null,
  name text not null,
  contact text not null,
  declared_at timestamp with time zone not null default battigia_now(),
  paid_cents integer not null,
  used_cents integer not null,
  refund_cents integer not null
);
comment: A declaration of withdrawal from a contract (art. 54-bis); one per order, whoever presses twice

-- table work_key
table work_key (
  is_only boolean not null default true,
  secret text not null
);
comment: Signs the proofs of work that a nearly held beach asks for; the same for every process (security guide, 6 a 3)

-- constraint account account__email_is_lower_case
CHECK (email = lower(email));

-- constraint account account__erased_is_nameless
CHECK (kind <> 'erased'::text OR email = (('deleted-'::text || id) || '@deleted.invalid'::text) AND confirmed_at IS NULL AND password_hash = ''::text AND first_name = ''::text AND last_name = ''::text AND phone = ''::text);

-- constraint account account__guest_has_no_password
CHECK (kind <> 'guest'::text OR password_hash = ''::text AND confirmed_at IS NULL);

-- constraint account account__kind_is_known
CHECK (kind = ANY (ARRAY['customer'::text, 'guest'::text, 'erased'::text]));

-- constraint account account__language_is_ours
CHECK (language = ANY (ARRAY['it'::text, 'en'::text, 'fr'::text, 'nl'::text, 'de'::text]));

-- constraint account account_pkey
PRIMARY KEY (id);

-- constraint account_photo account_photo_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint account_photo account_photo_pkey
PRIMARY KEY (account_id);

-- constraint app_presence app_presence__not_below_zero
CHECK (guests >= 0);

-- constraint app_presence app_presence_pkey
PRIMARY KEY (process);

-- constraint app_version_seen app_version_seen__platform_known
CHECK (platform = ANY (ARRAY['android'::text, 'ios'::text, 'other'::text]));

-- constraint app_version_seen app_version_seen__started
CHECK (starts > 0);

-- constraint app_version_seen app_version_seen_pkey
PRIMARY KEY (day, platform, version);

-- constraint apple_name apple_name_pkey
PRIMARY KEY (id);

-- constraint arrival arrival__kind_known
CHECK (kind = ANY (ARRAY['line'::text, 'subscription'::text, 'entry'::text]));

-- constraint arrival arrival_action_id_fkey
FOREIGN KEY (action_id) REFERENCES visit_action(id);

-- constraint arrival arrival_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint arrival arrival_pkey
PRIMARY KEY (id);

-- constraint arrival arrival_umbrella_id_fkey
FOREIGN KEY (umbrella_id) REFERENCES place(id);

-- constraint audit_chain audit_chain__hashes_are_sha256
CHECK (octet_length(previous) = 32 AND octet_length(hash) = 32 AND octet_length(detail_hash) = 32);

-- constraint audit_chain audit_chain__kind_known
CHECK (kind = ANY (ARRAY['action'::text, 'forgotten'::text, 'cut'::text]));

-- constraint audit_chain audit_chain__of_one_kind
CHECK ((kind = 'action'::text) = (action_id IS NOT NULL AND detail_hash IS NOT NULL AND content IS NULL));

-- constraint audit_chain audit_chain__only_who_is_gone
TRIGGER DEFERRABLE INITIALLY DEFERRED;

-- constraint audit_chain audit_chain_action_id_fkey
FOREIGN KEY (action_id) REFERENCES staff_action(id);

-- constraint audit_chain audit_chain_pkey
PRIMARY KEY (n);

-- constraint bar_category bar_category__is_complete
CHECK (has_every_language(name));

-- constraint bar_category bar_category__key_unique
UNIQUE (key);

-- constraint bar_category bar_category_pkey
PRIMARY KEY (id);

-- constraint bar_day bar_day_pkey
PRIMARY KEY (day);

-- constraint bar_item bar_item__diet_known
CHECK (diet = ANY (ARRAY['vegan'::text, 'vegetarian'::text]));

-- constraint bar_item bar_item__key_unique
UNIQUE (key);

-- constraint bar_item bar_item__price_not_negative
CHECK (cents >= 0);

-- constraint bar_item bar_item__sold_in_every_language
CHECK (NOT is_published OR has_every_language(name) AND every_language_or_none(description));

-- constraint bar_item bar_item__sold_when_declared
CHECK (NOT is_published OR allergens IS NOT NULL AND is_alcoholic IS NOT NULL);

-- constraint bar_item bar_item__station_known
CHECK (station = ANY (ARRAY['drinks'::text, 'kitchen'::text, 'ice_cream'::text]));

-- constraint bar_item bar_item__takes_time
CHECK (prep_seconds >= 0 AND prep_seconds <= 3600);

-- constraint bar_item bar_item_category_id_fkey
FOREIGN KEY (category_id) REFERENCES bar_category(id);

-- constraint bar_item bar_item_pkey
PRIMARY KEY (id);

-- constraint bar_option bar_option__price_not_negative
CHECK (cents >= 0);

-- constraint bar_option bar_option_group_id_fkey
FOREIGN KEY (group_id) REFERENCES bar_option_group(id) ON DELETE CASCADE;

-- constraint bar_option bar_option_pkey
PRIMARY KEY (id);

-- constraint bar_option_group bar_option_group__bounds
CHECK ("least" >= 0 AND most >= 1 AND "least" <= most);

-- constraint bar_option_group bar_option_group_item_id_fkey
FOREIGN KEY (item_id) REFERENCES bar_item(id) ON DELETE CASCADE;

-- constraint bar_option_group bar_option_group_pkey
PRIMARY KEY (id);

-- constraint bar_order bar_order__made_with_ticket
CHECK ((status = ANY (ARRAY['awaiting_payment'::text, 'cancelled'::text])) OR num_nulls(day, ticket, received_at, promised_at) = 0);

-- constraint bar_order bar_order__reason_known
CHECK (reject_reason = ANY (ARRAY['sold_out'::text, 'too_busy'::text, 'closing'::text, 'place_not_found'::text, 'asked_by_guest'::text, 'other'::text]));

-- constraint bar_order bar_order__status_known
CHECK (status = ANY (ARRAY['awaiting_payment'::text, 'received'::text, 'preparing'::text, 'ready'::text, 'delivered'::text, 'rejected'::text, 'cancelled'::text]));

-- constraint bar_order bar_order__step_has_its_time
CHECK ((status <> 'ready'::text OR ready_at IS NOT NULL) AND (status <> 'delivered'::text OR delivered_at IS NOT NULL) AND (status <> 'rejected'::text OR rejected_at IS NOT NULL AND reject_reason IS NOT NULL));

-- constraint bar_order bar_order__ticket_of_the_day
UNIQUE (day, ticket);

-- constraint bar_order bar_order_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint bar_order bar_order_pkey
PRIMARY KEY (order_id);

-- constraint bar_order_line bar_order_line__counted_of_its_own
CHECK (counted >= 0 AND counted <= quantity);

-- constraint bar_order_line bar_order_line__quantity_positive
CHECK (quantity > 0);

-- constraint bar_order_line bar_order_line_item_row_fkey
FOREIGN KEY (item_row) REFERENCES order_item(id);

-- constraint bar_order_line bar_order_line_order_id_fkey
FOREIGN KEY (order_id) REFERENCES bar_order(order_id);

-- constraint bar_order_line bar_order_line_pkey
PRIMARY KEY (item_row);

-- constraint bar_state bar_state__only_one
CHECK (id = 1);

-- constraint bar_state bar_state__until_only_while_paused
CHECK (paused_until IS NULL OR paused_at IS NOT NULL);

-- constraint bar_state bar_state_pkey
PRIMARY KEY (id);

-- constraint bar_stock bar_stock__not_negative
CHECK (pieces >= 0);

-- constraint bar_stock bar_stock_item_id_fkey
FOREIGN KEY (item_id) REFERENCES bar_item(id) ON DELETE CASCADE;

-- constraint bar_stock bar_stock_pkey
PRIMARY KEY (item_id);

-- constraint bar_tag_key bar_tag_key__is_long
CHECK (octet_length(secret) = 64);

-- constraint bar_tag_key bar_tag_key__only_one
CHECK (id = 1);

-- constraint bar_tag_key bar_tag_key_pkey
PRIMARY KEY (id);

-- constraint beach beach__has_size
CHECK (width > 0::double precision AND height > 0::double precision);

-- constraint beach beach__only_one
CHECK (id = 1);

-- constraint beach beach__sea_side_known
CHECK (sea_side = ANY (ARRAY['north'::text, 'south'::text]));

-- constraint beach beach_pkey
PRIMARY KEY (id);

-- constraint beach_columns beach_columns__numbers_ascend
CHECK (1 <= first_number AND first_number <= last_number);

-- constraint beach_columns beach_columns__step_forward
CHECK (step > 0::double precision);

-- constraint beach_columns beach_columns_pkey
PRIMARY KEY ("position");

-- constraint beach_draft beach_draft__only_one
CHECK (id = 1);

-- constraint beach_draft beach_draft_pkey
PRIMARY KEY (id);

-- constraint beach_history beach_history_pkey
PRIMARY KEY (id);

-- constraint beach_landmark beach_landmark_pkey
PRIMARY KEY ("position");

-- constraint beach_opening beach_opening__only_one
CHECK (id = 1);

-- constraint beach_opening beach_opening_pkey
PRIMARY KEY (id);

-- constraint beach_row beach_row_pkey
PRIMARY KEY (id);

-- constraint beach_walkway beach_walkway__has_size
CHECK (width > 0::double precision AND height > 0::double precision);

-- constraint beach_walkway beach_walkway_pkey
PRIMARY KEY ("position");

-- constraint beach_zone beach_zone__has_size
CHECK (width > 0::double precision AND height > 0::double precision);

-- constraint beach_zone beach_zone_pkey
PRIMARY KEY (id);

-- constraint broadcast broadcast__audience_is_known
CHECK (audience = ANY (ARRAY['all'::text, 'umbrella'::text, 'restaurant'::text, 'parking'::text, 'service'::text]));

-- constraint broadcast broadcast__sent_or_undone
CHECK (num_nonnulls(sent_at, undone_at) <= 1);

-- constraint broadcast broadcast__sent_to_some
CHECK ((sent_at IS NULL) = (people IS NULL));

-- constraint broadcast broadcast_pkey
PRIMARY KEY (id);

-- constraint cart_line cart_line__people_positive
CHECK (people > 0);

-- constraint cart_line cart_line__total_not_negative
CHECK (total_cents >= 0);

-- constraint cart_line cart_line_pkey
PRIMARY KEY (stay_id);

-- constraint cart_line cart_line_stay_id_fkey
FOREIGN KEY (stay_id) REFERENCES occupancy(id) ON DELETE CASCADE;

-- constraint catalog_change catalog_change_pkey
PRIMARY KEY (id);

-- constraint catalog_draft catalog_draft__section_known
CHECK (section = ANY (ARRAY['extras'::text, 'categories'::text, 'services'::text, 'parking'::text]));

-- constraint catalog_draft catalog_draft_pkey
PRIMARY KEY (section);

-- constraint catalog_publication catalog_publication__section_known
CHECK (section = ANY (ARRAY['extras'::text, 'categories'::text, 'services'::text, 'parking'::text]));

-- constraint catalog_publication catalog_publication_pkey
PRIMARY KEY (id);

-- constraint category category__dog_sizes_known
CHECK (dog_sizes <@ ARRAY['small'::text, 'large'::text]);

-- constraint category category__kind_known
CHECK (kind = ANY (ARRAY['large_dog'::text, 'small_dog'::text, 'human'::text, 'dog_gazebo'::text, 'human_gazebo'::text]));

-- constraint category category__numbers_fit
CHECK (max_dogs >= 0 AND max_dogs <= 3 AND people >= 1 AND people <= max_people AND people_first_row >= 1 AND people_first_row <= max_people_first_row AND min_beds >= 0 AND min_beds_first_row >= 0);

-- constraint category category_pkey
PRIMARY KEY (id);

-- constraint category_extra category_extra__numbers_fit
CHECK (max >= 0 AND included >= 0 AND (max + included) > 0);

-- constraint category_extra category_extra_category_id_fkey
FOREIGN KEY (category_id) REFERENCES category(id) ON DELETE CASCADE;

-- constraint category_extra category_extra_extra_id_fkey
FOREIGN KEY (extra_id) REFERENCES extra(id);

-- constraint category_extra category_extra_pkey
PRIMARY KEY (category_id, extra_id);

-- constraint complimentary complimentary__reason_is_short
CHECK (length(reason) >= 2 AND length(reason) <= 200);

-- constraint complimentary complimentary__worth_not_negative
CHECK (worth_cents >= 0);

-- constraint complimentary complimentary_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint complimentary complimentary_pkey
PRIMARY KEY (order_id);

-- constraint consent consent__purpose_is_known
CHECK (purpose = ANY (ARRAY['personal_data'::text, 'purposes'::text]));

-- constraint consent consent__text_exists
FOREIGN KEY (slug, language, version) REFERENCES content_page(slug, language, version);

-- constraint consent consent_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint consent consent_pkey
PRIMARY KEY (id);

-- constraint content_page content_page__language_is_ours
CHECK (language = ANY (ARRAY['it'::text, 'en'::text, 'fr'::text, 'nl'::text, 'de'::text]));

-- constraint content_page content_page__version_is_short
CHECK (length(version) >= 1 AND length(version) <= 40);

-- constraint content_page content_page_pkey
PRIMARY KEY (slug, language, version);

-- constraint content_page_draft content_page_draft_pkey
PRIMARY KEY (slug);

-- constraint content_page_publication content_page_publication__cause_known
CHECK (cause = ANY (ARRAY['file'::text, 'publish'::text, 'restore'::text]));

-- constraint content_page_publication content_page_publication_pkey
PRIMARY KEY (id);

-- constraint credit_balance credit_balance__never_negative
CHECK (balance_cents >= 0);

-- constraint credit_balance credit_balance_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint credit_balance credit_balance_pkey
PRIMARY KEY (account_id);

-- constraint credit_entry credit_entry__once
UNIQUE (movement, lot_id);

-- constraint credit_entry credit_entry__sign
CHECK (
CASE kind
    WHEN 'earned'::text THEN amount_cents > 0
    WHEN 'used'::text THEN amount_cents < 0
    WHEN 'returned'::text THEN amount_cents > 0
    WHEN 'expired'::text THEN amount_cents < 0
    WHEN 'forfeited'::text THEN amount_cents < 0
    ELSE false
END);

-- constraint credit_entry credit_entry__use_has_its_order
CHECK ((kind <> ALL (ARRAY['used'::text, 'returned'::text])) OR order_id IS NOT NULL);

-- constraint credit_entry credit_entry_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint credit_entry credit_entry_lot_id_fkey
FOREIGN KEY (lot_id) REFERENCES credit_lot(id) ON DELETE CASCADE;

-- constraint credit_entry credit_entry_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint credit_entry credit_entry_pkey
PRIMARY KEY (id);

-- constraint credit_lot credit_lot__earned_once
UNIQUE (key);

-- constraint credit_lot credit_lot__earned_positive
CHECK (earned_cents > 0);

-- constraint credit_lot credit_lot__left_within
CHECK (left_cents >= 0 AND left_cents <= earned_cents);

-- constraint credit_lot credit_lot__reason_known
CHECK (reason = ANY (ARRAY['day_resold'::text, 'change'::text, 'refund'::text, 'goodwill'::text, 'withdrawal'::text, 'weather'::text]));

-- constraint credit_lot credit_lot__return_days_not_negative
CHECK (return_days >= 0);

-- constraint credit_lot credit_lot_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint credit_lot credit_lot_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint credit_lot credit_lot_pkey
PRIMARY KEY (id);

-- constraint customer_note customer_note__is_short
CHECK (length(words) <= 1000);

-- constraint customer_note customer_note_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint customer_note customer_note_pkey
PRIMARY KEY (account_id);

-- constraint customer_view customer_view_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint customer_view customer_view_pkey
PRIMARY KEY (staff_id, account_id, hour);

-- constraint cutoff_reminder cutoff_reminder_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint cutoff_reminder cutoff_reminder_pkey
PRIMARY KEY (order_id, deadline_at);

-- constraint daily_menu daily_menu__day_or_weekdays
CHECK ((day IS NULL) <> (weekdays IS NULL));

-- constraint daily_menu daily_menu__one_a_day
UNIQUE (restaurant, day);

-- constraint daily_menu daily_menu__restaurant_is_known
CHECK (restaurant = ANY (ARRAY[1, 2]));

-- constraint daily_menu daily_menu__weekdays_are_days
CHECK (weekdays <@ ARRAY[1::smallint, 2::smallint, 3::smallint, 4::smallint, 5::smallint, 6::smallint, 7::smallint]);

-- constraint daily_menu daily_menu_pkey
PRIMARY KEY (id);

-- constraint daily_menu_dish daily_menu_dish_dish_id_fkey
FOREIGN KEY (dish_id) REFERENCES dish(id) ON DELETE CASCADE;

-- constraint daily_menu_dish daily_menu_dish_menu_id_fkey
FOREIGN KEY (menu_id) REFERENCES daily_menu(id) ON DELETE CASCADE;

-- constraint daily_menu_dish daily_menu_dish_pkey
PRIMARY KEY (menu_id, dish_id);

-- constraint day_return day_return__cap_not_negative
CHECK (cap_cents >= 0);

-- constraint day_return day_return__credit_of_one_sale
CHECK (
CASE state
    WHEN 'credited'::text THEN num_nonnulls(sold_line_id, sold_subscription_id) = 1 AND (sold_line_id IS NULL) = (sold_order_id IS NULL) AND num_nonnulls(earned_cents, credited_cents) = 2
    ELSE num_nonnulls(sold_order_id, sold_line_id, sold_subscription_id, earned_cents, credited_cents) = 0
END);

-- constraint day_return day_return__ended_when_over
CHECK ((state = 'offered'::text) = (ended_at IS NULL));

-- constraint day_return day_return__half_of_a_day
CHECK (half = ANY (ARRAY[0, 1]));

-- constraint day_return day_return__line_exists
FOREIGN KEY (line_id, order_id) REFERENCES order_line(id, order_id);

-- constraint day_return day_return__never_more_than_earned
CHECK (credited_cents >= 1 AND credited_cents <= LEAST(earned_cents, cap_cents));

-- constraint day_return day_return__one_holder
CHECK (num_nonnulls(line_id, subscription_id) = 1 AND (line_id IS NULL) = (order_id IS NULL));

-- constraint day_return day_return__share_is_percent
CHECK (share_percent >= 0 AND share_percent <= 100);

-- constraint day_return day_return__sold_line_exists
FOREIGN KEY (sold_line_id, sold_order_id) REFERENCES order_line(id, order_id);

-- constraint day_return day_return__state_known
CHECK (state = ANY (ARRAY['offered'::text, 'credited'::text, 'reclaimed'::text, 'lapsed'::text]));

-- constraint day_return day_return_pkey
PRIMARY KEY (id);

-- constraint day_return day_return_sold_subscription_id_fkey
FOREIGN KEY (sold_subscription_id) REFERENCES subscription(id);

-- constraint day_return day_return_subscription_id_fkey
FOREIGN KEY (subscription_id) REFERENCES subscription(id);

-- constraint day_return day_return_umbrella_id_fkey
FOREIGN KEY (umbrella_id) REFERENCES place(id);

-- constraint delivery delivery__channel_is_known
CHECK (channel = ANY (ARRAY['push'::text, 'mail'::text, 'sms'::text]));

-- constraint delivery delivery__external_id_is_unique
UNIQUE (channel, external_id);

-- constraint delivery delivery__once_per_way
UNIQUE NULLS NOT DISTINCT (notice_id, channel, device_id);

-- constraint delivery delivery__state_is_known
CHECK (state = ANY (ARRAY['waiting'::text, 'sent'::text, 'delivered'::text, 'read'::text, 'failed'::text]));

-- constraint delivery delivery_notice_id_fkey
FOREIGN KEY (notice_id) REFERENCES notice(id) ON DELETE CASCADE;

-- constraint delivery delivery_pkey
PRIMARY KEY (id);

-- constraint desk_action desk_action__kind_known
CHECK (kind = ANY (ARRAY['block'::text, 'unblock'::text, 'break_hold'::text, 'move'::text, 'extend'::text, 'walk_in'::text, 'complimentary'::text, 'waive'::text, 'sell_subscription'::text]));

-- constraint desk_action desk_action_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint desk_action desk_action_pkey
PRIMARY KEY (id);

-- constraint desk_refund desk_refund__allowance_is_part
CHECK (allowance_cents >= 0 AND allowance_cents <= amount_cents);

-- constraint desk_refund desk_refund__amount_positive
CHECK (amount_cents > 0);

-- constraint desk_refund desk_refund__key_unique
UNIQUE (key);

-- constraint desk_refund desk_refund__tender_known
CHECK (tender = ANY (ARRAY['cash'::text, 'card_terminal'::text, 'original'::text, 'credit'::text]));

-- constraint desk_refund desk_refund_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint desk_refund desk_refund_pkey
PRIMARY KEY (id);

-- constraint dish dish__slug_is_unique
UNIQUE (slug);

-- constraint dish dish_pkey
PRIMARY KEY (id);

-- constraint dish_course dish_course__is_complete
CHECK (has_every_language(name) AND has_every_language(plural));

-- constraint dish_course dish_course__key_is_unique
UNIQUE (key);

-- constraint dish_course dish_course_pkey
PRIMARY KEY (id);

-- constraint dish_version dish_version__course_exists
FOREIGN KEY (course) REFERENCES dish_course(key);

-- constraint dish_version dish_version__price_is_no_debt
CHECK (cents >= 0);

-- constraint dish_version dish_version__published_is_complete
CHECK (NOT is_published OR has_every_language(name) AND every_language_or_none(description) AND allergens IS NOT NULL AND is_alcoholic IS NOT NULL);

-- constraint dish_version dish_version__restaurant_is_known
CHECK (restaurant = ANY (ARRAY[1, 2]));

-- constraint dish_version dish_version_dish_id_fkey
FOREIGN KEY (dish_id) REFERENCES dish(id) ON DELETE CASCADE;

-- constraint dish_version dish_version_photo_id_fkey
FOREIGN KEY (photo_id) REFERENCES photo(id);

-- constraint dish_version dish_version_pkey
PRIMARY KEY (dish_id, is_published);

-- constraint dog dog__chip_is_fifteen_digits
CHECK (chip ~ '^[0-9]{15}$'::text);

-- constraint dog dog__name_is_bounded
CHECK (length(name) >= 2 AND length(name) <= 20);

-- constraint dog dog__size_is_known
CHECK (size = ANY (ARRAY['small'::text, 'large'::text]));

-- constraint dog dog__temperament_is_known
CHECK (temperament = ANY (ARRAY['calm'::text, 'shy'::text, 'reactive'::text]));

-- constraint dog dog__weight_is_bounded
CHECK (weight_tenths_kg >= 5 AND weight_tenths_kg <= 1200);

-- constraint dog dog_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint dog dog_pkey
PRIMARY KEY (id);

-- constraint dog_document dog_document__decision_has_its_person
CHECK ((decision = 'waiting'::text) = (checked_at IS NULL) AND (checked_at IS NULL) = (checked_by IS NULL));

-- constraint dog_document dog_document__decision_is_known
CHECK (decision = ANY (ARRAY['waiting'::text, 'accepted'::text, 'rejected'::text]));

-- constraint dog_document dog_document__file_is_once
UNIQUE (dog_id, kind, file_hash);

-- constraint dog_document dog_document__kind_is_known
CHECK (kind = ANY (ARRAY['vaccination'::text, 'insurance'::text, 'registry'::text]));

-- constraint dog_document dog_document__media_type_is_known
CHECK (media_type = ANY (ARRAY['image/webp'::text, 'application/pdf'::text]));

-- constraint dog_document dog_document__only_a_registration_has_no_end
CHECK (valid_until IS NOT NULL OR kind = 'registry'::text);

-- constraint dog_document dog_document__rejection_has_a_reason
CHECK ((decision = 'rejected'::text) = (reason IS NOT NULL));

-- constraint dog_document dog_document_dog_id_fkey
FOREIGN KEY (dog_id) REFERENCES dog(id) ON DELETE CASCADE;

-- constraint dog_document dog_document_pkey
PRIMARY KEY (id);

-- constraint dog_mark dog_mark__once
UNIQUE (stay_id, umbrella_id, rule, side);

-- constraint dog_mark dog_mark__room_is_kept
EXCLUDE USING gist (umbrella_id WITH =, rule WITH =, side WITH <>, account_id WITH <>, days WITH &&, halves WITH &&) WHERE (NOT is_waived);

-- constraint dog_mark dog_mark__rule_known
CHECK (rule = ANY (ARRAY['space'::text, 'sizes'::text]));

-- constraint dog_mark dog_mark__side_known
CHECK (side = ANY (ARRAY['dog'::text, 'reach'::text]));

-- constraint dog_mark dog_mark_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint dog_mark dog_mark_pkey
PRIMARY KEY (id);

-- constraint dog_mark dog_mark_stay_id_fkey
FOREIGN KEY (stay_id) REFERENCES occupancy(id) ON DELETE CASCADE;

-- constraint dog_mark dog_mark_umbrella_id_fkey
FOREIGN KEY (umbrella_id) REFERENCES place(id);

-- constraint dog_photo dog_photo_dog_id_fkey
FOREIGN KEY (dog_id) REFERENCES dog(id) ON DELETE CASCADE;

-- constraint dog_photo dog_photo_pkey
PRIMARY KEY (dog_id);

-- constraint dog_upload dog_upload_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint dog_upload dog_upload_pkey
PRIMARY KEY (account_id);

-- constraint email_change email_change__email_is_lower_case
CHECK (email = lower(email));

-- constraint email_change email_change__key_is_sha256
CHECK (octet_length(key_hash) = 32);

-- constraint email_change email_change__key_is_unique
UNIQUE (key_hash);

-- constraint email_change email_change_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint email_change email_change_pkey
PRIMARY KEY (account_id);

-- constraint extra extra__id_known
CHECK (id = ANY (ARRAY['sun_bed'::text, 'deck_chair'::text, 'extra_seat'::text, 'director_chair'::text, 'hammock'::text, 'table'::text]));

-- constraint extra extra__stock_not_negative
CHECK (stock >= 0);

-- constraint extra extra_pkey
PRIMARY KEY (id);

-- constraint extra_stock extra_stock__half_of_a_day
CHECK (half = ANY (ARRAY[0, 1]));

-- constraint extra_stock extra_stock__within_capacity
CHECK (reserved >= 0 AND (capacity IS NULL OR reserved <= capacity));

-- constraint extra_stock extra_stock_extra_id_fkey
FOREIGN KEY (extra_id) REFERENCES extra(id);

-- constraint extra_stock extra_stock_pkey
PRIMARY KEY (extra_id, day, half);

-- constraint fiscal_daily_close fiscal_daily_close_closing_id_fkey
FOREIGN KEY (closing_id) REFERENCES till_closing(id);

-- constraint fiscal_daily_close fiscal_daily_close_pkey
PRIMARY KEY (closing_id);

-- constraint fiscal_device fiscal_device__one
CHECK (id = 1);

-- constraint fiscal_device fiscal_device__paper_known
CHECK (paper = ANY (ARRAY['ok'::text, 'low'::text, 'out'::text, 'unknown'::text]));

-- constraint fiscal_device fiscal_device_pkey
PRIMARY KEY (id);

-- constraint fiscal_document fiscal_document__composed
CHECK ((lines IS NULL) = (total_cents IS NULL) AND (lines IS NULL) = (payments IS NULL) AND (lines IS NULL) = (parts IS NULL) AND ((state = ANY (ARRAY['noted'::text, 'not_due'::text])) OR lines IS NOT NULL));

-- constraint fiscal_document fiscal_document__issued_has_number
CHECK ((number IS NULL) = (issued_on IS NULL) AND (number IS NULL) = (device IS NULL) AND ((state <> ALL (ARRAY['issued'::text, 'refunded'::text])) OR number IS NOT NULL));

-- constraint fiscal_document fiscal_document__kind_known
CHECK (kind = ANY (ARRAY['sale'::text, 'refund'::text, 'void'::text]));

-- constraint fiscal_document fiscal_document__one_per_entry
UNIQUE (ledger_entry_id);

-- constraint fiscal_document fiscal_document__refund_has_original
CHECK (kind <> 'void'::text OR original_id IS NOT NULL);

-- constraint fiscal_document fiscal_document__state_known
CHECK (state = ANY (ARRAY['noted'::text, 'not_due'::text, 'to_issue'::text, 'queued'::text, 'retried'::text, 'failed'::text, 'manual'::text, 'issued'::text, 'voided'::text, 'refunded'::text]));

-- constraint fiscal_document fiscal_document__total_positive
CHECK (total_cents > 0 OR state = 'not_due'::text);

-- constraint fiscal_document fiscal_document_ledger_entry_id_fkey
FOREIGN KEY (ledger_entry_id) REFERENCES ledger_entry(id);

-- constraint fiscal_document fiscal_document_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint fiscal_document fiscal_document_original_id_fkey
FOREIGN KEY (original_id) REFERENCES fiscal_document(id);

-- constraint fiscal_document fiscal_document_pkey
PRIMARY KEY (id);

-- constraint fiscal_profile fiscal_profile__department_known
CHECK (department >= 1 AND department <= 99);

-- constraint fiscal_profile fiscal_profile__line_known
CHECK (product_line = ANY (ARRAY['place'::text, 'extras'::text, 'bar'::text, 'restaurant'::text, 'parking'::text, 'services'::text, 'subscriptions'::text, 'deposits'::text, 'tips'::text]));

-- constraint fiscal_profile fiscal_profile__rate_or_nature
CHECK ((vat_percent IS NULL) <> (nature IS NULL) AND (vat_percent = ANY (ARRAY[4, 5, 10, 22])) IS NOT FALSE AND (nature = ANY (ARRAY['N1'::text, 'N2'::text, 'N3'::text, 'N4'::text, 'N5'::text, 'N6'::text])) IS NOT FALSE);

-- constraint fiscal_profile fiscal_profile__when_known
CHECK (due_when = ANY (ARRAY['payment'::text, 'delivery'::text]));

-- constraint fiscal_profile fiscal_profile_pkey
PRIMARY KEY (product_line);

-- constraint guest_link guest_link__key_is_sha256
CHECK (octet_length(key_hash) = 32);

-- constraint guest_link guest_link_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint guest_link guest_link_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;

-- constraint guest_link guest_link_pkey
PRIMARY KEY (key_hash);

-- constraint handed_mail handed_mail__message_key_is_sha256
CHECK (octet_length(message_key) = 32);

-- constraint handed_mail handed_mail_pkey
PRIMARY KEY (message_key);

-- constraint hold_expiry hold_expiry_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint hold_expiry_count hold_expiry_count__not_negative
CHECK (expired >= 0);

-- constraint hold_expiry_count hold_expiry_count_pkey
PRIMARY KEY (id);

-- constraint hot_sand hot_sand__half_of_a_day
CHECK (half = ANY (ARRAY[0, 1]));

-- constraint hot_sand hot_sand_pkey
PRIMARY KEY (day, half);

-- constraint idempotency idempotency__caller_key_is_sha256
CHECK (octet_length(caller_key) = 32);

-- constraint idempotency idempotency__request_hash_is_sha256
CHECK (octet_length(request_hash) = 32);

-- constraint idempotency idempotency_pkey
PRIMARY KEY (caller_key);

-- constraint idempotency_fingerprint idempotency_fingerprint_pkey
PRIMARY KEY (caller_key);

-- constraint known_browser known_browser_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint known_browser known_browser_pkey
PRIMARY KEY (account_id, browser_key);

-- constraint ledger_entry ledger_entry__in_the_till
TRIGGER DEFERRABLE INITIALLY DEFERRED;

-- constraint ledger_entry ledger_entry__once
UNIQUE (key);

-- constraint ledger_entry ledger_entry__sign
CHECK (
CASE kind
    WHEN 'capture'::text THEN amount_cents > 0
    WHEN 'cash'::text THEN amount_cents <> 0
    WHEN 'card_terminal'::text THEN amount_cents <> 0
    WHEN 'desk_refund'::text THEN amount_cents <> 0
    WHEN 'credit'::text THEN amount_cents > 0
    WHEN 'credit_back'::text THEN amount_cents < 0
    WHEN 'to_credit'::text THEN amount_cents < 0
    WHEN 'refund'::text THEN amount_cents < 0
    WHEN 'external_refund'::text THEN amount_cents < 0
    WHEN 'refund_failed'::text THEN amount_cents > 0
    WHEN 'dispute_opened'::text THEN amount_cents < 0
    WHEN 'dispute_won'::text THEN amount_cents > 0
    WHEN 'dispute_lost'::text THEN amount_cents = 0
    WHEN 'fee'::text THEN true
    ELSE false
END);

-- constraint ledger_entry ledger_entry_attempt_id_fkey
FOREIGN KEY (attempt_id) REFERENCES payment_attempt(id);

-- constraint ledger_entry ledger_entry_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint ledger_entry ledger_entry_pkey
PRIMARY KEY (id);

-- constraint ledger_entry ledger_entry_refund_id_fkey
FOREIGN KEY (refund_id) REFERENCES refund(id);

-- constraint login_failure login_failure_pkey
PRIMARY KEY (bucket);

-- constraint lost_dog lost_dog__size_is_known
CHECK (size = ANY (ARRAY['small'::text, 'large'::text]));

-- constraint lost_dog lost_dog_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint lost_dog lost_dog_dog_id_fkey
FOREIGN KEY (dog_id) REFERENCES dog(id) ON DELETE SET NULL;

-- constraint lost_dog lost_dog_pkey
PRIMARY KEY (id);

-- constraint mail_budget mail_budget_pkey
PRIMARY KEY (email_hash);

-- constraint message_template message_template__name_unique
UNIQUE (name);

-- constraint message_template message_template__says_something
CHECK (jsonb_typeof(texts) = 'object'::text AND texts <> '{}'::jsonb);

-- constraint message_template message_template_pkey
PRIMARY KEY (id);

-- constraint message_wishes message_wishes__consent_is_whole
CHECK (num_nulls(sms_version, sms_agreed_at) = ANY (ARRAY[0, 2]));

-- constraint message_wishes message_wishes_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint message_wishes message_wishes_pkey
PRIMARY KEY (account_id);

-- constraint minimum_stay minimum_stay_pkey
PRIMARY KEY ("position");

-- constraint money_out money_out__amount_positive
CHECK (amount_cents > 0);

-- constraint money_out money_out__by_two
CHECK (approved_by <> staff_id);

-- constraint money_out money_out__kind_known
CHECK (kind = ANY (ARRAY['refund'::text, 'cancellation'::text, 'change'::text, 'credit'::text, 'complimentary'::text, 'payout'::text]));

-- constraint money_out money_out_pkey
PRIMARY KEY (id);

-- constraint money_request money_request__amount_positive
CHECK (amount_cents > 0);

-- constraint money_request money_request__by_two
CHECK (state <> 'approved'::text OR decided_by <> asked_by);

-- constraint money_request money_request__decided_once
CHECK (num_nulls(decided_by, decided_at) =
CASE
    WHEN state = 'waiting'::text THEN 2
    WHEN state = 'expired'::text THEN 1
    ELSE 0
END);

-- constraint money_request money_request__exceeded_known
CHECK (exceeded = ANY (ARRAY['order'::text, 'guest'::text, 'person'::text, 'day'::text]));

-- constraint money_request money_request__input_while_waiting
CHECK ((input IS NOT NULL) = (state = 'waiting'::text));

-- constraint money_request money_request__kind_known
CHECK (kind = ANY (ARRAY['refund'::text, 'cancellation'::text, 'change'::text, 'credit'::text, 'complimentary'::text, 'payout'::text]));

-- constraint money_request money_request__state_known
CHECK (state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text, 'expired'::text]));

-- constraint money_request money_request_pkey
PRIMARY KEY (id);

-- constraint news news__kind_is_known
CHECK (kind = ANY (ARRAY['event'::text, 'paws'::text, 'news'::text]));

-- constraint news news__published_is_complete
CHECK (NOT is_published OR has_every_language(title) AND has_every_language(markdown));

-- constraint news news__slug_is_unique
UNIQUE (slug);

-- constraint news news_photo_id_fkey
FOREIGN KEY (photo_id) REFERENCES photo(id);

-- constraint news news_pkey
PRIMARY KEY (id);

-- constraint no_show no_show__by_somebody_or_by_the_clock
CHECK ((cause = 'by_hand'::text) = (action_id IS NOT NULL));

-- constraint no_show no_show__cause_known
CHECK (cause = ANY (ARRAY['cutoff'::text, 'by_hand'::text, 'day_over'::text]));

-- constraint no_show no_show__kind_known
CHECK (kind = ANY (ARRAY['line'::text, 'subscription'::text, 'entry'::text]));

-- constraint no_show no_show_action_id_fkey
FOREIGN KEY (action_id) REFERENCES visit_action(id);

-- constraint no_show no_show_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint no_show no_show_pkey
PRIMARY KEY (id);

-- constraint no_show no_show_umbrella_id_fkey
FOREIGN KEY (umbrella_id) REFERENCES place(id);

-- constraint notice notice__once_per_event_and_person
UNIQUE (key);

-- constraint notice notice__topic_is_known
CHECK (topic = ANY (ARRAY['order_ready'::text, 'hold_expiring'::text, 'reminder'::text, 'broadcast'::text, 'place_offered'::text, 'subscription'::text, 'day_resold'::text, 'cutoff'::text, 'place_released'::text, 'weather'::text, 'hot_sand'::text, 'lost_dog'::text]));

-- constraint notice notice_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint notice notice_pkey
PRIMARY KEY (id);

-- constraint occupancy occupancy__block_is_blocked
CHECK (block_id IS NULL OR state = 'blocked'::text);

-- constraint occupancy occupancy__days_are_bounded
CHECK (NOT isempty(days) AND NOT lower_inf(days) AND NOT upper_inf(days));

-- constraint occupancy occupancy__halves_of_a_day
CHECK (halves = ANY (ARRAY['[0,1)'::int4range, '[1,2)'::int4range, '[0,2)'::int4range]));

-- constraint occupancy occupancy__held_for_known
CHECK (held_for IS NULL OR state = 'held'::text AND (held_for = ANY (ARRAY['subscription'::text, 'offer'::text])));

-- constraint occupancy occupancy__no_double_booking
EXCLUDE USING gist (umbrella_id WITH =, days WITH &&, halves WITH &&);

-- constraint occupancy occupancy__order_exists
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint occupancy occupancy__part_of_a_line
CHECK (line_id IS NULL OR state = 'booked'::text);

-- constraint occupancy occupancy__state_has_its_owner
CHECK (
CASE state
    WHEN 'held'::text THEN account_id IS NOT NULL AND order_id IS NULL AND expires_at IS NOT NULL AND subscription_id IS NULL
    WHEN 'booked'::text THEN account_id IS NOT NULL AND order_id IS NOT NULL AND expires_at IS NULL AND subscription_id IS NULL
    WHEN 'subscription'::text THEN account_id IS NOT NULL AND order_id IS NULL AND expires_at IS NULL AND subscription_id IS NOT NULL
    WHEN 'blocked'::text THEN account_id IS NULL AND order_id IS NULL AND expires_at IS NULL AND subscription_id IS NULL
    ELSE false
END);

-- constraint occupancy occupancy__subscription_exists
FOREIGN KEY (subscription_id) REFERENCES subscription(id);

-- constraint occupancy occupancy_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id);

-- constraint occupancy occupancy_block_id_fkey
FOREIGN KEY (block_id) REFERENCES place_block(id);

-- constraint occupancy occupancy_pkey
PRIMARY KEY (id);

-- constraint occupancy occupancy_umbrella_id_fkey
FOREIGN KEY (umbrella_id) REFERENCES place(id);

-- constraint order_change order_change__actor_known
CHECK (actor = ANY (ARRAY['guest'::text, 'staff'::text]));

-- constraint order_change order_change__kind_known
CHECK (kind = ANY (ARRAY['days_cancelled'::text, 'moved'::text, 'cannot_deliver'::text]));

-- constraint order_change order_change__money_not_negative
CHECK (goes_back_cents >= 0 AND kept_cents >= 0 AND difference_cents >= 0);

-- constraint order_change order_change__moved_has_after
CHECK ((kind = 'moved'::text) = (stay_after IS NOT NULL));

-- constraint order_change order_change__refund_to_known
CHECK (refund_to = ANY (ARRAY['original'::text, 'credit'::text]));

-- constraint order_change order_change_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint order_change order_change_pkey
PRIMARY KEY (id);

-- constraint order_history order_history__actor_known
CHECK (actor = ANY (ARRAY['guest'::text, 'clock'::text, 'staff'::text, 'provider'::text]));

-- constraint order_history order_history_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint order_history order_history_pkey
PRIMARY KEY (id);

-- constraint order_item order_item__has_days
CHECK (NOT isempty(days));

-- constraint order_item order_item__kind_known
CHECK (kind = ANY (ARRAY['dish'::text, 'tip'::text, 'table'::text, 'deposit'::text, 'parking'::text, 'service'::text, 'subscription'::text, 'instalment'::text]));

-- constraint order_item order_item__money_not_negative
CHECK (unit_cents >= 0 AND total_cents >= 0);

-- constraint order_item order_item__quantity_positive
CHECK (quantity > 0);

-- constraint order_item order_item_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint order_item order_item_pkey
PRIMARY KEY (id);

-- constraint order_line order_line__total_not_negative
CHECK (total_cents >= 0);

-- constraint order_line order_line_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint order_line order_line_pkey
PRIMARY KEY (order_id, id);

-- constraint order_line order_line_umbrella_id_fkey
FOREIGN KEY (umbrella_id) REFERENCES place(id);

-- constraint orders orders__allowance_not_negative
CHECK (allowance_cents >= 0);

-- constraint orders orders__category_known
CHECK (category = ANY (ARRAY['umbrella'::text, 'bar'::text, 'restaurant'::text, 'parking'::text, 'service'::text, 'subscription'::text, 'instalment'::text]));

-- constraint orders orders__conditions_exist
FOREIGN KEY (conditions_slug, conditions_language, conditions_version) REFERENCES content_page(slug, language, version);

-- constraint orders orders__conditions_of_a_sale
CHECK (num_nulls(conditions_slug, conditions_language, conditions_version) = 0 OR category <> 'umbrella'::text AND num_nulls(conditions_slug, conditions_language, conditions_version) = 3);

-- constraint orders orders__credit_not_negative
CHECK (credit_cents >= 0 AND credit_returned_cents >= 0);

-- constraint orders orders__deadline_of_its_method
CHECK ((release_at IS NOT NULL) = (method = 'pay_later'::text OR method = 'cash'::text AND category = 'umbrella'::text));

-- constraint orders orders__difference_not_negative
CHECK (difference_cents >= 0);

-- constraint orders orders__give_promotion_back
TRIGGER DEFERRABLE INITIALLY DEFERRED;

-- constraint orders orders__kept_not_negative
CHECK (kept_cents >= 0);

-- constraint orders orders__method_known
CHECK (method = ANY (ARRAY['card'::text, 'second_card'::text, 'wallet'::text, 'cash'::text, 'pay_later'::text, 'no_payment_needed'::text]));

-- constraint orders orders__money_not_negative
CHECK (service_cents >= 0 AND total_cents >= service_cents);

-- constraint orders orders__number_never_reused
UNIQUE (number);

-- constraint orders orders__once_per_press
UNIQUE (account_id, client_id);

-- constraint orders orders__pass_code_unique
UNIQUE (pass_code);

-- constraint orders orders__pinned_waits
CHECK (NOT is_pinned OR status = 'awaiting_payment'::text);

-- constraint orders orders__quote_used_once
UNIQUE (quote_id);

-- constraint orders orders__status_known
CHECK (status = ANY (ARRAY['awaiting_payment'::text, 'confirmed'::text, 'completed'::text, 'expired'::text, 'failed'::text, 'cancelled'::text, 'no_show'::text]));

-- constraint orders orders__waits_until
CHECK (status <> 'awaiting_payment'::text OR pay_until IS NOT NULL);

-- constraint orders orders_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id);

-- constraint orders orders_pkey
PRIMARY KEY (id);

-- constraint outbox outbox__lane_known
CHECK (lane = ANY (ARRAY['own'::text, 'sign_up'::text, 'asked'::text]));

-- constraint outbox outbox__one_per_kind_and_key
UNIQUE (kind, key);

-- constraint outbox outbox_pkey
PRIMARY KEY (id);

-- constraint parking_area parking_area__money_not_negative
CHECK (full_day_cents >= 0 AND half_day_cents >= 0);

-- constraint parking_area parking_area__spaces_not_negative
CHECK (spaces >= 0);

-- constraint parking_area parking_area_pkey
PRIMARY KEY (id);

-- constraint parking_space parking_space__half_of_a_day
CHECK (half = ANY (ARRAY[0, 1]));

-- constraint parking_space parking_space__within_spaces
CHECK (taken >= 0 AND taken <= spaces);

-- constraint parking_space parking_space_area_id_fkey
FOREIGN KEY (area_id) REFERENCES parking_area(id);

-- constraint parking_space parking_space_pkey
PRIMARY KEY (area_id, day, half);

-- constraint passkey passkey__count_not_negative
CHECK (sign_count >= 0);

-- constraint passkey passkey__credential_unique
UNIQUE (credential_id);

-- constraint passkey passkey__name_is_short
CHECK (char_length(name) <= 60);

-- constraint passkey passkey_account_id_fkey
FOREIGN KEY (account_id) REFERENCES passkey_owner(account_id) ON DELETE CASCADE;

-- constraint passkey passkey_pkey
PRIMARY KEY (id);

-- constraint passkey_challenge passkey_challenge__is_sha256
CHECK (octet_length(challenge_hash) = 32 AND octet_length(asker_hash) = 32);

-- constraint passkey_challenge passkey_challenge_pkey
PRIMARY KEY (challenge_hash);

-- constraint passkey_owner passkey_owner__handle_is_random
CHECK (octet_length(handle) = 32);

-- constraint passkey_owner passkey_owner__handle_unique
UNIQUE (handle);

-- constraint passkey_owner passkey_owner_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint passkey_owner passkey_owner_pkey
PRIMARY KEY (account_id);

-- constraint password_reset password_reset__key_is_sha256
CHECK (octet_length(key_hash) = 32);

-- constraint password_reset password_reset__key_is_unique
UNIQUE (key_hash);

-- constraint password_reset password_reset_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint password_reset password_reset_pkey
PRIMARY KEY (account_id);

-- constraint payment_attempt payment_attempt__amount_positive
CHECK (amount_cents > 0);

-- constraint payment_attempt payment_attempt__given_back_has_reason
CHECK ((use = 'give_back'::text) = (give_back_reason IS NOT NULL));

-- constraint payment_attempt payment_attempt__one_per_payment
UNIQUE (provider, ref);

-- constraint payment_attempt payment_attempt__public_id_unique
UNIQUE (public_id);

-- constraint payment_attempt payment_attempt__state_known
CHECK (state = ANY (ARRAY['created'::text, 'needs_method'::text, 'needs_action'::text, 'processing'::text, 'declined'::text, 'cancelled'::text, 'authorized'::text, 'captured'::text]));

-- constraint payment_attempt payment_attempt__use_known
CHECK (use = ANY (ARRAY['paid'::text, 'give_back'::text]));

-- constraint payment_attempt payment_attempt_mode_id_fkey
FOREIGN KEY (mode_id) REFERENCES payment_mode(id);

-- constraint payment_attempt payment_attempt_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint payment_attempt payment_attempt_pkey
PRIMARY KEY (id);

-- constraint payment_customer payment_customer__ref_unique
UNIQUE (provider, ref);

-- constraint payment_customer payment_customer_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id);

-- constraint payment_customer payment_customer_pkey
PRIMARY KEY (account_id, provider);

-- constraint payment_link payment_link__token_is_sha256
CHECK (octet_length(token_hash) = 32);

-- constraint payment_link payment_link__token_is_unique
UNIQUE (token_hash);

-- constraint payment_link payment_link_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint payment_link payment_link_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;

-- constraint payment_link payment_link_pkey
PRIMARY KEY (order_id);

-- constraint payment_link payment_link_session_id_fkey
FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE;

-- constraint payment_mode payment_mode__id_of_the_protocol
CHECK (id >= 1 AND id <= 4);

-- constraint payment_mode payment_mode__provider_known
CHECK (provider = ANY (ARRAY['paypal'::text, 'stripe'::text, 'braintree'::text]));

-- constraint payment_mode payment_mode_pkey
PRIMARY KEY (id);

-- constraint payment_try payment_try_attempt_id_fkey
FOREIGN KEY (attempt_id) REFERENCES payment_attempt(id);

-- constraint payment_try payment_try_pkey
PRIMARY KEY (id);

-- constraint photo photo__id_is_a_hash
CHECK (id ~ '^[0-9a-f]{32}$'::text);

-- constraint photo photo_pkey
PRIMARY KEY (id);

-- constraint photo_upload photo_upload_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint photo_upload photo_upload_pkey
PRIMARY KEY (account_id);

-- constraint place place__code_unique
UNIQUE (code);

-- constraint place place__stands_somewhere
CHECK (is_removed OR row_id IS NOT NULL AND category_id IS NOT NULL AND zone_id IS NOT NULL);

-- constraint place place_category_id_fkey
FOREIGN KEY (category_id) REFERENCES category(id) DEFERRABLE INITIALLY DEFERRED;

-- constraint place place_pkey
PRIMARY KEY (id);

-- constraint place place_row_id_fkey
FOREIGN KEY (row_id) REFERENCES beach_row(id) DEFERRABLE INITIALLY DEFERRED;

-- constraint place place_zone_id_fkey
FOREIGN KEY (zone_id) REFERENCES beach_zone(id) DEFERRABLE INITIALLY DEFERRED;

-- constraint place_block place_block__note_is_short
CHECK (length(note) <= 200);

-- constraint place_block place_block__reason_known
CHECK (reason = ANY (ARRAY['broken'::text, 'reserved'::text, 'works'::text, 'sea'::text, 'other'::text]));

-- constraint place_block place_block_pkey
PRIMARY KEY (id);

-- constraint price_amount price_amount__not_negative
CHECK (day_cents >= 0);

-- constraint price_amount price_amount_pkey
PRIMARY KEY (rule_position, "position");

-- constraint price_amount price_amount_rule_position_fkey
FOREIGN KEY (rule_position) REFERENCES price_rule("position") ON DELETE CASCADE;

-- constraint price_amount price_amount_season_id_fkey
FOREIGN KEY (season_id) REFERENCES price_season(id);

-- constraint price_draft_step price_draft_step__base
CHECK ((content IS NULL) = (base IS NULL));

-- constraint price_draft_step price_draft_step__kind
CHECK (kind = ANY (ARRAY['edited'::text, 'copied'::text, 'discarded'::text, 'published'::text, 'taken_back'::text]));

-- constraint price_draft_step price_draft_step_pkey
PRIMARY KEY (version);

-- constraint price_draft_step price_draft_step_publication_id_fkey
FOREIGN KEY (publication_id) REFERENCES price_publication(id);

-- constraint price_part price_part__half_days
CHECK (part = ANY (ARRAY['morning'::text, 'afternoon'::text]));

-- constraint price_part price_part__percent_fits
CHECK (percent >= 1 AND percent <= 100);

-- constraint price_part price_part_pkey
PRIMARY KEY (part);

-- constraint price_publication price_publication_pkey
PRIMARY KEY (id);

-- constraint price_rule price_rule_extra_id_fkey
FOREIGN KEY (extra_id) REFERENCES extra(id);

-- constraint price_rule price_rule_pkey
PRIMARY KEY ("position");

-- constraint price_season price_season_pkey
PRIMARY KEY (id);

-- constraint price_season_span price_season_span__days_of_a_year
CHECK (from_day ~ '^\d{2}-\d{2}$'::text AND to_day ~ '^\d{2}-\d{2}$'::text);

-- constraint price_season_span price_season_span_pkey
PRIMARY KEY (season_id, "position");

-- constraint price_season_span price_season_span_season_id_fkey
FOREIGN KEY (season_id) REFERENCES price_season(id) ON DELETE CASCADE;

-- constraint promotion promotion__uses_not_negative
CHECK (uses >= 0);

-- constraint promotion promotion__uses_within_limit
CHECK (uses <= COALESCE((terms ->> 'uses'::text)::integer, 2147483647));

-- constraint promotion promotion_pkey
PRIMARY KEY (id);

-- constraint promotion_use promotion_use__amount_positive
CHECK (amount_cents > 0);

-- constraint promotion_use promotion_use__by_hand
CHECK (num_nulls(reason, given_by) =
CASE promotion_id
    WHEN 'by_hand'::text THEN 0
    ELSE 2
END);

-- constraint promotion_use promotion_use__once_per_order
UNIQUE (order_id, promotion_id);

-- constraint promotion_use promotion_use__reason_is_short
CHECK (length(reason) >= 2 AND length(reason) <= 200);

-- constraint promotion_use promotion_use_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;

-- constraint promotion_use promotion_use_pkey
PRIMARY KEY (id);

-- constraint promotion_use promotion_use_promotion_id_fkey
FOREIGN KEY (promotion_id) REFERENCES promotion(id);

-- constraint proof_code proof_code_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint proof_code proof_code_pkey
PRIMARY KEY (account_id);

-- constraint provider_event provider_event_pkey
PRIMARY KEY (provider, event_id);

-- constraint push_device push_device__is_one_endpoint
UNIQUE (endpoint_hash);

-- constraint push_device push_device__language_is_ours
CHECK (language = ANY (ARRAY['it'::text, 'en'::text, 'fr'::text, 'nl'::text, 'de'::text]));

-- constraint push_device push_device__platform_is_known
CHECK (platform = ANY (ARRAY['android'::text, 'ios'::text, 'other'::text]));

-- constraint push_device push_device_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint push_device push_device_pkey
PRIMARY KEY (id);

-- constraint push_device push_device_session_id_fkey
FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE;

-- constraint push_key push_key__only_one
CHECK (id = 1);

-- constraint push_key push_key_pkey
PRIMARY KEY (id);

-- constraint quote quote__content_hash_is_sha256
CHECK (octet_length(content_hash) = 32);

-- constraint quote quote_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint quote quote_pkey
PRIMARY KEY (id);

-- constraint rate_limit rate_limit__used_is_positive
CHECK (used > 0);

-- constraint rate_limit rate_limit_pkey
PRIMARY KEY (bucket);

-- constraint reconciliation_issue reconciliation_issue__once
UNIQUE (key);

-- constraint reconciliation_issue reconciliation_issue_attempt_id_fkey
FOREIGN KEY (attempt_id) REFERENCES payment_attempt(id);

-- constraint reconciliation_issue reconciliation_issue_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint reconciliation_issue reconciliation_issue_pkey
PRIMARY KEY (id);

-- constraint reconciliation_run reconciliation_run__difference_at_end
CHECK ((finished_at IS NULL) = (difference_cents IS NULL));

-- constraint reconciliation_run reconciliation_run_pkey
PRIMARY KEY (id);

-- constraint refund refund__amount_positive
CHECK (amount_cents > 0);

-- constraint refund refund__key_unique
UNIQUE (idem_key);

-- constraint refund refund__public_id_unique
UNIQUE (public_id);

-- constraint refund refund__reason_known
CHECK (reason = ANY (ARRAY['cancelled'::text, 'give_back'::text, 'external'::text, 'staff'::text]));

-- constraint refund refund__state_known
CHECK (state = ANY (ARRAY['requested'::text, 'submitted'::text, 'pending'::text, 'waiting_settlement'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text, 'external'::text]));

-- constraint refund refund_attempt_id_fkey
FOREIGN KEY (attempt_id) REFERENCES payment_attempt(id);

-- constraint refund refund_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint refund refund_pkey
PRIMARY KEY (id);

-- constraint registration registration__code_is_whole
CHECK (num_nulls(code_salt, code_hash, code_expires_at) = ANY (ARRAY[0, 3]));

-- constraint registration registration__email_is_lower_case
CHECK (email = lower(email));

-- constraint registration registration__one_per_browser
UNIQUE (email, browser_key);

-- constraint registration registration_pkey
PRIMARY KEY (id);

-- constraint restaurant restaurant__is_one_or_two
CHECK (id = ANY (ARRAY[1, 2]));

-- constraint restaurant restaurant__platforms_known
CHECK (platforms <@ ARRAY['android'::text, 'ios'::text, 'other'::text]);

-- constraint restaurant restaurant__reason_of_a_suspension
CHECK (suspended_until IS NOT NULL OR suspended_reason IS NULL);

-- constraint restaurant restaurant_pkey
PRIMARY KEY (id);

-- constraint restaurant_meal restaurant_meal__ends_after_it_begins
CHECK (from_time <= to_time);

-- constraint restaurant_meal restaurant_meal__has_a_step
CHECK (step_minutes >= 5 AND step_minutes <= 120);

-- constraint restaurant_meal restaurant_meal__has_covers
CHECK (covers >= 0 AND covers_per_slot > 0);

-- constraint restaurant_meal restaurant_meal__meal_is_known
CHECK (meal = ANY (ARRAY['lunch'::text, 'dinner'::text]));

-- constraint restaurant_meal restaurant_meal_pkey
PRIMARY KEY (restaurant_id, meal);

-- constraint restaurant_meal restaurant_meal_restaurant_id_fkey
FOREIGN KEY (restaurant_id) REFERENCES restaurant(id) ON DELETE CASCADE;

-- constraint restaurant_seating restaurant_seating__has_seats
CHECK (seats > 0 AND dogs >= 0);

-- constraint restaurant_seating restaurant_seating__left_once
CHECK ((state = 'left'::text) = (left_at IS NOT NULL));

-- constraint restaurant_seating restaurant_seating__no_double_seating
EXCLUDE USING gist (table_id WITH =, during WITH &&) WHERE (state = ANY (ARRAY['held'::text, 'booked'::text, 'seated'::text]));

-- constraint restaurant_seating restaurant_seating__ordered_offered_or_written_by_hand
CHECK (num_nulls(account_id, order_id, order_number, order_item_id) = 0 AND num_nulls(name, phone) = 2 OR account_id IS NOT NULL AND num_nulls(order_id, order_number, order_item_id, name, phone) = 5 OR num_nulls(account_id, order_id, order_number, order_item_id) = 4 AND name IS NOT NULL);

-- constraint restaurant_seating restaurant_seating__state_is_known
CHECK (state = ANY (ARRAY['held'::text, 'booked'::text, 'seated'::text, 'left'::text, 'no_show'::text, 'cancelled'::text]));

-- constraint restaurant_seating restaurant_seating__stays
CHECK (stay_minutes >= 1 AND stay_minutes <= 600);

-- constraint restaurant_seating restaurant_seating_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id);

-- constraint restaurant_seating restaurant_seating_order_item_id_fkey
FOREIGN KEY (order_item_id) REFERENCES order_item(id);

-- constraint restaurant_seating restaurant_seating_pkey
PRIMARY KEY (id);

-- constraint restaurant_seating restaurant_seating_restaurant_id_day_meal_fkey
FOREIGN KEY (restaurant_id, day, meal) REFERENCES restaurant_sitting(restaurant_id, day, meal);

-- constraint restaurant_seating restaurant_seating_restaurant_id_fkey
FOREIGN KEY (restaurant_id) REFERENCES restaurant(id);

-- constraint restaurant_seating restaurant_seating_table_id_fkey
FOREIGN KEY (table_id) REFERENCES restaurant_table(id);

-- constraint restaurant_sitting restaurant_sitting__meal_is_known
CHECK (meal = ANY (ARRAY['lunch'::text, 'dinner'::text]));

-- constraint restaurant_sitting restaurant_sitting__within_its_covers
CHECK (covers >= 0 AND covers <= most_covers);

-- constraint restaurant_sitting restaurant_sitting_pkey
PRIMARY KEY (restaurant_id, day, meal);

-- constraint restaurant_sitting restaurant_sitting_restaurant_id_fkey
FOREIGN KEY (restaurant_id) REFERENCES restaurant(id) ON DELETE CASCADE;

-- constraint restaurant_slot restaurant_slot__within_its_covers
CHECK (covers >= 0 AND covers <= most_covers);

-- constraint restaurant_slot restaurant_slot_pkey
PRIMARY KEY (restaurant_id, day, meal, at_time);

-- constraint restaurant_slot restaurant_slot_restaurant_id_day_meal_fkey
FOREIGN KEY (restaurant_id, day, meal) REFERENCES restaurant_sitting(restaurant_id, day, meal) ON DELETE CASCADE;

-- constraint restaurant_table restaurant_table__has_seats
CHECK (seats > 0);

-- constraint restaurant_table restaurant_table__number_once
UNIQUE (restaurant_id, number);

-- constraint restaurant_table restaurant_table_pkey
PRIMARY KEY (id);

-- constraint restaurant_table restaurant_table_restaurant_id_fkey
FOREIGN KEY (restaurant_id) REFERENCES restaurant(id) ON DELETE CASCADE;

-- constraint saved_card saved_card__last_four_digits
CHECK (last_four ~ '^\d{4}$'::text);

-- constraint saved_card saved_card__once
UNIQUE (provider, ref);

-- constraint saved_card saved_card__public_id_unique
UNIQUE (public_id);

-- constraint saved_card saved_card_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id);

-- constraint saved_card saved_card_mode_id_fkey
FOREIGN KEY (mode_id) REFERENCES payment_mode(id);

-- constraint saved_card saved_card_pkey
PRIMARY KEY (id);

-- constraint schema_migration schema_migration_pkey
PRIMARY KEY (id);

-- constraint sea_observation sea_observation_pkey
PRIMARY KEY (id);

-- constraint server_key server_key__is_known
CHECK (purpose = ANY (ARRAY['push'::text, 'tags'::text, 'work'::text]));

-- constraint server_key server_key_pkey
PRIMARY KEY (purpose);

-- constraint service service__money_not_negative
CHECK (full_day_cents >= 0 AND half_day_cents >= 0);

-- constraint service service__piece_has_one_price
CHECK (unit = 'day_part'::text OR full_day_cents = half_day_cents);

-- constraint service service__slots_are_whole
CHECK (num_nulls(slot_from, slot_to, slot_minutes, slots_at_once) = ANY (ARRAY[0, 4]));

-- constraint service service__slots_in_order
CHECK (slot_from <= slot_to);

-- constraint service service__slots_positive
CHECK (slot_minutes >= 5 AND slot_minutes <= 240 AND slots_at_once > 0);

-- constraint service service__stock_not_negative
CHECK (stock >= 0);

-- constraint service service__unit_known
CHECK (unit = ANY (ARRAY['piece'::text, 'day_part'::text]));

-- constraint service service_pkey
PRIMARY KEY (id);

-- constraint service_slot service_slot__taken_not_negative
CHECK (taken >= 0);

-- constraint service_slot service_slot_pkey
PRIMARY KEY (service_id, day, at_time);

-- constraint service_slot service_slot_service_id_fkey
FOREIGN KEY (service_id) REFERENCES service(id);

-- constraint service_stock service_stock__half_of_a_day
CHECK (half = ANY (ARRAY[0, 1]));

-- constraint service_stock service_stock__within_stock
CHECK (taken >= 0 AND (stock IS NULL OR taken <= stock));

-- constraint service_stock service_stock_pkey
PRIMARY KEY (service_id, day, half);

-- constraint service_stock service_stock_service_id_fkey
FOREIGN KEY (service_id) REFERENCES service(id);

-- constraint session session__device_is_short
CHECK (length(device) <= 40);

-- constraint session session__kind_is_known
CHECK (kind = ANY (ARRAY['customer'::text, 'staff'::text, 'payment'::text]));

-- constraint session session__payment_has_its_order
CHECK ((kind = 'payment'::text) = (order_id IS NOT NULL));

-- constraint session session__platform_is_known
CHECK (platform = ANY (ARRAY['android'::text, 'ios'::text, 'other'::text]));

-- constraint session session__return_key_is_sha256
CHECK (length(return_hash) = 32);

-- constraint session session__return_key_is_staffs
CHECK (return_hash IS NULL OR kind = 'staff'::text);

-- constraint session session__token_is_sha256
CHECK (octet_length(token_hash) = 32);

-- constraint session session__token_is_unique
UNIQUE (token_hash);

-- constraint session session_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint session session_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;

-- constraint session session_pkey
PRIMARY KEY (id);

-- constraint setting setting__changed_by_is_named
CHECK (changed_by <> ''::text);

-- constraint setting setting_pkey
PRIMARY KEY (key);

-- constraint setting_change setting_change_pkey
PRIMARY KEY (id);

-- constraint social_arrival social_arrival__code_is_whole
CHECK (num_nulls(code_salt, code_hash, code_expires_at) = ANY (ARRAY[0, 3]));

-- constraint social_arrival social_arrival__email_trust_is_known
CHECK (email_trust = ANY (ARRAY['none'::text, 'verified'::text, 'owned'::text, 'relay'::text]));

-- constraint social_arrival social_arrival__key_is_unique
UNIQUE (key_hash);

-- constraint social_arrival social_arrival_pkey
PRIMARY KEY (id);

-- constraint social_attempt social_attempt__state_is_sha256
CHECK (octet_length(state_hash) = 32);

-- constraint social_attempt social_attempt_pkey
PRIMARY KEY (state_hash);

-- constraint social_deletion social_deletion__code_is_random
CHECK (length(code) = 22);

-- constraint social_deletion social_deletion_pkey
PRIMARY KEY (code);

-- constraint social_identity social_identity__one_account
UNIQUE (provider, subject);

-- constraint social_identity social_identity__provider_is_known
CHECK (provider = ANY (ARRAY['apple'::text, 'google'::text, 'facebook'::text]));

-- constraint social_identity social_identity_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint social_identity social_identity_pkey
PRIMARY KEY (id);

-- constraint staff_action staff_action__chained
TRIGGER DEFERRABLE INITIALLY DEFERRED;

-- constraint staff_action staff_action_pkey
PRIMARY KEY (id);

-- constraint staff_change staff_change_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint staff_change staff_change_by_account_id_fkey
FOREIGN KEY (by_account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint staff_change staff_change_pkey
PRIMARY KEY (id);

-- constraint staff_login_ticket staff_login_ticket__is_sha256
CHECK (length(ticket_hash) = 32);

-- constraint staff_login_ticket staff_login_ticket_account_id_fkey
FOREIGN KEY (account_id) REFERENCES staff_member(account_id) ON DELETE CASCADE;

-- constraint staff_login_ticket staff_login_ticket_pkey
PRIMARY KEY (ticket_hash);

-- constraint staff_member staff_member__has_a_role
CHECK (cardinality(roles) > 0);

-- constraint staff_member staff_member__name_is_short
CHECK (length(display_name) >= 1 AND length(display_name) <= 40);

-- constraint staff_member staff_member__roles_known
CHECK (roles <@ ARRAY['beach'::text, 'bar'::text, 'restaurant'::text, 'cashier'::text, 'manager'::text]);

-- constraint staff_member staff_member_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint staff_member staff_member_pkey
PRIMARY KEY (account_id);

-- constraint staff_recovery_code staff_recovery_code__is_sha256
CHECK (length(code_hash) = 32);

-- constraint staff_recovery_code staff_recovery_code_account_id_fkey
FOREIGN KEY (account_id) REFERENCES staff_second_factor(account_id) ON DELETE CASCADE;

-- constraint staff_recovery_code staff_recovery_code_pkey
PRIMARY KEY (account_id, code_hash);

-- constraint staff_second_factor staff_second_factor__secret_is_long
CHECK (length(secret) >= 20);

-- constraint staff_second_factor staff_second_factor_account_id_fkey
FOREIGN KEY (account_id) REFERENCES staff_member(account_id) ON DELETE CASCADE;

-- constraint staff_second_factor staff_second_factor_pkey
PRIMARY KEY (account_id);

-- constraint stranded_arrival stranded_arrival__cause_known
CHECK (cause = ANY (ARRAY['place_taken'::text, 'extra_gone'::text, 'dogs_apart'::text, 'after_release'::text, 'clock_unsure'::text]));

-- constraint stranded_arrival stranded_arrival_action_id_fkey
FOREIGN KEY (action_id) REFERENCES visit_action(id);

-- constraint stranded_arrival stranded_arrival_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint stranded_arrival stranded_arrival_pkey
PRIMARY KEY (id);

-- constraint stranded_arrival stranded_arrival_solution_id_fkey
FOREIGN KEY (solution_id) REFERENCES stranded_solution(id);

-- constraint stranded_arrival stranded_arrival_umbrella_id_fkey
FOREIGN KEY (umbrella_id) REFERENCES place(id);

-- constraint stranded_solution stranded_solution__kind_known
CHECK (kind = ANY (ARRAY['reseated'::text, 'refunded'::text, 'closed'::text]));

-- constraint stranded_solution stranded_solution__note_is_short
CHECK (length(note) <= 200);

-- constraint stranded_solution stranded_solution__once_per_press
UNIQUE (press);

-- constraint stranded_solution stranded_solution__refunded_has_tenders
CHECK ((kind = 'refunded'::text) = (tenders IS NOT NULL));

-- constraint stranded_solution stranded_solution__reseated_has_places
CHECK ((kind = 'reseated'::text) = (places_before IS NOT NULL));

-- constraint stranded_solution stranded_solution__undone_by_somebody
CHECK ((undone_at IS NULL) = (undone_by IS NULL));

-- constraint stranded_solution stranded_solution_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint stranded_solution stranded_solution_pkey
PRIMARY KEY (id);

-- constraint subscription subscription__days_are_bounded
CHECK (NOT isempty(days) AND NOT lower_inf(days) AND NOT upper_inf(days));

-- constraint subscription subscription__entries_within
CHECK (entries IS NULL OR entries_used >= 0 AND entries_used <= entries);

-- constraint subscription subscription__one_per_order
UNIQUE (order_id);

-- constraint subscription subscription__part_known
CHECK (part = ANY (ARRAY['full_day'::text, 'morning'::text, 'afternoon'::text]));

-- constraint subscription subscription__pass_code_unique
UNIQUE (pass_code);

-- constraint subscription subscription__place_or_entries
CHECK ((umbrella_id IS NULL) = (entries IS NOT NULL));

-- constraint subscription subscription__state_known
CHECK (state = ANY (ARRAY['pending'::text, 'confirmed'::text, 'suspended'::text, 'cancelled'::text, 'ended'::text]));

-- constraint subscription subscription__total_not_negative
CHECK (total_cents >= 0);

-- constraint subscription subscription_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id);

-- constraint subscription subscription_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint subscription subscription_pkey
PRIMARY KEY (id);

-- constraint subscription subscription_plan_id_fkey
FOREIGN KEY (plan_id) REFERENCES subscription_plan(id);

-- constraint subscription subscription_renews_id_fkey
FOREIGN KEY (renews_id) REFERENCES subscription(id);

-- constraint subscription subscription_umbrella_id_fkey
FOREIGN KEY (umbrella_id) REFERENCES place(id);

-- constraint subscription_entry subscription_entry__halves_of_a_day
CHECK ((half_from = ANY (ARRAY[0, 1])) AND half_to >= (half_from + 1) AND half_to <= 2);

-- constraint subscription_entry subscription_entry_pkey
PRIMARY KEY (id);

-- constraint subscription_entry subscription_entry_subscription_id_fkey
FOREIGN KEY (subscription_id) REFERENCES subscription(id);

-- constraint subscription_entry subscription_entry_umbrella_id_fkey
FOREIGN KEY (umbrella_id) REFERENCES place(id);

-- constraint subscription_history subscription_history_pkey
PRIMARY KEY (id);

-- constraint subscription_history subscription_history_subscription_id_fkey
FOREIGN KEY (subscription_id) REFERENCES subscription(id);

-- constraint subscription_instalment subscription_instalment__amount_positive
CHECK (amount_cents > 0);

-- constraint subscription_instalment subscription_instalment_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint subscription_instalment subscription_instalment_pkey
PRIMARY KEY (subscription_id, "position");

-- constraint subscription_instalment subscription_instalment_subscription_id_fkey
FOREIGN KEY (subscription_id) REFERENCES subscription(id);

-- constraint subscription_member subscription_member__one_per_position
UNIQUE (subscription_id, "position");

-- constraint subscription_member subscription_member__position_counts_from_one
CHECK ("position" >= 1);

-- constraint subscription_member subscription_member_pkey
PRIMARY KEY (id);

-- constraint subscription_member subscription_member_subscription_id_fkey
FOREIGN KEY (subscription_id) REFERENCES subscription(id);

-- constraint subscription_place_change subscription_place_change__difference_is_settled
CHECK ((new_cents - old_cents) = (charged_cents - lowered_cents - credited_cents));

-- constraint subscription_place_change subscription_place_change__no_negative_part
CHECK (charged_cents >= 0 AND lowered_cents >= 0 AND credited_cents >= 0);

-- constraint subscription_place_change subscription_place_change_new_umbrella_id_fkey
FOREIGN KEY (new_umbrella_id) REFERENCES place(id);

-- constraint subscription_place_change subscription_place_change_old_umbrella_id_fkey
FOREIGN KEY (old_umbrella_id) REFERENCES place(id);

-- constraint subscription_place_change subscription_place_change_pkey
PRIMARY KEY (id);

-- constraint subscription_place_change subscription_place_change_subscription_id_fkey
FOREIGN KEY (subscription_id) REFERENCES subscription(id);

-- constraint subscription_plan subscription_plan_pkey
PRIMARY KEY (id);

-- constraint subscription_renewal subscription_renewal__renewed_by_one
CHECK ((state = 'renewed'::text) = (renewed_by IS NOT NULL));

-- constraint subscription_renewal subscription_renewal__state_known
CHECK (state = ANY (ARRAY['kept'::text, 'renewed'::text, 'lapsed'::text, 'impossible'::text]));

-- constraint subscription_renewal subscription_renewal_pkey
PRIMARY KEY (subscription_id);

-- constraint subscription_renewal subscription_renewal_plan_id_fkey
FOREIGN KEY (plan_id) REFERENCES subscription_plan(id);

-- constraint subscription_renewal subscription_renewal_renewed_by_fkey
FOREIGN KEY (renewed_by) REFERENCES subscription(id);

-- constraint subscription_renewal subscription_renewal_subscription_id_fkey
FOREIGN KEY (subscription_id) REFERENCES subscription(id);

-- constraint subscription_renewal subscription_renewal_umbrella_id_fkey
FOREIGN KEY (umbrella_id) REFERENCES place(id);

-- constraint table_offer table_offer__answer_has_its_time
CHECK ((answer IS NULL) = (answered_at IS NULL));

-- constraint table_offer table_offer__answer_known
CHECK (answer = ANY (ARRAY['accepted'::text, 'declined'::text, 'expired'::text, 'withdrawn'::text]));

-- constraint table_offer table_offer__ends_after_it_begins
CHECK (expires_at > offered_at);

-- constraint table_offer table_offer_pkey
PRIMARY KEY (id);

-- constraint table_offer table_offer_request_id_fkey
FOREIGN KEY (request_id) REFERENCES table_request(id) ON DELETE CASCADE;

-- constraint table_offer table_offer_seating_id_fkey
FOREIGN KEY (seating_id) REFERENCES restaurant_seating(id) ON DELETE SET NULL;

-- constraint table_request table_request__cause_known
CHECK (ended_by = ANY (ARRAY['left'::text, 'accepted'::text, 'ignored'::text, 'over'::text]));

-- constraint table_request table_request__end_has_its_cause
CHECK ((ended_at IS NULL) = (ended_by IS NULL));

-- constraint table_request table_request__has_seats
CHECK (seats > 0 AND dogs >= 0);

-- constraint table_request table_request__meal_is_known
CHECK (meal = ANY (ARRAY['lunch'::text, 'dinner'::text]));

-- constraint table_request table_request_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint table_request table_request_pkey
PRIMARY KEY (id);

-- constraint table_request table_request_restaurant_id_fkey
FOREIGN KEY (restaurant_id) REFERENCES restaurant(id) ON DELETE CASCADE;

-- constraint till_closing till_closing__counted_not_negative
CHECK (counted_cash_cents >= 0);

-- constraint till_closing till_closing__forward
CHECK (from_at <= to_at);

-- constraint till_closing till_closing__key_unique
UNIQUE (key);

-- constraint till_closing till_closing__left_is_of_counted
CHECK (left_cents >= 0 AND left_cents <= counted_cash_cents);

-- constraint till_closing till_closing__number_unique
UNIQUE (year, number);

-- constraint till_closing till_closing__one_after_another
UNIQUE NULLS NOT DISTINCT (previous_id);

-- constraint till_closing till_closing_pkey
PRIMARY KEY (id);

-- constraint till_closing till_closing_previous_id_fkey
FOREIGN KEY (previous_id) REFERENCES till_closing(id);

-- constraint till_drawer till_drawer__counted_as_a_whole
CHECK (num_nulls(counted_at, counted_by, expected_cents, counted_cents) = ANY (ARRAY[0, 4]));

-- constraint till_drawer till_drawer__counted_not_negative
CHECK (counted_cents >= 0);

-- constraint till_drawer till_drawer__float_not_negative
CHECK (float_cents >= 0);

-- constraint till_drawer till_drawer__key_unique
UNIQUE (key);

-- constraint till_drawer till_drawer_pkey
PRIMARY KEY (id);

-- constraint till_drawer till_drawer_previous_id_fkey
FOREIGN KEY (previous_id) REFERENCES till_closing(id);

-- constraint till_movement till_movement__change_adds_up
CHECK ((tendered_cents IS NULL) = (change_cents IS NULL) AND (tendered_cents IS NULL OR (tendered_cents - change_cents) = amount_cents) AND COALESCE(change_cents, 0) >= 0);

-- constraint till_movement till_movement__drawer_is_cash
CHECK (ledger_entry_id IS NOT NULL OR tender = 'cash'::text);

-- constraint till_movement till_movement__key_unique
UNIQUE (key);

-- constraint till_movement till_movement__of_an_order_or_of_the_drawer
CHECK ((kind = ANY (ARRAY['float'::text, 'withdrawal'::text, 'drawer_back'::text])) = (ledger_entry_id IS NULL));

-- constraint till_movement till_movement__one_per_entry
UNIQUE (ledger_entry_id);

-- constraint till_movement till_movement__sign
CHECK (
CASE kind
    WHEN 'taken'::text THEN amount_cents > 0
    WHEN 'taken_back'::text THEN amount_cents < 0
    WHEN 'refund'::text THEN amount_cents < 0
    WHEN 'refund_back'::text THEN amount_cents > 0
    WHEN 'float'::text THEN amount_cents > 0
    WHEN 'withdrawal'::text THEN amount_cents < 0
    WHEN 'drawer_back'::text THEN amount_cents <> 0
    ELSE false
END);

-- constraint till_movement till_movement__tender_known
CHECK (tender = ANY (ARRAY['cash'::text, 'card_terminal'::text]));

-- constraint till_movement till_movement_closing_id_fkey
FOREIGN KEY (closing_id) REFERENCES till_closing(id) DEFERRABLE INITIALLY DEFERRED;

-- constraint till_movement till_movement_drawer_id_fkey
FOREIGN KEY (drawer_id) REFERENCES till_drawer(id);

-- constraint till_movement till_movement_ledger_entry_id_fkey
FOREIGN KEY (ledger_entry_id) REFERENCES ledger_entry(id);

-- constraint till_movement till_movement_pkey
PRIMARY KEY (id);

-- constraint umbrella_cart umbrella_cart__at_most_five
CHECK (line_count >= 0 AND line_count <= 5);

-- constraint umbrella_cart umbrella_cart__ends_when_filled
CHECK ((line_count > 0) = (expires_at IS NOT NULL));

-- constraint umbrella_cart umbrella_cart_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint umbrella_cart umbrella_cart_pkey
PRIMARY KEY (account_id);

-- constraint visit_action visit_action__kind_known
CHECK (kind = ANY (ARRAY['arrive'::text, 'arrive_late'::text, 'no_show'::text, 'release'::text, 'strand'::text]));

-- constraint visit_action visit_action__money_has_its_order
CHECK ((money_key IS NULL) = (collected_cents = 0) AND (money_key IS NULL OR order_id IS NOT NULL));

-- constraint visit_action visit_action__once_per_press
UNIQUE (client_id);

-- constraint visit_action visit_action__undone_by_somebody
CHECK ((undone_at IS NULL) = (undone_by IS NULL));

-- constraint visit_action visit_action_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint visit_action visit_action_pkey
PRIMARY KEY (id);

-- constraint visit_delay visit_delay__kept_until_then
CHECK (kept_until >= expected_at);

-- constraint visit_delay visit_delay__kind_known
CHECK (kind = ANY (ARRAY['line'::text, 'subscription'::text, 'entry'::text]));

-- constraint visit_delay visit_delay_action_id_fkey
FOREIGN KEY (action_id) REFERENCES visit_action(id);

-- constraint visit_delay visit_delay_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint visit_delay visit_delay_pkey
PRIMARY KEY (id);

-- constraint waiting_offer waiting_offer__answer_has_its_time
CHECK ((answer IS NULL) = (answered_at IS NULL));

-- constraint waiting_offer waiting_offer__answer_known
CHECK (answer = ANY (ARRAY['accepted'::text, 'declined'::text, 'expired'::text, 'withdrawn'::text]));

-- constraint waiting_offer waiting_offer__ends_after_it_begins
CHECK (expires_at > offered_at);

-- constraint waiting_offer waiting_offer__one_per_stay
UNIQUE (stay_id);

-- constraint waiting_offer waiting_offer_pkey
PRIMARY KEY (id);

-- constraint waiting_offer waiting_offer_request_id_fkey
FOREIGN KEY (request_id) REFERENCES waiting_request(id) ON DELETE CASCADE;

-- constraint waiting_offer waiting_offer_umbrella_id_fkey
FOREIGN KEY (umbrella_id) REFERENCES place(id);

-- constraint waiting_request waiting_request__cause_known
CHECK (ended_by = ANY (ARRAY['left'::text, 'accepted'::text, 'ignored'::text, 'over'::text]));

-- constraint waiting_request waiting_request__days_are_bounded
CHECK (NOT isempty(days) AND NOT lower_inf(days) AND NOT upper_inf(days));

-- constraint waiting_request waiting_request__end_has_its_cause
CHECK ((ended_at IS NULL) = (ended_by IS NULL));

-- constraint waiting_request waiting_request__halves_of_a_day
CHECK (halves = ANY (ARRAY['[0,1)'::int4range, '[1,2)'::int4range, '[0,2)'::int4range]));

-- constraint waiting_request waiting_request__one_for_a_day
EXCLUDE USING gist (account_id WITH =, days WITH &&) WHERE (ended_at IS NULL);

-- constraint waiting_request waiting_request__people_positive
CHECK (people > 0);

-- constraint waiting_request waiting_request_account_id_fkey
FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

-- constraint waiting_request waiting_request_pkey
PRIMARY KEY (id);

-- constraint weather_choice weather_choice__ended_when_over
CHECK ((state = 'open'::text) = (ended_at IS NULL));

-- constraint weather_choice weather_choice__half_day_once
EXCLUDE USING gist (line_id WITH =, day WITH =, halves WITH &&);

-- constraint weather_choice weather_choice__halves_within_a_day
CHECK (halves <@ int4range(0, 2) AND NOT isempty(halves));

-- constraint weather_choice weather_choice__moved_somewhere
CHECK ((state = 'moved'::text) = (moved_line_id IS NOT NULL));

-- constraint weather_choice weather_choice__never_more_than_paid
CHECK (credit_cents >= 1 AND credit_cents <= paid_cents);

-- constraint weather_choice weather_choice__state_known
CHECK (state = ANY (ARRAY['open'::text, 'credited'::text, 'moved'::text, 'lapsed'::text]));

-- constraint weather_choice weather_choice__who_came_does_not_move
CHECK (NOT (has_arrived AND state = 'moved'::text));

-- constraint weather_choice weather_choice_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint weather_choice weather_choice_pkey
PRIMARY KEY (id);

-- constraint weather_choice weather_choice_weather_day_id_fkey
FOREIGN KEY (weather_day_id) REFERENCES weather_day(id);

-- constraint weather_day weather_day__cause_known
CHECK (cause = ANY (ARRAY['red_flag'::text, 'rain'::text, 'wind'::text]));

-- constraint weather_day weather_day__decided_by_somebody
CHECK ((state = 'proposed'::text) = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL));

-- constraint weather_day weather_day__half_day_once
EXCLUDE USING gist (day WITH =, halves WITH &&);

-- constraint weather_day weather_day__halves_within_a_day
CHECK (halves <@ int4range(0, 2) AND NOT isempty(halves));

-- constraint weather_day weather_day__percent_within
CHECK (percent >= 1 AND percent <= 100 AND arrived_percent >= 0 AND arrived_percent <= 100);

-- constraint weather_day weather_day__state_known
CHECK (state = ANY (ARRAY['proposed'::text, 'confirmed'::text, 'declined'::text]));

-- constraint weather_day weather_day__subscription_percent_kept
CHECK ((subscription_percent IS NULL) = (percent IS NULL));

-- constraint weather_day weather_day__subscription_percent_within
CHECK (subscription_percent >= 0 AND subscription_percent <= 100);

-- constraint weather_day weather_day__told_when_confirmed
CHECK ((state = 'confirmed'::text) = (tells_at IS NOT NULL) AND (told_at IS NULL OR state = 'confirmed'::text) AND (tells_at IS NULL) = (percent IS NULL) AND (percent IS NULL) = (arrived_percent IS NULL));

-- constraint weather_day weather_day_pkey
PRIMARY KEY (id);

-- constraint weather_share weather_share__half_day_once
EXCLUDE USING gist (subscription_id WITH =, COALESCE(entry_umbrella_id, 0) WITH =, day WITH =, halves WITH &&);

-- constraint weather_share weather_share__halves_within_a_day
CHECK (halves <@ int4range(0, 2) AND NOT isempty(halves));

-- constraint weather_share weather_share__never_more_than_paid
CHECK (credit_cents >= 1 AND credit_cents <= paid_cents);

-- constraint weather_share weather_share_entry_umbrella_id_fkey
FOREIGN KEY (entry_umbrella_id) REFERENCES place(id);

-- constraint weather_share weather_share_pkey
PRIMARY KEY (id);

-- constraint weather_share weather_share_subscription_id_fkey
FOREIGN KEY (subscription_id) REFERENCES subscription(id);

-- constraint weather_share weather_share_weather_day_id_fkey
FOREIGN KEY (weather_day_id) REFERENCES weather_day(id);

-- constraint withdrawal withdrawal__refund_is_paid_less_used
CHECK (refund_cents = GREATEST(0, paid_cents - used_cents));

-- constraint withdrawal withdrawal_order_id_fkey
FOREIGN KEY (order_id) REFERENCES orders(id);

-- constraint withdrawal withdrawal_pkey
PRIMARY KEY (order_id);

-- constraint work_key work_key__one_row
CHECK (is_only);

-- constraint work_key work_key_pkey
PRIMARY KEY (is_only);

-- index account__by_email
CREATE INDEX account__by_email ON public.account USING btree (email text_pattern_ops);

-- index account__by_first_name
CREATE INDEX account__by_first_name ON public.account USING btree (lower(first_name) text_pattern_ops);

-- index account__by_last_name
CREATE INDEX account__by_last_name ON public.account USING btree (lower(last_name) text_pattern_ops);

-- index account__by_phone
CREATE INDEX account__by_phone ON public.account USING btree (phone text_pattern_ops);

-- index account__email_is_free
CREATE UNIQUE INDEX account__email_is_free ON public.account USING btree (email) WHERE (kind = 'customer'::text);

-- index account__guests
CREATE INDEX account__guests ON public.account USING btree (created_at) WHERE (kind = 'guest'::text);

-- index account__guests_by_email
CREATE INDEX account__guests_by_email ON public.account USING btree (email) WHERE (kind = 'guest'::text);

-- index apple_name__browser
CREATE INDEX apple_name__browser ON public.apple_name USING btree (browser_key);

-- index arrival__action
CREATE INDEX arrival__action ON public.arrival USING btree (action_id);

-- index arrival__day
CREATE INDEX arrival__day ON public.arrival USING btree (day) WHERE (undone_at IS NULL);

-- index arrival__one_standing
CREATE UNIQUE INDEX arrival__one_standing ON public.arrival USING btree (kind, claim_id, day) WHERE (undone_at IS NULL);

-- index arrival__order
CREATE INDEX arrival__order ON public.arrival USING btree (order_id);

-- index audit_chain__action
CREATE UNIQUE INDEX audit_chain__action ON public.audit_chain USING btree (action_id) WHERE (action_id IS NOT NULL);

-- index bar_item__category
CREATE INDEX bar_item__category ON public.bar_item USING btree (category_id, "position");

-- index bar_option__group
CREATE INDEX bar_option__group ON public.bar_option USING btree (group_id, "position");

-- index bar_option_group__item
CREATE INDEX bar_option_group__item ON public.bar_option_group USING btree (item_id, "position");

-- index bar_order__day
CREATE INDEX bar_order__day ON public.bar_order USING btree (day) INCLUDE (order_id, status, received_at, ready_at, delivered_at);

-- index bar_order__delivered
CREATE INDEX bar_order__delivered ON public.bar_order USING btree (day, delivered_at DESC) WHERE (status = 'delivered'::text);

-- index bar_order__open
CREATE INDEX bar_order__open ON public.bar_order USING btree (received_at) WHERE (status = ANY (ARRAY['received'::text, 'preparing'::text, 'ready'::text]));

-- index bar_order_line__order
CREATE INDEX bar_order_line__order ON public.bar_order_line USING btree (order_id) INCLUDE (station, item_id, quantity);

-- index broadcast__due
CREATE INDEX broadcast__due ON public.broadcast USING btree (send_at) WHERE ((sent_at IS NULL) AND (undone_at IS NULL));

-- index catalog_change__changed_at
CREATE INDEX catalog_change__changed_at ON public.catalog_change USING btree (changed_at);

-- index catalog_publication__section
CREATE INDEX catalog_publication__section ON public.catalog_publication USING btree (section, id);

-- index complimentary__day
CREATE INDEX complimentary__day ON public.complimentary USING btree (day, account_id);

-- index consent__account
CREATE INDEX consent__account ON public.consent USING btree (account_id);

-- index content_page__one_current
CREATE UNIQUE INDEX content_page__one_current ON public.content_page USING btree (slug, language) WHERE is_current;

-- index content_page_publication__slug
CREATE INDEX content_page_publication__slug ON public.content_page_publication USING btree (slug, id);

-- index credit_entry__account
CREATE INDEX credit_entry__account ON public.credit_entry USING btree (account_id, id);

-- index credit_entry__lot
CREATE INDEX credit_entry__lot ON public.credit_entry USING btree (lot_id);

-- index credit_entry__order
CREATE INDEX credit_entry__order ON public.credit_entry USING btree (order_id) WHERE (order_id IS NOT NULL);

-- index credit_lot__expiry
CREATE INDEX credit_lot__expiry ON public.credit_lot USING btree (expires_on) WHERE (left_cents > 0);

-- index credit_lot__open
CREATE INDEX credit_lot__open ON public.credit_lot USING btree (account_id, expires_on) WHERE (left_cents > 0);

-- index credit_lot__order
CREATE INDEX credit_lot__order ON public.credit_lot USING btree (order_id) WHERE (order_id IS NOT NULL);

-- index customer_view__account
CREATE INDEX customer_view__account ON public.customer_view USING btree (account_id);

-- index customer_view__hour
CREATE INDEX customer_view__hour ON public.customer_view USING btree (hour);

-- index daily_menu_dish__dish
CREATE INDEX daily_menu_dish__dish ON public.daily_menu_dish USING btree (dish_id);

-- index day_return__on_offer
CREATE INDEX day_return__on_offer ON public.day_return USING btree (day) WHERE (state = 'offered'::text);

-- index day_return__once_per_line
CREATE UNIQUE INDEX day_return__once_per_line ON public.day_return USING btree (line_id, order_id, day, half) WHERE ((line_id IS NOT NULL) AND (state <> 'reclaimed'::text));

-- index day_return__once_per_subscription
CREATE UNIQUE INDEX day_return__once_per_subscription ON public.day_return USING btree (subscription_id, day, half) WHERE ((subscription_id IS NOT NULL) AND (state <> 'reclaimed'::text));

-- index day_return__place
CREATE INDEX day_return__place ON public.day_return USING btree (umbrella_id, day);

-- index desk_action__at
CREATE INDEX desk_action__at ON public.desk_action USING btree (at);

-- index desk_action__order
CREATE INDEX desk_action__order ON public.desk_action USING btree (order_id) WHERE (order_id IS NOT NULL);

-- index desk_refund__order
CREATE INDEX desk_refund__order ON public.desk_refund USING btree (order_id);

-- index dish_version__course
CREATE INDEX dish_version__course ON public.dish_version USING btree (course);

-- index dog__name_is_unique
CREATE UNIQUE INDEX dog__name_is_unique ON public.dog USING btree (account_id, lower(name));

-- index dog_document__checked
CREATE INDEX dog_document__checked ON public.dog_document USING btree (checked_at) WHERE (decision <> 'waiting'::text);

-- index dog_document__due
CREATE INDEX dog_document__due ON public.dog_document USING btree (valid_until) WHERE ((decision = 'accepted'::text) AND (reminded_for IS DISTINCT FROM valid_until));

-- index dog_document__waiting
CREATE INDEX dog_document__waiting ON public.dog_document USING btree (added_at) WHERE (decision = 'waiting'::text);

-- index dog_mark__account
CREATE INDEX dog_mark__account ON public.dog_mark USING btree (account_id);

-- index dog_mark__days
CREATE INDEX dog_mark__days ON public.dog_mark USING gist (days);

-- index dog_mark__waived
CREATE INDEX dog_mark__waived ON public.dog_mark USING btree (umbrella_id) WHERE is_waived;

-- index fiscal_document__issued_on
CREATE INDEX fiscal_document__issued_on ON public.fiscal_document USING btree (issued_on);

-- index fiscal_document__number_once
CREATE UNIQUE INDEX fiscal_document__number_once ON public.fiscal_document USING btree (device, issued_on, number) WHERE (number IS NOT NULL);

-- index fiscal_document__open
CREATE INDEX fiscal_document__open ON public.fiscal_document USING btree (next_at) WHERE (state = ANY (ARRAY['noted'::text, 'to_issue'::text, 'queued'::text, 'retried'::text, 'failed'::text, 'manual'::text]));

-- index fiscal_document__order
CREATE INDEX fiscal_document__order ON public.fiscal_document USING btree (order_id);

-- index fiscal_document__original
CREATE INDEX fiscal_document__original ON public.fiscal_document USING btree (original_id) WHERE (original_id IS NOT NULL);

-- index guest_link__account
CREATE INDEX guest_link__account ON public.guest_link USING btree (account_id);

-- index guest_link__opens_until
CREATE INDEX guest_link__opens_until ON public.guest_link USING btree (opens_until);

-- index guest_link__order
CREATE INDEX guest_link__order ON public.guest_link USING btree (order_id);

-- index handed_mail__handed_at
CREATE INDEX handed_mail__handed_at ON public.handed_mail USING btree (handed_at);

-- index hold_expiry__account
CREATE INDEX hold_expiry__account ON public.hold_expiry USING btree (account_id, expired_at);

-- index hold_expiry__place
CREATE INDEX hold_expiry__place ON public.hold_expiry USING btree (umbrella_id, expired_at);

-- index hold_expiry_count__day
CREATE INDEX hold_expiry_count__day ON public.hold_expiry_count USING btree (day);

-- index idempotency__created_at
CREATE INDEX idempotency__created_at ON public.idempotency USING brin (created_at);

-- index idempotency_fingerprint__created_at
CREATE INDEX idempotency_fingerprint__created_at ON public.idempotency_fingerprint USING brin (created_at);

-- index known_browser__browser
CREATE INDEX known_browser__browser ON public.known_browser USING btree (browser_key);

-- index ledger_entry__at
CREATE INDEX ledger_entry__at ON public.ledger_entry USING btree (at);

-- index ledger_entry__day
CREATE INDEX ledger_entry__day ON public.ledger_entry USING btree (day) INCLUDE (order_id, kind, amount_cents);

-- index ledger_entry__order
CREATE INDEX ledger_entry__order ON public.ledger_entry USING btree (order_id);

-- index lost_dog__account
CREATE INDEX lost_dog__account ON public.lost_dog USING btree (account_id);

-- index lost_dog__ended
CREATE INDEX lost_dog__ended ON public.lost_dog USING btree (ended_at) WHERE (ended_at IS NOT NULL);

-- index lost_dog__open
CREATE INDEX lost_dog__open ON public.lost_dog USING btree (id) WHERE (ended_at IS NULL);

-- index lost_dog__open_once
CREATE UNIQUE INDEX lost_dog__open_once ON public.lost_dog USING btree (dog_id) WHERE (ended_at IS NULL);

-- index money_out__credit
CREATE INDEX money_out__credit ON public.money_out USING btree (receiver_id, at) WHERE (kind = 'credit'::text);

-- index money_out__day
CREATE INDEX money_out__day ON public.money_out USING btree (day, staff_id) WHERE (undone_at IS NULL);

-- index money_out__order
CREATE INDEX money_out__order ON public.money_out USING btree (order_id) WHERE ((order_id IS NOT NULL) AND (undone_at IS NULL));

-- index money_out__standing_once
CREATE UNIQUE INDEX money_out__standing_once ON public.money_out USING btree (key) WHERE (undone_at IS NULL);

-- index money_request__asker
CREATE INDEX money_request__asker ON public.money_request USING btree (asked_by, id);

-- index money_request__state
CREATE INDEX money_request__state ON public.money_request USING btree (state, id);

-- index money_request__waits_once
CREATE UNIQUE INDEX money_request__waits_once ON public.money_request USING btree (asked_by, call, md5((input)::text)) WHERE (state = 'waiting'::text);

-- index no_show__action
CREATE INDEX no_show__action ON public.no_show USING btree (action_id);

-- index no_show__day
CREATE INDEX no_show__day ON public.no_show USING btree (day) WHERE (undone_at IS NULL);

-- index no_show__one_standing
CREATE UNIQUE INDEX no_show__one_standing ON public.no_show USING btree (kind, claim_id, day) WHERE (undone_at IS NULL);

-- index no_show__order
CREATE INDEX no_show__order ON public.no_show USING btree (order_id);

-- index notice__account
CREATE INDEX notice__account ON public.notice USING btree (account_id);

-- index notice__created_at
CREATE INDEX notice__created_at ON public.notice USING btree (created_at);

-- index occupancy__account
CREATE INDEX occupancy__account ON public.occupancy USING btree (account_id) WHERE (account_id IS NOT NULL);

-- index occupancy__block
CREATE INDEX occupancy__block ON public.occupancy USING btree (block_id) WHERE (block_id IS NOT NULL);

-- index occupancy__held_until
CREATE INDEX occupancy__held_until ON public.occupancy USING btree (expires_at) WHERE (state = 'held'::text);

-- index occupancy__order
CREATE INDEX occupancy__order ON public.occupancy USING btree (order_id) WHERE (order_id IS NOT NULL);

-- index occupancy__search
CREATE INDEX occupancy__search ON public.occupancy USING gist (daterange(lower(days), upper(days)));

-- index occupancy__subscription
CREATE INDEX occupancy__subscription ON public.occupancy USING btree (subscription_id) WHERE (subscription_id IS NOT NULL);

-- index order_change__order
CREATE INDEX order_change__order ON public.order_change USING btree (order_id, id);

-- index order_history__order
CREATE INDEX order_history__order ON public.order_history USING btree (order_id, id);

-- index order_history__placed_by_staff
CREATE INDEX order_history__placed_by_staff ON public.order_history USING btree (order_id) WHERE ((old_status IS NULL) AND (actor = 'staff'::text));

-- index order_item__by_plate
CREATE INDEX order_item__by_plate ON public.order_item USING btree (plate text_pattern_ops) WHERE (plate IS NOT NULL);

-- index order_item__order
CREATE INDEX order_item__order ON public.order_item USING btree (order_id, id);

-- index order_line__one_standing
CREATE UNIQUE INDEX order_line__one_standing ON public.order_line USING btree (id) WHERE (cancelled_at IS NULL);

-- index orders__account
CREATE INDEX orders__account ON public.orders USING btree (account_id, first_day DESC, id DESC);

-- index orders__by_number
CREATE INDEX orders__by_number ON public.orders USING btree (number text_pattern_ops);

-- index orders__by_number_end
CREATE INDEX orders__by_number_end ON public.orders USING btree (reverse(number) text_pattern_ops);

-- index orders__confirmed
CREATE INDEX orders__confirmed ON public.orders USING btree (first_day) WHERE (status = 'confirmed'::text);

-- index orders__credit_of_ended
CREATE INDEX orders__credit_of_ended ON public.orders USING btree (id) WHERE ((credit_cents > 0) AND (status = 'expired'::text));

-- index orders__first_of_account
CREATE INDEX orders__first_of_account ON public.orders USING btree (account_id, placed_at) WHERE (status <> ALL (ARRAY['expired'::text, 'failed'::text]));

-- index orders__one_awaiting
CREATE UNIQUE INDEX orders__one_awaiting ON public.orders USING btree (account_id, category) WHERE ((status = 'awaiting_payment'::text) AND (NOT is_pinned));

-- index orders__pay_until
CREATE INDEX orders__pay_until ON public.orders USING btree (pay_until) WHERE (status = 'awaiting_payment'::text);

-- index orders__placed
CREATE INDEX orders__placed ON public.orders USING btree (placed_at) INCLUDE (id, account_id, category, status, method, language, first_day, total_cents);

-- index orders__release
CREATE INDEX orders__release ON public.orders USING btree (release_at) WHERE ((status = 'confirmed'::text) AND (release_at IS NOT NULL));

-- index orders__sum
CREATE INDEX orders__sum ON public.orders USING btree (id) INCLUDE (category, total_cents);

-- index outbox__due
CREATE INDEX outbox__due ON public.outbox USING btree (lane, due_at) WHERE (failed_at IS NULL);

-- index outbox__failed
CREATE INDEX outbox__failed ON public.outbox USING btree (failed_at) WHERE (failed_at IS NOT NULL);

-- index passkey__account
CREATE INDEX passkey__account ON public.passkey USING btree (account_id);

-- index passkey_challenge__expiry
CREATE INDEX passkey_challenge__expiry ON public.passkey_challenge USING btree (expires_at);

-- index payment_attempt__due
CREATE INDEX payment_attempt__due ON public.payment_attempt USING btree (next_sync_at) WHERE (next_sync_at IS NOT NULL);

-- index payment_attempt__one_open
CREATE UNIQUE INDEX payment_attempt__one_open ON public.payment_attempt USING btree (order_id) WHERE ((settled_at IS NULL) AND (cancel_requested_at IS NULL) AND (use IS NULL));

-- index payment_attempt__order
CREATE INDEX payment_attempt__order ON public.payment_attempt USING btree (order_id, id);

-- index payment_link__account
CREATE INDEX payment_link__account ON public.payment_link USING btree (account_id);

-- index payment_link__expiry
CREATE INDEX payment_link__expiry ON public.payment_link USING btree (expires_at);

-- index payment_link__session
CREATE INDEX payment_link__session ON public.payment_link USING btree (session_id);

-- index payment_try__attempt
CREATE INDEX payment_try__attempt ON public.payment_try USING btree (attempt_id);

-- index provider_event__open
CREATE INDEX provider_event__open ON public.provider_event USING btree (received_at) WHERE (processed_at IS NULL);

-- index push_device__account
CREATE INDEX push_device__account ON public.push_device USING btree (account_id);

-- index push_device__session
CREATE INDEX push_device__session ON public.push_device USING btree (session_id);

-- index quote__expires_at
CREATE INDEX quote__expires_at ON public.quote USING btree (expires_at);

-- index rate_limit__ends_at
CREATE INDEX rate_limit__ends_at ON public.rate_limit USING btree (ends_at);

-- index reconciliation_issue__open
CREATE INDEX reconciliation_issue__open ON public.reconciliation_issue USING btree (found_at) WHERE (resolved_at IS NULL);

-- index refund__attempt
CREATE INDEX refund__attempt ON public.refund USING btree (attempt_id);

-- index refund__due
CREATE INDEX refund__due ON public.refund USING btree (next_sync_at) WHERE (next_sync_at IS NOT NULL);

-- index refund__order
CREATE INDEX refund__order ON public.refund USING btree (order_id);

-- index registration__created_at
CREATE INDEX registration__created_at ON public.registration USING btree (created_at);

-- index restaurant_seating__item_sits_once
CREATE UNIQUE INDEX restaurant_seating__item_sits_once ON public.restaurant_seating USING btree (order_item_id) WHERE (state <> 'cancelled'::text);

-- index restaurant_seating__sitting
CREATE INDEX restaurant_seating__sitting ON public.restaurant_seating USING btree (restaurant_id, day, meal);

-- index restaurant_seating__to_remind
CREATE INDEX restaurant_seating__to_remind ON public.restaurant_seating USING btree (day) WHERE ((state = 'booked'::text) AND (reminded_at IS NULL));

-- index saved_card__account
CREATE INDEX saved_card__account ON public.saved_card USING btree (account_id);

-- index saved_card__one_default
CREATE UNIQUE INDEX saved_card__one_default ON public.saved_card USING btree (account_id) WHERE is_default;

-- index session__account
CREATE INDEX session__account ON public.session USING btree (account_id);

-- index session__order
CREATE INDEX session__order ON public.session USING btree (order_id) WHERE (order_id IS NOT NULL);

-- index session__return_key_is_unique
CREATE UNIQUE INDEX session__return_key_is_unique ON public.session USING btree (return_hash) WHERE (return_hash IS NOT NULL);

-- index setting_change__at
CREATE INDEX setting_change__at ON public.setting_change USING btree (changed_at, id);

-- index setting_change__key
CREATE INDEX setting_change__key ON public.setting_change USING btree (key, id);

-- index social_arrival__created_at
CREATE INDEX social_arrival__created_at ON public.social_arrival USING btree (created_at);

-- index social_attempt__created_at
CREATE INDEX social_attempt__created_at ON public.social_attempt USING btree (created_at);

-- index social_identity__account
CREATE INDEX social_identity__account ON public.social_identity USING btree (account_id);

-- index staff_action__action
CREATE INDEX staff_action__action ON public.staff_action USING btree (action, at, id);

-- index staff_action__at
CREATE INDEX staff_action__at ON public.staff_action USING btree (at, id);

-- index staff_action__person
CREATE INDEX staff_action__person ON public.staff_action USING btree (account_id, at, id);

-- index staff_action__places
CREATE INDEX staff_action__places ON public.staff_action USING gin (((detail -> 'umbrellaIds'::text)) jsonb_path_ops);

-- index staff_action__subject
CREATE INDEX staff_action__subject ON public.staff_action USING btree (subject, id);

-- index staff_change__account
CREATE INDEX staff_change__account ON public.staff_change USING btree (account_id);

-- index staff_change__at
CREATE INDEX staff_change__at ON public.staff_change USING btree (at);

-- index staff_change__by
CREATE INDEX staff_change__by ON public.staff_change USING btree (by_account_id);

-- index staff_login_ticket__account
CREATE INDEX staff_login_ticket__account ON public.staff_login_ticket USING btree (account_id);

-- index stranded_arrival__action
CREATE INDEX stranded_arrival__action ON public.stranded_arrival USING btree (action_id);

-- index stranded_arrival__claim
CREATE INDEX stranded_arrival__claim ON public.stranded_arrival USING btree (claim_id, day);

-- index stranded_arrival__one_open
CREATE UNIQUE INDEX stranded_arrival__one_open ON public.stranded_arrival USING btree (claim_id, day) WHERE (solution_id IS NULL);

-- index stranded_arrival__order
CREATE INDEX stranded_arrival__order ON public.stranded_arrival USING btree (order_id);

-- index stranded_arrival__solution
CREATE INDEX stranded_arrival__solution ON public.stranded_arrival USING btree (solution_id);

-- index stranded_solution__order
CREATE INDEX stranded_solution__order ON public.stranded_solution USING btree (order_id);

-- index subscription__account
CREATE INDEX subscription__account ON public.subscription USING btree (account_id, id);

-- index subscription__life
CREATE INDEX subscription__life ON public.subscription USING btree (upper(days)) WHERE (state = ANY (ARRAY['confirmed'::text, 'suspended'::text]));

-- index subscription__renewed_once
CREATE UNIQUE INDEX subscription__renewed_once ON public.subscription USING btree (renews_id) WHERE (state <> 'cancelled'::text);

-- index subscription_entry__subscription
CREATE INDEX subscription_entry__subscription ON public.subscription_entry USING btree (subscription_id, id);

-- index subscription_history__subscription
CREATE INDEX subscription_history__subscription ON public.subscription_history USING btree (subscription_id, id);

-- index subscription_instalment__due
CREATE INDEX subscription_instalment__due ON public.subscription_instalment USING btree (due_day);

-- index subscription_instalment__order
CREATE INDEX subscription_instalment__order ON public.subscription_instalment USING btree (order_id) WHERE (order_id IS NOT NULL);

-- index subscription_place_change__subscription
CREATE INDEX subscription_place_change__subscription ON public.subscription_place_change USING btree (subscription_id, id);

-- index subscription_renewal__kept
CREATE INDEX subscription_renewal__kept ON public.subscription_renewal USING btree (until) WHERE (state = 'kept'::text);

-- index subscription_renewal__renewed_by
CREATE INDEX subscription_renewal__renewed_by ON public.subscription_renewal USING btree (renewed_by) WHERE (renewed_by IS NOT NULL);

-- index table_offer__late
CREATE INDEX table_offer__late ON public.table_offer USING btree (expires_at) WHERE (answer IS NULL);

-- index table_offer__one_open
CREATE UNIQUE INDEX table_offer__one_open ON public.table_offer USING btree (request_id) WHERE (answer IS NULL);

-- index table_offer__request
CREATE INDEX table_offer__request ON public.table_offer USING btree (request_id);

-- index table_offer__seating
CREATE INDEX table_offer__seating ON public.table_offer USING btree (seating_id);

-- index table_request__account
CREATE INDEX table_request__account ON public.table_request USING btree (account_id, id);

-- index table_request__ended
CREATE INDEX table_request__ended ON public.table_request USING btree (ended_at) WHERE (ended_at IS NOT NULL);

-- index table_request__one_for_a_meal
CREATE UNIQUE INDEX table_request__one_for_a_meal ON public.table_request USING btree (account_id, day, meal) WHERE (ended_at IS NULL);

-- index table_request__queue
CREATE INDEX table_request__queue ON public.table_request USING btree (restaurant_id, day, meal, joined_at, id) WHERE (ended_at IS NULL);

-- index till_drawer__open_once
CREATE UNIQUE INDEX till_drawer__open_once ON public.till_drawer USING btree (staff_id, previous_id) NULLS NOT DISTINCT WHERE (counted_at IS NULL);

-- index till_drawer__period
CREATE INDEX till_drawer__period ON public.till_drawer USING btree (previous_id);

-- index till_movement__at
CREATE INDEX till_movement__at ON public.till_movement USING btree (at);

-- index till_movement__closing
CREATE INDEX till_movement__closing ON public.till_movement USING btree (closing_id);

-- index till_movement__drawer
CREATE INDEX till_movement__drawer ON public.till_movement USING btree (drawer_id) WHERE (drawer_id IS NOT NULL);

-- index till_movement__open
CREATE INDEX till_movement__open ON public.till_movement USING btree (id) WHERE (closing_id IS NULL);

-- index umbrella_cart__device
CREATE INDEX umbrella_cart__device ON public.umbrella_cart USING btree (device_id) WHERE (device_id IS NOT NULL);

-- index umbrella_cart__prefix
CREATE INDEX umbrella_cart__prefix ON public.umbrella_cart USING btree (address_prefix) WHERE (address_prefix IS NOT NULL);

-- index visit_delay__action
CREATE INDEX visit_delay__action ON public.visit_delay USING btree (action_id);

-- index visit_delay__day
CREATE INDEX visit_delay__day ON public.visit_delay USING btree (day) WHERE (undone_at IS NULL);

-- index visit_delay__order
CREATE INDEX visit_delay__order ON public.visit_delay USING btree (order_id);

-- index waiting_offer__late
CREATE INDEX waiting_offer__late ON public.waiting_offer USING btree (expires_at) WHERE (answer IS NULL);

-- index waiting_offer__one_open
CREATE UNIQUE INDEX waiting_offer__one_open ON public.waiting_offer USING btree (request_id) WHERE (answer IS NULL);

-- index waiting_offer__request
CREATE INDEX waiting_offer__request ON public.waiting_offer USING btree (request_id);

-- index waiting_request__account
CREATE INDEX waiting_request__account ON public.waiting_request USING btree (account_id, id);

-- index waiting_request__ended
CREATE INDEX waiting_request__ended ON public.waiting_request USING btree (ended_at) WHERE (ended_at IS NOT NULL);

-- index waiting_request__queue
CREATE INDEX waiting_request__queue ON public.waiting_request USING btree (joined_at, id) WHERE (ended_at IS NULL);

-- index weather_choice__open
CREATE INDEX weather_choice__open ON public.weather_choice USING btree (choose_until) WHERE (state = 'open'::text);

-- index weather_choice__order
CREATE INDEX weather_choice__order ON public.weather_choice USING btree (order_id);

-- index weather_choice__weather_day
CREATE INDEX weather_choice__weather_day ON public.weather_choice USING btree (weather_day_id);

-- index weather_day__untold
CREATE INDEX weather_day__untold ON public.weather_day USING btree (tells_at) WHERE ((state = 'confirmed'::text) AND (told_at IS NULL));

-- index weather_share__subscription
CREATE INDEX weather_share__subscription ON public.weather_share USING btree (subscription_id);

-- index weather_share__weather_day
CREATE INDEX weather_share__weather_day ON public.weather_share USING btree (weather_day_id);

-- trigger account account__ends_sessions
CREATE TRIGGER account__ends_sessions AFTER UPDATE OF password_hash, email ON account FOR EACH ROW WHEN (old.password_hash IS DISTINCT FROM new.password_hash OR old.email IS DISTINCT FROM new.email) EXECUTE FUNCTION end_sessions_of_account();

-- trigger audit_chain audit_chain__append_only
CREATE TRIGGER audit_chain__append_only BEFORE DELETE OR UPDATE ON audit_chain FOR EACH ROW EXECUTE FUNCTION keep_audit_chain();

-- trigger audit_chain audit_chain__no_truncate
CREATE TRIGGER audit_chain__no_truncate BEFORE TRUNCATE ON audit_chain FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_chain();

-- trigger audit_chain audit_chain__only_who_is_gone
CREATE CONSTRAINT TRIGGER audit_chain__only_who_is_gone AFTER INSERT ON audit_chain DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.kind = 'forgotten'::text) EXECUTE FUNCTION only_who_is_gone();

-- trigger cart_line cart_line__leaves_payment
CREATE TRIGGER cart_line__leaves_payment AFTER UPDATE ON cart_line FOR EACH ROW EXECUTE FUNCTION line_leaves_payment();

-- trigger cart_line cart_line__marks_changed_dogs
CREATE TRIGGER cart_line__marks_changed_dogs AFTER UPDATE OF dogs ON cart_line FOR EACH ROW WHEN (old.dogs <> new.dogs) EXECUTE FUNCTION mark_dogs_of_cart_line();

-- trigger cart_line cart_line__marks_dogs
CREATE TRIGGER cart_line__marks_dogs AFTER INSERT ON cart_line FOR EACH ROW WHEN (new.dogs <> '[]'::jsonb) EXECUTE FUNCTION mark_dogs_of_cart_line();

-- trigger content_page content_page__keeps_its_words
CREATE TRIGGER content_page__keeps_its_words BEFORE DELETE OR UPDATE ON content_page FOR EACH ROW EXECUTE FUNCTION content_page_keeps_its_words();

-- trigger credit_entry credit_entry__append_only
CREATE TRIGGER credit_entry__append_only BEFORE DELETE OR UPDATE ON credit_entry FOR EACH ROW EXECUTE FUNCTION keep_credit();

-- trigger credit_entry credit_entry__balances
CREATE TRIGGER credit_entry__balances AFTER INSERT ON credit_entry FOR EACH ROW EXECUTE FUNCTION balance_credit();

-- trigger credit_entry credit_entry__no_truncate
CREATE TRIGGER credit_entry__no_truncate BEFORE TRUNCATE ON credit_entry FOR EACH STATEMENT EXECUTE FUNCTION keep_credit();

-- trigger dog_mark dog_mark__ends_waiving
CREATE TRIGGER dog_mark__ends_waiving AFTER DELETE ON dog_mark FOR EACH ROW EXECUTE FUNCTION end_waiving();

-- trigger fiscal_document fiscal_document__frozen
CREATE TRIGGER fiscal_document__frozen BEFORE DELETE OR UPDATE ON fiscal_document FOR EACH ROW EXECUTE FUNCTION keep_fiscal_document();

-- trigger hold_expiry hold_expiry__counted
CREATE TRIGGER hold_expiry__counted AFTER INSERT ON hold_expiry REFERENCING NEW TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_expired_holds();

-- trigger ledger_entry ledger_entry__append_only
CREATE TRIGGER ledger_entry__append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();

-- trigger ledger_entry ledger_entry__balances
CREATE TRIGGER ledger_entry__balances AFTER INSERT ON ledger_entry FOR EACH ROW EXECUTE FUNCTION balance_order();

-- trigger ledger_entry ledger_entry__in_the_till
CREATE CONSTRAINT TRIGGER ledger_entry__in_the_till AFTER INSERT ON ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.kind = ANY (ARRAY['cash'::text, 'card_terminal'::text, 'desk_refund'::text])) EXECUTE FUNCTION see_desk_entry();

-- trigger ledger_entry ledger_entry__noted_for_receipt
CREATE TRIGGER ledger_entry__noted_for_receipt AFTER INSERT ON ledger_entry FOR EACH ROW WHEN (new.kind <> ALL (ARRAY['fee'::text, 'dispute_opened'::text, 'dispute_won'::text, 'dispute_lost'::text])) EXECUTE FUNCTION note_fiscal_document();

-- trigger ledger_entry ledger_entry__pays_difference
CREATE TRIGGER ledger_entry__pays_difference AFTER INSERT ON ledger_entry FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['capture'::text, 'cash'::text, 'card_terminal'::text, 'credit'::text])) AND NOT new.is_give_back) EXECUTE FUNCTION pay_difference();

-- trigger occupancy occupancy__marks_dogs
CREATE TRIGGER occupancy__marks_dogs AFTER INSERT ON occupancy FOR EACH ROW WHEN (new.state = ANY (ARRAY['booked'::text, 'subscription'::text])) EXECUTE FUNCTION mark_dogs_of_stay();

-- trigger occupancy occupancy__marks_moved_dogs
CREATE TRIGGER occupancy__marks_moved_dogs AFTER UPDATE OF umbrella_id, days, halves ON occupancy FOR EACH ROW WHEN (old.umbrella_id <> new.umbrella_id OR old.days <> new.days OR old.halves <> new.halves) EXECUTE FUNCTION mark_dogs_of_stay();

-- trigger occupancy occupancy__on_standing_place
CREATE TRIGGER occupancy__on_standing_place BEFORE INSERT OR UPDATE OF umbrella_id ON occupancy FOR EACH ROW WHEN (new.state <> 'blocked'::text) EXECUTE FUNCTION stay_on_standing_place();

-- trigger occupancy occupancy__takes_marks_along
CREATE TRIGGER occupancy__takes_marks_along AFTER UPDATE OF account_id ON occupancy FOR EACH ROW WHEN (old.account_id IS DISTINCT FROM new.account_id AND new.account_id IS NOT NULL) EXECUTE FUNCTION move_dog_marks();

-- trigger order_line order_line__lapses_returns
CREATE TRIGGER order_line__lapses_returns AFTER UPDATE ON order_line FOR EACH ROW WHEN (new.cancelled_at IS NOT NULL AND old.cancelled_at IS NULL OR new.umbrella_id IS DISTINCT FROM old.umbrella_id OR new.days IS DISTINCT FROM old.days OR new.halves IS DISTINCT FROM old.halves) EXECUTE FUNCTION lapse_returns();

-- trigger order_line order_line__marks_changed_dogs
CREATE TRIGGER order_line__marks_changed_dogs AFTER UPDATE OF dogs ON order_line FOR EACH ROW WHEN (old.dogs <> new.dogs) EXECUTE FUNCTION mark_dogs_of_order_line();

-- trigger order_line order_line__marks_dogs
CREATE TRIGGER order_line__marks_dogs AFTER INSERT ON order_line FOR EACH ROW WHEN (new.dogs <> '[]'::jsonb) EXECUTE FUNCTION mark_dogs_of_order_line();

-- trigger orders orders__credit_goes_along
CREATE TRIGGER orders__credit_goes_along AFTER UPDATE OF account_id ON orders FOR EACH ROW WHEN (old.account_id <> new.account_id) EXECUTE FUNCTION move_credit();

-- trigger orders orders__give_promotion_back
CREATE CONSTRAINT TRIGGER orders__give_promotion_back AFTER UPDATE OF status ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION give_promotion_back();

-- trigger orders orders__return_credit
CREATE TRIGGER orders__return_credit AFTER UPDATE OF status ON orders FOR EACH ROW WHEN (new.credit_cents > 0 AND (new.status = ANY (ARRAY['failed'::text, 'expired'::text])) AND old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION return_credit_of_ended();

-- trigger payment_mode payment_mode__announced
CREATE TRIGGER payment_mode__announced AFTER INSERT OR DELETE OR UPDATE ON payment_mode FOR EACH STATEMENT EXECUTE FUNCTION announce_payment_modes();

-- trigger setting setting__refreshes_changed_marks
CREATE TRIGGER setting__refreshes_changed_marks AFTER UPDATE ON setting FOR EACH ROW WHEN (new.key = ANY (ARRAY['dogSpacePlaces'::text, 'dogSizesApart'::text])) EXECUTE FUNCTION refresh_marks_of_setting();

-- trigger setting setting__refreshes_default_marks
CREATE TRIGGER setting__refreshes_default_marks AFTER DELETE ON setting FOR EACH ROW WHEN (old.key = ANY (ARRAY['dogSpacePlaces'::text, 'dogSizesApart'::text])) EXECUTE FUNCTION refresh_marks_of_setting();

-- trigger setting setting__refreshes_marks
CREATE TRIGGER setting__refreshes_marks AFTER INSERT ON setting FOR EACH ROW WHEN (new.key = ANY (ARRAY['dogSpacePlaces'::text, 'dogSizesApart'::text])) EXECUTE FUNCTION refresh_marks_of_setting();

-- trigger staff_action staff_action__append_only
CREATE TRIGGER staff_action__append_only BEFORE DELETE OR UPDATE ON staff_action FOR EACH ROW EXECUTE FUNCTION keep_staff_actions();

-- trigger staff_action staff_action__chained
CREATE CONSTRAINT TRIGGER staff_action__chained AFTER INSERT ON staff_action DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_staff_action();

-- trigger staff_action staff_action__no_truncate
CREATE TRIGGER staff_action__no_truncate BEFORE TRUNCATE ON staff_action FOR EACH STATEMENT EXECUTE FUNCTION keep_staff_actions();

-- trigger staff_member staff_member__ends_sessions
CREATE TRIGGER staff_member__ends_sessions AFTER DELETE ON staff_member FOR EACH ROW EXECUTE FUNCTION end_staff_sessions();

-- trigger subscription subscription__first_state
CREATE TRIGGER subscription__first_state AFTER INSERT ON subscription FOR EACH ROW EXECUTE FUNCTION note_subscription_state();

-- trigger subscription subscription__keeps_nothing
CREATE TRIGGER subscription__keeps_nothing AFTER UPDATE OF state ON subscription FOR EACH ROW WHEN (new.state = 'cancelled'::text AND old.state IS DISTINCT FROM new.state) EXECUTE FUNCTION drop_kept_renewal();

-- trigger subscription subscription__lapses_returns
CREATE TRIGGER subscription__lapses_returns AFTER UPDATE ON subscription FOR EACH ROW WHEN (new.state = 'cancelled'::text AND old.state <> 'cancelled'::text) EXECUTE FUNCTION lapse_returns();

-- trigger subscription subscription__next_state
CREATE TRIGGER subscription__next_state AFTER UPDATE OF state ON subscription FOR EACH ROW WHEN (old.state IS DISTINCT FROM new.state) EXECUTE FUNCTION note_subscription_state();

-- trigger till_closing till_closing__append_only
CREATE TRIGGER till_closing__append_only BEFORE DELETE OR UPDATE ON till_closing FOR EACH ROW EXECUTE FUNCTION keep_till();

-- trigger till_closing till_closing__no_truncate
CREATE TRIGGER till_closing__no_truncate BEFORE TRUNCATE ON till_closing FOR EACH STATEMENT EXECUTE FUNCTION keep_till();

-- trigger till_drawer till_drawer__append_only
CREATE TRIGGER till_drawer__append_only BEFORE DELETE OR UPDATE ON till_drawer FOR EACH ROW EXECUTE FUNCTION keep_till();

-- trigger till_drawer till_drawer__no_truncate
CREATE TRIGGER till_drawer__no_truncate BEFORE TRUNCATE ON till_drawer FOR EACH STATEMENT EXECUTE FUNCTION keep_till();

-- trigger till_movement till_movement__append_only
CREATE TRIGGER till_movement__append_only BEFORE DELETE OR UPDATE ON till_movement FOR EACH ROW EXECUTE FUNCTION keep_till();

-- trigger till_movement till_movement__no_truncate
CREATE TRIGGER till_movement__no_truncate BEFORE TRUNCATE ON till_movement FOR EACH STATEMENT EXECUTE FUNCTION keep_till();

-- trigger umbrella_cart umbrella_cart__leaves_payment
CREATE TRIGGER umbrella_cart__leaves_payment BEFORE UPDATE OF line_count ON umbrella_cart FOR EACH ROW WHEN (old.line_count <> new.line_count OR old.expires_at IS DISTINCT FROM new.expires_at) EXECUTE FUNCTION cart_leaves_payment();
