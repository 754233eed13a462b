-- Payments: modes, attempts, refunds, the ledger, what providers sent, saved cards, and an order's second axis.

create table payment_mode (
  id smallint primary key,
  provider text,
  enabled boolean not null,
  label_key text not null,
  platforms text[] not null default '{android,ios,other}',
  constraint payment_mode__id_of_the_protocol check (id between 1 and 4),
  constraint payment_mode__provider_known check (provider in ('paypal', 'stripe', 'braintree'))
);
comment on table payment_mode is 'Which provider stands behind each mode of the 3.1.10 protocol, whether it is on, and on which platforms (R-111, R-316)';
insert into payment_mode (id, provider, enabled, label_key)
values (1, null, true, 'cash'), (2, 'paypal', true, 'wallet'), (3, 'stripe', true, 'card'), (4, 'braintree', true, 'second_card');

create function announce_payment_modes() returns trigger
language plpgsql as $$
begin
  perform pg_notify('payment_modes', '');
  return null;
end $$;
comment on function announce_payment_modes() is 'Every server process reads the modes again, whoever changed them';
create trigger payment_mode__announced after insert or update or delete on payment_mode
for each statement execute function announce_payment_modes();

-- An order's two axes: its status, and what the ledger says of its money.

alter table orders drop constraint orders__status_known, drop constraint orders__method_known,
  drop constraint orders__unpaid_has_deadline;
drop index orders__release;
alter table orders
  add column pay_until timestamptz,
  add column hold_started_at timestamptz,
  add column pay_started_at timestamptz,
  add column is_pinned boolean not null default false,
  add column refund_policy jsonb not null default '{"fullHours": 0, "laterPercent": 0}',
  add column kept_cents integer not null default 0,
  add column balance_cents integer not null default 0,
  add column received_cents integer not null default 0,
  add column returned_cents integer not null default 0,
  add column open_disputes integer not null default 0;
alter table orders alter column refund_policy drop default;
comment on column orders.pay_until is 'Until when the places wait for a payment that has begun';
comment on column orders.hold_started_at is 'When the holds began: no payment window reaches beyond its cap from here';
comment on column orders.pay_started_at is 'When the payment of a booked order was first begun: the cap of its window';
comment on column orders.is_pinned is 'The places are booked although the money is not confirmed: the payer has approved (PayPal)';
comment on column orders.kept_cents is 'What the policy kept of cancelled lines';
comment on column orders.balance_cents is 'Sum of the ledger without fees; kept by its trigger';

create table payment_attempt (
  id bigint generated always as identity primary key,
  public_id text not null,
  order_id bigint not null references orders (id),
  mode_id smallint not null references payment_mode (id),
  provider text not null,
  amount_cents integer not null,
  currency text not null,
  state text not null default 'created',
  ref text,
  use text,
  give_back_reason text,
  is_indeterminate boolean not null default false,
  cancel_requested_at timestamptz,
  settled_at timestamptz,
  captured_cents integer not null default 0,
  refunded_cents integer not null default 0,
  instrument jsonb,
  error jsonb,
  request jsonb not null,
  created_at timestamptz not null default battigia_now(),
  next_sync_at timestamptz,
  leased_until timestamptz,
  syncs integer not null default 0,
  constraint payment_attempt__public_id_unique unique (public_id),
  constraint payment_attempt__one_per_payment unique (provider, ref),
  constraint payment_attempt__amount_positive check (amount_cents > 0),
  constraint payment_attempt__state_known check (
    state in ('created', 'needs_method', 'needs_action', 'processing', 'declined', 'cancelled', 'authorized', 'captured')
  ),
  constraint payment_attempt__use_known check (use in ('paid', 'give_back')),
  constraint payment_attempt__given_back_has_reason check ((use = 'give_back') = (give_back_reason is not null))
) with (fillfactor = 70);
comment on table payment_attempt is 'One intent, order or transaction at a provider to pay an order; its state only moves on (R3)';
comment on column payment_attempt.use is 'Whether money that came stays: decided exactly once (R4)';
comment on column payment_attempt.request is 'What the provider was asked for, without any card or nonce, so that the same call can be repeated (R8)';
create unique index payment_attempt__one_open on payment_attempt (order_id)
  where settled_at is null and cancel_requested_at is null and use is null;
create index payment_attempt__order on payment_attempt (order_id, id);
create index payment_attempt__due on payment_attempt (next_sync_at) where next_sync_at is not null;

create table payment_try (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references payment_attempt (id),
  code text not null,
  decline_code text,
  at timestamptz not null default battigia_now()
);
comment on table payment_try is 'Each decline of an attempt, for support and for the maximum of tries';
create index payment_try__attempt on payment_try (attempt_id);

