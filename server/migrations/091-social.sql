-- Social logins: who is known by which provider, and the way from its answer to an account.

create table social_identity (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  provider text not null,
  subject text not null,
  refresh_token bytea,
  added_at timestamptz not null default battigia_now(),
  mail_stopped_at timestamptz,
  constraint social_identity__one_account unique (provider, subject),
  constraint social_identity__provider_is_known check (provider in ('apple', 'google', 'facebook'))
);
comment on table social_identity is 'Social logins that open an account, known by provider and subject and never by e-mail (R-108)';
comment on column social_identity.refresh_token is 'Apple''s, sealed with SECRETS_KEY: deleting the account revokes it';
comment on column social_identity.mail_stopped_at is 'Since when Apple''s relay forwards no mail to this person';
create index social_identity__account on social_identity (account_id);

create table social_attempt (
  state_hash bytea primary key,
  provider text not null,
  browser_key bytea not null,
  verifier text not null,
  nonce text not null,
  next text,
  created_at timestamptz not null default battigia_now(),
  constraint social_attempt__state_is_sha256 check (octet_length(state_hash) = 32)
);
comment on table social_attempt is 'A browser on its way to a provider: what its answer has to fit; used once, a quarter of an hour at most';
create index social_attempt__created_at on social_attempt (created_at);

create table social_arrival (
  id bigint generated always as identity primary key,
  key_hash bytea not null,
  browser_key bytea not null,
  provider text not null,
  subject text not null,
  email text,
  email_trust text not null,
  first_name text not null,
  last_name text not null,
  refresh_token bytea,
  taken_at timestamptz,
  sign_up jsonb,
  code_salt bytea,
  code_hash bytea,
  code_tries smallint not null default 0,
  code_expires_at timestamptz,
  created_at timestamptz not null default battigia_now(),
  constraint social_arrival__key_is_unique unique (key_hash),
  constraint social_arrival__email_trust_is_known check (email_trust in ('none', 'verified', 'owned', 'relay')),
  constraint social_arrival__code_is_whole check (num_nulls(code_salt, code_hash, code_expires_at) in (0, 3))
);
comment on table social_arrival is 'Who came back from a provider and has no account here yet: goes when it has one, or after an hour';
comment on column social_arrival.taken_at is 'When the browser took it up; the key of the address works once, another one then goes on';
comment on column social_arrival.sign_up is 'What was typed to complete the sign-up, while its e-mail waits for a mailed code';
create index social_arrival__created_at on social_arrival (created_at);

create table apple_name (
  id bigint generated always as identity primary key,
  browser_key bytea not null,
  subject text,
  first_name text not null,
  last_name text not null,
  told_at timestamptz not null default battigia_now()
);
comment on table apple_name is 'A name that Apple tells only once, kept before anything can fail; goes with the sign-up, or after a month';
create index apple_name__browser on apple_name (browser_key);

create table social_deletion (
  code text primary key,
  done_at timestamptz not null default battigia_now(),
  constraint social_deletion__code_is_random check (length(code) = 22)
);
comment on table social_deletion is 'Requests of Facebook to delete what it told about a person, by the code of their status page; names nobody';
