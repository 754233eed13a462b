-- Quotes, orders with their lines and history, and the functions that write them.

create table quote (
  id text primary key,
  account_id bigint not null references account (id) on delete cascade,
  language text not null,
  content_hash bytea not null,
  expires_at timestamptz not null,
  constraint quote__content_hash_is_sha256 check (octet_length(content_hash) = 32)
);
comment on table quote is 'A binding offer for one account''s cart as it was; the order that used it names it';
create index quote__expires_at on quote (expires_at);

create table orders (
  id bigint generated always as identity primary key,
  number text not null,
  account_id bigint not null references account (id),
  quote_id text not null,
  status text not null,
  method text not null,
  placed_at timestamptz not null default battigia_now(),
  first_day date not null,
  deadline_day date,
  deadline_hour smallint,
  deadline_at timestamptz,
  release_at timestamptz,
  service_percent smallint not null,
  service_cents integer not null,
  total_cents integer not null,
  conditions_slug text not null,
  conditions_language text not null,
  conditions_version text not null,
  language text not null,
  pass_code text not null,
  constraint orders__number_never_reused unique (number),
  constraint orders__quote_used_once unique (quote_id),
  constraint orders__pass_code_unique unique (pass_code),
  constraint orders__status_known
    check (status in ('confirmed', 'due_cash', 'due_later', 'paid', 'cancelled', 'released')),
  constraint orders__method_known check (method in ('cash', 'pay_later', 'no_payment_needed')),
  constraint orders__money_not_negative check (service_cents >= 0 and total_cents >= service_cents),
  constraint orders__unpaid_has_deadline check (status not in ('due_cash', 'due_later') or release_at is not null),
  constraint orders__conditions_exist foreign key (conditions_slug, conditions_language, conditions_version)
    references content_page (slug, language, version)
) with (fillfactor = 80);
comment on table orders is 'What a customer ordered and accepted; its money is the sum of its lines that are not cancelled';
create index orders__account on orders (account_id, first_day desc, id desc);
create index orders__release on orders (release_at) where status in ('due_cash', 'due_later');

create table order_line (
  id bigint primary key,
  order_id bigint not null references orders (id),
  umbrella_id integer not null references place (id),
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
  cancelled_at timestamptz,
  constraint order_line__total_not_negative check (total_cents >= 0)
) with (fillfactor = 80);
comment on table order_line is 'One stay of an order as it was bought; its id is the stay''s, the line''s of the cart and the booking''s';
create index order_line__order on order_line (order_id);

create table order_history (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  old_status text,
  new_status text not null,
  line_id bigint,
  actor text not null,
  reason text not null,
  at timestamptz not null default battigia_now(),
  constraint order_history__actor_known check (actor in ('guest', 'clock', 'staff'))
);
comment on table order_history is 'Append-only audit of what happened to an order: status before and after, who and why';
create index order_history__order on order_history (order_id, id);

alter table occupancy add constraint occupancy__order_exists foreign key (order_id) references orders (id);

create function read_checkout(
  p_account bigint, p_quote text, p_conditions_slug text, p_language text, p_locks boolean
) returns jsonb
language plpgsql set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
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
      select jsonb_build_object('slug', p.slug, 'language', p.language, 'version', p.version)
        from content_page p
       where p.slug = p_conditions_slug and p.is_current
         and p.language = coalesce((select q.language from quote q where q.id = p_quote and q.account_id = p_account), p_language)
    )
  );
end
$$;
comment on function read_checkout(bigint, text, text, text, boolean) is
  'Reads an account''s cart, locked or not, with a quote, its order, the conditions in the quote''s language and the resort''s clock';

create function order_of(p_order bigint) returns jsonb
language plpgsql stable set enable_seqscan = off as $$
begin
  return (
    select jsonb_build_object(
      'orderId', o.id, 'number', o.number, 'status', o.status, 'method', o.method,
      'placedAt', iso_instant(o.placed_at), 'deadlineDay', o.deadline_day, 'deadlineHour', o.deadline_hour,
      'deadlineAt', iso_instant(o.deadline_at), 'serviceCents', o.service_cents, 'totalCents', o.total_cents,
      'conditionsVersion', o.conditions_version, 'passCode', o.pass_code,
      'localNow', to_char(battigia_now() at time zone 'Europe/Rome', 'YYYY-MM-DD"T"HH24:MI:SS'),
      'lines', (
        select jsonb_agg(
          jsonb_build_object(
            'lineId', l.id, 'bookingId', l.id, 'umbrellaId', l.umbrella_id, 'code', l.code, 'row', l.row_id,
            'kind', l.kind, 'isAccessible', l.is_accessible, 'from', lower(l.days), 'to', upper(l.days) - 1,
            'part', day_part_of(l.halves), 'people', l.people, 'dogs', l.dogs, 'extras', l.extras,
            'price', l.price, 'totalCents', l.total_cents, 'isCancelled', l.cancelled_at is not null
          )
          order by l.id
        )
        from order_line l
        where l.order_id = o.id
      )
    )
    from orders o
    where o.id = p_order
  );
