-- Credit: what the resort owes a guest and takes as payment. A multi-purpose voucher: no VAT on it, all of it on what it pays for.

create table credit_balance (
  account_id bigint primary key references account (id) on delete cascade,
  balance_cents integer not null default 0,
  constraint credit_balance__never_negative check (balance_cents >= 0)
) with (fillfactor = 80);
comment on table credit_balance is 'What an account has of credit: the sum of its entries, kept by their trigger; its row is the lock of everything about it';

create table credit_lot (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  key text not null,
  reason text not null,
  note text not null default '',
  order_id bigint references orders (id),
  earned_cents integer not null,
  left_cents integer not null default 0,
  earned_at timestamptz not null default battigia_now(),
  expires_on date,
  return_days smallint not null,
  noticed_for date,
  constraint credit_lot__earned_once unique (key),
  constraint credit_lot__reason_known check (reason in ('day_resold', 'change', 'refund', 'goodwill', 'withdrawal')),
  constraint credit_lot__earned_positive check (earned_cents > 0),
  constraint credit_lot__left_within check (left_cents between 0 and earned_cents),
  constraint credit_lot__return_days_not_negative check (return_days >= 0)
) with (fillfactor = 80);
comment on table credit_lot is 'Credit that was earned at once, with its own last day; the soonest to expire is used first';
comment on column credit_lot.note is 'Words of the desk to the guest, with credit that it gave';
comment on column credit_lot.expires_on is 'Its last day; null never expires';
comment on column credit_lot.return_days is 'Days that are left at least of what comes back after the last day; frozen when it was earned';
comment on column credit_lot.noticed_for is 'The last day that its guest was told of';
create index credit_lot__open on credit_lot (account_id, expires_on) where left_cents > 0;
create index credit_lot__expiry on credit_lot (expires_on) where left_cents > 0;
create index credit_lot__order on credit_lot (order_id) where order_id is not null;

create table credit_entry (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  lot_id bigint not null references credit_lot (id) on delete cascade,
  movement text not null,
  kind text not null,
  amount_cents integer not null,
  order_id bigint references orders (id),
  at timestamptz not null default battigia_now(),
  constraint credit_entry__once unique (movement, lot_id),
  constraint credit_entry__sign check (
    case kind
      when 'earned' then amount_cents > 0
      when 'used' then amount_cents < 0
      when 'returned' then amount_cents > 0
      when 'expired' then amount_cents < 0
      when 'forfeited' then amount_cents < 0
      else false
    end
  ),
  constraint credit_entry__use_has_its_order check (kind not in ('used', 'returned') or order_id is not null)
);
comment on table credit_entry is 'Append-only: every movement of credit in cents with its sign, one row per lot that it touches';
comment on column credit_entry.movement is 'Names the movement: asked for twice it happens once';
create index credit_entry__account on credit_entry (account_id, id);
create index credit_entry__lot on credit_entry (lot_id);
create index credit_entry__order on credit_entry (order_id) where order_id is not null;

create function keep_credit() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' then
    return new;
  end if;
  if tg_op = 'DELETE' and not exists (select from account where id = old.account_id) then
    return old;
  end if;
  raise exception 'the ledger of credit is append-only';
end $$;
comment on function keep_credit() is 'An entry is never changed; it follows its orders to another account, and goes with an account that leaves no order';
create trigger credit_entry__append_only before update or delete on credit_entry
for each row execute function keep_credit();
create trigger credit_entry__no_truncate before truncate on credit_entry
for each statement execute function keep_credit();

create function balance_credit() returns trigger
language plpgsql as $$
begin
  update credit_lot set left_cents = left_cents + new.amount_cents where id = new.lot_id;
  update credit_balance set balance_cents = balance_cents + new.amount_cents where account_id = new.account_id;
  return null;
end $$;
comment on function balance_credit() is 'What is left of a lot and the balance are the sums of the entries, whoever writes one';
create trigger credit_entry__balances after insert on credit_entry
for each row execute function balance_credit();

-- Credit in the books of an order.

alter table orders
  add column credit_cents integer not null default 0,
  add column credit_returned_cents integer not null default 0,
  add constraint orders__credit_not_negative check (credit_cents >= 0 and credit_returned_cents >= 0);
comment on column orders.credit_cents is 'Credit that stands in the order: used and not given back; kept by the ledger''s trigger';
comment on column orders.credit_returned_cents is 'Credit that was given back of what the order had been paid with';
create index orders__credit_of_ended on orders (id) where credit_cents > 0 and status = 'expired';

