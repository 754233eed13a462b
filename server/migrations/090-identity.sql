-- Proving who one is once more.

alter table session add column proven_at timestamptz;
comment on column session.proven_at is 'When the person last proved who they are, by signing in or once more; some calls ask that it was lately';
update session s set proven_at = s.created_at from account a where a.id = s.account_id and a.kind = 'customer';

alter table session add column platform text not null default 'other', add column device text not null default '',
  add constraint session__platform_is_known check (platform in ('android', 'ios', 'other')),
  add constraint session__device_is_short check (length(device) <= 40);
comment on column session.platform is 'What the app said that it runs on; other is a browser (R-302)';
comment on column session.device is 'Name of browser and system, e.g. Firefox, Windows; nothing else of the User-Agent is kept (R-215)';

create table password_reset (
  account_id bigint primary key references account (id) on delete cascade,
  key_hash bytea not null,
  expires_at timestamptz not null,
  constraint password_reset__key_is_unique unique (key_hash),
  constraint password_reset__key_is_sha256 check (octet_length(key_hash) = 32)
);
comment on table password_reset is 'The newest mailed link for a new password of an account: its SHA-256 alone, made when the mail is sent; goes when it is used';

create table email_change (
  account_id bigint primary key references account (id) on delete cascade,
  email text not null,
  key_hash bytea,
  expires_at timestamptz not null,
  constraint email_change__email_is_lower_case check (email = lower(email)),
  constraint email_change__key_is_unique unique (key_hash),
  constraint email_change__key_is_sha256 check (octet_length(key_hash) = 32)
);
comment on table email_change is 'A new e-mail of an account that waits for its link to be opened; the key is null until the mail is sent';

create table proof_code (
  account_id bigint primary key references account (id) on delete cascade,
  code_salt bytea not null,
  code_hash bytea not null,
  code_tries smallint not null default 0,
  code_expires_at timestamptz not null
);
comment on table proof_code is 'The newest mailed code by which an account proves itself once more; kept as a salted hash, goes when it is used';

create or replace function end_sessions_of_account() returns trigger
language plpgsql as $$
begin
  delete from session where account_id = new.id;
  delete from password_reset where account_id = new.id;
  delete from email_change where account_id = new.id;
  delete from proof_code where account_id = new.id;
  return null;
end $$;
comment on function end_sessions_of_account() is
  'A changed password or e-mail ends every session, and every link and code that was mailed before, whatever code changed it';
