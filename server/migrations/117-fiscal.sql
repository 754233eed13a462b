-- Fiscal receipts: one document for each entry of the ledger, and what each product line bears (webcam-and-fiscal guide, 2).

create table fiscal_profile (
  product_line text primary key,
  is_due boolean not null,
  due_when text not null,
  vat_percent smallint,
  nature text,
  department smallint not null,
  version integer not null default 1,
  constraint fiscal_profile__line_known check (
    product_line in ('place', 'extras', 'bar', 'restaurant', 'parking', 'services', 'subscriptions', 'deposits', 'tips')
  ),
  constraint fiscal_profile__when_known check (due_when in ('payment', 'delivery')),
  constraint fiscal_profile__rate_or_nature check (
    (vat_percent is null) <> (nature is null) and vat_percent in (4, 5, 10, 22) is not false
    and nature in ('N1', 'N2', 'N3', 'N4', 'N5', 'N6') is not false
  ),
  constraint fiscal_profile__department_known check (department between 1 and 99)
);
comment on table fiscal_profile is 'What a product line bears on a receipt: whether one is due and when, VAT rate or nature, department of the printer';
comment on column fiscal_profile.due_when is 'payment: when the money comes; delivery: on the first day that it is for';

-- A beginning that the resort''s accountant confirms or changes.
insert into fiscal_profile (product_line, is_due, due_when, vat_percent, nature, department) values
  ('place', true, 'payment', 22, null, 1),
  ('extras', true, 'payment', 22, null, 1),
  ('bar', true, 'payment', 10, null, 2),
  ('restaurant', true, 'payment', 10, null, 2),
  ('parking', true, 'payment', 22, null, 1),
  ('services', true, 'payment', 22, null, 1),
  ('subscriptions', true, 'payment', 22, null, 1),
  ('deposits', true, 'payment', 10, null, 2),
  ('tips', false, 'payment', null, 'N2', 3);

create table fiscal_document (
  id bigint generated always as identity primary key,
  ledger_entry_id bigint not null references ledger_entry (id),
  order_id bigint not null references orders (id),
  kind text not null,
  state text not null default 'noted',
  original_id bigint references fiscal_document (id),
  parts jsonb,
  lines jsonb,
  payments jsonb,
  total_cents integer,
  reason text not null default '',
  noted_at timestamptz not null default battigia_now(),
  next_at timestamptz not null default battigia_now(),
  leased_until timestamptz,
  attempts smallint not null default 0,
  last_error text not null default '',
  adapter text not null default '',
  number text,
  issued_on date,
  device text,
  issued_by bigint,
  void_wanted_at timestamptz,
  void_reason text not null default '',
  void_number text,
  constraint fiscal_document__one_per_entry unique (ledger_entry_id),
  constraint fiscal_document__kind_known check (kind in ('sale', 'refund', 'void')),
  constraint fiscal_document__state_known check (
    state in ('noted', 'not_due', 'to_issue', 'queued', 'retried', 'failed', 'manual', 'issued', 'voided', 'refunded')
  ),
  constraint fiscal_document__composed check (
    (lines is null) = (total_cents is null) and (lines is null) = (payments is null) and (lines is null) = (parts is null)
    and (state in ('noted', 'not_due') or lines is not null)
  ),
  constraint fiscal_document__issued_has_number check (
    (number is null) = (issued_on is null) and (number is null) = (device is null)
    and (state not in ('issued', 'refunded') or number is not null)
  ),
  constraint fiscal_document__refund_has_original check (kind <> 'void' or original_id is not null),
  constraint fiscal_document__total_positive check (total_cents > 0 or state = 'not_due')
);
comment on table fiscal_document is 'The receipt of one entry of the ledger: noted in its transaction, composed and issued after it; one at most for each key';
comment on column fiscal_document.parts is 'How the entry''s cents lie on what was ordered, also on what needs no receipt';
comment on column fiscal_document.issued_by is 'Who of the staff issued it by hand; null for what a machine issued';
create unique index fiscal_document__number_once on fiscal_document (device, issued_on, number) where number is not null;
create index fiscal_document__order on fiscal_document (order_id);
create index fiscal_document__open on fiscal_document (next_at)
  where state in ('noted', 'to_issue', 'queued', 'retried', 'failed', 'manual');
create index fiscal_document__issued_on on fiscal_document (issued_on);
create index fiscal_document__original on fiscal_document (original_id) where original_id is not null;

create function note_fiscal_document() returns trigger
language plpgsql as $$
begin
  insert into fiscal_document (ledger_entry_id, order_id, kind)
  values (new.id, new.order_id, case when new.amount_cents < 0 then 'refund' else 'sale' end);
  return null;
end
$$;
comment on function note_fiscal_document() is
  'Notes that money moved, with nothing in it that could fail: what the receipt says is composed after the payment has committed';
create trigger ledger_entry__noted_for_receipt after insert on ledger_entry
for each row when (new.kind not in ('fee', 'dispute_opened', 'dispute_won', 'dispute_lost'))
execute function note_fiscal_document();

create function keep_fiscal_document() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.ledger_entry_id, new.order_id) is distinct from (old.ledger_entry_id, old.order_id)
    or old.lines is not null
       and (new.parts, new.lines, new.payments, new.total_cents) is distinct from (old.parts, old.lines, old.payments, old.total_cents) then
    raise exception 'a fiscal document is kept as it was composed';
  end if;
  return new;
end
$$;
comment on function keep_fiscal_document() is 'Lines, payments and total are frozen once a document is composed, and none is deleted';
create trigger fiscal_document__frozen before update or delete on fiscal_document
for each row execute function keep_fiscal_document();

create table fiscal_device (
  id smallint primary key default 1,
  adapter text not null,
  is_ok boolean not null,
  paper text not null,
  last_z text not null,
  said text not null,
  seen_at timestamptz not null default battigia_now(),
  constraint fiscal_device__one check (id = 1),
  constraint fiscal_device__paper_known check (paper in ('ok', 'low', 'out', 'unknown'))
);
comment on table fiscal_device is 'What the printer or the service last said of itself';

create table fiscal_daily_close (
  closing_id bigint primary key references till_closing (id),
  z_number text not null,
  closed_at timestamptz not null default battigia_now()
);
comment on table fiscal_daily_close is 'The daily closure (Z) of the printer that a closing of the till asked for';

-- Money of before has its receipts elsewhere.
insert into fiscal_document (ledger_entry_id, order_id, kind, state, reason)
select e.id, e.order_id, case when e.amount_cents < 0 then 'refund' else 'sale' end, 'not_due', 'before'
  from ledger_entry e where e.kind not in ('fee', 'dispute_opened', 'dispute_won', 'dispute_lost');

create function fiscal_sources(p_order bigint) returns jsonb
language sql stable as $$
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
$$;
comment on function fiscal_sources(bigint) is 'What an order is made of for a receipt: places, extras and items with their product line and cents';
