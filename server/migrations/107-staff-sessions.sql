-- Sessions of the resort's people are of a kind of their own (R-603, security guide section 3): opened in two steps, short, and of
-- no use on the calls of guests.

alter table session
  add column kind text not null default 'customer',
  add column return_hash bytea,
  add column pin_tries smallint not null default 0,
  add constraint session__kind_is_known check (kind in ('customer', 'staff')),
  add constraint session__return_key_is_staffs check (return_hash is null or kind = 'staff'),
  add constraint session__return_key_is_sha256 check (length(return_hash) = 32);
comment on column session.kind is 'A staff session opens the back office and nothing of guests; a customer''s opens nothing of the back office';
comment on column session.return_hash is 'SHA-256 of the key that a shared tablet keeps: with the person''s PIN it opens a locked session again';
comment on column session.pin_tries is 'Wrong PINs since the last right one; the third ends the session';
create unique index session__return_key_is_unique on session (return_hash) where return_hash is not null;

alter table staff_member add column pin_hash text not null default '';
comment on column staff_member.pin_hash is 'Argon2id of the PIN that changes the person at a shared tablet; empty without one';

create table staff_second_factor (
  account_id bigint primary key references staff_member (account_id) on delete cascade,
  secret bytea not null,
  last_step bigint not null,
  confirmed_at timestamptz not null,
  is_sealed boolean not null default false,
  constraint staff_second_factor__secret_is_long check (length(secret) >= 20)
);
comment on column staff_second_factor.is_sealed is 'Whether the secret is encrypted under SECRETS_KEY of the environment; kept as it is where there was no key';
comment on table staff_second_factor is 'One-time codes by time (RFC 6238) of the resort''s people; a step that was used is never used again';

create table staff_recovery_code (
  account_id bigint not null references staff_second_factor (account_id) on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash),
  constraint staff_recovery_code__is_sha256 check (length(code_hash) = 32)
);
comment on table staff_recovery_code is 'Codes for who has lost the second factor: each one is deleted by its use';

create table staff_login_ticket (
  ticket_hash bytea primary key,
  account_id bigint not null references staff_member (account_id) on delete cascade,
  new_secret bytea,
  is_sealed boolean not null default false,
  chooses_password boolean not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  constraint staff_login_ticket__is_sha256 check (length(ticket_hash) = 32)
);
comment on table staff_login_ticket is 'Logins of the resort''s people after the password and before the second factor; a new secret where there is none yet';
create index staff_login_ticket__account on staff_login_ticket (account_id);

create function end_staff_sessions() returns trigger
language plpgsql as $$
begin
  delete from session where account_id = old.account_id and kind = 'staff';
  return null;
end $$;
comment on function end_staff_sessions() is 'Who works here no more is signed out of the back office at once, whatever code took the roles away';
create trigger staff_member__ends_sessions after delete on staff_member
for each row execute function end_staff_sessions();

create or replace function end_sessions_of_account() returns trigger
language plpgsql as $$
begin
  delete from session where account_id = new.id;
  delete from password_reset where account_id = new.id;
  delete from email_change where account_id = new.id;
  delete from proof_code where account_id = new.id;
  delete from guest_link where account_id = new.id;
  delete from staff_login_ticket where account_id = new.id;
  return null;
end $$;
comment on function end_sessions_of_account() is 'A changed password or e-mail ends every session, and every link and code that was mailed before, whatever code changed it';
