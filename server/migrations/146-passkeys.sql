-- Passkeys (B-26, WebAuthn): several of an account, each of which signs its person in. What of them the server keeps opens nothing.

create table passkey_owner (
  account_id bigint primary key references account (id) on delete cascade,
  handle bytea not null,
  constraint passkey_owner__handle_unique unique (handle),
  constraint passkey_owner__handle_is_random check (octet_length(handle) = 32)
);
comment on table passkey_owner is 'What devices know an account by that has passkeys: 32 random bytes, which say nothing of it';

create table passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references passkey_owner (account_id) on delete cascade,
  credential_id bytea not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  opens_desk boolean not null,
  added_at timestamptz not null default battigia_now(),
  last_used_at timestamptz,
  constraint passkey__credential_unique unique (credential_id),
  constraint passkey__name_is_short check (char_length(name) <= 60),
  constraint passkey__count_not_negative check (sign_count >= 0)
);
comment on table passkey is 'Public keys of passkeys, each with the name that its owner gave it';
comment on column passkey.sign_count is 'The highest count that its device has answered; 0 where the device does not count';
comment on column passkey.opens_desk is 'Whether it was added with a proof in the back office, which it opens then as well';
create index passkey__account on passkey (account_id);

create table passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null,
  asker_hash bytea not null,
  expires_at timestamptz not null,
  constraint passkey_challenge__is_sha256 check (octet_length(challenge_hash) = 32 and octet_length(asker_hash) = 32)
);
comment on table passkey_challenge is 'What passkeys are asked to sign, hashed: for one purpose of one session, link or browser, for minutes, once';
create index passkey_challenge__expiry on passkey_challenge (expires_at);

-- Which browsers are somebody's is asked without an account where a network has used its passkey logins up.
create index known_browser__browser on known_browser (browser_key);

-- Who came into the back office by a passkey has recovery codes and no authenticator.
alter table staff_second_factor alter column secret drop not null;
comment on table staff_second_factor is
  'What somebody of the resort has besides a password: one-time codes by time (RFC 6238), of which a used step is never used again, or passkeys alone';
comment on column staff_second_factor.secret is 'Null where passkeys alone are the second factor';
