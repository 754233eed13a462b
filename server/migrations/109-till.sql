-- The till: tenders of the desk, what moves in its drawer, refunds at the desk, and closings with counted cash (B-12).

alter table orders
  add column allowance_cents integer not null default 0,
  add constraint orders__allowance_not_negative check (allowance_cents >= 0);
comment on column orders.allowance_cents is
  'What the desk gave back of what the order costs: nobody owes it again';

alter table ledger_entry
  drop constraint ledger_entry__sign,
  add constraint ledger_entry__sign check (
    case kind
      when 'capture' then amount_cents > 0
      when 'cash' then amount_cents <> 0
      when 'card_terminal' then amount_cents <> 0
      when 'desk_refund' then amount_cents <> 0
      when 'credit' then amount_cents > 0
      when 'credit_back' then amount_cents < 0
      when 'to_credit' then amount_cents < 0
      when 'refund' then amount_cents < 0
      when 'external_refund' then amount_cents < 0
      when 'refund_failed' then amount_cents > 0
      when 'dispute_opened' then amount_cents < 0
      when 'dispute_won' then amount_cents > 0
      when 'dispute_lost' then amount_cents = 0
      when 'fee' then true
      else false
    end
  );

create table till_closing (
  id bigint generated always as identity primary key,
  key text not null,
  year smallint not null,
  number integer not null,
  previous_id bigint references till_closing (id),
  from_at timestamptz not null,
  to_at timestamptz not null,
  opening_cents integer not null,
  expected_cash_cents integer not null,
  counted_cash_cents integer not null,
  expected_card_cents integer not null,
  counted_card_cents integer not null,
  left_cents integer not null,
  denominations jsonb,
  note text not null,
  staff_id bigint,
  constraint till_closing__key_unique unique (key),
  constraint till_closing__number_unique unique (year, number),
  constraint till_closing__one_after_another unique nulls not distinct (previous_id),
  constraint till_closing__forward check (from_at <= to_at),
  constraint till_closing__counted_not_negative check (counted_cash_cents >= 0),
  constraint till_closing__left_is_of_counted check (left_cents between 0 and counted_cash_cents)
);
comment on table till_closing is 'The till counted and closed: what was expected by tender and what was there; append-only, each follows one other';
comment on column till_closing.opening_cents is 'What the closing before left in the drawer: part of the cash expected';
comment on column till_closing.left_cents is 'What of the counted cash stays in the drawer for the next period';

create table till_movement (
  id bigint generated always as identity primary key,
  key text not null,
  kind text not null,
  tender text not null,
  amount_cents integer not null,
  ledger_entry_id bigint references ledger_entry (id),
  tendered_cents integer,
  change_cents integer,
  reason text not null default '',
  staff_id bigint,
  device text not null default '',
  at timestamptz not null default battigia_now(),
  closing_id bigint references till_closing (id) deferrable initially deferred,
  constraint till_movement__key_unique unique (key),
  constraint till_movement__one_per_entry unique (ledger_entry_id),
  constraint till_movement__tender_known check (tender in ('cash', 'card_terminal')),
  constraint till_movement__sign check (
    case kind
      when 'taken' then amount_cents > 0
      when 'taken_back' then amount_cents < 0
      when 'refund' then amount_cents < 0
      when 'refund_back' then amount_cents > 0
      when 'float' then amount_cents > 0
      when 'withdrawal' then amount_cents < 0
      when 'drawer_back' then amount_cents <> 0
      else false
    end
  ),
  constraint till_movement__of_an_order_or_of_the_drawer check (
    (kind in ('float', 'withdrawal', 'drawer_back')) = (ledger_entry_id is null)
  ),
  constraint till_movement__drawer_is_cash check (ledger_entry_id is not null or tender = 'cash'),
  constraint till_movement__change_adds_up check (
    (tendered_cents is null) = (change_cents is null) and (tendered_cents is null or tendered_cents - change_cents = amount_cents)
    and coalesce(change_cents, 0) >= 0
  )
);
comment on table till_movement is 'Money that the desk took or gave, or that went into its drawer or out of it; each belongs to the first closing after it';
comment on column till_movement.staff_id is 'The account of who did it, which the books outlive; null for what was taken before the till was kept';
create index till_movement__open on till_movement (id) where closing_id is null;
create index till_movement__closing on till_movement (closing_id);
create index till_movement__at on till_movement (at);

