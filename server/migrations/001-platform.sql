-- What every slice stands on: the clock, idempotency keys, rate limits and the outbox.

create function battigia_now() returns timestamptz
language sql stable parallel safe
return now() + coalesce(nullif(current_setting('battigia.clock_offset', true), '')::interval, interval '0');
comment on function battigia_now() is 'The one clock of the product; tests move it with battigia.clock_offset';

create function resort_today() returns date
language sql stable parallel safe
return (battigia_now() at time zone 'Europe/Rome')::date;
comment on function resort_today() is 'The resort''s civil day in Europe/Rome';

create table idempotency (
  caller_key bytea primary key,
  request_hash bytea not null,
  status smallint,
  body bytea,
  created_at timestamptz not null default now(),
  constraint idempotency__caller_key_is_sha256 check (octet_length(caller_key) = 32),
  constraint idempotency__request_hash_is_sha256 check (octet_length(request_hash) = 32)
) with (fillfactor = 80);
comment on table idempotency is 'Answers of finished changes by hashed caller and key; the body is sealed with the key itself, which is not stored';
create index idempotency__created_at on idempotency using brin (created_at);

create unlogged table idempotency_fingerprint (
  caller_key bytea primary key,
  request_hash bytea not null,
  created_at timestamptz not null default now()
);
comment on table idempotency_fingerprint is 'Which request a key was first used for, for calls that are idempotent by state; lost in a crash without harm';
create index idempotency_fingerprint__created_at on idempotency_fingerprint using brin (created_at);

create unlogged table rate_limit (
  bucket bytea primary key,
  used integer not null,
  ends_at timestamptz not null,
  constraint rate_limit__used_is_positive check (used > 0)
);
comment on table rate_limit is 'Calls of one asker in the running window, by hashed key; lost in a crash without harm';
create index rate_limit__ends_at on rate_limit (ends_at);

create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts smallint not null default 0,
  failed_at timestamptz,
  last_error text,
  constraint outbox__one_per_kind_and_key unique (kind, key)
);
comment on table outbox is 'Effects to carry out after the commit; a row goes when it is done and stays with failed_at when it is given up';
create index outbox__due on outbox (due_at) where failed_at is null;