create table refund (
  id bigint generated always as identity primary key,
  public_id text not null,
  order_id bigint not null references orders (id),
  attempt_id bigint not null references payment_attempt (id),
  line_id bigint,
  amount_cents integer not null,
  reason text not null,
  state text not null default 'requested',
  idem_key text not null,
  ref text,
  error jsonb,
  created_at timestamptz not null default battigia_now(),
  next_sync_at timestamptz,
  leased_until timestamptz,
  syncs integer not null default 0,
  constraint refund__public_id_unique unique (public_id),
  constraint refund__key_unique unique (idem_key),
  constraint refund__amount_positive check (amount_cents > 0),
  constraint refund__reason_known check (reason in ('cancelled', 'give_back', 'external', 'staff')),
  constraint refund__state_known check (
    state in ('requested', 'submitted', 'pending', 'waiting_settlement', 'succeeded', 'failed', 'cancelled', 'external')
  )
) with (fillfactor = 70);
comment on table refund is 'Money on its way back by the provider that took it (payments guide, 8.3)';
create index refund__order on refund (order_id);
create index refund__attempt on refund (attempt_id);
create index refund__due on refund (next_sync_at) where next_sync_at is not null;

create table ledger_entry (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  attempt_id bigint references payment_attempt (id),
  refund_id bigint references refund (id),
  kind text not null,
  amount_cents integer not null,
  currency text not null,
  is_give_back boolean not null default false,
  key text not null,
  at timestamptz not null default battigia_now(),
  constraint ledger_entry__once unique (key),
  constraint ledger_entry__sign check (
    case kind
      when 'capture' then amount_cents > 0
      when 'cash' then amount_cents <> 0
      when 'refund' then amount_cents < 0
      when 'external_refund' then amount_cents < 0
      when 'refund_failed' then amount_cents > 0
      when 'dispute_opened' then amount_cents < 0
      when 'dispute_won' then amount_cents > 0
      when 'dispute_lost' then amount_cents = 0
      when 'fee' then true
      else false
    end
  )
);
comment on table ledger_entry is 'Append-only: every movement of an order''s money in cents, with its sign; fees stand beside the balance';
create index ledger_entry__order on ledger_entry (order_id);
create index ledger_entry__at on ledger_entry (at);

create function keep_ledger() returns trigger
language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
comment on function keep_ledger() is 'An entry is corrected by another entry, never changed';
create trigger ledger_entry__append_only before update or delete or truncate on ledger_entry
for each statement execute function keep_ledger();

create function balance_order() returns trigger
language plpgsql as $$
begin
  if new.kind = 'fee' then
    return null;
  end if;
  update orders o
     set balance_cents = o.balance_cents + new.amount_cents,
         received_cents = o.received_cents
           + case when not new.is_give_back and new.kind in ('capture', 'cash') then new.amount_cents else 0 end,
         returned_cents = o.returned_cents
           - case when not new.is_give_back and new.kind not in ('capture', 'cash') then new.amount_cents else 0 end,
         open_disputes = o.open_disputes
           + case new.kind when 'dispute_opened' then 1 when 'dispute_won' then -1 when 'dispute_lost' then -1 else 0 end
   where o.id = new.order_id;
  return null;
end $$;
comment on function balance_order() is 'An order''s sums are its ledger''s, whoever writes an entry';
create trigger ledger_entry__balances after insert on ledger_entry
for each row execute function balance_order();

create table provider_event (
  provider text not null,
  event_id text not null,
  type text not null,
  ref text,
  raw_body text not null,
  received_at timestamptz not null default battigia_now(),
  processed_at timestamptz,
  error text,
  primary key (provider, event_id)
);
comment on table provider_event is 'What a provider sent, once each; it only says where to look (R1, R9)';
create index provider_event__open on provider_event (received_at) where processed_at is null;

create table payment_customer (
  account_id bigint not null references account (id),
  provider text not null,
  ref text not null,
  primary key (account_id, provider),
  constraint payment_customer__ref_unique unique (provider, ref)
);
comment on table payment_customer is 'The provider''s customer of an account';

create table saved_card (
  id bigint generated always as identity primary key,
  public_id text not null,
  account_id bigint not null references account (id),
  mode_id smallint not null references payment_mode (id),
  provider text not null,
  ref text not null,
  brand text not null,
  last_four text not null,
  expiry_month smallint not null,
  expiry_year smallint not null,
  is_default boolean not null,
  created_at timestamptz not null default battigia_now(),
  constraint saved_card__public_id_unique unique (public_id),
  constraint saved_card__once unique (provider, ref),
  constraint saved_card__last_four_digits check (last_four ~ '^\d{4}$')
);
comment on table saved_card is 'A card that its provider keeps: brand, last four, expiry and the provider''s token, nothing else (payments guide, 7.4)';
create unique index saved_card__one_default on saved_card (account_id) where is_default;
create index saved_card__account on saved_card (account_id);

create table reconciliation_run (
  id bigint generated always as identity primary key,
  provider text not null,
  day date not null,
  started_at timestamptz not null default battigia_now(),
  finished_at timestamptz,
  difference_cents integer,
  constraint reconciliation_run__difference_at_end check ((finished_at is null) = (difference_cents is null))
);
comment on table reconciliation_run is 'A comparison of the ledger with a provider for one day of the resort';