create table desk_refund (
  id bigint generated always as identity primary key,
  key text not null,
  order_id bigint not null references orders (id),
  tender text not null,
  amount_cents integer not null,
  allowance_cents integer not null,
  reason text not null,
  staff_id bigint not null,
  at timestamptz not null default battigia_now(),
  undone_at timestamptz,
  constraint desk_refund__key_unique unique (key),
  constraint desk_refund__tender_known check (tender in ('cash', 'card_terminal', 'original', 'credit')),
  constraint desk_refund__amount_positive check (amount_cents > 0),
  constraint desk_refund__allowance_is_part check (allowance_cents between 0 and amount_cents)
);
comment on table desk_refund is 'What the desk gave back and why: over the counter, by the payment that brought it, or as credit';
comment on column desk_refund.allowance_cents is 'The part that the order still cost: the rest was beyond what it costs';
create index desk_refund__order on desk_refund (order_id);

create function keep_till() returns trigger
language plpgsql as $$
begin
  if tg_table_name = 'till_movement' and tg_op = 'UPDATE' then
    if to_jsonb(old) ->> 'closing_id' is null and to_jsonb(new) - 'closing_id' = to_jsonb(old) - 'closing_id' then
      return new;
    end if;
  end if;
  raise exception 'the books of the till are append-only';
end $$;
comment on function keep_till() is 'A movement is put into its closing once and never changed otherwise; a closing never';
create trigger till_movement__append_only before update or delete on till_movement
for each row execute function keep_till();
create trigger till_movement__no_truncate before truncate on till_movement
for each statement execute function keep_till();
create trigger till_closing__append_only before update or delete on till_closing
for each row execute function keep_till();
create trigger till_closing__no_truncate before truncate on till_closing
for each statement execute function keep_till();

alter table reconciliation_issue add column resolved_by bigint, add column resolved_note text not null default '';
comment on column reconciliation_issue.resolved_by is 'Who of the resort''s people resolved it; null for what a comparison found even again';

-- Cash of before: it was never counted here, and stands in a closing of its own, so that the first count begins at nothing.

insert into till_closing (
  key, year, number, from_at, to_at, opening_cents, expected_cash_cents, counted_cash_cents, expected_card_cents, counted_card_cents,
  left_cents, note
)
select 'before', extract(year from max(e.at) at time zone 'Europe/Rome'), 0, min(e.at), max(e.at), 0, sum(e.amount_cents),
       greatest(sum(e.amount_cents), 0), 0, 0, 0, 'before'
  from ledger_entry e where e.kind = 'cash' having count(*) > 0;
insert into till_movement (key, kind, tender, amount_cents, ledger_entry_id, at, closing_id)
select e.key, case when e.amount_cents > 0 then 'taken' else 'taken_back' end, 'cash', e.amount_cents, e.id, e.at, c.id
  from ledger_entry e cross join till_closing c where e.kind = 'cash';

create function see_desk_entry() returns trigger
language plpgsql as $$
begin
  if not exists (select from till_movement where ledger_entry_id = new.id) then
    raise exception 'the entry % of the ledger is money of the desk and not in its till', new.key;
  end if;
  return null;
end $$;
comment on function see_desk_entry() is 'No money of the desk is in the ledger that is not in the till';
create constraint trigger ledger_entry__in_the_till after insert on ledger_entry deferrable initially deferred
for each row when (new.kind in ('cash', 'card_terminal', 'desk_refund'))
execute function see_desk_entry();

