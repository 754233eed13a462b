-- Payments of the native shells in the system's browser (payments guide, 5.5): a one-time address, and a session that pays one order.

alter table session
  add column order_id bigint references orders (id) on delete cascade,
  drop constraint session__kind_is_known,
  add constraint session__kind_is_known check (kind in ('customer', 'staff', 'payment')),
  add constraint session__payment_has_its_order check ((kind = 'payment') = (order_id is not null));
comment on column session.kind is
  'A staff session opens the back office and nothing of guests, a customer''s nothing of the back office; a payment''s pays one order and does nothing else';
comment on column session.order_id is 'The one order that a payment session may pay';
create index session__order on session (order_id) where order_id is not null;

create table payment_link (
  order_id bigint primary key references orders (id) on delete cascade,
  account_id bigint not null references account (id) on delete cascade,
  session_id bigint not null references session (id) on delete cascade,
  token_hash bytea not null,
  language text not null,
  expires_at timestamptz not null,
  constraint payment_link__token_is_unique unique (token_hash),
  constraint payment_link__token_is_sha256 check (octet_length(token_hash) = 32)
);
comment on table payment_link is
  'One-time addresses at which an app''s person pays an order in the system''s browser: the newest of each order, deleted by its use and with the session that asked for it';
create index payment_link__account on payment_link (account_id);
create index payment_link__session on payment_link (session_id);
create index payment_link__expiry on payment_link (expires_at);