end
$$;
comment on function order_of(bigint) is 'An order with its lines and the resort''s clock';

create function place_order(
  p_account bigint, p_quote text, p_numbers text[], p_pass_code text, p_stays bigint[],
  p_status text, p_method text, p_deadline_day date, p_deadline_hour integer, p_grace_minutes integer,
  p_service_percent integer, p_service_cents integer, p_total_cents integer,
  p_conditions_slug text, p_conditions_language text, p_conditions_version text, p_language text, p_most_unpaid integer,
  p_mail_kind text
) returns jsonb
language plpgsql set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_order bigint;
  v_number text;
  v_count integer;
  v_first_day date;
  v_deadline constant timestamptz := (p_deadline_day + make_interval(hours => p_deadline_hour)) at time zone 'Europe/Rome';
begin
  -- Expired in the meantime and dropped by somebody else's claim is what a stay can be; from here on it is ours.
  select count(*), min(s.first_day) into v_count, v_first_day
    from (
      select lower(o.days) as first_day
        from occupancy o
       where o.account_id = p_account and o.id = any (p_stays) and o.state = 'held' and o.expires_at > battigia_now()
       order by o.umbrella_id
         for update
    ) s;
  if v_count <> cardinality(p_stays) then
    return '{"outcome": "cart_changed"}';
  end if;

  if p_status in ('due_cash', 'due_later') then
    select max(n) into v_count
      from (
        select count(distinct o.id) as n
          from occupancy s
          cross join lateral generate_series(lower(s.days), upper(s.days) - 1, interval '1 day') as d
          join orders o on o.account_id = p_account and o.status in ('due_cash', 'due_later')
          join order_line l on l.order_id = o.id and l.cancelled_at is null and l.days @> d::date
         where s.id = any (p_stays)
         group by d
      ) per_day;
    if v_count >= p_most_unpaid then
      return jsonb_build_object('outcome', 'too_many_unpaid', 'max', p_most_unpaid);
    end if;
  end if;

  foreach v_number in array p_numbers loop
    insert into orders (
      number, account_id, quote_id, status, method, first_day,
      deadline_day, deadline_hour, deadline_at, release_at,
      service_percent, service_cents, total_cents,
      conditions_slug, conditions_language, conditions_version, language, pass_code
    )
    values (
      v_number, p_account, p_quote, p_status, p_method, v_first_day,
      p_deadline_day, p_deadline_hour, v_deadline, v_deadline + make_interval(mins => p_grace_minutes),
      p_service_percent, p_service_cents, p_total_cents,
      p_conditions_slug, p_conditions_language, p_conditions_version, p_language, p_pass_code
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
  delete from cart_line where stay_id = any (p_stays);
  update occupancy set state = 'booked', order_id = v_order, expires_at = null where id = any (p_stays);
  update umbrella_cart set line_count = 0, expires_at = null, ordered_at = battigia_now() where account_id = p_account;
  insert into order_history (order_id, new_status, actor, reason) values (v_order, p_status, 'guest', 'placed');
  insert into outbox (kind, key, payload)
  values (p_mail_kind, 'order-' || v_order, jsonb_build_object('orderId', v_order));
  return jsonb_build_object('outcome', 'placed', 'order', order_of(v_order));
end
$$;
comment on function place_order(
  bigint, text, text[], text, bigint[], text, text, date, integer, integer, integer, integer, integer, text, text, text, text, integer, text
) is 'Turns exactly these held stays into an order; any other outcome than placed is for the caller to roll back';

create function cancel_order_lines(
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
comment on function cancel_order_lines(bigint, bigint[], text, text, text) is
  'Cancels lines of an order (null: all that are left), frees places and stock, sums the order anew and ends it with its last line';