create function enter_desk_money(
  p_order bigint, p_kind text, p_tender text, p_cents integer, p_key text, p_tendered integer, p_reason text, p_staff bigint,
  p_device text
) returns bigint
language plpgsql as $$
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
$$;
comment on function enter_desk_money(bigint, text, text, integer, text, integer, text, bigint, text) is
  'Writes money of the desk into the order''s ledger and into the till, once per key; answers the ledger''s entry, null for a key of before';

create function close_till(
  p_key text, p_previous bigint, p_cash integer, p_card integer, p_left integer, p_denominations jsonb, p_note text, p_staff bigint
) returns jsonb
language plpgsql as $$
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
$$;
comment on function close_till(text, bigint, integer, integer, integer, jsonb, text, bigint) is
  'Puts all movements that no closing has into a new one that follows the one its caller saw; closed once per key';

-- What the orders' functions say of money, with the card terminal and what the desk gave back.

create or replace function balance_order() returns trigger
language plpgsql as $$
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
end $$;

drop trigger ledger_entry__pays_difference on ledger_entry;
create trigger ledger_entry__pays_difference after insert on ledger_entry
for each row when (new.kind in ('capture', 'cash', 'card_terminal', 'credit') and not new.is_give_back)
execute function pay_difference();

create function owed_cents_of(p_order orders) returns integer
language sql immutable
as $$
  select greatest((p_order).total_cents + (p_order).kept_cents - (p_order).allowance_cents, 0)
$$;
comment on function owed_cents_of(orders) is 'What an order costs and its policy kept, less what the desk gave back of it';

create function desk_cents_of(p_order bigint, p_tender text) returns integer
language sql stable
return (
  select coalesce(sum(e.amount_cents), 0)::integer from ledger_entry e
   where e.order_id = p_order
     and (
       e.kind = 'to_credit' and e.attempt_id is null and p_tender is null
       or e.kind in ('cash', 'card_terminal', 'desk_refund')
         and (p_tender is null or exists (select from till_movement m where m.ledger_entry_id = e.id and m.tender = p_tender))
     )
);
comment on function desk_cents_of(bigint, text) is
  'Money of an order that came at the desk and is still there, by one tender; by all (null) less what of it became credit';

create or replace function due_cents_of(p_order orders) returns integer
language sql stable
as $$
  select case
  when (p_order).difference_cents > 0 then greatest((p_order).difference_cents - reserved_cents_of((p_order).id), 0)
  else greatest(owed_cents_of(p_order) - (p_order).balance_cents, 0)
end
$$;

create or replace function is_order_settled(p_order bigint) returns boolean
language sql stable
return exists (
  select from orders o
   where o.id = p_order and o.status in ('confirmed', 'completed')
     and (o.balance_cents >= owed_cents_of(o) or is_payment_authorized(o.id))
);

create or replace function bar_due_cents(p_order orders) returns integer
language sql stable as $$
  select case
    when p_order.status in ('confirmed', 'completed') and p_order.method = 'cash'
      then greatest(owed_cents_of(p_order) - p_order.balance_cents, 0)
    else 0
  end
$$;

create or replace function order_payment_status(p_order orders) returns text
language sql stable
as $$
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
$$;

create or replace function return_excess_credit(p_order bigint, p_movement text) returns integer
language plpgsql as $$
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

create function refundable_at_desk(p_order orders) returns jsonb
language sql stable
as $$
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
$$;
comment on function refundable_at_desk(orders) is
  'The most that the desk may give back of an order by each way: what came by it, and never more than is here';

create function begin_desk_refund(p_key text, p_order bigint, p_tender text, p_cents integer, p_reason text, p_staff bigint) returns bigint
language plpgsql as $$
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
$$;
comment on function begin_desk_refund(text, bigint, text, integer, text, bigint) is
  'Notes a refund of a locked order: what is beyond what it costs goes back first, and the rest nobody owes again';