create table reconciliation_issue (
  id bigint generated always as identity primary key,
  key text not null,
  kind text not null,
  provider text,
  order_id bigint references orders (id),
  attempt_id bigint references payment_attempt (id),
  detail jsonb not null,
  found_at timestamptz not null default battigia_now(),
  resolved_at timestamptz,
  constraint reconciliation_issue__once unique (key)
);
comment on table reconciliation_issue is 'What the ledger and a provider do not agree on, and what else staff have to look at';
create index reconciliation_issue__open on reconciliation_issue (found_at) where resolved_at is null;

-- Orders of before: what was due or paid is confirmed now, and the ledger knows of the cash.

insert into ledger_entry (order_id, kind, amount_cents, currency, key, at)
select o.id, 'cash', o.total_cents, 'EUR', 'cash:before:' || o.id, o.placed_at
  from orders o where o.status = 'paid' and o.total_cents > 0;
update orders set status = 'confirmed' where status in ('due_cash', 'due_later', 'paid');
update orders set status = 'no_show' where status = 'released';
update order_history
   set old_status = case when old_status in ('due_cash', 'due_later', 'paid') then 'confirmed' when old_status = 'released' then 'no_show' else old_status end,
       new_status = case when new_status in ('due_cash', 'due_later', 'paid') then 'confirmed' when new_status = 'released' then 'no_show' else new_status end;

alter table orders
  add constraint orders__status_known check (
    status in ('awaiting_payment', 'confirmed', 'completed', 'expired', 'failed', 'cancelled', 'no_show')
  ),
  add constraint orders__method_known check (
    method in ('card', 'second_card', 'wallet', 'cash', 'pay_later', 'no_payment_needed')
  ),
  add constraint orders__deadline_of_its_method check (
    (method in ('cash', 'pay_later')) = (release_at is not null)
  ),
  add constraint orders__waits_until check (status <> 'awaiting_payment' or pay_until is not null),
  add constraint orders__pinned_waits check (not is_pinned or status = 'awaiting_payment'),
  add constraint orders__kept_not_negative check (kept_cents >= 0);
create index orders__release on orders (release_at) where status = 'confirmed' and release_at is not null;
-- Beside the one that its cart waits for, an account may have orders whose payment is under review or came late.
create unique index orders__one_awaiting on orders (account_id) where status = 'awaiting_payment' and not is_pinned;
create index orders__pay_until on orders (pay_until) where status = 'awaiting_payment';
alter table order_history drop constraint order_history__actor_known;
alter table order_history add constraint order_history__actor_known
  check (actor in ('guest', 'clock', 'staff', 'provider'));

-- An order that never became a booking may have wanted the same stay: one live line per stay.
alter table order_line drop constraint order_line_pkey, add primary key (order_id, id);
create unique index order_line__one_standing on order_line (id) where cancelled_at is null;
drop index order_line__order;

alter table umbrella_cart add column started_at timestamptz;
comment on column umbrella_cart.started_at is 'When the first of its present holds began';

create function payment_status_of(
  p_owed integer, p_balance integer, p_received integer, p_returned integer, p_disputes integer, p_is_authorized boolean
) returns text
language sql immutable
return case
  when p_disputes > 0 then 'disputed'
  when p_received = 0 and p_is_authorized then 'authorized'
  when p_received = 0 and p_owed = 0 then 'none'
  when p_received = 0 then 'unpaid'
  when p_returned >= p_received then 'refunded'
  when p_returned > 0 then 'partially_refunded'
  when p_balance > p_owed then 'overpaid'
  when p_balance < p_owed then 'unpaid'
  else 'paid'
end;
comment on function payment_status_of(integer, integer, integer, integer, integer, boolean) is
  'The second axis of an order (payments guide, 9.1)';

create function is_payment_authorized(p_order bigint) returns boolean
language sql stable
return exists (
  select from payment_attempt a where a.order_id = p_order and a.use = 'paid' and a.state <> 'captured' and a.settled_at is null
);
comment on function is_payment_authorized(bigint) is 'Whether money for an order is reserved and about to be taken';

create or replace function order_of(p_order bigint) returns jsonb
language plpgsql stable set enable_seqscan = off as $$
begin
  return (
    select jsonb_build_object(
      'orderId', o.id, 'number', o.number, 'status', o.status, 'method', o.method,
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
comment on function order_of(bigint) is 'An order with its lines, its money and the resort''s clock';

drop function read_checkout(bigint, text, text, text, boolean);
create function read_checkout(
  p_account bigint, p_quote text, p_conditions_slugs text[], p_language text, p_locks boolean
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
      select coalesce(jsonb_agg(jsonb_build_object('slug', p.slug, 'language', p.language, 'version', p.version)), '[]')
        from content_page p
       where p.slug = any (p_conditions_slugs) and p.is_current
         and p.language = coalesce((select q.language from quote q where q.id = p_quote and q.account_id = p_account), p_language)
    )
  );
end
$$;
comment on function read_checkout(bigint, text, text[], text, boolean) is
  'Reads an account''s cart, locked or not, with a quote, its order, the conditions in the quote''s language and the resort''s clock';