alter table ledger_entry
  drop constraint ledger_entry__sign,
  add constraint ledger_entry__sign check (
    case kind
      when 'capture' then amount_cents > 0
      when 'cash' then amount_cents <> 0
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

create or replace function balance_order() returns trigger
language plpgsql as $$
declare
  v_is_credit constant boolean := new.kind in ('credit', 'credit_back');
begin
  if new.kind = 'fee' then
    return null;
  end if;
  update orders o
     set balance_cents = o.balance_cents + new.amount_cents,
         received_cents = o.received_cents
           + case when not new.is_give_back and new.kind in ('capture', 'cash') then new.amount_cents else 0 end,
         returned_cents = o.returned_cents
           - case when not new.is_give_back and not v_is_credit and new.kind not in ('capture', 'cash') then new.amount_cents else 0 end,
         credit_cents = o.credit_cents + case when v_is_credit then new.amount_cents else 0 end,
         credit_returned_cents = o.credit_returned_cents
           - case when not new.is_give_back and new.kind = 'credit_back' then new.amount_cents else 0 end,
         open_disputes = o.open_disputes
           + case new.kind when 'dispute_opened' then 1 when 'dispute_won' then -1 when 'dispute_lost' then -1 else 0 end
   where o.id = new.order_id;
  return null;
end $$;

create function order_payment_status(p_order orders) returns text
language sql stable
as $$
  select case
  when (p_order).open_disputes = 0 and (p_order).received_cents = 0 and is_payment_authorized((p_order).id) then 'authorized'
  else payment_status_of(
    (p_order).total_cents + (p_order).kept_cents, (p_order).balance_cents,
    (p_order).received_cents + (p_order).credit_cents + (p_order).credit_returned_cents,
    (p_order).returned_cents + (p_order).credit_returned_cents, (p_order).open_disputes, false
  )
end
$$;
comment on function order_payment_status(orders) is
  'The second axis of an order (payments guide, 9.1); credit counts as what it pays, and part of it alone leaves the order unpaid';

-- The movements. Each locks the account's balance first, so that two at the same moment follow each other; an order that it
-- belongs to is locked before by the caller.

create function usable_credit(p_account bigint) returns integer
language sql stable
return (
  select coalesce(sum(l.left_cents), 0)::integer from credit_lot l
   where l.account_id = p_account and l.left_cents > 0 and (l.expires_on is null or l.expires_on >= resort_today())
);
comment on function usable_credit(bigint) is 'Cents of credit that an account may use today';

create function grant_credit(
  p_account bigint, p_cents integer, p_reason text, p_key text, p_order bigint, p_expires_on date, p_return_days integer,
  p_note text
) returns boolean
language plpgsql as $$
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
$$;
comment on function grant_credit(bigint, integer, text, text, bigint, date, integer, text) is
  'Gives an account credit once per key; false when this key gave it before';

create function use_credit(p_order bigint, p_cents integer, p_movement text) returns boolean
language plpgsql as $$
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
$$;
comment on function use_credit(bigint, integer, text) is
  'Pays part of a locked order with its account''s credit, once per movement; false when there is not so much that has not expired';

create function return_credit(p_order bigint, p_cents integer, p_movement text, p_is_give_back boolean) returns integer
language plpgsql as $$
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
$$;
comment on function return_credit(bigint, integer, text, boolean) is
  'Gives credit of a locked order back to the lots it came from, at most what stands in it and once per movement; answers the cents';

create function may_money_come(p_order bigint) returns boolean
language sql stable
return exists (
  select from payment_attempt a where a.order_id = p_order and a.settled_at is null and a.use is distinct from 'give_back'
);
comment on function may_money_come(bigint) is 'Whether a payment of an expired order may still confirm it (payments guide, 8.6)';

create function return_credit_of_ended() returns trigger
language plpgsql as $$
begin
  -- An expired order keeps its credit as long as late money may confirm it; a job looks again.
  if new.status = 'failed' or not may_money_come(new.id) then
    perform return_credit(new.id, new.credit_cents, 'ended:' || new.id, true);
  end if;
  return null;
end $$;
comment on function return_credit_of_ended() is 'Credit of an order that never stood is its account''s again, in the transaction that ends it';
create trigger orders__return_credit after update of status on orders
for each row when (new.credit_cents > 0 and new.status in ('failed', 'expired') and old.status is distinct from new.status)
execute function return_credit_of_ended();

create function return_credit_of_expired(p_most integer) returns integer
language plpgsql as $$
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
$$;
comment on function return_credit_of_expired(integer) is
  'Gives back the credit of expired orders whose payments have all come to nothing; answers how many';

create function return_excess_credit(p_order bigint, p_movement text) returns integer
language plpgsql as $$
declare
  v_excess integer;
begin
  select o.balance_cents - o.total_cents - o.kept_cents
         + (
           select coalesce(sum(a.amount_cents), 0) from payment_attempt a
            where a.order_id = o.id and a.use = 'paid' and a.state <> 'captured' and a.settled_at is null
         )
         - (
           select coalesce(sum(r.amount_cents), 0) from refund r
            where r.order_id = o.id and r.reason in ('cancelled', 'staff')
              and r.state in ('requested', 'submitted', 'pending', 'waiting_settlement', 'failed')
         )
         - (
           select coalesce(sum(e.amount_cents), 0) from ledger_entry e
            where e.order_id = o.id and (e.kind = 'cash' or e.kind = 'to_credit' and e.attempt_id is null)
         )
    into v_excess
    from orders o where o.id = p_order;
  return return_credit(p_order, v_excess, p_movement, false);
end
$$;
comment on function return_excess_credit(bigint, text) is
  'Gives back what credit a locked order has beyond what it costs now: what else came goes back first, by its provider or at the desk; answers the cents';

create function expire_credit(p_most integer) returns integer
language plpgsql as $$
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
$$;
comment on function expire_credit(integer) is 'Ends what is left of lots whose last day is over; answers how many it looked at';

create function forfeit_credit(p_account bigint) returns void
language plpgsql as $$
begin
  perform from credit_balance where account_id = p_account for update;
  update credit_lot set note = '' where account_id = p_account and note <> '';
  insert into credit_entry (account_id, lot_id, movement, kind, amount_cents)
  select l.account_id, l.id, 'forfeited:' || l.id, 'forfeited', -l.left_cents
    from credit_lot l where l.account_id = p_account and l.left_cents > 0;
end
$$;
comment on function forfeit_credit(bigint) is 'Ends all credit of an account that is deleted: its person was told the amount before';

create function move_credit() returns trigger
language plpgsql as $$
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
$$;
comment on function move_credit() is
  'Credit goes with orders to the account that takes them over: of a guest who became a customer, or the nameless one of somebody deleted';
create trigger orders__credit_goes_along after update of account_id on orders
for each row when (old.account_id <> new.account_id) execute function move_credit();

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
      'dueCents', greatest(o.total_cents + o.kept_cents - o.balance_cents, 0),
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
