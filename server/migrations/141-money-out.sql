-- Money that the resort's people let go, added up by order, guest, person and day; and what waits for a second manager's yes (B-32).

create table money_out (
  id bigint generated always as identity primary key,
  key text not null,
  kind text not null,
  staff_id bigint not null,
  day date not null default resort_today(),
  at timestamptz not null default battigia_now(),
  order_id bigint,
  receiver_id bigint,
  amount_cents integer not null,
  approved_by bigint,
  undone_at timestamptz,
  constraint money_out__kind_known check (kind in ('refund', 'cancellation', 'change', 'credit', 'complimentary', 'payout')),
  constraint money_out__amount_positive check (amount_cents > 0),
  constraint money_out__by_two check (approved_by <> staff_id)
);
comment on table money_out is 'What one of the resort''s people gave back, gave as credit, gave for nothing or took out of the drawer (B-32)';
comment on column money_out.key is 'Names what was done, so that what takes it back finds it; two that stand never have the same';
comment on column money_out.receiver_id is 'The account that it went to; null for cash out of the drawer';
comment on column money_out.approved_by is 'The second person who agreed to it; null where the limits let it go';
create index money_out__day on money_out (day, staff_id) where undone_at is null;
create index money_out__order on money_out (order_id) where order_id is not null and undone_at is null;
create index money_out__credit on money_out (receiver_id, at) where kind = 'credit';
create unique index money_out__standing_once on money_out (key) where undone_at is null;

create table money_request (
  id bigint generated always as identity primary key,
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
  asked_at timestamptz not null default battigia_now(),
  ends_at timestamptz not null,
  state text not null default 'waiting',
  decided_by bigint,
  decided_at timestamptz,
  constraint money_request__kind_known check (kind in ('refund', 'cancellation', 'change', 'credit', 'complimentary', 'payout')),
  constraint money_request__exceeded_known check (exceeded in ('order', 'guest', 'person', 'day')),
  constraint money_request__amount_positive check (amount_cents > 0),
  constraint money_request__state_known check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'expired')),
  constraint money_request__input_while_waiting check ((input is not null) = (state = 'waiting')),
  constraint money_request__decided_once check (num_nulls(decided_by, decided_at) = case when state = 'waiting' then 2 when state = 'expired' then 1 else 0 end),
  constraint money_request__by_two check (state <> 'approved' or decided_by <> asked_by)
);
comment on table money_request is 'Money that somebody wants to let go beyond a limit, and that waits for a second manager''s yes (B-32)';
comment on column money_request.input is 'What the call is made with when it is agreed to, exactly as it was asked; forgotten once nothing waits';
comment on column money_request.exceeded is 'Which sum went beyond its limit, and by most_cents how large that limit was';
comment on column money_request.device is 'Name of the browser or tablet that it was asked with';
create unique index money_request__waits_once on money_request (asked_by, call, md5(input::text)) where state = 'waiting';
create index money_request__asker on money_request (asked_by, id);
create index money_request__state on money_request (state, id);
