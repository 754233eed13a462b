-- Guests who order without an account, the resort's people, and what those did.

alter table account add column kind text not null default 'customer',
  add constraint account__kind_is_known check (kind in ('customer', 'guest')),
  add constraint account__guest_has_no_password check (kind <> 'guest' or (password_hash = '' and confirmed_at is null)),
  drop constraint account__email_is_free;
comment on column account.kind is 'A guest left name, phone and e-mail to order without an account (R-110): one row per device, the e-mail is not proven';
-- Many guests may write the same e-mail; only a customer has proven it.
create unique index account__email_is_free on account (email) where kind = 'customer';
create index account__guests on account (created_at) where kind = 'guest';

create table staff_member (
  account_id bigint primary key references account (id) on delete cascade,
  roles text[] not null,
  display_name text not null,
  constraint staff_member__roles_known check (roles <@ array['beach', 'bar', 'restaurant', 'cashier', 'manager']),
  constraint staff_member__has_a_role check (cardinality(roles) > 0),
  constraint staff_member__name_is_short check (length(display_name) between 1 and 40)
);
comment on table staff_member is 'People of the resort and what they may do in the back office (R-603)';

create table staff_action (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default battigia_now()
);
comment on table staff_action is 'Append-only audit: what a person of the resort did, to what, with before and after (R-603)';
create index staff_action__subject on staff_action (subject, id);

create function keep_staff_actions() returns trigger
language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
comment on function keep_staff_actions() is 'What was done stays written';
create trigger staff_action__append_only before update or delete or truncate on staff_action
for each statement execute function keep_staff_actions();
